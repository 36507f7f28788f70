/** What a game package gives to the platform. Read a game's `game.ts` first: it is one of these. */
import type { Event, EventKind } from './events.ts'
import type { Flow, Running } from './flow.ts'
import type { Json } from './json.ts'
import type { ByLanguage } from './language.ts'
import type { OptionSpecs, Options } from './options.ts'
import type { Question } from './question.ts'
import type { Random } from './random.ts'
import type { BySeat, Seat, Viewer } from './seat.ts'

/** A game as the engine, the platform and the test kit know it. */
export interface Game<G extends Running = Running, V = unknown> {
  readonly id: string
  /** Pinned in every log; raised by any change after which an old log might not replay. */
  readonly rulesVersion: number
  /** `usual` is a table set without asking. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number }
  readonly options: OptionSpecs
  /** The table before anything is rolled or shuffled; chance is asked for by the rules themselves. */
  setup(seats: number, options: Options): Omit<G, 'stack'>
  /** The flow of a whole match. */
  readonly rules: Flow<G>
  /** What a seat, or a spectator, may know: built from nothing, so a new field stays hidden until someone shows it. */
  view(g: G, viewer: Viewer): V
  /** Which turn it is: 0 before the first, never less than it was, and more as soon as it is another seat's. */
  turn(g: G): number
  /** Whose turn it is; undefined where it is nobody's: before the first, or where all play it together. */
  active(g: G): Seat | undefined
  /** What kind of thing each event is, for sounds, animation and statistics. */
  readonly events: Readonly<Record<string, EventKind>>
  /** The number of the rule for which this seat has no say now, where the rules have one for it; told to a seat that speaks all the same. */
  silencedBy?(g: G, seat: Seat): string | undefined
  /** The result, once the rules have ended. */
  outcome(g: G): Outcome | undefined
  /**
   * Deals anew, in place, everything that none of `knowers` can see, as likely as the rules make it.
   * A game without secrets has none. Bots sample with it, undo and the secrecy tests rest on it.
   */
  redeal?(g: G, knowers: readonly Seat[], random: Random): void
  /** What bots know of the game beyond its rules. Without it they can only play matches out to the end. */
  readonly insight?: Insight<G>
  /** Things that never appear or vanish, counted: `{ dice: 32 }`. Checked after every answer in tests. */
  conserved?(g: G): Readonly<Record<string, number>>
  /** More answers than any match can need. */
  readonly bound: number
  /** Ids of cards, faces, powers… each of which `visit(id)` reports when used. */
  readonly content: readonly string[]
  /** The words scenarios use to set and read the table. */
  readonly vocabulary: ScenarioVocabulary<G>
  readonly text: ByLanguage<GameText<V>>
}

/** What may be known of a game without loading its rules: all that a list of games shows. `Game` and its texts repeat it. */
export interface GameFacts {
  readonly id: string
  readonly seats: Game['seats']
  readonly title: ByLanguage<string>
  readonly pitch: ByLanguage<string>
}

/** Judgement, for bots and for the coach. Nothing here decides anything, and nothing needs to be exact but what says so. */
export interface Insight<G extends Running = Running> {
  /** Each seat's chance to win, from 0 to 1, as it looks at a glance; asked wherever somebody must decide. */
  evaluate(g: G): BySeat<number>
  /**
   * How promising the options of one asked seat look, in their order: any scale on which more is better and a difference of one is worth having.
   * Undefined: no opinion. Playouts follow it, search looks there first.
   */
  sense?(g: G, question: Question, who: number): readonly number[] | undefined
  /**
   * What each option is worth, on the scale of `evaluate`, where that can be worked out instead of tried: keeping and re-rolling dice.
   * NaN for an option that must be tried.
   */
  exact?(g: G, question: Question, who: number): readonly number[] | undefined
  /** Something that grows as the match goes on: a playout is broken off and evaluated when it has grown by `horizon`. */
  progress(g: G): number
  readonly horizon: number
}

/** The result of a match that is over. */
export interface Outcome {
  /** 1 for the winners, then 2, …; equal places share. Alone at the table, 2 means that the goal was missed. */
  readonly places: BySeat<number>
  readonly scores: BySeat<number>
  /** Seats of one number play together; left out, everybody plays alone. */
  readonly teams?: BySeat<number>
  /** Why the match ended, a word of the game's texts. */
  readonly reason: string
}

/** The seats in first place. */
export const winners = (outcome: Outcome): Seat[] =>
  outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []))

/** Did one side win, a seat or a team, and not several sides together? */
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

/** `p1 locker = goblin orc` in a scenario both sets a table and checks one. */
export interface ScenarioVocabulary<G> {
  /** Sets one thing; a bad subject or value throws an InputError and the scenario fails. */
  set(g: G, subject: string, value: string): void
  /** Reads one thing in the same words, or undefined when the subject means nothing. */
  get(g: G, subject: string): string | undefined
}

/** The game's own sentences. Nothing here decides anything. */
export interface GameText<V = unknown> {
  readonly title: string
  /** One line that makes one want to play. */
  readonly pitch: string
  /** What the asked seat is to do. */
  ask(name: string, params: Json): string
  /** One option of a question, as the label of a button. */
  option(name: string, value: Json, view: V, nameOf: (seat: Seat) => string): string
  /** A line of the log, or undefined for events that only animate. */
  event(event: Event, nameOf: (seat: Seat) => string): string | undefined
  /** Why the match ended. */
  reason(reason: string): string
  /** A match option and its values, for the table's set-up. */
  matchOption(name: string, value?: string): string
}
