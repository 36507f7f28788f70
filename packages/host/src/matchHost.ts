/**
 * One match in memory, and all that may happen to it. Everything happens in one place and one direction: a command waits for its turn, is
 * checked, changes the match, is stored, and only then told to whoever asked and to everybody who looks on.
 */
import type { ChanceQuestion, Game, Match, Seat } from '@alea/engine'
import {
  type Foreseen,
  type FromServer,
  foresee,
  type Orders,
  type Phrase,
  type Said,
  type Sight,
  sightHash,
  sightOf,
  type Table,
  viewerOf,
} from '@alea/protocol/client'
import { BotSeats } from './botSeats.ts'
import { CommandQueue } from './commandQueue.ts'
import { type Duty, isTimed } from './duties.ts'
import { abandoned, resigned } from './ending.ts'
import type { HostEnvironment } from './environment.ts'
import { ordersGiven, withoutPassing } from './orders.ts'
import type { Presence } from './presence.ts'
import { awaitedContributions, type Ids, isFinished, isPersonAt, type MatchRecord, sealed, withSeat } from './record.ts'
import { Refusal, refused, stale } from './refusal.ts'
import { checkPlayer, checkSeat, checkViewer, isSeated } from './rights.ts'
import {
  begun,
  emptied,
  freeSeat,
  isComplete,
  isReserved,
  type Sitter,
  type SitWish,
  seated,
  stoodInFor,
  takenBack,
  withBot,
} from './seating.ts'
import { Conflict, type Loaded, StorageFault } from './store.ts'
import { type Cause, type Saved, StoredMatch } from './storedMatch.ts'
import { type Has, type Subscriber, Subscribers } from './subscribers.ts'
import { tableOf } from './table.ts'

export interface SeatCommand {
  readonly id: string
  readonly seat: Seat
  readonly position: number
  readonly key: string
  readonly name?: string | undefined
}

/** What one viewer has in front of it, for those who ask once. */
export interface Look {
  readonly match: string
  readonly position: number
  readonly hash: string
  readonly sight: Sight
  readonly table: Table
}

/** A line sent again after a lost connection comes soon. */
const SAID_REMEMBERED = 64
/** A store that failed a moment ago most likely still does. */
const RETRY_MS = 5000

export class MatchHost {
  /** When somebody last wanted something of the match. */
  private touched: number
  private readonly env: HostEnvironment
  private readonly queue = new CommandQueue()
  private readonly stored: StoredMatch
  private readonly subscribers: Subscribers
  private readonly presence: Presence
  private readonly bots: BotSeats
  /** Lines said lately, by who said them under which command. */
  private readonly said = new Map<string, Said>()

  constructor(game: Game, loaded: Loaded, env: HostEnvironment) {
    this.env = env
    this.stored = new StoredMatch(game, loaded, env)
    this.subscribers = new Subscribers(loaded.record.id, this.stored.match)
    this.presence = env.presenceOf(loaded.record)
    this.bots = new BotSeats(game, env, this.stored, (seat, position, key) => this.answerOfBot(seat, position, key))
    this.touched = env.now()
  }

  get record(): MatchRecord {
    return this.stored.record
  }

  /** The whole truth, for whoever runs the host and never for a client; undefined before the beginning. */
  get match(): Match | undefined {
    return this.stored.match
  }

  /** What is in memory may be ahead of the store: this host must not be used again. */
  get broken(): boolean {
    return this.stored.broken
  }

  /** Nobody looks, nothing is under way since then: everything can be read again from the store. */
  isIdleSince(time: number): boolean {
    return this.queue.isIdle && this.subscribers.isEmpty && this.bots.isIdle && this.touched < time
  }

  /** Only people can move the match on: nothing is under way, and nothing is due by itself. */
  get isWaiting(): boolean {
    const now = this.env.now()
    return this.queue.isIdle && this.bots.isIdle && this.stored.duties.every(({ at }) => at > now)
  }

  // Looking on.

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

  look(as: Seat | null, ids: Ids): Promise<Look> {
    return this.inTurn(async () => {
      const { record } = this
      checkViewer(record, as, ids)
      const { match } = this.stored
      if (!match) throw new Refusal('not-playing', 'the match has not begun')
      const sight = sightOf(match, viewerOf(as))
      return { match: record.id, position: match.position, hash: sightHash(sight), sight, table: this.table(ids) }
    })
  }

  /** Begins to look; what is sent first depends on what the client already has. */
  watch(as: Seat | null, ids: Ids, subscriber: Subscriber, has: Has, invitation?: string): Promise<void> {
    return this.inTurn(async () => {
      const { record, stored, subscribers, presence } = this
      checkViewer(record, as, ids, invitation)
      const isNew = !subscribers.has(subscriber, as)
      const changes = isNew && as !== null && presence.count(as) === 0
      if (isNew) presence.arrived(as, this.env.now())
      this.sendTable(subscriber, ids)
      const orders = as === null ? undefined : record.seats[as]!.orders
      subscribers.join(stored.match, as, subscriber, has, orders ? { orders } : {})
      if (changes) this.tellTable(subscriber)
    })
  }

  leave(subscriber: Subscriber, as?: Seat | null): void {
    const now = this.env.now()
    const gone = this.subscribers.leave(subscriber, as)
    for (const eyes of gone) this.presence.left(eyes, now)
    if (gone.some((eyes) => eyes !== null && this.presence.count(eyes) === 0)) this.tellTable()
  }

  // Playing.

  /** An answer of the seat's own player; resolves with the position behind it. */
  answer(command: SeatCommand, ids: Ids): Promise<number> {
    const give = () => {
      checkPlayer(this.record, command.seat, ids)
      return this.give(command)
    }
    const wait = this.untilShown(command)
    if (wait <= 0) return this.inTurn(give)
    return new Promise<void>((resolve) => this.env.later(wait, resolve)).then(() => this.inTurn(give))
  }

  /** How long a window's declining is held back, so that its time does not tell why it was given. */
  private untilShown({ seat, key, position }: SeatCommand): number {
    const { record, match, askedAt } = this.stored
    if (!match || key !== match.decline || position < match.position || !isTimed(record, seat)) return 0
    return askedAt + record.windows.delay - this.env.now()
  }

  private give({ id, seat, position, key, name }: SeatCommand): Promise<number> {
    const done = this.stored.doneAt(seat, id)
    if (done !== undefined) return Promise.resolve(done)
    const match = this.playing()
    const at = match.position
    const refusal = match.answer(name === undefined ? { seat, position, key } : { seat, position, key, name })
    if (refusal) throw refused(match, refusal, seat)
    return this.keep({ seat, id, at }, at + 1)
  }

  private answerOfBot(seat: Seat, position: number, key: string): Promise<void> {
    return this.inTurn(async () => {
      if (this.record.status !== 'playing' || isPersonAt(this.record, seat)) return
      const refusal = this.playing().answer({ seat, position, key })
      if (refusal) this.arm()
      else await this.keep({ seat, at: position })
    })
  }

  /** The roll or shuffle that somebody must enter, where people throw their own dice. */
  get awaitedDice(): ChanceQuestion | undefined {
    const { match, record } = this.stored
    if (record.status !== 'playing' || match?.pending?.kind !== 'chance') return undefined
    return this.env.chanceOf(record) ? undefined : match.pending
  }

  /** What real dice show, where people throw their own. Bots throw none: at a table of theirs, who set it up does. */
  settle(results: readonly number[], ids: Ids): Promise<number> {
    return this.inTurn(async () => {
      const { record } = this
      if (!isSeated(record, ids) && !ids.has(record.host)) throw new Refusal('not-allowed')
      if (!this.awaitedDice) throw new Refusal('not-open', 'no dice are to be entered')
      this.playing().settle(results)
      await this.keep()
      return this.stored.position
    })
  }

  /** Takes the seat's last decision back. */
  undo({ id, seat, position }: Omit<SeatCommand, 'key'>, ids: Ids): Promise<number> {
    return this.inTurn(async () => {
      checkPlayer(this.record, seat, ids)
      const done = this.stored.doneAt(seat, id)
      if (done !== undefined) return done
      const match = this.playing()
      if (position !== match.position) throw stale(match, seat)
      const refusal = match.undo(seat)
      if (refusal) throw refused(match, refusal, seat)
      this.stored.record = withoutPassing(this.record, seat)
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

  /** What this answer would change in the seat's view, where that is certain. */
  preview({ seat, key, position }: Omit<SeatCommand, 'id'>, ids: Ids): Promise<Foreseen> {
    return this.inTurn(async () => {
      checkSeat(this.record, seat, ids)
      const match = this.playing()
      if (position !== match.position) throw stale(match, seat)
      const foreseen = foresee(match, seat, key)
      if (!foreseen) throw refused(match, { reason: 'not-an-option', key }, seat)
      return foreseen
    })
  }

  order(seat: Seat, orders: Orders, ids: Ids): Promise<number> {
    return this.inTurn(async () => {
      checkPlayer(this.record, seat, ids)
      await this.amend(withSeat(this.record, seat, ordersGiven(this.stored.match, seat, orders)))
      return this.stored.position
    })
  }

  /** Says something; sent again under the same `id`, it is not said again. */
  async say(player: Sitter, ids: Ids, words: { id?: string; text?: string; phrase?: Phrase }): Promise<Said> {
    const { record, env } = this
    const known = this.said.get(`${player.id} ${words.id}`)
    if (words.id !== undefined && known) return known
    if ((words.text === undefined) === (words.phrase === undefined))
      throw new Refusal('malformed', 'either text or a phrase is said')
    const seat = record.seats.findIndex(({ player: sitting }) => sitting !== undefined && ids.has(sitting))
    // Whoever looks on sees no hand, but could still help: until the end only the players talk.
    if (seat < 0 && !isFinished(record)) throw new Refusal('not-allowed', 'only those who play may speak')
    const said = await env.chat.say(record.id, {
      player: player.id,
      name: player.name,
      seat: seat < 0 ? null : seat,
      at: env.now(),
      ...(words.text !== undefined && { text: words.text }),
      ...(words.phrase !== undefined && { phrase: words.phrase }),
    })
    if (words.id !== undefined) this.remember(`${player.id} ${words.id}`, said)
    const text = JSON.stringify({ type: 'said', match: record.id, said } satisfies FromServer)
    for (const subscriber of this.subscribers.all)
      if (subscriber.player === undefined || !env.chat.isMuted(subscriber.player, player.id)) subscriber.send(text)
    return said
  }

  private remember(command: string, said: Said): void {
    this.said.set(command, said)
    if (this.said.size > SAID_REMEMBERED) this.said.delete(this.said.keys().next().value!)
  }

  // Sitting down, beginning, giving up.

  /** Sits a player down at a table that has not begun. */
  sit(player: Sitter, ids: Ids, wish: SitWish): Promise<Seat> {
    return this.inTurn(async () => {
      const seat = freeSeat(this.record, ids, wish)
      await this.amend(seated(this.record, seat, player, wish.commitment))
      // Those who have played together before begin as soon as they are complete.
      if (isReserved(this.record) && isComplete(this.record)) await this.begin()
      return seat
    })
  }

  /** Leaves a seat before the beginning, or empties one at one's own table. */
  rise(seat: Seat, ids: Ids): Promise<void> {
    return this.inTurn(async () => this.amend(emptied(this.record, seat, ids)))
  }

  /** The host of the table puts a bot in an open seat. */
  placeBot(seat: Seat, bot: string, name: string, ids: Ids): Promise<void> {
    return this.inTurn(async () => this.amend(withBot(this.record, seat, bot, name, ids)))
  }

  start(ids: Ids): Promise<void> {
    return this.inTurn(async () => {
      if (!ids.has(this.record.host)) throw new Refusal('not-allowed', 'only who set up the table may begin')
      await this.begin()
    })
  }

  private begin(): Promise<void> {
    const { stored, env, record } = this
    const now = env.now()
    stored.begin(begun(record, now, now + env.contributionMs), now)
    return this.keep()
  }

  /** Shows the bytes a player promised before the beginning. */
  reveal(seat: Seat, contribution: string, ids: Ids): Promise<number> {
    return this.inTurn(async () => {
      const { record, stored } = this
      const { dice } = record
      checkSeat(record, seat, ids)
      if (dice.contributions[seat] === contribution) return stored.position
      if (!awaitedContributions(record).includes(seat)) throw new Refusal('not-open', 'no contribution is awaited')
      if (this.env.sha256(contribution) !== dice.commitments[seat])
        throw new Refusal('not-allowed', 'these are not the bytes that were promised')
      const contributions = dice.contributions.map((given, i) => (i === seat ? contribution : given))
      const shown = { ...record, dice: { ...dice, contributions } }
      await this.amend(awaitedContributions(shown).length > 0 ? shown : sealed(shown))
      return stored.position
    })
  }

  resign(seat: Seat, ids: Ids): Promise<number> {
    return this.inTurn(async () => {
      const { record, stored } = this
      checkSeat(record, seat, ids)
      this.playing()
      if (record.seats[seat]!.resigned === undefined) await this.amend(resigned(record, seat, this.env.now()))
      return stored.position
    })
  }

  /** Puts a table away, or a match in which no other person plays. */
  abandon(ids: Ids): Promise<void> {
    return this.inTurn(async () => {
      const { record } = this
      const others = record.seats.some(
        ({ player, resigned }) => player !== undefined && !ids.has(player) && resigned === undefined,
      )
      const mine = record.status === 'gathering' ? ids.has(record.host) : isSeated(record, ids) && !others
      if (isFinished(record)) throw new Refusal('not-open', 'the match has ended')
      if (!mine) throw new Refusal('not-allowed', 'others are playing: resign instead')
      await this.amend(abandoned(record, this.env.now()))
    })
  }

  /** Somebody has been gone for long: another player calls a bot into the seat. */
  callStandIn(seat: Seat, ids: Ids): Promise<void> {
    return this.inTurn(async () => {
      const { record, env } = this
      const now = env.now()
      this.playing()
      if (!isSeated(record, ids)) throw new Refusal('not-allowed')
      if (!isPersonAt(record, seat)) throw new Refusal('not-open', 'no person plays there')
      if (this.presence.count(seat) > 0 || now - this.presence.lastSeen(seat, now) < env.absenceMs)
        throw new Refusal('not-allowed', 'that player has not been gone long enough')
      await this.amend(stoodInFor(record, seat))
    })
  }

  /** The player is back and plays on. */
  takeBack(seat: Seat, ids: Ids): Promise<void> {
    return this.inTurn(async () => {
      const { record, stored } = this
      checkSeat(record, seat, ids)
      this.playing()
      const back = takenBack(record, seat)
      if (back === record) return
      stored.grant(seat)
      await this.amend(back)
    })
  }

  /** Notes where the same players play on; the first to ask decides. */
  rematch(id: string, ids: Ids): Promise<string> {
    return this.inTurn(async () => {
      if (!isFinished(this.record)) throw new Refusal('not-over')
      if (!isSeated(this.record, ids)) throw new Refusal('not-allowed')
      if (this.record.rematch === undefined) await this.amend({ ...this.record, rematch: id })
      return this.record.rematch!
    })
  }

  // What is due by itself.

  /** Does what has become due; called when the time has come, and once after loading. */
  wake(): Promise<void> {
    return this.inTurn(async () => {
      if (this.stored.awaitsThrow) return this.keep()
      const now = this.env.now()
      const due = this.stored.duties.find(({ kind, at }) => kind !== 'think' && at <= now)
      if (due) await this.fulfil(due)
      else this.arm()
    })
  }

  private async fulfil(duty: Duty): Promise<void> {
    const { record } = this
    switch (duty.kind) {
      case 'close':
        return this.amend(abandoned(record, this.env.now()))
      case 'flag':
        return this.amend(stoodInFor(record, duty.seat))
      case 'seal':
        return this.amend(sealed(record))
      case 'decline': {
        const match = this.playing()
        const at = match.position
        const refusal = match.answer({ seat: duty.seat, key: match.decline! })
        if (refusal) throw refused(match, refusal, duty.seat)
        return this.keep({ seat: duty.seat, at })
      }
      case 'think':
        return this.bots.think(duty.seat, this.isWatched)
    }
  }

  private get isWatched(): boolean {
    return this.record.seats.some(({ kind }) => kind === 'player') || this.presence.count(null) > 0
  }

  /** Bots begin to think; for everything else the host is woken. */
  private arm(): void {
    let next: number | null = null
    for (const duty of this.stored.duties) {
      if (duty.kind === 'think') this.bots.think(duty.seat, this.isWatched)
      else next = Math.min(next ?? duty.at, duty.at)
    }
    this.env.wakeAt(this.record.id, next)
  }

  // The way of every change.

  /** If the store refuses, what was done in memory never happened, and the match is read again. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.touched = this.env.now()
    return this.queue.run(() => this.attempt(work))
  }

  private attempt<T>(work: () => Promise<T>): Promise<T> {
    if (this.stored.broken) throw new Refusal('unavailable', 'the match is being read again; send it once more')
    try {
      return work().catch((error: unknown) => this.failed(error))
    } catch (error) {
      return this.failed(error)
    }
  }

  private failed(error: unknown): never {
    if (this.stored.broken) this.giveUp()
    if (!(error instanceof StorageFault || error instanceof Conflict)) throw error
    this.env.trouble(`match ${this.record.id}`, error)
    throw new Refusal('unavailable', 'it could not be kept; nothing has changed')
  }

  /** Those who look on must watch anew: what they have is right, but they will hear nothing more from here. What is owed stays owed. */
  private giveUp(): void {
    this.env.wakeAt(this.record.id, this.env.now() + RETRY_MS)
    const error = { code: 'unavailable' as const, detail: 'watch again' }
    const text = JSON.stringify({ type: 'error', match: this.record.id, error } satisfies FromServer)
    for (const subscriber of this.subscribers.all) {
      subscriber.send(text)
      this.leave(subscriber)
    }
  }

  /** The match, if it is being played. */
  private playing(): Match {
    const { match, record } = this.stored
    if (!match || record.status !== 'playing') throw new Refusal('not-playing', `the match is ${record.status}`)
    return match
  }

  /** Another record, and nothing else changed. */
  private amend(record: MatchRecord): Promise<void> {
    this.stored.record = record
    return this.keep()
  }

  private keep(cause?: Cause): Promise<undefined>
  private keep<T>(cause: Cause, result: T): Promise<T>
  /** Stores what has happened, then shows it. */
  private keep<T>(cause?: Cause, result?: T): Promise<T | undefined> {
    return this.stored.save(cause, (saved) => {
      this.show(saved)
      return result
    })
  }

  private show({ amended, ended }: Saved): void {
    const { stored, env } = this
    if (stored.match) {
      const full = this.subscribers.publish(stored.match, stored.time(env.now()))
      for (const subscriber of full) this.leave(subscriber)
    }
    if (ended) env.ended(stored.record)
    if (amended) this.tellTable()
    this.arm()
  }

  private sendTable(subscriber: Subscriber, ids: Ids = idsOf(subscriber)): void {
    const table = this.table(ids)
    subscriber.send(JSON.stringify({ type: 'table', match: this.record.id, table } satisfies FromServer))
  }

  /** Everybody learns who sits where, who is there and how it stands. */
  private tellTable(but?: Subscriber): void {
    for (const subscriber of this.subscribers.all) if (subscriber !== but) this.sendTable(subscriber)
  }
}

const idsOf = ({ player }: Subscriber): Ids => new Set(player === undefined ? [] : [player])
