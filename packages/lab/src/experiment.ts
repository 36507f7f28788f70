/** A question to a game as a small file: who plays what how often, and in which variants. */
import type { ByLanguage, Options } from '@alea/engine'

/** A text of the file's author: the same in every language, or one for each. */
export type Label = string | ByLanguage<string>

/** A checked experiment: every default is filled in, and nothing in it can be refused any more. */
export interface Experiment {
  readonly title: Label
  /** What the experiment is to find out. */
  readonly question?: Label
  readonly game: string
  /** At most so many matches of each variant. */
  readonly matches: number
  readonly seed: number
  readonly variants: readonly Variant[]
  readonly until?: Until
  /** What the question is about, most important first: pieces of the game's content, compared with all others of their kind. */
  readonly about?: readonly string[]
}

/** One way to play. All variants play match number n with the same dice, as far as they roll the same. */
export interface Variant {
  readonly name: Label
  /** The bot of every player. Players change seats from match to match. */
  readonly seats: readonly string[]
  readonly options: Options
}

/** What the stopping rule may look at; `player-2` is the second of the players. */
export const FIGURES = ['first', 'turns', 'decisions', 'player-1', 'player-2', 'player-3', 'player-4'] as const
export type Figure = (typeof FIGURES)[number]

/** Stop as soon as the 95 % interval of the figure is narrower than `width`, in every variant or in every difference to the first. */
export interface Until {
  readonly figure: Figure
  readonly width: number
  readonly difference: boolean
}

export const MOST_VARIANTS = 8
export const MOST_ABOUT = 12
export const MOST_MATCHES = 1_000_000
export const MOST_SEED = 0xffff_ffff
/** The longest name, title or question. */
export const LONGEST_LABEL = 200

/** Of players or variants: the label in this language. */
export const labelIn = (label: Label, language: keyof ByLanguage<string>): string =>
  typeof label === 'string' ? label : label[language]
