/** An experiment as the form has it: perhaps not right yet. */

import type { Language } from '@alea/engine'
import {
  checkExperiment,
  type Experiment,
  type Figure,
  type Label,
  labelIn,
  MOST_ABOUT,
  MOST_VARIANTS,
  type Until,
} from '@alea/lab'

export interface VariantDraft {
  /** For the page alone: which variant this is while others come and go. */
  readonly id: number
  readonly name: string
  readonly seats: readonly string[]
  readonly options: Readonly<Record<string, unknown>>
}

export interface Draft {
  readonly title: string
  readonly game: string
  readonly matches: string
  readonly seed: string
  readonly variants: readonly VariantDraft[]
  readonly question?: Label
  /** The piece of content the question is about first of all; empty if it is about none. */
  readonly about: string
  readonly until: UntilDraft | undefined
}

export interface UntilDraft {
  readonly figure: Figure
  /** As typed: in percentage points for shares. */
  readonly width: string
  readonly difference: boolean
}

const isLength = (figure: Figure): boolean => figure === 'turns' || figure === 'decisions'
/** Shares are typed and read in percentage points. */
const unitOf = (figure: Figure): number => (isLength(figure) ? 1 : 100)
/** A width to begin with. */
export const usualWidth = (figure: Figure): string => (isLength(figure) ? '1' : '5')

/** Bots that an experiment may have, weakest first: none whose thinking depends on the machine. */
export const LAB_BOTS = ['random', 'novice', 'apprentice', 'adept', 'search:50', 'search:200', 'search:800'] as const

const USUAL_BOT = 'adept'

export const draftOf = (experiment: Experiment, language: Language): Draft => ({
  title: labelIn(experiment.title, language),
  game: experiment.game,
  matches: String(experiment.matches),
  seed: String(experiment.seed),
  variants: experiment.variants.map(({ name, seats, options }, id) => ({
    id,
    name: labelIn(name, language),
    seats,
    options,
  })),
  ...(experiment.question !== undefined && { question: experiment.question }),
  about: experiment.about?.[0] ?? '',
  until: experiment.until && untilDraft(experiment.until),
})

const untilDraft = ({ figure, width, difference }: Until): UntilDraft => ({
  figure,
  width: String(Math.round(width * unitOf(figure) * 1000) / 1000),
  difference,
})

export const newDraft = (game: string, title: string, seats: number): Draft => ({
  title,
  game,
  matches: '200',
  seed: '1',
  about: '',
  until: undefined,
  variants: [{ id: 0, name: 'A', seats: Array<string>(seats).fill(USUAL_BOT), options: {} }],
})

/** A copy of the last variant, to be changed in one thing. */
export function withVariant(draft: Draft): Draft {
  const last = draft.variants.at(-1)!
  const id = 1 + Math.max(...draft.variants.map((variant) => variant.id))
  const name = String.fromCharCode('A'.charCodeAt(0) + draft.variants.length)
  return { ...draft, variants: [...draft.variants, { ...last, id, name }] }
}

export const isFull = ({ variants }: Draft): boolean => variants.length >= MOST_VARIANTS

/** So many players in a variant; what was chosen for those who stay is kept. */
export const seatsFor = (seats: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, i) => seats[i] ?? USUAL_BOT)

/** A piece of content first, then the others of its kind, if they are few enough to compare. */
export function kindOf(about: string, content: readonly string[]): readonly string[] {
  const kind = about.slice(0, about.lastIndexOf('/') + 1)
  const others = content.filter((id) => id !== about && id.startsWith(kind))
  return others.length < MOST_ABOUT ? [about, ...others] : [about]
}

/** Throws an InputError where the draft is not an experiment. `content` is that of its game. */
export function experimentOf(draft: Draft, content: readonly string[]): Experiment {
  const { title, question, game, matches, seed, variants, about, until } = draft
  return checkExperiment({
    ...(title.trim() !== '' && { title }),
    ...(question !== undefined && { question }),
    ...(about !== '' && { about: kindOf(about, content) }),
    ...(until && {
      until: {
        figure: until.figure,
        width: Number(until.width) / unitOf(until.figure),
        difference: until.difference && variants.length > 1,
      },
    }),
    game,
    matches: Number(matches),
    seed: Number(seed),
    variants: variants.map(({ name, seats, options }) => ({
      ...(name.trim() !== '' && { name }),
      seats,
      options: Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)),
    })),
  })
}
