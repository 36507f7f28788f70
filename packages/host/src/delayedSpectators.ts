/**
 * Spectators of a table with a delay. They see a match of their own, which is given the same answers later; everything sent to them is made
 * from it and from tables of that time, so nothing newer can slip through.
 */
import type { Entry, Game, Match, Seat } from '@alea/engine'
import { type ClockInfo, type FromServer, type Snapshot, snapshotOf, type Table, viewerOf } from '@alea/protocol/client'
import type { HostEnvironment } from './environment.ts'
import { EventLog } from './eventLog.ts'
import type { MatchRecord } from './record.ts'
import { repeat, restore, storedEntry } from './restore.ts'
import type { Loaded } from './store.ts'
import { type Has, type Subscriber, Subscribers } from './subscribers.ts'
import { tableOf } from './table.ts'

/** What has happened at one time. */
export interface Moment {
  readonly at: number
  /** The number of answers then. */
  readonly position: number
  /** Unknown for what happened before the match was read from the store. */
  readonly table?: Table
  /** Is the table worth sending? */
  readonly amended?: boolean
  readonly time?: ClockInfo | undefined
  readonly said?: { readonly frame: FromServer; readonly player: string }
}

/** With more moments than this to come, the latest are shown together. */
const MOST_MOMENTS = 1000

export class DelayedSpectators {
  readonly subscribers: Subscribers
  private readonly game: Game
  private readonly env: HostEnvironment
  private readonly record: MatchRecord
  /** What spectators have been told. */
  private readonly log = new EventLog()
  private readonly delay: number
  private readonly entries: () => readonly Entry[]
  private readonly left: (subscriber: Subscriber) => void
  private moments: Moment[] = []
  /** The last moment that is shown. */
  private shown: Moment & { readonly table: Table }
  /** The match as spectators see it; made when somebody looks. */
  private match: Match | undefined
  private stopTimer: (() => void) | undefined

  constructor(
    game: Game,
    loaded: Loaded,
    env: HostEnvironment,
    /** All answers of the live match. */
    entries: () => readonly Entry[],
    /** Called with subscribers that could not take a frame. */
    left: (subscriber: Subscriber) => void,
  ) {
    const { record } = loaded
    this.game = game
    this.env = env
    this.record = record
    this.delay = delayOf(record)
    this.entries = entries
    this.left = left
    this.subscribers = new Subscribers(record.id, this.log)
    const since = env.now() - this.delay
    const isPlaying = record.status === 'playing'
    const first = isPlaying ? loaded.entries.findIndex(({ at }) => at > since) : -1
    const position = first < 0 ? loaded.entries.length : first
    const table = tableOf(isPlaying ? withoutNews(record) : record, { position })
    this.shown = { at: since, position, table }
    for (const [i, { at }] of loaded.entries.entries())
      if (i >= position) this.add({ at: Math.max(at, this.moments.at(-1)?.at ?? 0), position: i + 1 })
  }

  /** Remembers a moment, to be shown after the delay; before the start and after the end, at once. */
  note(moment: Moment, isPlaying: boolean): void {
    this.add(moment)
    if (isPlaying) this.catchUp()
    else this.showAll()
  }

  private add(moment: Moment): void {
    const last = this.moments.at(-1)
    const isOfSameCommit = last !== undefined && last.at === moment.at && !last.table
    const merges = isOfSameCommit || this.moments.length >= MOST_MOMENTS
    if (merges) this.moments.pop()
    this.moments.push(merges && last?.amended ? { ...moment, amended: true } : moment)
  }

  /** Shows what has become old enough. */
  catchUp(): void {
    const since = this.env.now() - this.delay
    while (this.moments[0] && this.moments[0].at <= since) this.show(this.moments.shift()!)
    this.setTimer()
  }

  private showAll(): void {
    for (const moment of this.moments.splice(0)) this.show(moment)
    this.setTimer()
  }

  /** Wakes when the next moment is old enough, if anybody watches. */
  setTimer(): void {
    this.stopTimer?.()
    const next = this.moments[0]
    const isWatched = next && !this.subscribers.isEmpty
    const wait = isWatched ? Math.max(1, next.at + this.delay - this.env.now()) : 0
    this.stopTimer = isWatched ? this.env.later(wait, () => this.catchUp()) : undefined
  }

  private show(moment: Moment): void {
    const table = moment.table ?? { ...this.shown.table, position: moment.position }
    this.shown = { ...moment, table }
    if (this.match || !this.subscribers.isEmpty) this.follow(moment)
    const text = moment.amended && JSON.stringify({ type: 'table', match: this.record.id, table } satisfies FromServer)
    const said = moment.said && JSON.stringify(moment.said.frame)
    for (const subscriber of this.subscribers.all) {
      if (text) subscriber.send(text)
      const { player } = subscriber
      if (said && (player === undefined || !this.env.chat.isMuted(player, moment.said!.player))) subscriber.send(said)
    }
  }

  /** Gives the spectators' match the answers up to this moment and publishes them. */
  private follow({ position, time }: Moment): void {
    if (this.shown.table.started === undefined) return
    const before = this.match?.position
    const match = this.matchAt(position)
    if (before === position) return
    const later = time && { ...time, at: time.at + this.delay }
    for (const subscriber of this.subscribers.publish(match, later, () => ({}))) this.left(subscriber)
  }

  private matchAt(position: number): Match {
    const { match, game, record } = this
    if (match && match.position <= position) {
      for (const entry of this.entries().slice(match.position, position)) repeat(match, entry)
      return match
    }
    const entries = this.entries()
      .slice(0, position)
      .map((entry) => storedEntry(entry, 0))
    // From the start: the events of a delayed match are told too, and a rewind may lead behind any checkpoint.
    this.match = restore(game, record, entries, undefined, this.log)
    return this.match
  }

  /** True if what the subscriber has is wrong. */
  join(as: Seat | null, subscriber: Subscriber, has: Has): boolean {
    this.catchUp()
    const isWrong = this.subscribers.join(this.seen(), as, subscriber, has, {}, as !== null)
    this.setTimer()
    return isWrong
  }

  /** The spectators' match now; undefined before they see it start. */
  private seen(): Match | undefined {
    if (this.shown.table.started === undefined) return undefined
    return this.matchAt(this.shown.position)
  }

  /** The table as spectators see it now. */
  get table(): Table {
    this.catchUp()
    return this.shown.table
  }

  /** What is sent about chat before this time is old enough to be read. */
  get since(): number {
    return this.env.now() - this.delay
  }

  look(as: Seat | null): { position: number; sight: Snapshot } | undefined {
    this.catchUp()
    const match = this.seen()
    return match && { position: match.position, sight: snapshotOf(match, viewerOf(as)) }
  }
}

export const delayOf = ({ spectatorDelay = 0 }: MatchRecord): number => spectatorDelay * 1000

/** Of a record read from the store nobody knows since when it has been so: what can change during a match is left out. */
const withoutNews = ({ paused: _, openHands: _o, handovers: _h, dice, ...record }: MatchRecord): MatchRecord => ({
  ...record,
  dice: { ...dice, salts: [] },
  seats: record.seats.map(({ resigned: _r, lost: _l, bot, ...seat }) =>
    seat.kind === 'bot' && bot ? { ...seat, bot } : seat,
  ),
})
