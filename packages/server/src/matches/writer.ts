/**
 * The one writer of one match. Everything that happens to a match happens here, one thing after the other:
 * checked, put on disk, and only then told to whoever asked and to everybody who looks on.
 */
import type { Game, Match } from '@alea/engine'
import type { FromServer, Table } from '@alea/protocol'
import { Refusal } from '../refusal.ts'
import { Conflict, type Loaded, StorageFault } from '../storage/storage.ts'
import { Audience, type Listener } from './audience.ts'
import type { House } from './house.ts'
import { type Cause, Ledger } from './ledger.ts'
import type { Ids, MatchRecord } from './record.ts'
import { isSeated } from './rights.ts'
import { tableOf } from './tableOf.ts'

/** A disk that was full a moment ago most likely still is. */
const RETRY_MS = 5000

export class Writer {
  readonly house: House
  readonly ledger: Ledger
  readonly audience: Audience
  /** When somebody last wanted something of the match. */
  touched: number
  /** Called when something is on disk and everybody has been told: what is owed may have changed. */
  onKept: () => void = () => {}
  private tail: Promise<unknown> = Promise.resolve()
  private waiting = 0

  constructor(game: Game, loaded: Loaded, house: House) {
    this.house = house
    this.ledger = new Ledger(game, loaded, house)
    this.audience = new Audience(loaded.record.id)
    this.touched = house.now()
  }

  get record(): MatchRecord {
    return this.ledger.record
  }

  get isIdle(): boolean {
    return this.waiting === 0 && this.audience.isEmpty
  }

  /** The match, if it is being played. */
  playing(): Match {
    const { match, record } = this.ledger
    if (!match || record.status !== 'playing') throw new Refusal('not-playing', `the match is ${record.status}`)
    return match
  }

  /** One thing after the other. If the disk refuses, what was done in memory never happened, and the match is read again. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.touched = this.house.now()
    const turn = this.waiting++ === 0 ? this.attempt(work) : this.tail.then(() => this.attempt(work))
    this.tail = turn.catch(() => {})
    return turn
  }

  private async attempt<T>(work: () => Promise<T>): Promise<T> {
    try {
      if (this.ledger.broken) throw new Refusal('unavailable', 'the match is being read again; send it once more')
      return await work()
    } catch (error) {
      if (this.ledger.broken) this.giveUp()
      if (!(error instanceof StorageFault || error instanceof Conflict)) throw error
      this.house.trouble(`match ${this.record.id}`, error)
      throw new Refusal('unavailable', 'it could not be kept; nothing has changed')
    } finally {
      this.waiting--
    }
  }

  /** Those who look on must watch anew: what they have is right, but they will hear nothing more from here. What is owed stays owed. */
  private giveUp(): void {
    this.house.alarm(this.record.id, this.house.now() + RETRY_MS)
    const error = { code: 'unavailable' as const, detail: 'watch again' }
    const text = JSON.stringify({ type: 'error', match: this.record.id, error } satisfies FromServer)
    for (const listener of this.audience.listeners) {
      listener.send(text)
      this.audience.leave(listener)
    }
  }

  /** Another record, and nothing else changed. */
  async amend(record: MatchRecord): Promise<void> {
    this.ledger.record = record
    await this.keep()
  }

  /** Puts on disk what has happened, then shows it. */
  async keep(cause?: Cause): Promise<void> {
    const { ledger, house } = this
    const { amended, ended } = await ledger.keep(cause)
    if (ledger.match) this.audience.publish(ledger.match, ledger.time(house.now()))
    if (ended) house.ended(ledger.record)
    if (amended) this.tellTable()
    this.onKept()
  }

  table(ids?: Ids): Table {
    const { record, ledger, audience } = this
    const online = new Set(record.seats.flatMap((_, seat) => (audience.listenersAs(seat) > 0 ? [seat] : [])))
    const live = {
      position: ledger.position,
      time: ledger.time(this.house.now()),
      online,
      watching: audience.listenersAs(null),
    }
    return tableOf(record, live, ids && isSeated(record, ids))
  }

  sendTable(listener: Listener, ids: Ids = new Set(listener.player === undefined ? [] : [listener.player])): void {
    listener.send(JSON.stringify({ type: 'table', match: this.record.id, table: this.table(ids) } satisfies FromServer))
  }

  /** Everybody learns who sits where, who is there and how it stands. */
  tellTable(): void {
    for (const listener of this.audience.listeners) this.sendTable(listener)
  }
}
