/**
 * One match in memory and the commands it accepts. A command waits for its turn, is checked, changes the match, is stored, and only then
 * acknowledged to its sender and published to everybody who watches (`hostedMatch.ts`).
 */
import { type ChanceQuestion, type Game, type Match, type Seat, type Throw, throwOf } from '@alea/engine'
import type { AnswerPreview, Orders, Said, Table } from '@alea/protocol/client'
import { replaced } from './absence.ts'
import { BotSeats } from './botSeats.ts'
import { ChatCommands, type Words } from './chatCommands.ts'
import type { DueAction } from './dueActions.ts'
import { abandoned, closedAs } from './ending.ts'
import type { HostEnvironment } from './environment.ts'
import { Forecasts } from './forecasts.ts'
import { HostedMatch } from './hostedMatch.ts'
import { ordersGiven, withoutPassing } from './orders.ts'
import { ProposalCommands } from './proposalCommands.ts'
import { answeredOver, lapsed } from './proposals.ts'
import { type Ids, isAmongBots, isFinished, isPersonAt, type MatchRecord, sealed, withSeat } from './record.ts'
import { Refusal, refused, stale } from './refusal.ts'
import { checkPlayer, checkSeat, isSeated } from './rights.ts'
import { SeatCommands } from './seatCommands.ts'
import type { Sitter } from './seating.ts'
import type { Loaded } from './store.ts'
import type { StoredMatch } from './storedMatch.ts'
import type { Has, Subscriber } from './subscribers.ts'
import { FAULTS } from './text/faults.ts'
import type { UnplayableMatch } from './unplayable.ts'
import { type Look, Watching } from './watching.ts'
import { isAmongPeople } from './windows.ts'

/** A roll or shuffle that people enter, with what they need to know about it. */
export type AwaitedDice = ChanceQuestion & Throw

/** A seat's answer to the question at a position. */
export interface SeatAnswer {
  readonly id: string
  readonly seat: Seat
  readonly position: number
  readonly key: string
  readonly name?: string | undefined
}

/** Answers that may be taken back between two rolls: until the next roll there is no checkpoint, and all of them are repeated whenever the match is read. */
export const MOST_UNDONE = 200

export class MatchHost {
  /** Commands that change who plays. */
  readonly seats: SeatCommands
  /** What needs everybody's consent. */
  readonly proposals: ProposalCommands
  private readonly hosted: HostedMatch
  private readonly env: HostEnvironment
  private readonly stored: StoredMatch
  private readonly bots: BotSeats
  private readonly forecasts: Forecasts
  private readonly watching: Watching
  private readonly chat: ChatCommands
  /** When somebody last looked at the match. */
  private lookedAt = Number.NEGATIVE_INFINITY
  /** Bots should think, but nobody looks. */
  private isPaused = false

  constructor(game: Game | UnplayableMatch, loaded: Loaded, env: HostEnvironment) {
    this.env = env
    this.hosted = new HostedMatch(game, loaded, env)
    this.stored = this.hosted.stored
    this.seats = new SeatCommands(this.hosted)
    this.proposals = new ProposalCommands(this.hosted)
    this.forecasts = new Forecasts(env)
    this.watching = new Watching(this.hosted, () => this.looked())
    this.chat = new ChatCommands(this.hosted)
    this.bots = new BotSeats(env, this.stored, (seat, position, key) => this.answerOfBot(seat, position, key))
    this.hosted.onPublished = () => this.schedule()
    this.hosted.onBroken = () => this.bots.close()
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
    const isDue = ({ kind, at }: DueAction) => at <= now && !(kind === 'think' && this.isPaused)
    return this.hosted.isIdle && this.bots.isIdle && !this.stored.dueActions.some(isDue)
  }

  /** Somebody looks at the table from this seat. */
  isLooking(seat: Seat): boolean {
    return this.hosted.isLooking(seat)
  }

  /** From now on nobody answers: bots stop thinking, and commands are refused as `unavailable`. Resolves when the command under way is stored. */
  close(): Promise<void> {
    this.bots.close()
    return this.hosted.close()
  }

  // Watching.

  table(ids?: Ids): Table {
    this.looked()
    if (ids) this.hosted.acted(ids)
    return this.hosted.table(ids)
  }

  look(as: Seat | null, ids: Ids, invitation?: string): Promise<Look> {
    return this.watching.look(as, ids, invitation)
  }

  /** Starts watching; what is sent first depends on what the client already has. True if what it has is wrong. */
  watch(as: Seat | null, ids: Ids, subscriber: Subscriber, has: Has, invitation?: string): Promise<boolean> {
    return this.watching.watch(as, ids, subscriber, has, invitation)
  }

  /** Chat lines said after this time are not for these people yet. */
  chatUntil(ids: Ids): number | undefined {
    return this.watching.chatUntil(ids)
  }

  leave(subscriber: Subscriber, as?: Seat | null): void {
    this.lookedAt = this.env.now()
    this.hosted.leave(subscriber, as)
  }

  // Playing.

  /** An answer of the seat's own player; resolves with the position behind it. */
  answer(command: SeatAnswer, ids: Ids): Promise<number> {
    const give = () => {
      checkPlayer(this.record, command.seat, ids)
      return this.give(command)
    }
    this.hosted.acted(ids)
    const wait = this.declineDelay(command)
    if (wait <= 0) return this.hosted.inTurn(give)
    return this.hosted.wait(wait).then(() => this.hosted.inTurn(() => this.hasDeclined(command) ?? give()))
  }

  /** Was the window declined for this seat while its own answer, the same, waited for the delay? */
  private hasDeclined({ seat, key, position }: SeatAnswer): Promise<number> | undefined {
    const entry = this.stored.match?.entries[position]
    return entry?.who === seat && entry.key === key ? Promise.resolve(position + 1) : undefined
  }

  /** How long declining a window is delayed, so that its timing does not tell why it was declined. */
  private declineDelay({ key, position }: SeatAnswer): number {
    const { record, match, askedAt } = this.stored
    if (!match || key !== match.decline || position < match.position || !isAmongPeople(record)) return 0
    // Set back, the time of day must not make anybody wait longer than the delay.
    return Math.min(record.windows.delay, askedAt + record.windows.delay - this.env.now())
  }

  private give({ id, seat, position, key, name }: SeatAnswer): Promise<number> {
    const done = this.stored.doneAt(seat, id)
    if (done !== undefined) return Promise.resolve(done)
    const match = this.hosted.running()
    const at = match.position
    const refusal = match.answer(name === undefined ? { seat, position, key } : { seat, position, key, name })
    if (refusal) throw refused(match, refusal, seat)
    this.stored.record = answeredOver(this.record, this.env.now())
    return this.hosted.keep({ seat, id, at }, at + 1)
  }

  private answerOfBot(seat: Seat, position: number, key: string): Promise<void> {
    return this.hosted.inTurn(async () => {
      if (this.record.status !== 'playing' || this.record.paused || isPersonAt(this.record, seat)) return
      const refusal = this.hosted.playing().answer({ seat, position, key })
      if (refusal) this.schedule()
      else await this.hosted.keep({ seat, at: position })
    })
  }

  /** The roll or shuffle whose result somebody must enter, if people use real dice. */
  get awaitedDice(): AwaitedDice | undefined {
    const { match, record } = this.stored
    if (record.status !== 'playing' || match?.pending?.kind !== 'chance' || this.env.chanceOf(record)) return undefined
    return { ...match.pending, ...throwOf(match.state, match.pending) }
  }

  /** Enters the result of real dice. If only bots play, the person who created the table enters it. */
  settle(results: readonly number[], ids: Ids): Promise<number> {
    return this.hosted.inTurnOf(ids, async () => {
      const { record } = this
      if (!isSeated(record, ids) && !ids.has(record.host)) throw new Refusal('not-allowed')
      if (!this.awaitedDice) throw new Refusal('not-open', (language) => FAULTS[language].noDiceAwaited)
      this.hosted.running().settle(results)
      await this.hosted.keep()
      return this.stored.position
    })
  }

  /** Takes the seat's last decision back. */
  undo({ id, seat, position }: Omit<SeatAnswer, 'key'>, ids: Ids): Promise<number> {
    return this.hosted.inTurnOf(ids, async () => {
      checkPlayer(this.record, seat, ids)
      const done = this.stored.doneAt(seat, id)
      if (done !== undefined) return done
      const match = this.hosted.running()
      if (position !== match.position) throw stale(match, seat)
      if (undoneSinceRoll(match) >= MOST_UNDONE)
        throw new Refusal('too-many', (language) => FAULTS[language].manyUndone(MOST_UNDONE))
      const bar = await this.forecasts.undoBar('undo', this.record, match, seat)
      const refusal = match.undo(seat, bar === 'revelation')
      if (refusal) throw refused(match, refusal, seat)
      this.stored.record = withoutPassing(answeredOver(this.record, this.env.now()), seat)
      await this.hosted.keep({ seat, id, at: position, undoes: true })
      return position + 1
    })
  }

  /** Why this seat cannot take its last decision back, or null. A quick estimate, since every client asks after every answer. */
  async undoBar(seat: Seat, ids: Ids): Promise<string | null> {
    const { bar } = await this.hosted.inTurnOf(ids, async () => {
      checkSeat(this.record, seat, ids)
      return { bar: this.forecasts.undoBar('hint', this.record, this.hosted.playing(), seat) }
    })
    return (await bar) ?? null
  }

  /** What this answer would change in the seat's view, if that is certain. No command waits for it. */
  async preview({ seat, key, position }: Omit<SeatAnswer, 'id'>, ids: Ids): Promise<AnswerPreview> {
    const { preview } = await this.hosted.inTurnOf(ids, async () => {
      checkSeat(this.record, seat, ids)
      const match = this.hosted.playing()
      if (position !== match.position) throw stale(match, seat)
      // Only what is offered: anything else would be looked for in vain, many times.
      if (!match.offer(seat)?.options.some((option) => option.key === key))
        throw refused(match, { reason: 'not-an-option', key }, seat)
      return { preview: this.forecasts.preview(this.record, match, seat, key) }
    })
    return preview
  }

  order(seat: Seat, orders: Orders, ids: Ids): Promise<number> {
    return this.hosted.inTurnOf(ids, async () => {
      checkPlayer(this.record, seat, ids)
      await this.hosted.amend(withSeat(this.record, seat, ordersGiven(this.stored.match, seat, orders)))
      return this.stored.position
    })
  }

  /** Says something; sent again under the same `id`, it is not said again. */
  say(player: Sitter, ids: Ids, words: Words): Promise<Said> {
    return this.chat.say(player, ids, words)
  }

  /** Another process hosted the match before: stores the clock as it goes on from here, so that nobody counts the time between a second time. */
  takeOver(): Promise<void> {
    return this.hosted.inTurn(async () => {
      if (this.record.status === 'playing' && this.record.clock && !this.stored.unplayable) await this.hosted.keep()
    })
  }

  /** Another process may own the match now: nothing is done here any more, and whoever watches is asked to watch again. */
  drop(): void {
    this.bots.close()
    this.hosted.drop()
  }

  /** Ends a match that cannot be run. */
  closeUnplayable(): Promise<void> {
    return this.hosted.inTurn(async () => {
      const { unplayable } = this.stored
      if (unplayable && !isFinished(this.record))
        await this.hosted.amend(closedAs(this.record, unplayable.why, this.env.now()))
    })
  }

  // What is due.

  /** Does what has become due. Called at the scheduled time, and once after loading. */
  runDue(): Promise<void> {
    return this.hosted.inTurn(async () => {
      if (this.stored.awaitsThrow) return this.hosted.keep()
      const now = this.env.now()
      this.stored.noticeTime(now)
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
        return this.hosted.amend(replaced(record, due.seat, this.env.now(), 'time'))
      case 'seal':
        return this.hosted.amend(sealed(record))
      case 'lapse':
        return this.hosted.amend(lapsed(record, this.env.now()))
      case 'resume':
        return this.proposals.resumed()
      case 'decline': {
        const match = this.hosted.playing()
        const at = match.position
        const refusal = match.answer({ seat: due.seat, key: match.decline! })
        if (refusal) throw refused(match, refusal, due.seat)
        return this.hosted.keep({ seat: due.seat, at })
      }
      case 'think':
        return this.schedule()
    }
  }

  private get isWatched(): boolean {
    return !isAmongBots(this.record) || this.hosted.presence.count(null) > 0
  }

  /** A match among bots goes on only while somebody looks, and for a while after its start or after the last look. */
  private get isForgotten(): boolean {
    const { record, env } = this
    return !this.isWatched && env.now() - Math.max(this.lookedAt, record.started ?? 0) >= env.unwatchedMs
  }

  /** Somebody looks at the match. */
  private looked(): void {
    this.lookedAt = this.env.now()
    if (this.isPaused) this.schedule()
  }

  /** Starts the bots that must answer, and schedules everything else that is due. */
  private schedule(): void {
    let next: number | null = null
    const thinkers: Seat[] = []
    for (const due of this.stored.dueActions) {
      if (due.kind === 'think') thinkers.push(due.seat)
      else next = Math.min(next ?? due.at, due.at)
    }
    this.isPaused = thinkers.length > 0 && this.isForgotten
    this.bots.think(this.isPaused ? [] : thinkers, this.isWatched)
    this.env.scheduleAt(this.record.id, next)
  }
}

function undoneSinceRoll({ entries }: Match): number {
  const rolled = entries.findLastIndex(({ who }) => who === 'chance')
  return entries.slice(rolled + 1).filter(({ name }) => name === 'undo').length
}
