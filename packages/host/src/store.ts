/** Where matches are kept: a database on a server, IndexedDB in a browser, a log file in a terminal. */
import type { ClockState } from './clock.ts'
import type { MatchRecord } from './record.ts'

export interface MatchStore {
  /** All of it or nothing, and safe when it resolves. Refused with a Conflict when somebody else wrote first. */
  commit(commit: Commit): Promise<void>
}

/** One change of one match. */
export interface Commit {
  readonly match: string
  /** What it was made from: 0 for a match that is not there yet. */
  readonly revision: number
  /** Answers before these. */
  readonly position: number
  readonly entries: readonly StoredEntry[]
  /** Left out: as it was. */
  readonly record?: MatchRecord
  readonly clock?: ClockState
  /** When the match must be looked at again; null: not before somebody does something. */
  readonly dueAt: number | null
  readonly checkpoint?: Checkpoint
}

export interface StoredEntry {
  /** A seat, or -1 for chance. */
  readonly who: number
  readonly name: string
  readonly key: string
  readonly at: number
  /** The command it came with; one command of a seat is never kept twice. */
  readonly command?: string
}

/** The state before answer number `position`: a cache, made only where chance is asked next. */
export interface Checkpoint {
  readonly position: number
  readonly state: string
}

export interface Loaded {
  readonly record: MatchRecord
  readonly revision: number
  readonly entries: readonly StoredEntry[]
  readonly clock: ClockState | undefined
  readonly checkpoint: Checkpoint | undefined
}

/** Somebody else was first. */
export class Conflict extends Error {
  override name = 'Conflict'
}

/** The disk, not the request, is at fault: nothing was written. */
export class StorageFault extends Error {
  override name = 'StorageFault'
}
