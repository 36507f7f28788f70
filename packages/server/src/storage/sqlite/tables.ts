import type { DatabaseSync } from 'node:sqlite'

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
]

/** The error of a database that a newer server wrote; errors leave the storage thread as text. */
export const NEWER_DATABASE = /^database version (\d+) is newer than (\d+)$/

/** Brings a database to the present version; one that a newer server wrote is left alone. */
export function upgrade(db: DatabaseSync): void {
  const version = Number(db.prepare('PRAGMA user_version').get()!.user_version)
  if (version > VERSIONS.length) throw new Error(`database version ${version} is newer than ${VERSIONS.length}`)
  for (const [i, statements] of VERSIONS.entries()) {
    if (i < version) continue
    db.exec(`BEGIN; ${statements} PRAGMA user_version = ${i + 1}; COMMIT;`)
  }
}
