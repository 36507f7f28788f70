/** Everything the server stores. Every implementation passes test/contract/storageContract.ts. */
import type { Options } from '@alea/engine'
import type { Awaited, BlockSide, Commit, Loaded, MatchRecord, MatchStore } from '@alea/host'
import type { ReportReason, Said } from '@alea/protocol'
import type { AuditLine, AuditRow } from '../audit/audit.ts'
import type { Delivery, PlayerSettings, PushSubscriptionRow } from '../notifications/notification.ts'
import type { TableCount } from './tableCount.ts'

export type { BlockSide }

/** By which a node owns a match: only its last lease lets it write. */
export interface Lease {
  readonly node: string
  readonly epoch: number
}

export type FencedCommit = Commit & { readonly lease?: Lease }

export interface Storage extends MatchStore {
  /** Where matches have owners, also rejects with a Conflict unless the lease is the match's last one and its node is alive. */
  commit(commit: FencedCommit): Promise<void>
  load(match: string): Promise<Loaded | undefined>
  records(matches: readonly string[]): Promise<MatchRecord[]>
  find(query: Query): Promise<Listed[]>
  /** Matches in which something is due, and when. */
  due(): Promise<{ match: string; at: number }[]>

  /** All of them, the oldest first. */
  matchIds(): Promise<string[]>
  /** The rules under which unfinished matches were started. */
  unfinishedRules(): Promise<{ game: string; rules: number }[]>
  /** The unfinished matches under these rules. */
  unfinishedUnder(game: string, rules: number): Promise<string[]>

  createPlayer(player: PlayerRow): Promise<void>
  player(id: string): Promise<PlayerRow | undefined>
  /** The account of that name, whatever its case. */
  playerNamed(name: string): Promise<PlayerRow | undefined>
  /** Accounts whose names look like this one. */
  accountsLike(name: string): Promise<string[]>
  /** Rejects with a Conflict if the name belongs to another account, or looks like it. */
  updatePlayer(player: PlayerRow): Promise<void>
  /**
   * Merges a guest into an existing account: the guest's ratings are removed and the account's are replaced by these; mutes and blocks in both directions
   * move to the account, and so do goals in games in which it has none. Rejects with a Conflict if it is not a guest any more.
   */
  mergeGuest(guest: string, account: string, ratings: readonly RatingRow[]): Promise<void>
  /** Guests that became this account. */
  aliases(player: string): Promise<string[]>
  matchesOf(player: string): Promise<number>
  /** The tables that these have set up and that have not ended. */
  hostedBy(hosts: readonly string[]): Promise<TableCount>

  createSession(session: SessionRow): Promise<void>
  session(id: string): Promise<SessionRow | undefined>
  /** The newest first. */
  sessionsOf(player: string): Promise<SessionRow[]>
  /** Notes that it was used. */
  renewSession(id: string, used: number, expires: number): Promise<void>
  endSession(id: string): Promise<void>
  /** Ends all sessions of a player but one, and all tokens of 0.2 that were issued before `at`; returns the sessions that ended. */
  endSessionsOf(player: string, at: number, but?: string): Promise<string[]>
  /** Removes sessions that expired before this. */
  sweepSessions(before: number): Promise<void>
  /** Which session stands for a token of 0.2, and until when the token is accepted instead. */
  exchanged(hash: string): Promise<{ session: string; until: number } | undefined>
  exchange(hash: string, session: string, until: number): Promise<void>
  /** When the player last signed out everywhere; 0: never. */
  signedOutAt(player: string): Promise<number>

  ratings(player: string): Promise<RatingRow[]>
  /** The best players of a pool, with their names. */
  leaders(pool: string, limit: number): Promise<(RatingRow & { name: string })[]>
  /** Rated matches that have ended and are not rated yet. */
  unrated(): Promise<string[]>
  /** Stores the ratings after a match, once, however often it is called. */
  rate(match: string, ratings: readonly RatingRow[]): Promise<void>

  /** What this player is to reach alone, by game: options of the next match. */
  goals(player: string): Promise<Record<string, Options>>
  setGoal(player: string, game: string, goal: Options): Promise<void>

  say(match: string, line: Omit<Said, 'number'>): Promise<Said>
  chat(match: string, after: number): Promise<Said[]>
  mute(player: string, other: string, on: boolean): Promise<void>
  muted(player: string): Promise<string[]>
  block(player: string, other: string, on: boolean): Promise<void>
  /** Whom this player has blocked. */
  blocked(player: string): Promise<NamedPlayer[]>
  /** Has this player blocked one of the others, or one of them this player? The others may be guests that became accounts. */
  blockBetween(player: string, others: readonly string[]): Promise<BlockSide | null>
  /** Whose words do not reach this player, because of a mute or of a block in either direction; with all ids they have had. */
  unheard(player: string): Promise<string[]>

  /** False, and nothing is stored, if this reporter has made `most` reports since then. */
  report(report: NewReport, most: number, since: number): Promise<boolean>
  /** The newest first, at most a thousand; without `all`, only those that are not closed. */
  reports(all: boolean): Promise<StoredReport[]>
  /** Those that one of these has made, the newest first, at most a thousand. */
  reportsBy(ids: readonly string[]): Promise<StoredReport[]>
  /** False if there is no such open report. */
  closeReport(number: number, note: string, at: number): Promise<boolean>

  /** Replaces an earlier ban of the same player. */
  ban(ban: BanRow): Promise<void>
  /** False if the player was not banned. */
  unban(player: string): Promise<boolean>
  banOf(player: string, now: number): Promise<BanRow | null>
  /** The newest first. */
  bans(now: number): Promise<ListedBan[]>
  /** Players who are banned for good and whose seats have not been given up. */
  unsettledBans(): Promise<string[]>
  settleBan(player: string): Promise<void>

  /** Removes a player with all ids: from now on there is no such player, but the name is still taken. */
  beginDeletion(player: string, ids: readonly string[], at: number): Promise<void>
  /** Those that have begun and not ended. */
  deletions(): Promise<{ player: string; ids: string[] }[]>
  endDeletion(player: string): Promise<void>
  /** Frees the names of those who were deleted before this. */
  freeNames(before: number): Promise<void>
  /** Matches in which one of these sits, and those among bots that one of these set up. */
  unfinishedOf(ids: readonly string[]): Promise<string[]>
  /** Some matches in which one of these sits, by id, after this one. */
  matchesWith(ids: readonly string[], after: string): Promise<string[]>
  removeRatings(ids: readonly string[]): Promise<void>
  /** Looks at some lines of chat and removes what these have said; returns where to go on. */
  removeChat(ids: readonly string[], after: ChatPlace): Promise<ChatPlace | null>
  /** Looks at some lines of chat and returns what these have said. */
  chatOf(
    ids: readonly string[],
    after: ChatPlace,
  ): Promise<{ lines: { match: string; line: Said }[]; next: ChatPlace | null }>

  /** Some guests without unfinished matches who have not been here since, by id, after this one. */
  unusedGuests(before: number, after: string): Promise<string[]>
  /** Looks at some lines of chat and removes those said before; in matches that are not over, they lose text and name. */
  removeOldChat(before: number, after: ChatPlace): Promise<{ removed: number; next: ChatPlace | null }>
  /** Removes some lines of the audit log that are older; returns how many. */
  removeOldAudit(before: number): Promise<number>

  /** Some of those who are awaited since before this, and not told yet. */
  untold(before: number): Promise<(Awaited & { match: string })[]>
  /** Notes what is to be sent to somebody who is awaited, if they still are; nothing is noted twice. */
  tell(match: string, player: string, deliveries: readonly NewDelivery[]): Promise<void>
  /** Some that are due, the oldest first. */
  dueDeliveries(now: number): Promise<Delivery[]>
  /** All that this player is to get by mail, due or not. */
  mailsTo(player: string): Promise<Delivery[]>
  endDeliveries(deliveries: readonly Delivery[]): Promise<void>
  /** Counts a try, if there was one. */
  postponeDeliveries(deliveries: readonly Delivery[], due: number, isTry: boolean): Promise<void>
  /** Since when the first is awaited who was not told, and when the first delivery is due. */
  nextDelivery(): Promise<{ untold: number | null; due: number | null }>
  notificationSettings(player: string): Promise<PlayerSettings | undefined>
  setNotificationSettings(player: string, settings: PlayerSettings): Promise<void>
  /** A subscription belongs to whoever subscribed last with that browser. At most `most` of a player stay, the newest. */
  subscribePush(subscription: PushSubscriptionRow, most: number): Promise<void>
  unsubscribePush(endpoint: string): Promise<void>
  pushSubscription(endpoint: string): Promise<PushSubscriptionRow | undefined>
  pushSubscriptionsOf(player: string): Promise<PushSubscriptionRow[]>

  noteAudit(line: AuditLine): Promise<void>
  /** The first thousand lines since a time and after a number, the oldest first. */
  audit(since: number, after: number): Promise<AuditRow[]>

  /** Small values such as the signing key. The first value is kept. */
  setting(name: string, first: string): Promise<string>
  /** Remembers what time it is; returns the time noted before, or this one if there is none. */
  noteTime(now: number): Promise<number>
  /** Writes something, to check that the storage can write. */
  probe(): Promise<void>
  /** Copies everything to a file; other calls may have to wait. */
  backup(path: string): Promise<void>
  close(): Promise<void>
}

export type NewDelivery = Pick<Delivery, 'channel' | 'target' | 'due'>

export interface ChatPlace {
  readonly match: string
  readonly number: number
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

export interface NamedPlayer {
  readonly id: string
  readonly name: string
}

export interface NewReport {
  readonly at: number
  readonly reporter: string
  readonly player: string
  readonly match?: string
  readonly reason: ReportReason
  readonly text: string
}

export interface StoredReport extends NewReport {
  readonly number: number
  readonly reporterName: string
  readonly playerName: string
  readonly closed?: number
  /** The operator's, when it was closed. */
  readonly note?: string
}

export interface BanRow {
  readonly player: string
  /** Null: for good. */
  readonly until: number | null
  /** For the player to read. */
  readonly reason: string
  readonly at: number
}

export interface ListedBan extends BanRow {
  readonly name: string
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

export interface SessionRow {
  readonly id: string
  readonly player: string
  /** SHA-256 of the secret half of the token. */
  readonly hash: string
  /** Its token is in the hands of a program, not in a cookie. */
  readonly program: boolean
  /** Browser and system, or the name of a program, as it says itself. */
  readonly client: string
  /** The beginning of its address. */
  readonly network: string
  readonly created: number
  readonly used: number
  readonly expires: number
}

export interface RatingRow {
  readonly player: string
  readonly pool: string
  readonly mu: number
  readonly sigma: number
  readonly matches: number
}
