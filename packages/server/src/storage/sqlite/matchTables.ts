/** The rows of one match in the tables, read and written together with the hashes that guard them (seal.ts). */
import type { ClockState, Commit, MatchRecord, StoredEntry } from '@alea/host'
import { type Damage, DamagedMatch } from '../damagedMatch.ts'
import { type Database, isMalformed, type Row } from './database.ts'
import { digest, linked, NO_CHAIN, sealOf } from './seal.ts'

export interface MatchState {
  readonly record: MatchRecord
  readonly revision: number
  readonly entries: readonly StoredEntry[]
  readonly clock: ClockState | undefined
}

/** What an answer changes: written to the table `matches`. */
export type StoredState = Pick<Commit, 'revision' | 'position' | 'dueAt' | 'clock'>

/** Reads a match from the tables; throws a DamagedMatch if it is not as it was written. */
export function readMatch(db: Database, match: string): MatchState | undefined {
  try {
    const row = db.get('SELECT * FROM matches LEFT JOIN records ON match = id WHERE id = ?', match)
    return row && checkedMatch(db, match, row)
  } catch (error) {
    throw isMalformed(error) ? new DamagedMatch(match, 'file') : error
  }
}

function checkedMatch(db: Database, match: string, row: Row): MatchState {
  const damaged = (damage: Damage) => new DamagedMatch(match, damage)
  const record = readRecord(row)
  if (record?.id !== match) throw damaged('record')
  const { entries, chain } = readEntries(db, match)
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

interface StoredEntries {
  readonly entries: StoredEntry[]
  /** The chain behind the last one; undefined if one is missing or altered. */
  readonly chain: string | undefined
  /** How many come before the first that is missing or altered. */
  readonly sound: number
}

/** The answers of a match in the tables. */
export function readEntries(db: Database, match: string): StoredEntries {
  const entries: StoredEntry[] = []
  let chain: string | undefined = NO_CHAIN
  let sound = 0
  for (const row of db.all('SELECT * FROM entries WHERE match = ? ORDER BY position', match)) {
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

/** Writes answers, and everything that changes with them. `position` and `revision` are those after the answers. */
export function writeState(db: Database, match: string, state: StoredState, entries: readonly StoredEntry[]): void {
  const { revision, position, dueAt, clock } = state
  const chain = writeEntries(db, match, position - entries.length, entries)
  const present = db.get('SELECT clock, record_hash FROM matches WHERE id = ?', match)!
  const clockText = clock ? JSON.stringify(clock) : (present.clock as string | null)
  const record_hash = (present.record_hash as string | null) ?? hashOfRecord(db, match)
  const seal = sealOf({ record_hash, chain, revision, position, clock: clockText, wake: dueAt })
  db.run(
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
function writeEntries(db: Database, match: string, position: number, entries: readonly StoredEntry[]): string {
  let chain = chainAt(db, match, position)
  for (const [i, entry] of entries.entries()) {
    const { who, name, key, at, command } = entry
    chain = linked(chain, entry)
    const values = [match, position + i, who, name, key, at, command ?? null, chain]
    db.run(
      'INSERT INTO entries (match, position, who, name, key, at, command, chain) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      ...values,
    )
  }
  return chain
}

/** The chain before answer number `position`. Answers that an older server wrote have none: theirs is computed. */
function chainAt(db: Database, match: string, position: number): string {
  if (position === 0) return NO_CHAIN
  const last = db.get('SELECT chain FROM entries WHERE match = ? AND position = ?', match, position - 1)
  const chain = (last?.chain as string | null | undefined) ?? readEntries(db, match).chain
  if (chain === undefined) throw new DamagedMatch(match, 'answers')
  return chain
}

function hashOfRecord(db: Database, match: string): string {
  const row = db.get('SELECT record FROM records WHERE match = ?', match)
  return digest((row?.record as string | undefined) ?? '')
}
