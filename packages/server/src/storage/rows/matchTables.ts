/** The rows of one match, and the hashes that guard them (seal.ts). */
import type { ClockState, Commit, MatchRecord, StoredEntry } from '@alea/host'
import { type Damage, DamagedMatch } from '../damagedMatch.ts'
import { writeHosted } from './hostedRows.ts'
import { digest, linked, NO_CHAIN, sealOf } from './seal.ts'
import { all, get, type Row, run, type Steps } from './statement.ts'

export interface MatchState {
  readonly record: MatchRecord
  readonly revision: number
  readonly entries: readonly StoredEntry[]
  readonly clock: ClockState | undefined
}

/** What an answer changes: written to the table `matches`. */
export type StoredState = Pick<Commit, 'revision' | 'position' | 'dueAt' | 'clock'>

/** A match from its row in `matches` and `records` and its rows in `entries`; throws a DamagedMatch if it is not as it was written. */
export function checkedMatch(match: string, row: Row, entryRows: readonly Row[]): MatchState {
  const damaged = (damage: Damage) => new DamagedMatch(match, damage)
  const record = readRecord(row)
  if (record?.id !== match) throw damaged('record')
  const { entries, chain } = entriesIn(entryRows)
  if (chain === undefined || entries.length !== row.position) throw damaged('answers')
  const { revision, position, clock, wake, seal } = row as unknown as MatchRow
  const record_hash = (row.record_hash as string | null) ?? digest(row.record as string)
  if (seal !== null && seal !== sealOf({ record_hash, chain, revision, position, clock, wake })) throw damaged('state')
  return { record, revision, entries, clock: clock === null ? undefined : JSON.parse(clock) }
}

interface MatchRow {
  readonly revision: number
  readonly position: number
  readonly clock: string | null
  readonly wake: number | null
  readonly seal: string | null
}

/** A record with its hash, if it has one; undefined if it is not what was written. */
export function readRecord({ record, record_hash }: Row): MatchRecord | undefined {
  if (typeof record !== 'string') return undefined
  if (typeof record_hash === 'string' && digest(record) !== record_hash) return undefined
  try {
    return JSON.parse(record)
  } catch {
    return undefined
  }
}

export interface StoredEntries {
  readonly entries: StoredEntry[]
  /** The chain behind the last one; undefined if one is missing or altered. */
  readonly chain: string | undefined
  /** How many come before the first that is missing or altered. */
  readonly sound: number
}

/** The answers in all rows of a match. */
export function entriesIn(rows: readonly Row[]): StoredEntries {
  const entries: StoredEntry[] = []
  let chain: string | undefined = NO_CHAIN
  let sound = 0
  for (const row of rows) {
    const entry = entryOf(row)
    if (chain !== undefined) chain = Number(row.position) === entries.length ? linked(chain, entry) : undefined
    if (row.chain !== null && row.chain !== chain) chain = undefined
    if (chain !== undefined) sound++
    entries.push(entry)
  }
  return { entries, chain, sound }
}

export function entryOf({ who, name, key, at, command }: Row): StoredEntry {
  const entry = { who: Number(who), name: name as string, key: key as string, at: Number(at) }
  return command === null ? entry : { ...entry, command: command as string }
}

export function* readEntries(match: string): Steps<StoredEntries> {
  return entriesIn(yield* all('SELECT * FROM entries WHERE match = ? ORDER BY position', match))
}

/** Writes answers, and everything that changes with them. `position` and `revision` are those after the answers. */
export function* writeState(match: string, state: StoredState, entries: readonly StoredEntry[]): Steps {
  const { revision, position, dueAt, clock } = state
  const chain = yield* writeEntries(match, position - entries.length, entries)
  const present = (yield* get('SELECT clock, record_hash FROM matches WHERE id = ?', match))!
  const clockText = clock ? JSON.stringify(clock) : (present.clock as string | null)
  const record_hash = (present.record_hash as string | null) ?? (yield* hashOfRecord(match))
  const seal = sealOf({ record_hash, chain, revision, position, clock: clockText, wake: dueAt })
  yield* run(
    'UPDATE matches SET revision = ?, position = ?, wake = ?, clock = ?, record_hash = ?, seal = ? WHERE id = ?',
    revision,
    position,
    dueAt,
    clockText,
    record_hash,
    seal,
    match,
  )
}

/** Returns the chain behind the last one. */
function* writeEntries(match: string, position: number, entries: readonly StoredEntry[]): Steps<string> {
  let chain = yield* chainAt(match, position)
  for (const [i, entry] of entries.entries()) {
    const { who, name, key, at, command } = entry
    chain = linked(chain, entry)
    yield* run(
      'INSERT INTO entries (match, position, who, name, key, at, command, chain) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      match,
      position + i,
      who,
      name,
      key,
      at,
      command ?? null,
      chain,
    )
  }
  return chain
}

/** The chain before answer number `position`. Answers that an older server wrote have none: theirs is computed. */
export function* chainAt(match: string, position: number): Steps<string> {
  if (position === 0) return NO_CHAIN
  const last = yield* get('SELECT chain FROM entries WHERE match = ? AND position = ?', match, position - 1)
  const chain = (last?.chain as string | null | undefined) ?? (yield* readEntries(match)).chain
  if (chain === undefined) throw new DamagedMatch(match, 'answers')
  return chain
}

export function* hashOfRecord(match: string): Steps<string> {
  const row = yield* get('SELECT record FROM records WHERE match = ?', match)
  return digest((row?.record as string | undefined) ?? '')
}

/** Writes the record, and the columns and seats by which it is found. `revision` is the one before. */
export function* writeRecord(match: string, record: MatchRecord, revision: number): Steps {
  const { status, game, open, created, seats, rated } = record
  if (revision === 0)
    yield* run(
      'INSERT INTO matches (id, revision, position, status, game, open, created) VALUES (?, 0, 0, ?, ?, ?, ?)',
      match,
      status,
      game,
      Number(open),
      created,
    )
  const before = (yield* get('SELECT status FROM matches WHERE id = ?', match))!.status
  // Only the change to "over" marks a match for rating: later writes must not mark it again.
  const unrated = before === 'over' ? null : Number(rated && status === 'over')
  const text = JSON.stringify(record)
  yield* run(
    'UPDATE matches SET status = ?, open = ?, unrated = coalesce(?, unrated), record_hash = ? WHERE id = ?',
    status,
    Number(open),
    unrated,
    digest(text),
    match,
  )
  yield* run(
    'INSERT INTO records VALUES (?, ?) ON CONFLICT (match) DO UPDATE SET record = excluded.record',
    match,
    text,
  )
  yield* writeHosted(match, record)
  const players = new Set(seats.flatMap(({ player }) => player ?? []))
  const list = JSON.stringify([...players])
  yield* run('DELETE FROM seats WHERE match = ? AND player NOT IN (SELECT value FROM json_each(?))', match, list)
  for (const player of players) yield* run('INSERT INTO seats VALUES (?, ?) ON CONFLICT DO NOTHING', player, match)
}

/** Writes a commit that changes the record: answers and all. */
export function* writeCommit(commit: Commit, record: MatchRecord): Steps {
  const { match, revision, position, entries, clock, dueAt } = commit
  yield* writeRecord(match, record, revision)
  const state = { revision: revision + 1, position: position + entries.length, dueAt, clock }
  yield* writeState(match, state, entries)
}

export function* writeCheckpoint(match: string, { position, state }: NonNullable<Commit['checkpoint']>): Steps {
  yield* run(
    `INSERT INTO snapshots VALUES (?, ?, ?)
     ON CONFLICT (match) DO UPDATE SET position = excluded.position, state = excluded.state`,
    match,
    position,
    state,
  )
}
