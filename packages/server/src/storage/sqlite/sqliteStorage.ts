/** The storage on SQLite, call by call: every call runs inside a transaction that `inTransaction` opened. */
import { backup, DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { Said } from '@alea/protocol'
import type { ClockState } from '../../matches/clock.ts'
import type { MatchRecord } from '../../matches/record.ts'
import {
  type Commit,
  Conflict,
  type Listed,
  type Loaded,
  type PlayerRow,
  type Query,
  type RatingRow,
  type Storage,
  type StoredEntry,
} from '../storage.ts'
import { upgrade } from './tables.ts'

/** The same calls, answered at once. */
type AtOnce<T> = { [K in keyof T]: T[K] extends (...args: infer A) => Promise<infer R> ? (...args: A) => R : never }
export type Calls = AtOnce<Omit<Storage, 'backup' | 'close'>>

type Row = Record<string, unknown>

export interface Limits {
  /** The largest the file may become, in pages of 4 kB. */
  readonly pages?: number
}

export class SqliteStorage implements Calls {
  private readonly db: DatabaseSync
  private readonly statements = new Map<string, StatementSync>()

  constructor(path: string, { pages }: Limits = {}) {
    this.db = new DatabaseSync(path)
    // Exclusive: two servers on one folder would each believe to be the only writer.
    this.db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    this.db.exec('PRAGMA foreign_keys = ON; PRAGMA journal_size_limit = 16777216; PRAGMA cache_size = -65536')
    if (pages !== undefined) this.db.exec(`PRAGMA max_page_count = ${Math.trunc(pages)}`)
    upgrade(this.db)
    // Takes the lock now, so that a second server is told at once.
    this.db.exec('BEGIN IMMEDIATE; COMMIT')
  }

  /** Does the work and makes it durable; on any error nothing of it was done. */
  inTransaction<T>(work: () => T): T {
    this.db.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.db.exec('COMMIT')
      return result
    } catch (error) {
      // A full disk may have rolled back already.
      if (this.db.isTransaction) this.db.exec('ROLLBACK')
      throw error
    }
  }

  /** Guards come before the first write: a Conflict leaves the rest of the transaction sound. */
  commit({ match, revision, position, entries, record, clock, wake, snapshot }: Commit): void {
    const present = this.get('SELECT revision, position FROM matches WHERE id = ?', match)
    if (Number(present?.revision ?? 0) !== revision || Number(present?.position ?? 0) !== position)
      throw new Conflict(`match ${match} is at revision ${present?.revision ?? 0}, not ${revision}`)
    for (const { who, command } of entries) {
      if (
        command !== undefined &&
        this.get('SELECT 1 FROM entries WHERE match = ? AND who = ? AND command = ?', match, who, command)
      )
        throw new Conflict(`command ${command} was already done`)
    }
    if (record) this.writeRecord(match, record, revision)
    else if (revision === 0) throw new Conflict(`there is no match ${match}`)
    this.run(
      'UPDATE matches SET revision = ?, position = ?, wake = ?, clock = coalesce(?, clock) WHERE id = ?',
      revision + 1,
      position + entries.length,
      wake,
      clock ? JSON.stringify(clock) : null,
      match,
    )
    for (const [i, { who, name, key, at, command }] of entries.entries())
      this.run(
        'INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)',
        match,
        position + i,
        who,
        name,
        key,
        at,
        command ?? null,
      )
    if (snapshot)
      this.run('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)', match, snapshot.position, snapshot.state)
  }

  private writeRecord(match: string, record: MatchRecord, revision: number): void {
    const { status, game, open, created, seats, rated } = record
    if (revision === 0)
      this.run(
        'INSERT INTO matches (id, revision, position, status, game, open, created) VALUES (?, 0, 0, ?, ?, ?, ?)',
        match,
        status,
        game,
        Number(open),
        created,
      )
    const before = this.get('SELECT status FROM matches WHERE id = ?', match)!.status
    // Only the change to "over" makes a match to be rated: what is written later must not count it again.
    const unrated = before === 'over' ? null : Number(rated && status === 'over')
    this.run(
      'UPDATE matches SET status = ?, open = ?, unrated = coalesce(?, unrated) WHERE id = ?',
      status,
      Number(open),
      unrated,
      match,
    )
    this.run('INSERT OR REPLACE INTO records VALUES (?, ?)', match, JSON.stringify(record))
    const players = new Set(seats.flatMap(({ player }) => player ?? []))
    const list = JSON.stringify([...players])
    this.run('DELETE FROM seats WHERE match = ? AND player NOT IN (SELECT value FROM json_each(?))', match, list)
    for (const player of players) this.run('INSERT OR IGNORE INTO seats VALUES (?, ?)', player, match)
  }

  load(match: string): Loaded | undefined {
    const row = this.get('SELECT record, revision, clock FROM matches JOIN records ON match = id WHERE id = ?', match)
    if (!row) return undefined
    const snapshot = this.get('SELECT position, state FROM snapshots WHERE match = ?', match)
    return {
      record: JSON.parse(row.record as string),
      revision: Number(row.revision),
      entries: this.all('SELECT who, name, key, at, command FROM entries WHERE match = ? ORDER BY position', match).map(
        entryOf,
      ),
      clock: row.clock === null ? undefined : (JSON.parse(row.clock as string) as ClockState),
      snapshot: snapshot && { position: Number(snapshot.position), state: snapshot.state as string },
    }
  }

  records(matches: readonly string[]): MatchRecord[] {
    return this.all(
      'SELECT record FROM records WHERE match IN (SELECT value FROM json_each(?))',
      JSON.stringify(matches),
    ).map((row) => JSON.parse(row.record as string))
  }

  find({ status, game, open, players, before, limit }: Query): Listed[] {
    const seated = players
      ? 'AND id IN (SELECT seats.match FROM seats WHERE player IN (SELECT value FROM json_each(?)))'
      : ''
    const rows = this.all(
      `SELECT record, position FROM matches JOIN records ON match = id
       WHERE (? IS NULL OR status = ?) AND (? IS NULL OR game = ?) AND (? IS NULL OR open = ?) AND created < ? ${seated}
       ORDER BY created DESC LIMIT ?`,
      ...[status, status, game, game].map((value) => value ?? null),
      ...[open, open].map((value) => (value === undefined ? null : Number(value))),
      before ?? Number.MAX_SAFE_INTEGER,
      ...(players ? [JSON.stringify(players)] : []),
      limit,
    )
    return rows.map((row) => ({ record: JSON.parse(row.record as string), position: Number(row.position) }))
  }

  wakes(): { match: string; at: number }[] {
    return this.all('SELECT id AS match, wake AS at FROM matches WHERE wake IS NOT NULL ORDER BY wake').map((row) => ({
      match: row.match as string,
      at: Number(row.at),
    }))
  }

  createPlayer({ id, name, password, created, became }: PlayerRow): void {
    this.checkName(id, name, password)
    this.run('INSERT INTO players VALUES (?, ?, ?, ?, ?)', id, name, password ?? null, created, became ?? null)
  }

  updatePlayer({ id, name, password, became }: PlayerRow): void {
    this.checkName(id, name, password)
    this.run(
      'UPDATE players SET name = ?, password = ?, became = ? WHERE id = ?',
      name,
      password ?? null,
      became ?? null,
      id,
    )
  }

  private checkName(id: string, name: string, password: string | undefined): void {
    if (password === undefined) return
    const holder = this.playerNamed(name)
    if (holder && holder.id !== id) throw new Conflict(`the name ${name} is taken`)
  }

  player(id: string): PlayerRow | undefined {
    return playerOf(this.get('SELECT * FROM players WHERE id = ?', id))
  }

  playerNamed(name: string): PlayerRow | undefined {
    return playerOf(this.get('SELECT * FROM players WHERE name = ? COLLATE NOCASE AND password IS NOT NULL', name))
  }

  aliases(player: string): string[] {
    return this.all('SELECT id FROM players WHERE became = ?', player).map((row) => row.id as string)
  }

  matchesOf(player: string): number {
    const all = JSON.stringify([player, ...this.aliases(player)])
    const row = this.get(
      'SELECT count(DISTINCT match) AS n FROM seats WHERE player IN (SELECT value FROM json_each(?))',
      all,
    )
    return Number(row!.n)
  }

  ratings(player: string): RatingRow[] {
    return this.all('SELECT * FROM ratings WHERE player = ? ORDER BY pool', player).map(ratingOf)
  }

  leaders(pool: string, limit: number): (RatingRow & { name: string })[] {
    const rows = this.all(
      `SELECT ratings.*, players.name FROM ratings JOIN players ON players.id = ratings.player
       WHERE pool = ? ORDER BY mu - 3 * sigma DESC LIMIT ?`,
      pool,
      limit,
    )
    return rows.map((row) => ({ ...ratingOf(row), name: row.name as string }))
  }

  unrated(): string[] {
    return this.all('SELECT id FROM matches WHERE unrated = 1 ORDER BY created').map((row) => row.id as string)
  }

  rate(match: string, ratings: readonly RatingRow[]): void {
    const { changes } = this.run('UPDATE matches SET unrated = 0 WHERE id = ? AND unrated = 1', match)
    if (changes === 0) return
    for (const { player, pool, mu, sigma, matches } of ratings)
      this.run('INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?)', player, pool, mu, sigma, matches)
  }

  say(match: string, line: Omit<Said, 'number'>): Said {
    const row = this.get('SELECT max(number) AS last FROM chat WHERE match = ?', match)
    const said = { number: Number(row?.last ?? 0) + 1, ...line }
    this.run('INSERT INTO chat VALUES (?, ?, ?)', match, said.number, JSON.stringify(said))
    return said
  }

  chat(match: string, after: number): Said[] {
    return this.all('SELECT line FROM chat WHERE match = ? AND number > ? ORDER BY number LIMIT 500', match, after).map(
      (row) => JSON.parse(row.line as string),
    )
  }

  mute(player: string, other: string, on: boolean): void {
    if (on) this.run('INSERT OR IGNORE INTO mutes VALUES (?, ?)', player, other)
    else this.run('DELETE FROM mutes WHERE player = ? AND other = ?', player, other)
  }

  muted(player: string): string[] {
    return this.all('SELECT other FROM mutes WHERE player = ?', player).map((row) => row.other as string)
  }

  setting(name: string, first: string): string {
    this.run('INSERT OR IGNORE INTO settings VALUES (?, ?)', name, first)
    return this.get('SELECT value FROM settings WHERE name = ?', name)!.value as string
  }

  /** All pages at once: the sooner it is done, the shorter others wait. */
  async backup(path: string): Promise<void> {
    await backup(this.db, path, { rate: 1_000_000 })
  }

  close(): void {
    this.db.close()
  }

  private get(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.prepared(sql).get(...values) as Row | undefined
  }

  private all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.prepared(sql).all(...values) as Row[]
  }

  private run(sql: string, ...values: SQLInputValue[]): { changes: number } {
    return { changes: Number(this.prepared(sql).run(...values).changes) }
  }

  private prepared(sql: string): StatementSync {
    let statement = this.statements.get(sql)
    if (!statement) {
      statement = this.db.prepare(sql)
      this.statements.set(sql, statement)
    }
    return statement
  }
}

function entryOf({ who, name, key, at, command }: Row): StoredEntry {
  const entry = { who: Number(who), name: name as string, key: key as string, at: Number(at) }
  return command === null ? entry : { ...entry, command: command as string }
}

const ratingOf = (row: Row): RatingRow => ({
  player: row.player as string,
  pool: row.pool as string,
  mu: Number(row.mu),
  sigma: Number(row.sigma),
  matches: Number(row.matches),
})

function playerOf(row: Row | undefined): PlayerRow | undefined {
  if (!row) return undefined
  const { id, name, password, created, became } = row as Record<string, string | null>
  return {
    id: id!,
    name: name!,
    created: Number(created),
    ...(password === null ? {} : { password: password! }),
    ...(became === null ? {} : { became: became! }),
  }
}
