/**
 * A match and how it changes: commands run one after the other, are stored, and only then published to the subscribers.
 * MatchHost and SeatCommands define the commands.
 */
import { type Game, type Match, type Seat, SOURCE_LANGUAGE } from '@alea/engine'
import type { FromServer, Table } from '@alea/protocol/client'
import { goneSince } from './absence.ts'
import { CommandQueue } from './commandQueue.ts'
import { DelayedSpectators, delayOf, type Moment } from './delayedSpectators.ts'
import type { HostEnvironment } from './environment.ts'
import { POLLING_MS, type Presence } from './presence.ts'
import type { Ids, MatchRecord } from './record.ts'
import { Refusal } from './refusal.ts'
import { isDelayedFor, isSeated } from './rights.ts'
import { Conflict, type Loaded, StorageFault } from './store.ts'
import { type Cause, type Saved, StoredMatch } from './storedMatch.ts'
import { type Subscriber, Subscribers } from './subscribers.ts'
import { type Seated, tableOf } from './table.ts'
import { FAULTS } from './text/faults.ts'
import { isUnplayable, type UnplayableMatch } from './unplayable.ts'
import { waitFor } from './wait.ts'

/** How long to wait after the store has failed. */
const RETRY_MS = 5000
/** How long a change of the number of spectators waits for others. */
const COUNTING_MS = 1000

export class HostedMatch {
  readonly env: HostEnvironment
  readonly stored: StoredMatch
  readonly subscribers: Subscribers
  /** People without a seat, if the table has a delay for them. */
  readonly spectators: DelayedSpectators | undefined
  readonly presence: Presence
  /** Called after a change is stored and published: what is due may have changed. */
  onPublished: () => void = () => {}
  /** Called when the match in memory must not be used again. */
  onBroken: () => void = () => {}
  /** When the match was last used. */
  private touched: number
  /** Whether everybody will be told soon how many watch. */
  private isCounting = false
  /** Of the next look at who is gone. */
  private cancelLook: () => void = () => {}
  private readonly queue = new CommandQueue()
  /** Aborted with the refusal for every command that comes too late. */
  private readonly closing = new AbortController()

  constructor(game: Game | UnplayableMatch, loaded: Loaded, env: HostEnvironment) {
    this.env = env
    this.stored = new StoredMatch(game, loaded, env)
    this.subscribers = new Subscribers(loaded.record.id, this.stored.events)
    if (delayOf(loaded.record) > 0 && !isUnplayable(game))
      this.spectators = new DelayedSpectators(
        game,
        loaded,
        env,
        () => this.stored.match?.entries ?? [],
        (subscriber) => this.leave(subscriber),
      )
    this.presence = env.presenceOf(loaded.record)
    this.stored.isLooking = (seat) => this.isLooking(seat)
    this.touched = env.now()
  }

  get record(): MatchRecord {
    return this.stored.record
  }

  /** No command is waiting or running. */
  get isIdle(): boolean {
    return this.queue.isIdle
  }

  /** Nobody watches, and the match has not been used since then. */
  isForgottenSince(time: number): boolean {
    return this.isIdle && this.subscribers.isEmpty && !this.isWatchedLater && this.touched < time
  }

  private get isWatchedLater(): boolean {
    return this.spectators !== undefined && !this.spectators.subscribers.isEmpty
  }

  /** Somebody watches from this seat, in a page that is in sight, or plays over HTTP. */
  isLooking(seat: Seat): boolean {
    const watching = this.subscribers.at(seat)
    return watching.length > 0 ? watching.some(({ isHidden }) => !isHidden) : this.presence.isHere(seat, this.env.now())
  }

  /** Runs a command when its turn comes. If the store fails, the match in memory is discarded and read again. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.touched = this.env.now()
    return this.queue.run(() => this.attempt(work))
  }

  /** Resolves after so long, unless the host is closed before. */
  wait(ms: number): Promise<void> {
    return waitFor(this.env, ms, this.closing.signal)
  }

  /** Refuses every command that has not begun; resolves when the one that has is stored. */
  async close(): Promise<void> {
    this.closing.abort(new Refusal('unavailable', (language) => FAULTS[language].closing))
    await this.queue.settled
  }

  /** As after a failure of the store, although nothing has failed. */
  drop(): void {
    this.stored.broken = true
    this.disconnectAll()
  }

  /** A command of a player. */
  inTurnOf<T>(ids: Ids, work: () => Promise<T>): Promise<T> {
    this.acted(ids)
    return this.inTurn(work)
  }

  private attempt<T>(work: () => Promise<T>): Promise<T> {
    this.closing.signal.throwIfAborted()
    if (this.stored.broken) throw new Refusal('unavailable', (language) => FAULTS[language].readAgain)
    try {
      return work().catch((error: unknown) => this.failed(error))
    } catch (error) {
      return this.failed(error)
    }
  }

  private failed(error: unknown): never {
    if (this.stored.broken) {
      this.onBroken()
      this.disconnectAll()
    }
    if (!(error instanceof StorageFault || error instanceof Conflict)) throw error
    this.env.trouble(`match ${this.record.id}`, error)
    throw new Refusal('unavailable', (language) => FAULTS[language].notKept)
  }

  /** Asks all subscribers to watch again: what they have is correct, but this host will not update it. Actions that are due are rescheduled. */
  private disconnectAll(): void {
    this.env.scheduleAt(this.record.id, this.env.now() + RETRY_MS)
    for (const subscriber of [...this.subscribers.all, ...(this.spectators?.subscribers.all ?? [])]) {
      const error = new Refusal('unavailable', (language) => FAULTS[language].watchAgain)
      const { language = SOURCE_LANGUAGE } = subscriber
      const frame: FromServer = { type: 'error', match: this.record.id, error: error.in(language) }
      subscriber.send(JSON.stringify(frame))
      this.leave(subscriber)
    }
  }

  /** The match; refused unless it is being played. */
  playing(): Match {
    const { match, record } = this.stored
    if (record.status === 'playing') this.checkPlayable()
    if (!match || record.status !== 'playing')
      throw new Refusal('not-playing', (language) => FAULTS[language].status(record.status))
    return match
  }

  /** The match; refused unless it is being played and not paused. */
  running(): Match {
    const match = this.playing()
    if (this.record.paused) throw new Refusal('not-open', (language) => FAULTS[language].paused)
    return match
  }

  /** Refuses what cannot be done because the match cannot be run. */
  checkPlayable(): void {
    const { unplayable } = this.stored
    if (unplayable) throw new Refusal('unavailable', unplayable.reason)
  }

  /** Changes the record and nothing else. */
  amend(record: MatchRecord): Promise<void> {
    this.stored.record = record
    return this.keep()
  }

  keep(cause?: Cause): Promise<undefined>
  keep<T>(cause: Cause, result: T): Promise<T>
  /** Stores the changes, then publishes them. */
  keep<T>(cause?: Cause, result?: T): Promise<T | undefined> {
    return this.stored.save(cause, (saved) => {
      this.publish(saved)
      return result
    })
  }

  private publish({ amended, ended }: Saved): void {
    const { stored, env } = this
    if (stored.match) {
      const now = env.now()
      const full = this.subscribers.publish(stored.match, stored.time(now), (as) => stored.windowFor(as, now))
      for (const subscriber of full) this.leave(subscriber)
    }
    if (ended) env.ended(stored.record)
    if (amended) this.sendTableToAll()
    else this.note({})
    this.onPublished()
  }

  sendTable(subscriber: Subscriber, ids: Ids = idsOf(subscriber)): void {
    const table = this.table(ids)
    subscriber.send(JSON.stringify({ type: 'table', match: this.record.id, table } satisfies FromServer))
  }

  /** Sends everybody the table. */
  sendTableToAll(but?: Subscriber): void {
    for (const subscriber of this.subscribers.all) if (subscriber !== but) this.sendTable(subscriber)
    this.note({ amended: true })
  }

  /** Tells the spectators of a table with a delay, in time. */
  note(more: Pick<Moment, 'amended' | 'said'>): void {
    const { spectators, stored, record } = this
    if (!spectators) return
    const at = this.env.now()
    const isPlaying = record.status === 'playing'
    const time = stored.time(at)
    spectators.note({ at, position: stored.position, table: this.tableNow(), time, ...more }, isPlaying)
  }

  table(ids?: Ids): Table {
    const { record } = this
    if (this.spectators && isDelayedFor(record, ids)) return this.spectators.table
    if (!ids || !isSeated(record, ids)) return this.tableNow()
    const mutes = (player: string) => [...ids].some((id) => this.env.chat.isMuted(id, player))
    return this.tableNow({ mutes })
  }

  private tableNow(seated?: Seated): Table {
    const { record, stored, presence } = this
    const now = this.env.now()
    const live = {
      position: stored.position,
      revision: stored.revision,
      now,
      time: stored.time(now),
      away: record.seats.map((_, seat) => goneSince(record, seat, presence, now)),
      watching: presence.count(null),
      unplayable: stored.unplayable?.why,
    }
    return tableOf(record, live, seated)
  }

  /** A player did something that needs a session: their seats are not deserted, connected or not. */
  acted(ids: Ids): void {
    const { presence, env } = this
    const now = env.now()
    const seats = this.record.seats.flatMap(({ player }, seat) => (ids.has(player ?? '') ? [seat] : []))
    const isBack = seats.length > 0 && !seats.some((seat) => presence.isHere(seat, now))
    for (const seat of seats) presence.acted(seat, now)
    if (this.subscribers.isEmpty) return
    if (isBack) this.sendTableToAll()
    // No connection will tell when somebody without one is gone.
    if (seats.length === 0 || seats.some((seat) => presence.count(seat) > 0)) return
    this.cancelLook()
    this.cancelLook = env.later(POLLING_MS, () => this.sendTableToAll())
  }

  leave(subscriber: Subscriber, as?: Seat | null): void {
    const now = this.env.now()
    const later = this.spectators?.subscribers.leave(subscriber, as) ?? []
    if (later.length > 0) this.spectators!.setTimer()
    const gone = [...this.subscribers.leave(subscriber, as), ...later.map(() => null)]
    for (const viewer of gone) this.presence.left(viewer, now)
    if (gone.some((viewer) => viewer !== null && this.presence.count(viewer) === 0)) this.sendTableToAll()
    else if (gone.includes(null)) this.tellWatching()
  }

  /** How many watch has changed: everybody is told, but not for each of a crowd. */
  tellWatching(): void {
    if (this.isCounting || this.subscribers.isEmpty) return
    this.isCounting = true
    this.env.later(COUNTING_MS, () => {
      this.isCounting = false
      this.sendTableToAll()
    })
  }
}

const idsOf = ({ player }: Subscriber): Ids => new Set(player === undefined ? [] : [player])
