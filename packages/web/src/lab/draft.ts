/** An experiment as the form has it: perhaps not right yet. */

import type { Language } from '@alea/engine'
import { checkExperiment, type Experiment, type Label, labelIn, MOST_VARIANTS } from '@alea/lab'

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
}

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
})

export const newDraft = (game: string, title: string, seats: number): Draft => ({
  title,
  game,
  matches: '200',
  seed: '1',
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

/** Throws an InputError where the draft is not an experiment. `base` keeps what the form does not show, as long as it is the same experiment. */
export function experimentOf(draft: Draft, base?: { readonly question?: Label; readonly until?: unknown }): Experiment {
  const { title, game, matches, seed, variants } = draft
  return checkExperiment({
    ...(title.trim() !== '' && { title }),
    ...(base?.question !== undefined && { question: base.question }),
    ...(base?.until !== undefined && { until: base.until }),
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
