/**
 * One match in memory and the commands it accepts. A command waits for its turn, is checked, changes the match, is stored, and only then
 * acknowledged to its sender and published to everybody who watches (`hostedMatch.ts`).
 */
import type { ChanceQuestion, Game, Match, Seat } from '@alea/engine'
import {
  type AnswerPreview,
  type FromServer,
  type Orders,
  type Phrase,
  previewOf,
  type Said,
  type Snapshot,
  snapshotHash,
  snapshotOf,
  type Table,
  viewerOf,
} from '@alea/protocol/client'
import { BotSeats } from './botSeats.ts'
import { type DueAction, isTimed } from './dueActions.ts'
import { abandoned } from './ending.ts'
import type { HostEnvironment } from './environment.ts'
import { HostedMatch } from './hostedMatch.ts'
import { ordersGiven, withoutPassing } from './orders.ts'
import { type Ids, isFinished, isPersonAt, type MatchRecord, sealed, withSeat } from './record.ts'
import { Refusal, refused, stale } from './refusal.ts'
import { checkPlayer, checkSeat, checkViewer, isSeated } from './rights.ts'
import { SeatCommands } from './seatCommands.ts'
import { type Sitter, stoodInFor } from './seating.ts'
import type { Loaded } from './store.ts'
import type { StoredMatch } from './storedMatch.ts'
import type { Has, Subscriber } from './subscribers.ts'
import { FAULTS } from './text/faults.ts'

/** A seat's answer to the question at a position. */
export interface SeatAnswer {
  readonly id: string
  readonly seat: Seat
  readonly position: number
  readonly key: string
  readonly name?: string | undefined
}

/** One viewer's snapshot, for clients that poll. `sight` is its name on the wire. */
export interface Look {
  readonly match: string
  readonly position: number
  readonly hash: string
  readonly sight: Snapshot
  readonly table: Table
}

/** Trials for the hint whether undo is possible; the undo itself uses all. */
const HINT_TRIALS = 6
/** Chat commands remembered, so that a line sent again after a lost connection is not repeated. */
const SAID_REMEMBERED = 64

export class MatchHost {
  /** Commands that change who plays. */
  readonly seats: SeatCommands
  private readonly hosted: HostedMatch
  private readonly env: HostEnvironment
  private readonly stored: StoredMatch
  private readonly bots: BotSeats
  /** Recent chat lines by player and command id. */
  private readonly said = new Map<string, Said>()

  constructor(game: Game, loaded: Loaded, env: HostEnvironment) {
    this.env = env
    this.hosted = new HostedMatch(game, loaded, env)
    this.stored = this.hosted.stored
    this.seats = new SeatCommands(this.hosted)
    this.bots = new BotSeats(game, env, this.stored, (seat, position, key) => this.answerOfBot(seat, position, key))
    this.hosted.onPublished = () => this.schedule()
  }

  get record(): MatchRecord {
    return this.stored.record
  }

  /** The match with all its secrets: for the program that hosts it, never for a client. Undefined before the start. */
  get match(): Match | undefined {
    return this.stored.match
  }

  /** The match in memory may be ahead of the store: this host must not be used again. */
  get broken(): boolean {
    return this.stored.broken
  }

  /** Nobody watches and nothing has run since then: the host can be dropped and read again from the store. */
  isIdleSince(time: number): boolean {
    return this.hosted.isForgottenSince(time) && this.bots.isIdle
  }

  /** The match waits for people: no command runs, and nothing is due. */
  get isWaiting(): boolean {
    const now = this.env.now()
    return this.hosted.isIdle && this.bots.isIdle && this.stored.dueActions.every(({ at }) => at > now)
  }

  // Watching.

  table(ids?: Ids): Table {
    return this.hosted.table(ids)
  }

  look(as: Seat | null, ids: Ids): Promise<Look> {
    return this.hosted.inTurn(async () => {
      const { record } = this
      checkViewer(record, as, ids)
      const { match } = this.stored
      if (!match) throw new Refusal('not-playing', (language) => FAULTS[language].notBegun)
      const sight = snapshotOf(match, viewerOf(as))
      return { match: record.id, position: match.position, hash: snapshotHash(sight), sight, table: this.table(ids) }
    })
  }

  /** Starts watching; what is sent first depends on what the client already has. */
  watch(as: Seat | null, ids: Ids, subscriber: Subscriber, has: Has, invitation?: string): Promise<void> {
    return this.hosted.inTurn(async () => {
      const { record, stored, subscribers, presence } = this.hosted
      checkViewer(record, as, ids, invitation)
      const isNew = !subscribers.has(subscriber, as)
      const changes = isNew && as !== null && presence.count(as) === 0
      if (isNew) presence.arrived(as, this.env.now())
      this.hosted.sendTable(subscriber, ids)
      const orders = as === null ? undefined : record.seats[as]!.orders
      subscribers.join(stored.match, as, subscriber, has, orders ? { orders } : {})
      if (changes) this.hosted.sendTableToAll(subscriber)
    })
  }

  leave(subscriber: Subscriber, as?: Seat | null): void {
    this.hosted.leave(subscriber, as)
  }

  // Playing.

  /** An answer of the seat's own player; resolves with the position behind it. */
  answer(command: SeatAnswer, ids: Ids): Promise<number> {
    const give = () => {
      checkPlayer(this.record, command.seat, ids)
      return this.give(command)
    }
    const wait = this.declineDelay(command)
    if (wait <= 0) return this.hosted.inTurn(give)
    return new Promise<void>((resolve) => this.env.later(wait, resolve)).then(() => this.hosted.inTurn(give))
  }

  /** How long declining a window is delayed, so that its timing does not tell why it was declined. */
  private declineDelay({ seat, key, position }: SeatAnswer): number {
    const { record, match, askedAt } = this.stored
    if (!match || key !== match.decline || position < match.position || !isTimed(record, seat)) return 0
    return askedAt + record.windows.delay - this.env.now()
  }

  private give({ id, seat, position, key, name }: SeatAnswer): Promise<number> {
    const done = this.stored.doneAt(seat, id)
    if (done !== undefined) return Promise.resolve(done)
    const match = this.hosted.playing()
    const at = match.position
    const refusal = match.answer(name === undefined ? { seat, position, key } : { seat, position, key, name })
    if (refusal) throw refused(match, refusal, seat)
    return this.hosted.keep({ seat, id, at }, at + 1)
  }

  private answerOfBot(seat: Seat, position: number, key: string): Promise<void> {
    return this.hosted.inTurn(async () => {
      if (this.record.status !== 'playing' || isPersonAt(this.record, seat)) return
      const refusal = this.hosted.playing().answer({ seat, position, key })
      if (refusal) this.schedule()
      else await this.hosted.keep({ seat, at: position })
    })
  }

  /** The roll or shuffle whose result somebody must enter, if people use real dice. */
  get awaitedDice(): ChanceQuestion | undefined {
    const { match, record } = this.stored
    if (record.status !== 'playing' || match?.pending?.kind !== 'chance') return undefined
    return this.env.chanceOf(record) ? undefined : match.pending
  }

  /** Enters the result of real dice. If only bots play, the person who created the table enters it. */
  settle(results: readonly number[], ids: Ids): Promise<number> {
    return this.hosted.inTurn(async () => {
      const { record } = this
      if (!isSeated(record, ids) && !ids.has(record.host)) throw new Refusal('not-allowed')
      if (!this.awaitedDice) throw new Refusal('not-open', (language) => FAULTS[language].noDiceAwaited)
      this.hosted.playing().settle(results)
      await this.hosted.keep()
      return this.stored.position
    })
  }

  /** Takes the seat's last decision back. */
  undo({ id, seat, position }: Omit<SeatAnswer, 'key'>, ids: Ids): Promise<number> {
    return this.hosted.inTurn(async () => {
      checkPlayer(this.record, seat, ids)
      const done = this.stored.doneAt(seat, id)
      if (done !== undefined) return done
      const match = this.hosted.playing()
      if (position !== match.position) throw stale(match, seat)
      const refusal = match.undo(seat)
      if (refusal) throw refused(match, refusal, seat)
      this.stored.record = withoutPassing(this.record, seat)
      await this.hosted.keep({ seat, id, at: position })
      return position + 1
    })
  }

  /** Why this seat cannot take its last decision back, or null. A quick estimate, since every client asks after every answer. */
  undoBar(seat: Seat, ids: Ids): Promise<string | null> {
    return this.hosted.inTurn(async () => {
      checkSeat(this.record, seat, ids)
      return this.hosted.playing().undoBar(seat, HINT_TRIALS) ?? null
    })
  }

  /** What this answer would change in the seat's view, if that is certain. */
  preview({ seat, key, position }: Omit<SeatAnswer, 'id'>, ids: Ids): Promise<AnswerPreview> {
    return this.hosted.inTurn(async () => {
      checkSeat(this.record, seat, ids)
      const match = this.hosted.playing()
      if (position !== match.position) throw stale(match, seat)
      const preview = previewOf(match, seat, key)
      if (!preview) throw refused(match, { reason: 'not-an-option', key }, seat)
      return preview
    })
  }

  order(seat: Seat, orders: Orders, ids: Ids): Promise<number> {
    return this.hosted.inTurn(async () => {
      checkPlayer(this.record, seat, ids)
      await this.hosted.amend(withSeat(this.record, seat, ordersGiven(this.stored.match, seat, orders)))
      return this.stored.position
    })
  }

  /** Says something; sent again under the same `id`, it is not said again. */
  async say(player: Sitter, ids: Ids, words: { id?: string; text?: string; phrase?: Phrase }): Promise<Said> {
    const { record, env } = this
    const known = this.said.get(`${player.id} ${words.id}`)
    if (words.id !== undefined && known) return known
    if ((words.text === undefined) === (words.phrase === undefined))
      throw new Refusal('malformed', (language) => FAULTS[language].textOrPhrase)
    const seat = record.seats.findIndex(({ player: sitting }) => sitting !== undefined && ids.has(sitting))
    // Spectators could help a player: only the players talk until the end.
    if (seat < 0 && !isFinished(record))
      throw new Refusal('not-allowed', (language) => FAULTS[language].onlyPlayersTalk)
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
    for (const subscriber of this.hosted.subscribers.all)
      if (subscriber.player === undefined || !env.chat.isMuted(subscriber.player, player.id)) subscriber.send(text)
    return said
  }

  private remember(command: string, said: Said): void {
    this.said.set(command, said)
    if (this.said.size > SAID_REMEMBERED) this.said.delete(this.said.keys().next().value!)
  }

  // What is due.

  /** Does what has become due. Called at the scheduled time, and once after loading. */
  runDue(): Promise<void> {
    return this.hosted.inTurn(async () => {
      if (this.stored.awaitsThrow) return this.hosted.keep()
      const now = this.env.now()
      const due = this.stored.dueActions.find(({ kind, at }) => kind !== 'think' && at <= now)
      if (due) await this.doDue(due)
      else this.schedule()
    })
  }

  private async doDue(due: DueAction): Promise<void> {
    const { record } = this
    switch (due.kind) {
      case 'close':
        return this.hosted.amend(abandoned(record, this.env.now()))
      case 'flag':
        return this.hosted.amend(stoodInFor(record, due.seat))
      case 'seal':
        return this.hosted.amend(sealed(record))
      case 'decline': {
        const match = this.hosted.playing()
        const at = match.position
        const refusal = match.answer({ seat: due.seat, key: match.decline! })
        if (refusal) throw refused(match, refusal, due.seat)
        return this.hosted.keep({ seat: due.seat, at })
      }
      case 'think':
        return this.bots.think(due.seat, this.isWatched)
    }
  }

  private get isWatched(): boolean {
    return this.record.seats.some(({ kind }) => kind === 'player') || this.hosted.presence.count(null) > 0
  }

  /** Starts the bots that must answer, and schedules everything else that is due. */
  private schedule(): void {
    let next: number | null = null
    for (const due of this.stored.dueActions) {
      if (due.kind === 'think') this.bots.think(due.seat, this.isWatched)
      else next = Math.min(next ?? due.at, due.at)
    }
    this.env.scheduleAt(this.record.id, next)
  }
}
