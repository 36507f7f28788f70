/**
 * The one writer of one match. Everything that happens to a match happens here, one thing after the other:
 * checked, put on disk, and only then told to whoever asked and to everybody who looks on.
 */
import type { Game, Match, Seat } from '@alea/engine'
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
import { sha256 } from '../fair/dice.ts'
import { Refusal } from '../refusal.ts'
import { Conflict, type Loaded, StorageFault } from '../storage/storage.ts'
import { Audience, type Has, type Listener } from './audience.ts'
import { BotSeats } from './botSeats.ts'
import type { Duty } from './duties.ts'
import { abandoned, wonBy } from './ending.ts'
import type { House } from './house.ts'
import { type Cause, Ledger } from './ledger.ts'
import { awaitedContributions, type Ids, isPersonAt, type MatchRecord, withPlace } from './record.ts'
import { refused, stale } from './refused.ts'
import { checkEyes, checkPlayer, checkSeat, isSeated } from './rights.ts'
import {
  begun,
  emptied,
  freeSeat,
  isComplete,
  isReserved,
  type Sitter,
  type SitWish,
  seated,
  withBot,
} from './seating.ts'
import { isFinished, tableOf } from './tableOf.ts'
import { isTimed } from './windows.ts'

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
  private readonly audience: Audience
  private readonly ledger: Ledger
  private readonly house: House
  private readonly bots: BotSeats
  /** When each seat was last looked through. */
  private readonly seen: number[]
  private tail: Promise<unknown> = Promise.resolve()
  private waiting = 0
  touched: number

  constructor(game: Game, loaded: Loaded, house: House) {
    this.house = house
    this.ledger = new Ledger(game, loaded, house)
    this.audience = new Audience(loaded.record.id)
    this.bots = new BotSeats(game, house, this.ledger, (seat, position, key) => this.answerOfBot(seat, position, key))
    this.touched = house.now()
    this.seen = loaded.record.seats.map(() => this.touched)
  }

  get record(): MatchRecord {
    return this.ledger.record
  }

  /** What is in memory may be ahead of the disk: this host must not be used again. */
  get broken(): boolean {
    return this.ledger.broken
  }

  /** Nobody looks, nothing is under way: everything can be read again from the disk. */
  get isIdle(): boolean {
    return this.waiting === 0 && this.bots.isIdle && this.audience.isEmpty
  }

  table(ids?: Ids): Table {
    const { record, ledger } = this
    const online = new Set(record.seats.flatMap((_, seat) => (this.audience.listenersAs(seat) > 0 ? [seat] : [])))
    const live = {
      position: ledger.position,
      time: ledger.time(this.house.now()),
      online,
      watching: this.audience.listenersAs(null),
    }
    return tableOf(record, live, ids && isSeated(record, ids))
  }

  /** What is to be seen now, for those who ask once. */
  look(as: Seat | null, ids: Ids): Promise<Look> {
    return this.inTurn(async () => {
      checkEyes(this.record, as, ids)
      const { match } = this.ledger
      if (!match) throw new Refusal('not-playing', 'the match has not begun')
      const sight = sightOf(match, viewerOf(as))
      return { match: this.record.id, position: match.position, hash: sightHash(sight), sight, table: this.table(ids) }
    })
  }

  /** Begins to look; what is sent first depends on what the client already has. */
  watch(as: Seat | null, ids: Ids, listener: Listener, has: Has, invitation?: string): Promise<void> {
    return this.inTurn(async () => {
      const { record, ledger } = this
      checkEyes(record, as, ids, invitation)
      this.sendTable(listener, ids)
      const orders = as === null ? undefined : record.seats[as]!.orders
      this.audience.join(ledger.match, as, listener, has, orders ? { orders } : {})
      if (as === null) return
      this.seen[as] = this.house.now()
      this.tellTable()
    })
  }

  leave(listener: Listener, as?: Seat | null): void {
    const present = () => this.record.seats.map((_, seat) => this.audience.listenersAs(seat) > 0)
    const before = present()
    this.audience.leave(listener, as)
    const gone = present().flatMap((here, seat) => (before[seat] && !here ? [seat] : []))
    for (const seat of gone) this.seen[seat] = this.house.now()
    if (gone.length > 0) this.tellTable()
  }

  /** An answer of the seat's own player. A pass is held until it could have been given for any reason. */
  async answer(command: SeatCommand, ids: Ids): Promise<number> {
    checkPlayer(this.record, command.seat, ids)
    await this.untilPassable(command)
    return this.inTurn(() => this.give(command))
  }

  private async untilPassable({ seat, key, position }: SeatCommand): Promise<void> {
    const { record, match, askedAt } = this.ledger
    if (key !== PASS || !match || position < match.position || !isTimed(record, seat)) return
    const offer = match.offer(seat)
    if (!offer || !isWindow(offer)) return
    const wait = askedAt + record.windows.delay - this.house.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  }

  private async give({ id, seat, position, key, name }: SeatCommand): Promise<number> {
    const done = this.ledger.doneAt(seat, id)
    if (done !== undefined) return done
    const match = this.playing()
    const at = match.position
    const refusal = match.answer({ seat, position, key, ...(name !== undefined && { name }) })
    if (refusal) throw refused(match, refusal, seat)
    await this.keep({ seat, id, at })
    return at + 1
  }

  private answerOfBot(seat: Seat, position: number, key: string): Promise<void> {
    return this.inTurn(async () => {
      if (this.record.status !== 'playing' || isPersonAt(this.record, seat)) return
      const refusal = this.playing().answer({ seat, position, key })
      if (refusal) this.arm()
      else await this.keep({ seat, at: position })
    })
  }

  /** Takes the seat's last decision back. */
  undo({ id, seat, position }: Omit<SeatCommand, 'key'>, ids: Ids): Promise<number> {
    return this.inTurn(async () => {
      checkPlayer(this.record, seat, ids)
      const done = this.ledger.doneAt(seat, id)
      if (done !== undefined) return done
      const match = this.playing()
      if (position !== match.position) throw stale(match, seat)
      const refusal = match.undo(seat)
      if (refusal) throw refused(match, refusal, seat)
      await this.keep({ seat, id, at: position })
      return position + 1
    })
  }

  /** Why this seat cannot take its last decision back, or null. */
  undoBar(seat: Seat, ids: Ids): Promise<string | null> {
    return this.inTurn(async () => {
      checkSeat(this.record, seat, ids)
      return this.playing().undoBar(seat) ?? null
    })
  }

  /** What this answer would change in the seat's eyes, where that is certain. */
  preview({ seat, key, position }: Preview, ids: Ids): Promise<Foreseen> {
    return this.inTurn(async () => {
      checkSeat(this.record, seat, ids)
      const match = this.playing()
      if (position !== match.position) throw stale(match, seat)
      const foreseen = foresee(match, seat, key)
      if (!foreseen) throw refused(match, { reason: 'not-an-option', key }, seat)
      return foreseen
    })
  }

  /** Sits a player down at a table that has not begun. */
  sit(player: Sitter, ids: Ids, wish: SitWish): Promise<Seat> {
    return this.inTurn(async () => {
      const seat = freeSeat(this.record, ids, wish)
      await this.amend(seated(this.record, seat, player, wish.commitment))
      // A company that has played before begins as soon as it is complete.
      if (isReserved(this.record) && isComplete(this.record)) await this.begin()
      return seat
    })
  }

  /** Leaves a seat before the beginning, or empties one at one's own table. */
  rise(seat: Seat, ids: Ids): Promise<void> {
    return this.inTurn(() => this.amend(emptied(this.record, seat, ids)))
  }

  /** The host of the table puts a bot in an open seat. */
  placeBot(seat: Seat, bot: string, name: string, ids: Ids): Promise<void> {
    return this.inTurn(() => this.amend(withBot(this.record, seat, bot, name, ids)))
  }

  start(ids: Ids): Promise<void> {
    return this.inTurn(async () => {
      if (!ids.has(this.record.host)) throw new Refusal('not-allowed', 'only who laid the table may begin')
      await this.begin()
    })
  }

  private async begin(): Promise<void> {
    const now = this.house.now()
    this.ledger.begin(begun(this.record, now, now + this.house.contributionMs), now)
    await this.keep()
  }

  /** Shows the bytes a player promised before the beginning. */
  reveal(seat: Seat, contribution: string, ids: Ids): Promise<number> {
    return this.inTurn(async () => {
      const { record } = this
      const { dice } = record
      checkSeat(record, seat, ids)
      if (dice.contributions[seat] === contribution) return this.ledger.position
      if (!awaitedContributions(record).includes(seat)) throw new Refusal('not-open', 'no contribution is awaited')
      if (sha256(contribution) !== dice.commitments[seat])
        throw new Refusal('not-allowed', 'these are not the bytes that were promised')
      const contributions = dice.contributions.map((given, i) => (i === seat ? contribution : given))
      const shown = { ...record, dice: { ...dice, contributions } }
      await this.amend(awaitedContributions(shown).length > 0 ? shown : sealed(shown))
      return this.ledger.position
    })
  }

  order(seat: Seat, orders: Orders, ids: Ids): Promise<number> {
    return this.inTurn(async () => {
      checkPlayer(this.record, seat, ids)
      const { match } = this.ledger
      const turn = match && turnOf(match.view(seat))
      await this.amend(withPlace(this.record, seat, { orders, ...(turn !== undefined && { ordered: turn }) }))
      return this.ledger.position
    })
  }

  /** Gives up. Of two, the other wins; at a larger table a bot plays on in the empty chair. */
  resign(seat: Seat, ids: Ids): Promise<number> {
    return this.inTurn(async () => {
      const { record, ledger, house } = this
      checkSeat(record, seat, ids)
      this.playing()
      if (record.seats[seat]!.resigned) return ledger.position
      const resigned = withPlace(record, seat, { resigned: true, bot: record.standIn })
      const isLast = resigned.seats.every((place) => place.kind !== 'player' || place.resigned)
      if (record.seats.length === 2) await this.amend(wonBy(resigned, 1 - seat, house.now()))
      else await this.amend(isLast ? abandoned(resigned, house.now()) : resigned)
      return ledger.position
    })
  }

  /** Puts a table away, or a match in which no other person plays. */
  abandon(ids: Ids): Promise<void> {
    return this.inTurn(async () => {
      const { record } = this
      const others = record.seats.some(({ player, resigned }) => player !== undefined && !ids.has(player) && !resigned)
      const mine = record.status === 'gathering' ? ids.has(record.host) : isSeated(record, ids) && !others
      if (isFinished(record)) throw new Refusal('not-open', 'the match has ended')
      if (!mine) throw new Refusal('not-allowed', 'others are playing: resign instead')
      await this.amend(abandoned(record, this.house.now()))
    })
  }

  /** Somebody has been gone for long: another player calls a bot into the chair. */
  callStandIn(seat: Seat, ids: Ids): Promise<void> {
    return this.inTurn(async () => {
      const { record, house } = this
      this.playing()
      if (!isSeated(record, ids)) throw new Refusal('not-allowed')
      if (!isPersonAt(record, seat)) throw new Refusal('not-open', 'no person plays there')
      if (this.audience.listenersAs(seat) > 0 || house.now() - this.seen[seat]! < house.absenceMs)
        throw new Refusal('not-allowed', 'that player has not been gone long enough')
      await this.amend(withPlace(record, seat, { bot: record.standIn }))
    })
  }

  /** The player is back and plays on. */
  takeBack(seat: Seat, ids: Ids): Promise<void> {
    return this.inTurn(async () => {
      const { record } = this
      checkSeat(record, seat, ids)
      this.playing()
      const { bot, ...back } = record.seats[seat]!
      if (back.resigned) throw new Refusal('not-allowed', 'you have resigned')
      if (bot === undefined) return
      this.ledger.grant(seat)
      this.bots.stop(seat)
      await this.amend({ ...record, seats: record.seats.map((place, i) => (i === seat ? back : place)) })
    })
  }

  /** Notes where the same company plays on; the first to ask decides. */
  rematch(id: string, ids: Ids): Promise<string> {
    return this.inTurn(async () => {
      if (!isFinished(this.record)) throw new Refusal('not-over')
      if (!isSeated(this.record, ids)) throw new Refusal('not-allowed')
      if (this.record.rematch === undefined) await this.amend({ ...this.record, rematch: id })
      return this.record.rematch!
    })
  }

  said(said: Said, isMutedBy: (listener: Listener) => boolean): void {
    const text = JSON.stringify({ type: 'said', match: this.record.id, said } satisfies FromServer)
    for (const listener of this.audience.listeners) if (!isMutedBy(listener)) listener.send(text)
  }

  /** Does what has become due; called when the alarm rings, and once after loading. */
  wake(): Promise<void> {
    return this.inTurn(async () => {
      const now = this.house.now()
      const due = this.ledger.duties.find(({ kind, at }) => kind !== 'think' && at <= now)
      if (due) await this.fulfil(due)
      else this.arm()
    })
  }

  private async fulfil(duty: Duty): Promise<void> {
    const { record } = this
    switch (duty.kind) {
      case 'close':
        return this.amend(abandoned(record, this.house.now()))
      case 'flag':
        return this.amend(withPlace(record, duty.seat, { bot: record.standIn }))
      case 'seal':
        return this.amend(sealed(record))
      case 'pass': {
        const match = this.playing()
        const at = match.position
        const refusal = match.answer({ seat: duty.seat, key: PASS })
        if (refusal) throw refused(match, refusal, duty.seat)
        return this.keep({ seat: duty.seat, at })
      }
      case 'think':
        return this.bots.think(duty.seat, this.isWatched)
    }
  }

  private get isWatched(): boolean {
    return this.record.seats.some(({ kind }) => kind === 'player') || this.audience.listenersAs(null) > 0
  }

  /** Another record, and nothing else changed. */
  private async amend(record: MatchRecord): Promise<void> {
    this.ledger.record = record
    await this.keep()
  }

  /** Puts on disk what has happened; then shows it, and looks to what comes next. */
  private async keep(cause?: Cause): Promise<void> {
    const { ledger, house } = this
    const { amended, ended } = await ledger.keep(cause)
    if (ledger.match) this.audience.publish(ledger.match, ledger.time(house.now()))
    if (ended) house.ended(ledger.record)
    if (amended) this.tellTable()
    this.arm()
  }

  /** Bots begin to think; for everything else an alarm is set. */
  private arm(): void {
    const times: number[] = []
    for (const duty of this.ledger.duties) {
      if (duty.kind === 'think') this.bots.think(duty.seat, this.isWatched)
      else times.push(duty.at)
    }
    this.house.alarm(this.record.id, times.length > 0 ? Math.min(...times) : null)
  }

  private playing(): Match {
    const { match, record } = this.ledger
    if (!match || record.status !== 'playing') throw new Refusal('not-playing', `the match is ${record.status}`)
    return match
  }

  private sendTable(
    listener: Listener,
    ids: Ids = new Set(listener.player === undefined ? [] : [listener.player]),
  ): void {
    listener.send(JSON.stringify({ type: 'table', match: this.record.id, table: this.table(ids) } satisfies FromServer))
  }

  /** Everybody learns who sits where, who is there and how it stands. */
  private tellTable(): void {
    for (const listener of this.audience.listeners) this.sendTable(listener)
  }

  /** One thing after the other. If the disk refuses, what was done in memory never happened, and this host is read again. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.waiting++
    this.touched = this.house.now()
    const turn = this.tail.then(async () => {
      try {
        if (this.broken) throw new Refusal('unavailable', 'the match is being read again; send it once more')
        return await work()
      } catch (error) {
        if (this.broken) this.dismissAll()
        if (!(error instanceof StorageFault || error instanceof Conflict)) throw error
        this.house.trouble(`match ${this.record.id}`, error)
        throw new Refusal('unavailable', 'it could not be kept; nothing has changed')
      } finally {
        this.waiting--
      }
    })
    this.tail = turn.catch(() => {})
    return turn
  }

  /** Those who look on must watch anew: what they have is right, but this host will tell them nothing more. */
  private dismissAll(): void {
    const error = { code: 'unavailable' as const, detail: 'watch again' }
    const text = JSON.stringify({ type: 'error', match: this.record.id, error } satisfies FromServer)
    for (const listener of this.audience.listeners) {
      listener.send(text)
      this.audience.leave(listener)
    }
  }
}

const sealed = (record: MatchRecord): MatchRecord => ({ ...record, dice: { ...record.dice, sealed: true } })
