/**
 * A match and how it changes: commands run one after the other, are stored, and only then published to the subscribers.
 * MatchHost and SeatCommands define the commands.
 */
import { type Game, type Match, type Seat, SOURCE_LANGUAGE } from '@alea/engine'
import type { FromServer, Table } from '@alea/protocol/client'
import { CommandQueue } from './commandQueue.ts'
import type { HostEnvironment } from './environment.ts'
import type { Presence } from './presence.ts'
import type { Ids, MatchRecord } from './record.ts'
import { Refusal } from './refusal.ts'
import { isSeated } from './rights.ts'
import { Conflict, type Loaded, StorageFault } from './store.ts'
import { type Cause, type Saved, StoredMatch } from './storedMatch.ts'
import { type Subscriber, Subscribers } from './subscribers.ts'
import { tableOf } from './table.ts'
import { FAULTS } from './text/faults.ts'

/** How long to wait after the store has failed. */
const RETRY_MS = 5000

export class HostedMatch {
  readonly env: HostEnvironment
  readonly stored: StoredMatch
  readonly subscribers: Subscribers
  readonly presence: Presence
  /** Called after a change is stored and published: what is due may have changed. */
  onPublished: () => void = () => {}
  /** When the match was last used. */
  private touched: number
  private readonly queue = new CommandQueue()

  constructor(game: Game, loaded: Loaded, env: HostEnvironment) {
    this.env = env
    this.stored = new StoredMatch(game, loaded, env)
    this.subscribers = new Subscribers(loaded.record.id, this.stored.match)
    this.presence = env.presenceOf(loaded.record)
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
    return this.isIdle && this.subscribers.isEmpty && this.touched < time
  }

  /** Runs a command when its turn comes. If the store fails, the match in memory is discarded and read again. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.touched = this.env.now()
    return this.queue.run(() => this.attempt(work))
  }

  private attempt<T>(work: () => Promise<T>): Promise<T> {
    if (this.stored.broken) throw new Refusal('unavailable', (language) => FAULTS[language].readAgain)
    try {
      return work().catch((error: unknown) => this.failed(error))
    } catch (error) {
      return this.failed(error)
    }
  }

  private failed(error: unknown): never {
    if (this.stored.broken) this.disconnectAll()
    if (!(error instanceof StorageFault || error instanceof Conflict)) throw error
    this.env.trouble(`match ${this.record.id}`, error)
    throw new Refusal('unavailable', (language) => FAULTS[language].notKept)
  }

  /** Asks all subscribers to watch again: what they have is correct, but this host will not update it. Actions that are due are rescheduled. */
  private disconnectAll(): void {
    this.env.scheduleAt(this.record.id, this.env.now() + RETRY_MS)
    for (const subscriber of this.subscribers.all) {
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
    if (!match || record.status !== 'playing')
      throw new Refusal('not-playing', (language) => FAULTS[language].status(record.status))
    return match
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
      const full = this.subscribers.publish(stored.match, stored.time(env.now()))
      for (const subscriber of full) this.leave(subscriber)
    }
    if (ended) env.ended(stored.record)
    if (amended) this.sendTableToAll()
    this.onPublished()
  }

  sendTable(subscriber: Subscriber, ids: Ids = idsOf(subscriber)): void {
    const table = this.table(ids)
    subscriber.send(JSON.stringify({ type: 'table', match: this.record.id, table } satisfies FromServer))
  }

  /** Sends everybody the table. */
  sendTableToAll(but?: Subscriber): void {
    for (const subscriber of this.subscribers.all) if (subscriber !== but) this.sendTable(subscriber)
  }

  table(ids?: Ids): Table {
    const { record, stored, presence } = this
    const live = {
      position: stored.position,
      revision: stored.revision,
      time: stored.time(this.env.now()),
      online: new Set(record.seats.flatMap((_, seat) => (presence.count(seat) > 0 ? [seat] : []))),
      watching: presence.count(null),
    }
    return tableOf(record, live, ids && isSeated(record, ids))
  }

  leave(subscriber: Subscriber, as?: Seat | null): void {
    const now = this.env.now()
    const gone = this.subscribers.leave(subscriber, as)
    for (const viewer of gone) this.presence.left(viewer, now)
    if (gone.some((viewer) => viewer !== null && this.presence.count(viewer) === 0)) this.sendTableToAll()
  }
}

const idsOf = ({ player }: Subscriber): Ids => new Set(player === undefined ? [] : [player])
