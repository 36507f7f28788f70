/** What the server keeps, whatever keeps it. Every implementation passes test/storageContract.ts. */
import type { Loaded, MatchRecord, MatchStore } from '@alea/host'
import type { Said } from '@alea/protocol'

export interface Storage extends MatchStore {
  load(match: string): Promise<Loaded | undefined>
  records(matches: readonly string[]): Promise<MatchRecord[]>
  find(query: Query): Promise<Listed[]>
  /** Matches that must be looked at some time, and when. */
  due(): Promise<{ match: string; at: number }[]>

  createPlayer(player: PlayerRow): Promise<void>
  player(id: string): Promise<PlayerRow | undefined>
  playerNamed(name: string): Promise<PlayerRow | undefined>
  /** Gives a player other fields; refused with a Conflict when the account's name is taken. */
  updatePlayer(player: PlayerRow): Promise<void>
  /**
   * A guest becomes an account that was there before: its ratings are taken away and the account's replaced by these; whom it has muted, and who
   * has muted it, follow. Refused with a Conflict when it is no guest any more.
   */
  mergeGuest(guest: string, account: string, ratings: readonly RatingRow[]): Promise<void>
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
  probe(): Promise<void>
  /** A copy of everything; others may have to wait for it. */
  backup(path: string): Promise<void>
  close(): Promise<void>
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
