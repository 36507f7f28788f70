/** A table in this browser: keeps the match, lets bots and standing orders answer, and speaks the live protocol to the page. */
import { lookAhead, think } from '@alea/bots'
import {
  type ChanceSource,
  type Event,
  fromRandom,
  type Game,
  heardBy,
  type Json,
  keysOf,
  logOf,
  Match,
  printLog,
  type Random,
  random,
  replay,
  type Seat,
  type Told,
} from '@alea/engine'
import {
  type Answer,
  type Failure,
  type FromClient,
  type FromServer,
  failureOf,
  foresee,
  isWindow,
  type Orders,
  PASS,
  passesItself,
  type SeatInfo,
  sightHash,
  sightOf,
  type Table,
  turnOf,
  viewerOf,
} from '@alea/protocol/client'
import type { Advice } from '../door/door.ts'
import { localTableFrame, seatInfo } from './localTableFrame.ts'
import type { LocalSetup, SavedMatch } from './orders.ts'

export interface House {
  readonly game: Game
  /** Names of bots' seats are the page's business; the worker only knows numbers. */
  readonly chance: Random
  now(): number
  later(ms: number, work: () => void): void
  say(frame: FromServer): void
  keep(saved: SavedMatch): void
}

interface Standing {
  readonly orders: Orders
  /** The turn they were given in. */
  readonly turn: Json | undefined
}

/** Bots see their windows as people do: never at once. */
const WINDOW_MS = 350
/** Enough tables for advice that does not change its mind. */
const ADVICE_SAMPLES = 60
const REMEMBERED = 400

export class LocalTable {
  private readonly house: House
  private readonly setup: LocalSetup
  private readonly match: Match
  private readonly seats: SeatInfo[]
  private readonly standing: (Standing | undefined)[]
  private readonly watched = new Set<Seat | null>()
  private told: Told[] = []
  private status: 'playing' | 'over' = 'playing'
  private ending: Table['ending']
  private readonly created: number
  private readonly rivals: string[]
  private readonly prepared: (readonly number[])[]
  private readonly dice: ChanceSource
  /** Raised by everything that changes the match: what was planned before it is stale. */
  private turnOfEvents = 0

  constructor(house: House, setup: LocalSetup, saved?: SavedMatch) {
    this.house = house
    this.setup = setup
    this.seats = setup.seats.map(seatInfo)
    this.standing = setup.seats.map(() => undefined)
    this.created = saved?.created ?? house.now()
    this.rivals = [...(setup.lesson?.rivals ?? [])]
    this.prepared = [...(setup.lesson?.chance ?? [])]
    this.dice = fromRandom(house.chance)
    this.match = saved ? replay(house.game, saved.log) : this.begun()
    this.throwDice()
    this.hear()
    this.settled()
  }

  private begun(): Match {
    const { game } = this.house
    const { seats, options, lesson } = this.setup
    const match = new Match(game, { seats: seats.length, ...(options && { options }) })
    if (!lesson?.set) return match
    const g = match.state
    for (const line of lesson.set) {
      const at = line.indexOf('=')
      game.words.set(g, line.slice(0, at).trim(), line.slice(at + 1).trim())
    }
    match.forgetEvents()
    match.resume(g)
    return match
  }

  /** Prepared results first, then the house's dice. */
  private throwDice(): void {
    for (let { pending } = this.match; pending?.kind === 'chance'; pending = this.match.pending) {
      const fits = this.prepared[0]?.length === pending.count
      this.match.settle(fits ? this.prepared.shift()! : this.dice(pending, this.match.position))
    }
  }

  take(frame: FromClient): void {
    switch (frame.type) {
      case 'watch':
        this.watched.add(frame.as)
        this.house.say({ type: 'table', match: this.setup.id, table: this.table() })
        return this.show(frame.as)
      case 'leave':
        this.watched.delete(frame.as)
        return
      case 'answer':
        return this.answer(frame)
      case 'undo':
        return this.undo(frame)
      case 'preview': {
        const preview = foresee(this.match, frame.seat, frame.key) ?? { certain: false }
        return this.house.say({
          type: 'done',
          id: frame.id,
          match: this.setup.id,
          position: this.match.position,
          preview,
        })
      }
      case 'order':
        this.standing[frame.seat] = { orders: frame.orders, turn: turnOf(this.match.view(frame.seat)) }
        this.done(frame.id)
        return this.settled()
      case 'resign':
        return this.resign(frame.seat, frame.id)
      case 'ping':
        return this.house.say({ type: 'pong', now: this.house.now() })
      default:
        return
    }
  }

  mayUndo(seat: Seat): boolean {
    return this.status === 'playing' && this.match.undoBar(seat) === undefined
  }

  advise(seat: Seat): Advice {
    const { pending } = this.match
    if (pending?.kind !== 'seats' || !pending.seats.includes(seat)) return { options: [] }
    const source = random(this.house.chance.below(2 ** 31 - 1))
    const world = this.match.imagine(seat, source)
    const keys = keysOf(world, pending, pending.seats.indexOf(seat))
    const seen = { game: this.house.game, seat, world }
    const chances = lookAhead(seen, pending, source, ADVICE_SAMPLES)
    return {
      options: keys.map((key, i) => ({ key, chance: chances[i]! })).sort((one, other) => other.chance - one.chance),
    }
  }

  log(): string {
    return printLog(logOf(this.match))
  }

  private answer({ seat, id, position, key }: Pick<Answer, 'seat' | 'id' | 'position' | 'key'>): void {
    if (this.status !== 'playing') return this.refuse(id, { code: 'not-playing' })
    const since = this.match.position
    const refusal = this.match.answer({ seat, position, key })
    if (refusal) return this.refuse(id, failureOf(refusal))
    this.throwDice()
    this.changed(since)
    this.done(id)
    this.settled()
  }

  private undo({ seat, id }: { seat: Seat; id: string }): void {
    const since = this.match.position
    const refusal = this.match.undo(seat)
    if (refusal) return this.refuse(id, failureOf(refusal))
    this.changed(since)
    this.done(id)
    this.settled()
  }

  private resign(seat: Seat, id: string): void {
    if (this.status !== 'playing') return this.refuse(id, { code: 'not-playing' })
    const places = this.seats.map((_, other) => (other === seat ? 2 : 1))
    this.seats[seat] = { ...this.seats[seat]!, resigned: true }
    this.over({ places, scores: this.seats.map(() => 0), reason: 'resignation', by: 'resignation' })
    this.done(id)
  }

  /** Whoever is not a person answers; a person with orders to pass, passes. */
  private settled(): void {
    this.save()
    const { match } = this
    if (this.status === 'over') return
    const { outcome, pending } = match
    if (outcome)
      return this.over({
        ...outcome,
        places: [...outcome.places],
        scores: [...outcome.scores],
        by: 'rules',
      } as NonNullable<Table['ending']>)
    if (pending?.kind !== 'seats') return
    const planned = ++this.turnOfEvents
    for (const seat of pending.seats) {
      const offer = match.offer(seat)
      if (!offer) continue
      const passes = this.seats[seat]!.kind === 'player' && isWindow(offer) && this.passes(seat)
      if (this.seats[seat]!.kind === 'player' && !passes) continue
      const pace = isWindow(offer) ? Math.min(this.setup.pace, WINDOW_MS) : this.setup.pace
      this.house.later(pace, () => {
        if (planned !== this.turnOfEvents || this.status !== 'playing') return
        this.answer({ seat, id: 'house', position: match.position, key: passes ? PASS : this.thought(seat) })
      })
      return
    }
  }

  private passes(seat: Seat): boolean {
    const { orders, turn } = this.standing[seat] ?? { orders: {}, turn: undefined }
    return passesItself(orders, turn, this.match.offer(seat)!, this.match.view(seat))
  }

  private thought(seat: Seat): string {
    const keys = this.match.offer(seat)!.options.map(({ key }) => key)
    const prepared = this.rivals[0]
    if (prepared !== undefined && keys.includes(prepared)) return this.rivals.shift()!
    if (keys.length === 1) return keys[0]!
    const { chance, game } = this.house
    const world = this.match.imagine(seat, random(chance.below(2 ** 31 - 1)))
    return think({ game: game.id, bot: this.seats[seat]!.bot!, seat, world, seed: chance.below(2 ** 31 - 1) })
  }

  /** Tells every pair of eyes what the last answer changed. */
  private changed(since: number): void {
    this.turnOfEvents++
    const fresh = this.hear()
    for (const as of this.watched) this.step(as, since, heardBy(viewerOf(as), fresh))
  }

  private hear(): readonly Told[] {
    const fresh = this.match.tellings
    this.match.forgetEvents()
    this.told = [...this.told, ...fresh].slice(-REMEMBERED)
    return fresh
  }

  private step(as: Seat | null, since: number, events: Event[]): void {
    const sight = sightOf(this.match, viewerOf(as))
    const { position } = this.match
    // A change of nothing on the table is still a new position.
    this.house.say({
      type: 'step',
      match: this.setup.id,
      as,
      since,
      position,
      hash: sightHash(sight),
      changes: [sight],
      events,
    })
  }

  private show(as: Seat | null): void {
    const sight = sightOf(this.match, viewerOf(as))
    const { position } = this.match
    const orders = as === null ? undefined : this.standing[as]?.orders
    const told = heardBy(viewerOf(as), this.told)
    this.house.say({
      type: 'view',
      match: this.setup.id,
      as,
      position,
      hash: sightHash(sight),
      sight,
      ...(orders && { orders }),
      told,
    })
  }

  private over(ending: NonNullable<Table['ending']>): void {
    this.status = 'over'
    this.ending = ending
    this.turnOfEvents++
    this.save()
    this.house.say({ type: 'table', match: this.setup.id, table: this.table() })
  }

  private save(): void {
    if (this.setup.lesson) return
    const { pending } = this.match
    this.house.keep({
      setup: this.setup,
      names: this.seats.map(({ name }) => name ?? ''),
      log: this.log(),
      over: this.status === 'over' || this.match.outcome !== undefined,
      created: this.created,
      changed: this.house.now(),
      waiting: pending?.kind === 'seats' ? [...pending.seats] : [],
    })
  }

  private done(id: string): void {
    if (id !== 'house') this.house.say({ type: 'done', id, match: this.setup.id, position: this.match.position })
  }

  private refuse(id: string, error: Failure): void {
    this.house.say({ type: 'refused', id, match: this.setup.id, error, position: this.match.position })
  }

  private table(): Table {
    const { setup, match, seats, status, ending, created } = this
    return localTableFrame({ setup, match, seats, status, ending, created, now: this.house.now() })
  }
}
