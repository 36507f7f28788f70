import { DatabaseSync } from 'node:sqlite'
import { shapesOf } from '../../players/lookAlikes.ts'

/** `exchanged`: tokens of 0.2, which had no sessions, by hash. `sign_outs`: none of them that was issued earlier is accepted. */
const SESSIONS = `
  CREATE TABLE sessions (
    id TEXT PRIMARY KEY, player TEXT NOT NULL, hash TEXT NOT NULL, program INTEGER NOT NULL,
    client TEXT NOT NULL, network TEXT NOT NULL, created INTEGER NOT NULL, used INTEGER NOT NULL, expires INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX sessions_by_player ON sessions (player);
  CREATE INDEX sessions_by_expiry ON sessions (expires);
  CREATE TABLE exchanged (hash TEXT PRIMARY KEY, session TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE sign_outs (player TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
`

/** What the names of accounts look like. Two accounts of an older server may look the same: both keep their names. */
const ACCOUNT_NAMES = `
  CREATE TABLE account_names (shape TEXT NOT NULL, player TEXT NOT NULL, PRIMARY KEY (shape, player)) WITHOUT ROWID;
  CREATE INDEX account_names_by_player ON account_names (player);
  INSERT OR IGNORE INTO account_names
    SELECT shape.value, players.id FROM players, json_each(shapes_of(players.name)) AS shape WHERE password IS NOT NULL;
`

/** Hashes that guard a match (seal.ts), and what was found damaged: kept for ever, `open` until it is repaired. */
const INTEGRITY = `
  ALTER TABLE entries ADD COLUMN chain TEXT;
  ALTER TABLE matches ADD COLUMN record_hash TEXT;
  ALTER TABLE matches ADD COLUMN seal TEXT;
  ALTER TABLE journal ADD COLUMN hash TEXT;
  CREATE TABLE damaged (
    number INTEGER PRIMARY KEY, match TEXT, source TEXT NOT NULL, reason TEXT NOT NULL, content TEXT NOT NULL,
    found INTEGER NOT NULL, open INTEGER NOT NULL
  );
  CREATE INDEX damaged_matches ON damaged (match) WHERE open = 1;
`

/** Who has set up tables that have not ended, with how many bots; filled from the records there are. */
const HOSTED_TABLES = `
  CREATE TABLE hosted_tables (
    match TEXT PRIMARY KEY, host TEXT NOT NULL, bots INTEGER NOT NULL, alone INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX hosted_tables_by_host ON hosted_tables (host);
  INSERT INTO hosted_tables
    SELECT match, host, bots, bots = seats FROM (
      SELECT match, coalesce(json_extract(record, '$.host'), '') AS host, json_array_length(record, '$.seats') AS seats,
        (SELECT count(*) FROM json_each(record, '$.seats') WHERE json_extract(value, '$.kind') = 'bot') AS bots
      FROM (
        SELECT match, CASE WHEN json_valid(record) THEN record ELSE '{}' END AS record
        FROM records JOIN matches ON id = match WHERE status IN ('gathering', 'playing')
      )
    ) WHERE seats > 0;
`

/** Who does not want to play with whom. */
const BLOCKS = `
  CREATE TABLE blocks (player TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (player, other)) WITHOUT ROWID;
  CREATE INDEX blocks_by_other ON blocks (other);
`

const REPORTS = `
  CREATE TABLE reports (
    number INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, reporter TEXT NOT NULL, player TEXT NOT NULL,
    match TEXT, reason TEXT NOT NULL, text TEXT NOT NULL, closed INTEGER, note TEXT
  );
  CREATE INDEX reports_by_reporter ON reports (reporter, at);
  CREATE INDEX reports_by_player ON reports (player);
`

/** `until` is null for good; `settled` is 0 while the seats of somebody banned for good are still theirs. */
const BANS = `
  CREATE TABLE bans (
    player TEXT PRIMARY KEY, until INTEGER, reason TEXT NOT NULL, at INTEGER NOT NULL, settled INTEGER NOT NULL
  ) WITHOUT ROWID;
`

/** Whoever was deleted, by every id they had; `done`: nothing is left to remove. Their names stay taken for a while. */
const DELETED_PLAYERS = `
  CREATE TABLE deleted_players (id TEXT PRIMARY KEY, account TEXT NOT NULL, at INTEGER NOT NULL, done INTEGER NOT NULL) WITHOUT ROWID;
`

/** `goal`: the options of the next match of somebody who plays alone, as JSON. */
const GOALS = `
  CREATE TABLE goals (player TEXT NOT NULL, game TEXT NOT NULL, goal TEXT NOT NULL, PRIMARY KEY (player, game)) WITHOUT ROWID;
`

/** Created also by commands that add a line to a database which nobody has upgraded yet. */
export const AUDIT = `
  CREATE TABLE IF NOT EXISTS audit (
    number INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, who TEXT NOT NULL, what TEXT NOT NULL, about TEXT NOT NULL, network TEXT NOT NULL
  );
`

/** 0.3. */
const VERSION_3: readonly string[] = [
  INTEGRITY,
  HOSTED_TABLES,
  SESSIONS,
  ACCOUNT_NAMES,
  BLOCKS,
  REPORTS,
  BANS,
  AUDIT,
  DELETED_PLAYERS,
  GOALS,
]

/**
 * `awaited`: who must answer and does not look, written with the answer after which they must; `told`: what is to be sent is among the deliveries.
 * A delivery lasts until it is sent, or given up, or not needed any more.
 */
const NOTIFICATIONS = `
  CREATE TABLE awaited (
    match TEXT NOT NULL, player TEXT NOT NULL, seat INTEGER NOT NULL, since INTEGER NOT NULL, told INTEGER NOT NULL, PRIMARY KEY (match, player)
  ) WITHOUT ROWID;
  CREATE INDEX awaited_untold ON awaited (since) WHERE told = 0;
  CREATE TABLE deliveries (
    match TEXT NOT NULL, player TEXT NOT NULL, channel TEXT NOT NULL, target TEXT NOT NULL, due INTEGER NOT NULL, tries INTEGER NOT NULL,
    PRIMARY KEY (match, player, channel, target)
  ) WITHOUT ROWID;
  CREATE INDEX deliveries_by_due ON deliveries (due);
  CREATE INDEX deliveries_by_target ON deliveries (target);
  CREATE TABLE notification_settings (player TEXT PRIMARY KEY, settings TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE push_subscriptions (
    endpoint TEXT PRIMARY KEY, player TEXT NOT NULL, session TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, created INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX push_subscriptions_by_player ON push_subscriptions (player);
  CREATE INDEX push_subscriptions_by_session ON push_subscriptions (session);
`

/** 0.4, not released yet: may still be changed. */
const VERSION_4: readonly string[] = [NOTIFICATIONS]

/**
 * One list of statements for each version; a database is upgraded from its own to the last. Never change one that was released, hence the old
 * names: `wake` is `dueAt`, `snapshots` are checkpoints.
 */
const VERSIONS: readonly string[] = [
  `
  CREATE TABLE matches (
    id TEXT PRIMARY KEY, revision INTEGER NOT NULL, position INTEGER NOT NULL,
    status TEXT NOT NULL, game TEXT NOT NULL, open INTEGER NOT NULL, created INTEGER NOT NULL,
    clock TEXT, wake INTEGER, unrated INTEGER NOT NULL DEFAULT 0
  ) WITHOUT ROWID;
  -- Apart: every answer writes its row of matches anew, and this is the large and quiet part of it.
  CREATE TABLE records (match TEXT PRIMARY KEY, record TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX matches_by_status ON matches (status, open, created);
  CREATE INDEX matches_to_wake ON matches (wake) WHERE wake IS NOT NULL;
  CREATE INDEX matches_unrated ON matches (id) WHERE unrated = 1;

  CREATE TABLE seats (player TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (player, match)) WITHOUT ROWID;

  CREATE TABLE entries (
    match TEXT NOT NULL, position INTEGER NOT NULL, who INTEGER NOT NULL,
    name TEXT NOT NULL, key TEXT NOT NULL, at INTEGER NOT NULL, command TEXT,
    PRIMARY KEY (match, position)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX commands ON entries (match, who, command) WHERE command IS NOT NULL;

  CREATE TABLE snapshots (match TEXT PRIMARY KEY, position INTEGER NOT NULL, state TEXT NOT NULL) WITHOUT ROWID;

  CREATE TABLE players (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, password TEXT, created INTEGER NOT NULL, became TEXT
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX accounts ON players (name COLLATE NOCASE) WHERE password IS NOT NULL;
  CREATE INDEX guests_that_became ON players (became) WHERE became IS NOT NULL;

  CREATE TABLE ratings (
    player TEXT NOT NULL, pool TEXT NOT NULL, mu REAL NOT NULL, sigma REAL NOT NULL, matches INTEGER NOT NULL,
    PRIMARY KEY (player, pool)
  ) WITHOUT ROWID;

  CREATE TABLE chat (match TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (match, number)) WITHOUT ROWID;
  CREATE TABLE mutes (player TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (player, other)) WITHOUT ROWID;
  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  `,
  'CREATE TABLE journal (number INTEGER PRIMARY KEY, commits TEXT NOT NULL);',
  VERSION_3.join(''),
  VERSION_4.join(''),
]

/** The version this server writes. */
export const DATABASE_VERSION = VERSIONS.length

/** The error of a database that a newer server wrote; errors leave the storage thread as text. */
export const NEWER_DATABASE = /^database version (\d+) is newer than (\d+)$/

/** The error of a database that is not ours: one of another program that is called like it, say. */
export const FOREIGN_DATABASE = /^no database of Aléa$/

/** The tables and columns of each version. */
const SHAPES = new Map<number, readonly string[]>()

/** Tables or columns of its version that a database lacks, as `records` or `records.record`. */
export function missingIn(db: DatabaseSync): string[] {
  const version = versionOf(db)
  const expected = SHAPES.get(version) ?? shapeOfVersion(version)
  SHAPES.set(version, expected)
  const found = new Set(shapeOf(db))
  return expected.filter((each) => !found.has(each) && (!each.includes('.') || found.has(each.split('.')[0]!)))
}

function shapeOfVersion(version: number): string[] {
  const db = new DatabaseSync(':memory:')
  upgrade(db, version)
  return shapeOf(db)
}

const shapeOf = (db: DatabaseSync): string[] =>
  db
    .prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
       UNION SELECT tables.name || '.' || columns.name FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
       WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'`,
    )
    .all()
    .map(({ name }) => name as string)

export const versionOf = (db: DatabaseSync): number => Number(db.prepare('PRAGMA user_version').get()!.user_version)

/** Brings a database to the present version, or in tests to an earlier one; one that a newer server or another program wrote is left alone. */
export function upgrade(db: DatabaseSync, to = VERSIONS.length): void {
  const version = versionOf(db)
  if (version > VERSIONS.length) throw new Error(`database version ${version} is newer than ${VERSIONS.length}`)
  if (version === 0 && shapeOf(db).length > 0) throw new Error('no database of Aléa')
  db.function('shapes_of', { deterministic: true }, (name) => JSON.stringify(shapesOf(String(name))))
  for (const [i, statements] of VERSIONS.slice(0, to).entries()) {
    if (i < version) continue
    db.exec(`BEGIN; ${statements} PRAGMA user_version = ${i + 1}; COMMIT;`)
  }
}
