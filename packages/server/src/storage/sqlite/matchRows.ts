import { type Commit, Conflict, type Loaded, type MatchRecord, type StoredEntry } from '@alea/host'
import type { Listed, Query } from '../storage.ts'
import type { Database, Row } from './database.ts'
import { commandKey, insertEntries, type Journal } from './journal.ts'

/** Matches and their answers. */
export const matchRows = (db: Database, journal: Journal) => ({
  /** All checks come before the first write: after a Conflict the rest of the transaction is still valid. */
  commit(commit: Commit): void {
    const { match, revision, position, entries, record, checkpoint } = commit
    const present = journal.tail(match) ?? db.get('SELECT revision, position FROM matches WHERE id = ?', match)
    if (Number(present?.revision ?? 0) !== revision || Number(present?.position ?? 0) !== position)
      throw new Conflict(`match ${match} is at revision ${present?.revision ?? 0}, not ${revision}`)
    if (!record && revision === 0) throw new Conflict(`there is no match ${match}`)
    for (const entry of entries)
      if (isDone(db, journal, match, entry)) throw new Conflict(`command ${entry.command} was already done`)
    if (record) {
      // A changed record goes to the tables at once, after the answers before it.
      journal.move(match)
      write(db, commit, record)
    } else journal.note(commit)
    if (checkpoint)
      db.run('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)', match, checkpoint.position, checkpoint.state)
  },

  load(match: string): Loaded | undefined {
    const row = db.get('SELECT record, revision, clock FROM matches JOIN records ON match = id WHERE id = ?', match)
    if (!row) return undefined
    const checkpoint = db.get('SELECT position, state FROM snapshots WHERE match = ?', match)
    const tail = journal.tail(match)
    const rows = db.all('SELECT who, name, key, at, command FROM entries WHERE match = ? ORDER BY position', match)
    return {
      record: JSON.parse(row.record as string),
      revision: tail?.revision ?? Number(row.revision),
      entries: [...rows.map(entryOf), ...(tail?.entries ?? [])],
      clock: tail?.clock ?? (row.clock === null ? undefined : JSON.parse(row.clock as string)),
      checkpoint: checkpoint && { position: Number(checkpoint.position), state: checkpoint.state as string },
    }
  },

  records(matches: readonly string[]): MatchRecord[] {
    return db
      .all('SELECT record FROM records WHERE match IN (SELECT value FROM json_each(?))', JSON.stringify(matches))
      .map((row) => JSON.parse(row.record as string))
  },

  find({ status, game, open, players, before, limit }: Query): Listed[] {
    const seated = players
      ? 'AND id IN (SELECT seats.match FROM seats WHERE player IN (SELECT value FROM json_each(?)))'
      : ''
    const rows = db.all(
      `SELECT id, record, position FROM matches JOIN records ON match = id
       WHERE (? IS NULL OR status = ?) AND (? IS NULL OR game = ?) AND (? IS NULL OR open = ?) AND created < ? ${seated}
       ORDER BY created DESC LIMIT ?`,
      ...[status, status, game, game].map((value) => value ?? null),
      ...[open, open].map((value) => (value === undefined ? null : Number(value))),
      before ?? Number.MAX_SAFE_INTEGER,
      ...(players ? [JSON.stringify(players)] : []),
      limit,
    )
    return rows.map(({ id, record, position }) => ({
      record: JSON.parse(record as string),
      position: journal.tail(id as string)?.position ?? Number(position),
    }))
  },

  /** Called once, at the start. */
  due(): { match: string; at: number }[] {
    journal.moveAll()
    return db
      .all('SELECT id AS match, wake AS at FROM matches WHERE wake IS NOT NULL ORDER BY wake')
      .map((row) => ({ match: row.match as string, at: Number(row.at) }))
  },

  unrated(): string[] {
    return db.all('SELECT id FROM matches WHERE unrated = 1 ORDER BY created').map((row) => row.id as string)
  },
})

function isDone(db: Database, journal: Journal, match: string, entry: StoredEntry): boolean {
  const { who, command } = entry
  if (command === undefined) return false
  if (journal.tail(match)?.commands.has(commandKey(entry))) return true
  return db.get('SELECT 1 FROM entries WHERE match = ? AND who = ? AND command = ?', match, who, command) !== undefined
}

function write(db: Database, { match, revision, position, entries, clock, dueAt }: Commit, record: MatchRecord): void {
  writeRecord(db, match, record, revision)
  db.run(
    'UPDATE matches SET revision = ?, position = ?, wake = ?, clock = coalesce(?, clock) WHERE id = ?',
    revision + 1,
    position + entries.length,
    dueAt,
    clock ? JSON.stringify(clock) : null,
    match,
  )
  insertEntries(db, match, position, entries)
}

function writeRecord(db: Database, match: string, record: MatchRecord, revision: number): void {
  const { status, game, open, created, seats, rated } = record
  if (revision === 0)
    db.run(
      'INSERT INTO matches (id, revision, position, status, game, open, created) VALUES (?, 0, 0, ?, ?, ?, ?)',
      match,
      status,
      game,
      Number(open),
      created,
    )
  const before = db.get('SELECT status FROM matches WHERE id = ?', match)!.status
  // Only the change to "over" marks a match for rating: later writes must not mark it again.
  const unrated = before === 'over' ? null : Number(rated && status === 'over')
  db.run(
    'UPDATE matches SET status = ?, open = ?, unrated = coalesce(?, unrated) WHERE id = ?',
    status,
    Number(open),
    unrated,
    match,
  )
  db.run('INSERT OR REPLACE INTO records VALUES (?, ?)', match, JSON.stringify(record))
  const players = new Set(seats.flatMap(({ player }) => player ?? []))
  const list = JSON.stringify([...players])
  db.run('DELETE FROM seats WHERE match = ? AND player NOT IN (SELECT value FROM json_each(?))', match, list)
  for (const player of players) db.run('INSERT OR IGNORE INTO seats VALUES (?, ?)', player, match)
}

function entryOf({ who, name, key, at, command }: Row): StoredEntry {
  const entry = { who: Number(who), name: name as string, key: key as string, at: Number(at) }
  return command === null ? entry : { ...entry, command: command as string }
}
