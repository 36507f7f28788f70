/** What the server keeps, whatever keeps it. Every implementation passes test/storageContract.ts. */
import type { Said } from '@alea/protocol'
import type { ClockState } from '../matches/clock.ts'
import type { MatchRecord } from '../matches/record.ts'

export interface Storage {
  /** All of it or nothing, and on disk when it resolves. Refused with a Conflict when somebody else wrote first. */
  commit(commit: Commit): Promise<void>
  load(match: string): Promise<Loaded | undefined>
  records(matches: readonly string[]): Promise<MatchRecord[]>
  find(query: Query): Promise<Listed[]>
  /** Matches that must be looked at some time, and when. */
  wakes(): Promise<{ match: string; at: number }[]>

  createPlayer(player: PlayerRow): Promise<void>
  player(id: string): Promise<PlayerRow | undefined>
  playerNamed(name: string): Promise<PlayerRow | undefined>
  /** Gives a player other fields; refused with a Conflict when the account's name is taken. */
  updatePlayer(player: PlayerRow): Promise<void>
  /**
   * A guest becomes an account that was there before: its ratings are taken away and the account's replaced by these; whom it has muted, and who
   * has muted it, follow. Refused with a Conflict when it is no guest any more.
   */
  becomes(guest: string, account: string, ratings: readonly RatingRow[]): Promise<void>
  /** Guests that became this account. */
  aliases(player: string): Promise<string[]>
  matchesOf(player: string): Promise<number>

  ratings(player: string): Promise<RatingRow[]>
  /** The best of a pool by what is all but sure of them, each with their name. */
  leaders(pool: string, limit: number): Promise<(RatingRow & { name: string })[]>
  /** Ended matches that count and have not been counted. */
  unrated(): Promise<string[]>
  /** Counts a match: once, however often it is called. */
  rate(match: string, ratings: readonly RatingRow[]): Promise<void>

  say(match: string, line: Omit<Said, 'number'>): Promise<Said>
  chat(match: string, after: number): Promise<Said[]>
  mute(player: string, other: string, on: boolean): Promise<void>
  muted(player: string): Promise<string[]>

  /** Small things the server must remember, such as its signing key. The first value given stays. */
  setting(name: string, first: string): Promise<string>
  /** Writes something, for those who want to know whether that can be done. */
  pulse(): Promise<void>
  /** A copy of everything; others may have to wait for it. */
  backup(path: string): Promise<void>
  close(): Promise<void>
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
  readonly wake: number | null
  readonly snapshot?: Snapshot
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
export interface Snapshot {
  readonly position: number
  readonly state: string
}

export interface Loaded {
  readonly record: MatchRecord
  readonly revision: number
  readonly entries: readonly StoredEntry[]
  readonly clock: ClockState | undefined
  readonly snapshot: Snapshot | undefined
}

export interface Query {
  readonly status?: string
  readonly game?: string
  /** Only those listed for everybody. */
  readonly open?: boolean
  /** One of these sits there. */
  readonly players?: readonly string[]
  readonly before?: number
  readonly limit: number
}

export interface Listed {
  readonly record: MatchRecord
  readonly position: number
}

export interface PlayerRow {
  readonly id: string
  readonly name: string
  /** Only accounts have one. */
  readonly password?: string
  readonly created: number
  /** The account a guest became when it signed in. */
  readonly became?: string
}

export interface RatingRow {
  readonly player: string
  readonly pool: string
  readonly mu: number
  readonly sigma: number
  readonly matches: number
}

/** Somebody else was first. */
export class Conflict extends Error {
  override name = 'Conflict'
}

/** The disk, not the request, is at fault: nothing was written. */
export class StorageFault extends Error {
  override name = 'StorageFault'
}
