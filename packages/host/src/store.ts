/** Where matches are stored: a database on a server, IndexedDB in a browser, a log file in a terminal. */
import type { Awaited } from './awaited.ts'
import type { ClockState } from './clock.ts'
import type { MatchRecord } from './record.ts'

export interface MatchStore {
  /** Atomic, and durable when it resolves. Rejects with a Conflict if somebody else wrote first. */
  commit(commit: Commit): Promise<void>
}

/** One change of one match. */
export interface Commit {
  readonly match: string
  /** The revision it is based on; 0 for a new match. */
  readonly revision: number
  /** The number of answers before these. */
  readonly position: number
  readonly entries: readonly StoredEntry[]
  /** If left out, it has not changed. */
  readonly record?: MatchRecord
  readonly clock?: ClockState
  /** When something is due in this match; null: nothing until the next command. */
  readonly dueAt: number | null
  readonly checkpoint?: Checkpoint
  /** Everybody who must answer and is to be told; whoever was there before and is still there is not told again. If left out, it has not changed. */
  readonly awaited?: readonly Awaited[]
}

export interface StoredEntry {
  /** A seat, or -1 for chance. */
  readonly who: number
  readonly name: string
  readonly key: string
  readonly at: number
  /** The id of its command; a command of a seat is stored only once. */
  readonly command?: string
}

/** The state before answer number `position`, a cache (checkpoint.ts). Made only where a roll or shuffle comes next: nothing can be undone there. */
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

/** Somebody else wrote first. */
export class Conflict extends Error {
  override name = 'Conflict'
}

/** Nothing was written: the disk failed, or, if `isDisk` is false, this call alone. */
export class StorageFault extends Error {
  override name = 'StorageFault'
  readonly isDisk: boolean

  constructor(message: string, { isDisk = true, ...options }: ErrorOptions & { readonly isDisk?: boolean } = {}) {
    super(message, options)
    this.isDisk = isDisk
  }
}
