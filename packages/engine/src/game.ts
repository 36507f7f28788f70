/** What a game package exports. Read a game's `game.ts` first: it is one of these. */
import type { Event, EventKind } from './events.ts'
import type { Flow, Running } from './flow.ts'
import type { Json } from './json.ts'
import type { ByLanguage } from './language.ts'
import type { OptionSpecs, Options } from './options.ts'
import type { Question } from './question.ts'
import type { Random } from './random.ts'
import type { BySeat, Seat, Viewer } from './seat.ts'
import type { Highlight, Summary, SummaryItem } from './summary.ts'

/** A game as the engine, the platform and the test kit know it. */
export interface Game<G extends Running = Running, V = unknown> {
  readonly id: string
  /** Pinned in every log; raised by any change after which an old log might not replay. */
  readonly rulesVersion: number
  /** `usual` is the default. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number }
  readonly options: OptionSpecs
  /**
   * Loads what matches with these checked options need and a browser does not have yet, such as the pages of their heroes. A browser awaits it before it
   * sets up, opens or shows such a match, in the page and in every worker; without options it loads everything. Elsewhere everything is there from the start.
   */
  prepare?(options: Options): Promise<void>
  /** The state before anything is rolled or shuffled; the rules themselves ask for chance. */
  setup(seats: number, options: Options): Omit<G, 'stack'>
  /** The flow of a whole match. */
  readonly rules: Flow<G>
  /** What a seat, or a spectator, may know. It is built field by field, so that a new field of the state stays hidden until it is added here. */
  view(g: G, viewer: Viewer): V
  /** The number of the turn: 0 before the first. It never decreases, and increases whenever the turn passes to another seat. */
  turn(g: G): number
  /** Whose turn it is; undefined before the first turn, and if all players take their turns together. */
  active(g: G): Seat | undefined
  /** The kind of each event, for sounds, animation and statistics. */
  readonly events: Readonly<Record<string, EventKind>>
  /** The number of the rule an event follows from, for those that always follow from the same one: a line of the log links to it. */
  readonly eventRules?: Readonly<Partial<Record<string, string>>>
  /** What a table celebrates or mourns, of all events. */
  highlight?(event: Event): Highlight | undefined
  /** What made the result, from the last view of a spectator and all that a spectator heard; also of a match that was given up. */
  summary?(view: V, events: readonly Event[]): Summary
  /** The number of the rule that keeps this seat from acting now, if there is one; it is part of the refusal. */
  silencedBy?(g: G, seat: Seat): string | undefined
  /** The result, once the rules have ended. */
  outcome(g: G): Outcome | undefined
  /** After a match of one player: options that set this player's next goal, if the result changes it. */
  nextGoal?(options: Options, outcome: Outcome): Options | undefined
  /**
   * Deals again, in place, everything that none of `knowers` can see, with the probabilities of the rules.
   * A game without secrets leaves it out. Bots sample with it; undo and the secrecy tests depend on it.
   */
  redeal?(g: G, knowers: readonly Seat[], random: Random): void
  /** What bots know about the game beyond its rules. Without it they can only play matches out to the end. */
  readonly insight?: Insight<G>
  /** Counts of things that never appear or vanish: `{ dice: 32 }`. Tests check them after every answer. */
  conserved?(g: G): Readonly<Record<string, number>>
  /** An upper bound for the answers of a match. */
  readonly bound: number
  /** Ids of cards, faces, powers… each of which `visit(id)` reports when used. */
  readonly content: readonly string[]
  /** Of the content, what these checked options can bring into a match; left out, all of it. */
  contentIn?(options: Options): readonly string[]
  /** The words scenarios use to set and read the table. */
  readonly vocabulary: ScenarioVocabulary<G>
  readonly text: ByLanguage<GameText<V>>
}

/** What a list of games shows, without loading the rules. `Game` and its texts repeat it. */
export interface GameFacts {
  readonly id: string
  readonly seats: Game['seats']
  readonly title: ByLanguage<string>
  readonly pitch: ByLanguage<string>
}

/** Estimates for bots and for the coach. The rules never read them, and only `exact` needs to be exact. */
export interface Insight<G extends Running = Running> {
  /** Each seat's chance of winning, from 0 to 1; called at positions where somebody must decide. */
  evaluate(g: G): BySeat<number>
  /**
   * How promising the options of one asked seat look, in their order: on any scale on which more is better and a difference of one matters.
   * Undefined: no estimate. Playouts follow it, and search tries the best first.
   */
  sense?(g: G, question: Question, who: number): readonly number[] | undefined
  /**
   * What each option is worth, on the scale of `evaluate`, where that can be computed instead of searched, such as keeping and re-rolling dice.
   * NaN for an option that must be searched.
   */
  exact?(g: G, question: Question, who: number): readonly number[] | undefined
  /**
   * Whether nothing is under way that `evaluate` does not see, such as an attack that is announced but not resolved. Bots play on to such a
   * question before they evaluate; if left out, every question that is not a window is one. `since` is what `begun` said before the option was tried.
   */
  rests?(g: G, question: Question, since?: boolean): boolean
  /** Whether something has begun that an option may undo: then the question that comes again is no place to rest, since the other options are evaluated after it. */
  begun?(g: G): boolean
  /**
   * The number of the option that ends a question which otherwise comes again, such as a phase with any number of actions. Bots take it after each
   * option they try, so that all options are evaluated at the same moment.
   */
  finish?(g: G, question: Question): number | undefined
  /**
   * How much this seat has not seen yet: a number that changes as soon as any of what is hidden from it is dealt or looked at. What led to a position without
   * dice and without changing it would have led there, and be worth the same, however the rest is hidden, so it is tried once. If left out, everything that
   * `redeal` deals counts as seen.
   */
  unseen?(g: G, seat: Seat): number
  /** Whether the options differ only in what others will guess: a bot that reasoned would be read, so it picks one at random. */
  mixes?(question: Question): boolean
  /** A number that grows as the match goes on: a playout stops and is evaluated when it has grown by `horizon`. */
  progress(g: G): number
  readonly horizon: number
  /** What the chances are made of, for people who ask why; `GameText.judgement` has the words. Nothing that plays asks for it. */
  readonly judgement?: Judgement<G>
}

/** A named amount of a judgement. */
export interface Term {
  /** What it is: `health`, `cards`. */
  readonly id: string
  /** Which one, where there are several of a kind: a card, a race. */
  readonly of?: string
  /** Negative for what harms the seat. */
  readonly amount: number
}

/** The named amounts that add up to what `Insight` says. */
export interface Judgement<G extends Running = Running> {
  /** The amounts of a seat, as `viewer` may read them: what it cannot see is counted, but not named. */
  terms(g: G, seat: Seat, viewer: Seat): readonly Term[]
  /** Each seat's chance of winning if the terms of each seat add up to these sums: what `evaluate` says. */
  chances(g: G, sums: BySeat<number>): BySeat<number>
  /** What the options whose worth is computed are made of, in chances: they add up to what `exact` says. Undefined for the others. */
  exact?(g: G, question: Question, who: number): readonly (readonly Term[] | undefined)[] | undefined
}

/** The result of a match that is over. */
export interface Outcome {
  /** 1 for the winners, then 2, …; ties share a place. For a single player, 2 means that the goal was missed. */
  readonly places: BySeat<number>
  readonly scores: BySeat<number>
  /** Seats with the same number are a team; if left out, everybody plays alone. */
  readonly teams?: BySeat<number>
  /** Why the match ended; `GameText.reason` has the sentence. */
  readonly reason: string
}

/** The seats in first place. */
export const winners = (outcome: Outcome): Seat[] =>
  outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []))

/** Whether a single side won, a seat or a team. */
export const isOneSided = (outcome: Outcome): boolean =>
  new Set(winners(outcome).map((seat) => outcome.teams?.[seat] ?? seat)).size === 1

/** Places from scores, best first; `scores` may be lists compared from the left, for tie-breaks. */
export function placesOf(scores: readonly (readonly number[])[]): number[] {
  const better = (one: readonly number[], other: readonly number[]) => {
    const i = one.findIndex((value, k) => value !== other[k])
    return i >= 0 && one[i]! > other[i]!
  }
  return scores.map((score) => 1 + scores.filter((other) => better(other, score)).length)
}

/** `p1 locker = goblin orc` both sets and checks a table in a scenario. */
export interface ScenarioVocabulary<G> {
  /** Sets one thing; a bad subject or value throws an InputError and the scenario fails. */
  set(g: G, subject: string, value: string): void
  /** Reads one thing in the same words, or undefined when the subject means nothing. */
  get(g: G, subject: string): string | undefined
  /** Whether the items of a subject may be expected in any order, as the cards of a hand. */
  unordered?(subject: string): boolean
  /** Two answers with the same meaning are the same: which of several equal dice is picked, although only one of them is offered. */
  meaning?(g: G, question: string, key: string): string
}

/** What a summary says. */
export interface SummaryText {
  /** A part with what its items come to: `47 damage dealt`. */
  part(id: string, total: number): string
  /** An item, without its amount: `Smack`, `cards played`. */
  item(part: string, item: SummaryItem, nameOf: (seat: Seat) => string): string
}

/** What is different after one option, compared with another. */
export interface TermChange {
  readonly id: string
  /** Those of the kind that differ most, if they have names. */
  readonly of: readonly string[]
  readonly more: boolean
  /** Whether it is that of the seat that chooses, or of somebody else. */
  readonly own: boolean
}

/** The words of the `judgement`. */
export interface JudgementText {
  /** What the amounts are counted in, after a number: `points of health`. */
  readonly unit: string
  /** What a term is: `cards in hand: Smack`. */
  term(id: string, of: readonly string[]): string
  /** A reason to prefer an option, as the end of a sentence whose subject is the option: `keeps Smack in hand`. Undefined: `term` says it. */
  because?(change: TermChange): string | undefined
}

/** The game's own sentences. The rules never read them. */
export interface GameText<V = unknown> {
  readonly title: string
  /** One line that makes people want to play. */
  readonly pitch: string
  /** What the asked seat must do; without `nameOf` nobody is named in it. */
  ask(name: string, params: Json, nameOf?: (seat: Seat) => string): string
  /** One option of a question, as the label of a button; `params` are those of the question, for the amounts in it. */
  option(name: string, value: Json, view: V, nameOf: (seat: Seat) => string, params?: Json): string
  /** Why an option is unavailable, in a few words: `2 sun short`. */
  whyNot?(why: Json): string
  /** Which dice a roll is about, in the order of their results, for people who roll them: `white, yellow, red`. */
  dice?(name: string, params: Json): string | undefined
  /** A line of the log, or undefined for events that only animate. */
  event(event: Event, nameOf: (seat: Seat) => string): string | undefined
  /** Why the match ended. */
  reason(reason: string): string
  /** A score, in what the game counts: `12 health`; points, if left out. */
  score?(score: number): string
  /** The words of the `summary`. */
  readonly summary?: SummaryText
  /** The words of the `judgement`, if the game has one. */
  readonly judgement?: JudgementText
  /** What a piece of the game's `content` is called: `elf, face 2`. */
  content?(id: string): string
  /** A match option, or one of its values, for setting up a table. */
  matchOption(name: string, value?: string): string
}
