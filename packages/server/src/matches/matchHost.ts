/** One match in memory: what players and spectators may ask of it, and what the platform owes it. */
import type { Game, Seat } from '@alea/engine'
import {
  type Foreseen,
  type FromServer,
  foresee,
  isWindow,
  type Orders,
  PASS,
  type Preview,
  type Said,
  type Sight,
  sightHash,
  sightOf,
  type Table,
  turnOf,
  viewerOf,
} from '@alea/protocol'
import { Refusal } from '../refusal.ts'
import type { Loaded } from '../storage/storage.ts'
import type { Has, Listener } from './audience.ts'
import { BotSeats } from './botSeats.ts'
import { Company } from './company.ts'
import type { Duty } from './duties.ts'
import { abandoned } from './ending.ts'
import type { House } from './house.ts'
import { Presence } from './presence.ts'
import { type Ids, isPersonAt, type MatchRecord, sealed, withPlace } from './record.ts'
import { refused, stale } from './refused.ts'
import { checkEyes, checkPlayer, checkSeat } from './rights.ts'
import { isTimed } from './windows.ts'
import { Writer } from './writer.ts'

export interface SeatCommand {
  readonly id: string
  readonly seat: Seat
  readonly position: number
  readonly key: string
  readonly name?: string | undefined
}

export interface Look {
  readonly match: string
  readonly position: number
  readonly hash: string
  readonly sight: Sight
  readonly table: Table
}

export class MatchHost {
  /** Who plays, and how that changes. */
  readonly company: Company
  private readonly writer: Writer
  private readonly presence: Presence
  private readonly bots: BotSeats

  constructor(game: Game, loaded: Loaded, house: House) {
    this.writer = new Writer(game, loaded, house)
    const { audience, ledger, touched } = this.writer
    this.presence = new Presence(audience, loaded.record.seats.length, touched)
    this.company = new Company(this.writer, this.presence)
    this.bots = new BotSeats(game, house, ledger, (seat, position, key) => this.answerOfBot(seat, position, key))
    this.writer.onKept = () => this.arm()
  }

  get record(): MatchRecord {
    return this.writer.record
  }

  /** What is in memory may be ahead of the disk: this host must not be used again. */
  get broken(): boolean {
    return this.writer.ledger.broken
  }

  /** Nobody looks, nothing is under way since then: everything can be read again from the disk. */
  isIdleSince(time: number): boolean {
    return this.writer.isIdle && this.bots.isIdle && this.writer.touched < time
  }

  table(ids?: Ids): Table {
    return this.writer.table(ids)
  }

  /** What is to be seen now, for those who ask once. */
  look(as: Seat | null, ids: Ids): Promise<Look> {
    return this.writer.inTurn(async () => {
      const { record, ledger } = this.writer
      checkEyes(record, as, ids)
      const { match } = ledger
      if (!match) throw new Refusal('not-playing', 'the match has not begun')
      const sight = sightOf(match, viewerOf(as))
      return { match: record.id, position: match.position, hash: sightHash(sight), sight, table: this.table(ids) }
    })
  }

  /** Begins to look; what is sent first depends on what the client already has. */
  watch(as: Seat | null, ids: Ids, listener: Listener, has: Has, invitation?: string): Promise<void> {
    return this.writer.inTurn(async () => {
      const { record, ledger, audience, house } = this.writer
      checkEyes(record, as, ids, invitation)
      this.writer.sendTable(listener, ids)
      const orders = as === null ? undefined : record.seats[as]!.orders
      audience.join(ledger.match, as, listener, has, orders ? { orders } : {})
      if (as === null) return
      this.presence.arrived(as, house.now())
      this.writer.tellTable()
    })
  }

  leave(listener: Listener, as?: Seat | null): void {
    const { audience, house } = this.writer
    if (this.presence.left(() => audience.leave(listener, as), house.now())) this.writer.tellTable()
  }

  /** An answer of the seat's own player. A pass is held until it could have been given for any reason. */
  answer(command: SeatCommand, ids: Ids): Promise<number> {
    checkPlayer(this.record, command.seat, ids)
    const wait = this.untilPassable(command)
    const give = () => this.writer.inTurn(() => this.give(command))
    return wait > 0 ? new Promise((resolve) => setTimeout(resolve, wait)).then(give) : give()
  }

  private untilPassable({ seat, key, position }: SeatCommand): number {
    const { record, match, askedAt } = this.writer.ledger
    if (key !== PASS || !match || position < match.position || !isTimed(record, seat)) return 0
    const offer = match.offer(seat)
    return offer && isWindow(offer) ? askedAt + record.windows.delay - this.writer.house.now() : 0
  }

  private async give({ id, seat, position, key, name }: SeatCommand): Promise<number> {
    const { writer } = this
    const done = writer.ledger.doneAt(seat, id)
    if (done !== undefined) return done
    const match = writer.playing()
    const at = match.position
    const refusal = match.answer({ seat, position, key, ...(name !== undefined && { name }) })
    if (refusal) throw refused(match, refusal, seat)
    await writer.keep({ seat, id, at })
    return at + 1
  }

  private answerOfBot(seat: Seat, position: number, key: string): Promise<void> {
    const { writer } = this
    return writer.inTurn(async () => {
      if (writer.record.status !== 'playing' || isPersonAt(writer.record, seat)) return
      const refusal = writer.playing().answer({ seat, position, key })
      if (refusal) this.arm()
      else await writer.keep({ seat, at: position })
    })
  }

  /** Takes the seat's last decision back. */
  undo({ id, seat, position }: Omit<SeatCommand, 'key'>, ids: Ids): Promise<number> {
    const { writer } = this
    return writer.inTurn(async () => {
      checkPlayer(writer.record, seat, ids)
      const done = writer.ledger.doneAt(seat, id)
      if (done !== undefined) return done
      const match = writer.playing()
      if (position !== match.position) throw stale(match, seat)
      const refusal = match.undo(seat)
      if (refusal) throw refused(match, refusal, seat)
      await writer.keep({ seat, id, at: position })
      return position + 1
    })
  }

  /** Why this seat cannot take its last decision back, or null. */
  undoBar(seat: Seat, ids: Ids): Promise<string | null> {
    return this.writer.inTurn(async () => {
      checkSeat(this.record, seat, ids)
      return this.writer.playing().undoBar(seat) ?? null
    })
  }

  /** What this answer would change in the seat's eyes, where that is certain. */
  preview({ seat, key, position }: Preview, ids: Ids): Promise<Foreseen> {
    return this.writer.inTurn(async () => {
      checkSeat(this.record, seat, ids)
      const match = this.writer.playing()
      if (position !== match.position) throw stale(match, seat)
      const foreseen = foresee(match, seat, key)
      if (!foreseen) throw refused(match, { reason: 'not-an-option', key }, seat)
      return foreseen
    })
  }

  order(seat: Seat, orders: Orders, ids: Ids): Promise<number> {
    return this.writer.inTurn(async () => {
      const { record, ledger } = this.writer
      checkPlayer(record, seat, ids)
      const turn = ledger.match && turnOf(ledger.match.view(seat))
      await this.writer.amend(withPlace(record, seat, { orders, ...(turn !== undefined && { ordered: turn }) }))
      return ledger.position
    })
  }

  said(said: Said, isMutedBy: (listener: Listener) => boolean): void {
    const text = JSON.stringify({ type: 'said', match: this.record.id, said } satisfies FromServer)
    for (const listener of this.writer.audience.listeners) if (!isMutedBy(listener)) listener.send(text)
  }

  /** Does what has become due; called when the alarm rings, and once after loading. */
  wake(): Promise<void> {
    const { writer } = this
    return writer.inTurn(async () => {
      const now = writer.house.now()
      const due = writer.ledger.duties.find(({ kind, at }) => kind !== 'think' && at <= now)
      if (due) await this.fulfil(due)
      else this.arm()
    })
  }

  private async fulfil(duty: Duty): Promise<void> {
    const { writer } = this
    const { record, house } = writer
    switch (duty.kind) {
      case 'close':
        return writer.amend(abandoned(record, house.now()))
      case 'flag':
        return writer.amend(withPlace(record, duty.seat, { bot: record.standIn }))
      case 'seal':
        return writer.amend(sealed(record))
      case 'pass': {
        const match = writer.playing()
        const at = match.position
        const refusal = match.answer({ seat: duty.seat, key: PASS })
        if (refusal) throw refused(match, refusal, duty.seat)
        return writer.keep({ seat: duty.seat, at })
      }
      case 'think':
        return this.bots.think(duty.seat, this.isWatched)
    }
  }

  private get isWatched(): boolean {
    return this.record.seats.some(({ kind }) => kind === 'player') || this.writer.audience.listenersAs(null) > 0
  }

  /** Bots begin to think; for everything else an alarm is set. */
  private arm(): void {
    const { ledger, house, record } = this.writer
    let next: number | null = null
    for (const duty of ledger.duties) {
      if (duty.kind === 'think') this.bots.think(duty.seat, this.isWatched)
      else next = Math.min(next ?? duty.at, duty.at)
    }
    house.alarm(record.id, next)
  }
}
