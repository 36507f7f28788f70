/** A match that takes input from outside: checks who answers what and when, keeps the log, collects the events, and can take decisions back. */
import { chanceKey, manual } from './chance/manual.ts'
import type { ChanceSource } from './chance/source.ts'
import { clone } from './clone.ts'
import { InputError, RulesError, sayIn } from './errors.ts'
import { type AddressedEvent, type Event, heardBy, listen } from './events.ts'
import type { Running } from './flow.ts'
import type { Game, Outcome } from './game.ts'
import { hash } from './hash.ts'
import { History } from './history.ts'
import type { Entry, Header } from './log.ts'
import { type Awaited, awaited, type Offer } from './offer.ts'
import { checkOptions } from './options.ts'
import { pathTo } from './path.ts'
import { type ChanceQuestion, chanceFault, type Pending, type Question } from './question.ts'
import type { Random } from './random.ts'
import { advance, answer, answerChance, declineOf, keysOf, start, unavailableOf } from './run.ts'
import type { Seat, Viewer } from './seat.ts'
import { FAULTS } from './text/faults.ts'
import { redealt, reveals } from './undo.ts'

/** An answer from outside; nothing about it is trusted. */
export interface Command {
  readonly seat: Seat
  /** The log position at which the question was read; the current one, if left out. */
  readonly position?: number
  readonly key: string
  /** The question's name, when the sender wants it checked. */
  readonly name?: string
}

/** Why an answer was not accepted; the match is unchanged. */
export type Refusal =
  | { readonly reason: 'malformed'; readonly detail: string }
  | { readonly reason: 'stale'; readonly position: number }
  /** `rule`: the rule that keeps this seat from acting, if the game names one. */
  | { readonly reason: 'not-your-question'; readonly waiting: readonly Seat[]; readonly rule?: string }
  /** `rule`: set if the question lists this option as unavailable. */
  | { readonly reason: 'not-an-option'; readonly key: string; readonly rule?: string }
  | { readonly reason: 'barred'; readonly by: UndoBar }

/** Why a decision cannot be taken back. */
export type UndoBar = 'nothing' | 'chance' | 'another-seat' | 'revelation'

/** What a match is created with; the game checks the options. */
export interface MatchSetup {
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
}

/** A match: checks and applies answers, keeps the log, collects events, and undoes decisions. */
export class Match<G extends Running = Running, V = unknown> {
  readonly game: Game<G, V>
  readonly header: Header
  readonly entries: Entry[] = []
  /** Everything emitted since the last `forgetEvents`. */
  private emitted: AddressedEvent[] = []
  private history = new History<G>()
  /** How many of the last answers may still be taken back; all are of one seat. */
  private undoable = 0
  private bar: UndoBar = 'nothing'
  private opened = 0
  /** Where the match began or was resumed: nothing before it can be rewound to. */
  private origin: { readonly position: number; readonly state?: G } = { position: 0 }
  private g: G
  private pendingNow: Pending | undefined
  /** Once the rules have ended, the turn of the last answer: a game that counts turns in a frame no longer knows it. */
  private lastTurn = 0
  /** The views and questions of this position, each made once. */
  private readonly views = new Map<Viewer, V>()
  private readonly questions = new Map<Viewer, Awaited | undefined>()
  private readonly chance: ChanceSource | undefined

  /** Without a source of chance, rolls and shuffles wait for `settle`. */
  constructor(game: Game<G, V>, setup: MatchSetup, chance?: ChanceSource) {
    const { min, max } = game.seats
    const { seats } = setup
    if (!Number.isInteger(seats) || seats < min || seats > max)
      throw new InputError((language) => FAULTS[language].wrongSeats(game.id, min, max, seats))
    const options = checkOptions(game.options, setup.options ?? {}, seats)
    this.game = game
    this.header = { game: game.id, rules: game.rulesVersion, seats, options }
    this.chance = chance
    this.g = start<G>(game.setup(seats, options), game.rules)
    this.attempt(() => this.proceed())
  }

  /** A copy of the whole state; changing it does not change the match. */
  get state(): G {
    return clone(this.g)
  }

  /** A state that agrees with everything this seat knows, with the rest dealt at random: what a bot may think with. */
  imagine(seat: Seat, source: Random): G {
    return redealt(this.game, this.g, [seat], source)
  }

  /** Continues from a state instead of the beginning, as scenarios and lessons do. */
  resume(g: G): void {
    this.attempt(() => {
      this.g = clone(g)
      this.history = new History()
      this.undoable = 0
      this.bar = 'nothing'
      this.proceed()
    })
    this.origin = { position: this.position, state: clone(g) }
    // The previous turn belonged to another match.
    this.lastTurn = 0
  }

  get position(): number {
    return this.entries.length
  }

  /** The position at which the current question was asked; sealed answers of others do not change it. */
  get questionPosition(): number {
    return this.opened
  }

  get pending(): Pending | undefined {
    return this.pendingNow
  }

  get hash(): string {
    return hash(this.g)
  }

  /** Made once per position; callers must not change it. */
  view(viewer: Viewer): V {
    const known = this.views.get(viewer)
    if (known !== undefined) return known
    const view = this.game.view(this.g, viewer)
    this.views.set(viewer, view)
    return view
  }

  /** Made once per position; callers must not change it. */
  awaited(viewer: Viewer): Awaited | undefined {
    if (this.questions.has(viewer)) return this.questions.get(viewer)
    const question = this.placed(() => awaited(this.g, this.pendingNow, viewer))
    this.questions.set(viewer, question)
    return question
  }

  /** Of a window: the key of the option that declines it. */
  get decline(): string | undefined {
    const { pendingNow: pending } = this
    return pending?.kind === 'seats' ? this.placed(() => declineOf(this.g, pending)) : undefined
  }

  /** Which turn it is; once the rules have ended, the last one. */
  get turn(): number {
    return Math.max(this.game.turn(this.g), this.lastTurn)
  }

  /** Whose turn it is; nobody's once the rules have ended. */
  get active(): Seat | undefined {
    return this.pendingNow && this.game.active(this.g)
  }

  offer(seat: Seat): Offer | undefined {
    return this.awaited(seat)?.offer
  }

  get outcome(): Outcome | undefined {
    return this.pendingNow ? undefined : this.game.outcome(this.g)
  }

  /** The events a viewer may see, since the last call of `forgetEvents`. */
  heard(viewer: Viewer): Event[] {
    return heardBy(viewer, this.emitted)
  }

  /** The same events with who may see each of them. */
  get events(): readonly AddressedEvent[] {
    return this.emitted
  }

  forgetEvents(): void {
    this.emitted = []
  }

  /** Applies an answer, or says why not and changes nothing. */
  answer(command: Command): Refusal | undefined {
    const malformed = fault(command)
    if (malformed) return { reason: 'malformed', detail: malformed }
    const { seat, key } = command
    const question = this.pendingNow
    const position = command.position ?? this.position
    // Sealed answers of others do not make a seat's own question stale.
    if (position < this.opened || position > this.position) return { reason: 'stale', position: this.position }
    if (question?.kind !== 'seats' || !question.seats.includes(seat)) return this.notAsked(seat)
    if (command.name !== undefined && command.name !== question.name) return { reason: 'not-an-option', key }
    const who = question.seats.indexOf(seat)
    const choice = this.placeOf(question, who, key)
    if (choice < 0) {
      const closed = this.placed(() => unavailableOf(this.g, question, seat)).find((thing) => thing.key === key)
      return closed ? { reason: 'not-an-option', key, rule: closed.rule } : { reason: 'not-an-option', key }
    }
    this.attempt(() => {
      answer(this.g, question, choice, who)
      this.entries.push({ who: seat, name: question.name, key })
      const { answers } = this.history
      if (this.undoable > 0 && answers.at(-1)!.seat !== seat) {
        this.undoable = 0
        this.bar = 'another-seat'
      }
      answers.push({ seat, key })
      this.undoable++
      this.proceed(question.seats.length > 1)
    })
    return undefined
  }

  /** The index of a key among the options; read from the offer if one has been made. */
  private placeOf(question: Question, who: number, key: string): number {
    const offer = this.questions.get(question.seats[who])?.offer
    if (offer) return offer.options.findIndex((option) => option.key === key)
    return this.placed(() => keysOf(this.g, question, who)).indexOf(key)
  }

  private notAsked(seat: Seat): Refusal {
    const waiting = this.pendingNow?.kind === 'seats' ? this.pendingNow.seats : []
    const rule = seat < this.header.seats ? this.game.silencedBy?.(this.g, seat) : undefined
    return rule === undefined
      ? { reason: 'not-your-question', waiting }
      : { reason: 'not-your-question', waiting, rule }
  }

  /** Answers a roll or a shuffle by hand, in a match without a source of chance. */
  settle(results: readonly number[]): void {
    const question = this.pendingNow
    if (question?.kind !== 'chance') throw new InputError((language) => FAULTS[language].nothingToThrow)
    const fault = chanceFault(question, results)
    if (fault) throw new InputError((language) => FAULTS[language].of(question.name, sayIn(fault, language)))
    this.attempt(() => {
      this.record(question, results)
      this.proceed()
    })
  }

  /** Why this seat cannot take its last decision back, or undefined if it can. With fewer trials it is only a hint that may overlook a rare revelation; `undo` itself uses all. */
  undoBar(seat: Seat, trials?: number): UndoBar | undefined {
    const last = this.lastDecision(seat)
    if ('bar' in last) return last.bar
    return reveals(this.game, last.before, this.header.seats, seat, last.key, trials) ? 'revelation' : undefined
  }

  /** The seat's last decision and the state before it, or why it cannot be taken back whatever it revealed. */
  lastDecision(seat: Seat): { readonly before: G; readonly key: string } | { readonly bar: UndoBar } {
    if (this.undoable === 0) return { bar: this.bar }
    const { answers } = this.history
    const last = answers.at(-1)!
    if (last.seat !== seat) return { bar: 'another-seat' }
    return { before: this.history.before(answers.length - 1), key: last.key }
  }

  /** Returns to the seat's last decision. The undo is a line of the log, so positions only grow. `revealed` is given by a program that has called `reveals` itself. */
  undo(seat: Seat, revealed?: boolean): Refusal | undefined {
    const bar = revealed === undefined ? this.undoBar(seat) : this.barWithout(seat, revealed)
    if (bar) return { reason: 'barred', by: bar }
    this.history.answers.pop()
    this.undoable--
    this.g = this.history.before(this.history.answers.length)
    this.entries.push({ who: seat, name: 'undo', key: '' })
    this.pendingNow = advance(this.g)
    this.lastTurn = 0
    this.forgetSeen()
    // Answers to the question that was undone are stale from now on.
    this.opened = this.position
    return undefined
  }

  private barWithout(seat: Seat, revealed: boolean): UndoBar | undefined {
    const last = this.lastDecision(seat)
    if ('bar' in last) return last.bar
    return revealed ? 'revelation' : undefined
  }

  /**
   * Returns to an earlier position whatever has happened since: for matches whose players all agreed to it, which the caller must know.
   * The rewind is a line of the log, so positions only grow and a source that draws by position draws anew.
   */
  rewind(seat: Seat, to: number): Refusal | undefined {
    const isPast = Number.isInteger(to) && to >= this.origin.position && to < this.position
    const path = isPast ? pathTo(this.entries, to, this.origin.position) : undefined
    if (!path) return { reason: 'barred', by: 'nothing' }
    const past = this.repeated(path)
    this.attempt(() => {
      this.g = past
      this.history = new History()
      this.undoable = 0
      this.bar = 'nothing'
      this.entries.push({ who: seat, name: 'rewind', key: String(to) })
      this.proceed()
    })
    return undefined
  }

  /** The state after these entries, from the origin on. */
  private repeated(path: readonly number[]): G {
    const past = new Match(this.game, this.header)
    if (this.origin.state) past.resume(this.origin.state)
    for (const i of path) {
      const { who, key } = this.entries[i]!
      if (who === 'chance') past.settle(manual(past.pending as ChanceQuestion, key))
      else if (past.answer({ seat: who, key })) throw new Error('What was answered before is not asked again')
    }
    return past.g
  }

  private record(question: ChanceQuestion, results: readonly number[]): void {
    answerChance(this.g, question, results)
    this.entries.push({ who: 'chance', name: question.name, key: chanceKey(question, results) })
    this.history = new History()
    this.undoable = 0
    this.bar = 'chance'
  }

  /** Runs the rules; the source of chance, if there is one, answers rolls and shuffles. */
  private proceed(sealing = false): void {
    for (;;) {
      const next = advance(this.g)
      const same = sealing && next?.kind === 'seats' && this.g.sealed !== undefined
      this.pendingNow = next
      if (!same) this.opened = this.position
      if (next?.kind !== 'chance' || !this.chance) return
      this.record(next, this.chance(next, this.position))
      sealing = false
    }
  }

  /** If the rules throw, which is a bug, the match is restored, and the error says where the rules were. */
  private attempt(work: () => void): void {
    const { position, pendingNow, opened, bar, undoable, history } = this
    const answered = history.answers.length
    const emitted = this.emitted.length
    const turn = this.game.turn(this.g)
    history.hold(this.g)
    try {
      this.placed(() => listen((event) => this.emitted.push(event), work), position)
      this.lastTurn = this.pendingNow ? 0 : turn
      this.forgetSeen()
    } catch (error) {
      history.answers.length = answered
      const g = history.before(answered)
      // The question is asked again: its options may have been parts of the broken state.
      Object.assign(this, { g, history, pendingNow: pendingNow && advance(g), opened, bar, undoable })
      this.forgetSeen()
      this.entries.length = position
      this.emitted.length = emitted
      throw error
    }
  }

  private forgetSeen(): void {
    this.views.clear()
    this.questions.clear()
  }

  /** Adds the log position to an error of the rules. */
  private placed<T>(work: () => T, position = this.position): T {
    try {
      return work()
    } catch (error) {
      throw error instanceof RulesError ? error.withPosition(position) : error
    }
  }
}

function fault(command: Command): string | undefined {
  const { seat, key, position, name }: { [K in keyof Command]?: unknown } = command ?? {}
  if (!Number.isInteger(seat) || (seat as number) < 0) return 'seat'
  if (typeof key !== 'string' || key.length === 0 || key.length > 400 || /\s/.test(key)) return 'key'
  if (position !== undefined && (!Number.isInteger(position) || (position as number) < 0)) return 'position'
  if (name !== undefined && typeof name !== 'string') return 'name'
  return undefined
}
