/** Everything the server stores. Every implementation passes test/storageContract.ts. */
import type { Loaded, MatchRecord, MatchStore } from '@alea/host'
import type { Said } from '@alea/protocol'

export interface Storage extends MatchStore {
  load(match: string): Promise<Loaded | undefined>
  records(matches: readonly string[]): Promise<MatchRecord[]>
  find(query: Query): Promise<Listed[]>
  /** Matches in which something is due, and when. */
  due(): Promise<{ match: string; at: number }[]>

  createPlayer(player: PlayerRow): Promise<void>
  player(id: string): Promise<PlayerRow | undefined>
  playerNamed(name: string): Promise<PlayerRow | undefined>
  /** Rejects with a Conflict if the account's name is taken. */
  updatePlayer(player: PlayerRow): Promise<void>
  /**
   * Merges a guest into an existing account: the guest's ratings are removed and the account's are replaced by these; mutes in both directions
   * move to the account. Rejects with a Conflict if it is not a guest any more.
   */
  mergeGuest(guest: string, account: string, ratings: readonly RatingRow[]): Promise<void>
  /** Guests that became this account. */
  aliases(player: string): Promise<string[]>
  matchesOf(player: string): Promise<number>

  ratings(player: string): Promise<RatingRow[]>
  /** The best players of a pool, with their names. */
  leaders(pool: string, limit: number): Promise<(RatingRow & { name: string })[]>
  /** Rated matches that have ended and are not rated yet. */
  unrated(): Promise<string[]>
  /** Stores the ratings after a match, once, however often it is called. */
  rate(match: string, ratings: readonly RatingRow[]): Promise<void>

  say(match: string, line: Omit<Said, 'number'>): Promise<Said>
  chat(match: string, after: number): Promise<Said[]>
  mute(player: string, other: string, on: boolean): Promise<void>
  muted(player: string): Promise<string[]>

  /** Small values such as the signing key. The first value is kept. */
  setting(name: string, first: string): Promise<string>
  /** Writes something, to check that the storage can write. */
  probe(): Promise<void>
  /** Copies everything to a file; other calls may have to wait. */
  backup(path: string): Promise<void>
  close(): Promise<void>
}

export interface Query {
  readonly status?: string
  readonly game?: string
  /** Only tables listed for everybody. */
  readonly open?: boolean
  /** Only matches in which one of these has a seat. */
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
