import type { Sentence } from './errors.ts'
import type { Json } from './json.ts'
import { type Language, SOURCE_LANGUAGE } from './language.ts'
import type { Seat } from './seat.ts'
import { FAULTS } from './text/faults.ts'

/** What must be answered before the rules go on, by seats or by chance. */
export type Pending = Question | ChanceQuestion

/** A question to one or several seats. */
export interface Question {
  readonly kind: 'seats'
  readonly name: string
  /** Who still has to answer; several only if answers are sealed until all are in. */
  readonly seats: readonly Seat[]
  /** The legal options of each of `seats`, in the same order. `keysOf` makes their keys when they are needed. */
  readonly options: readonly (readonly Json[])[]
}

/** A question to chance: dice to roll, or a deck to shuffle. */
export interface ChanceQuestion {
  readonly kind: 'chance'
  readonly draw: 'roll' | 'shuffle'
  readonly name: string
  /** Dice share one stream; every deck has its own. */
  readonly stream: string
  readonly count: number
  /** Faces of each die; for a shuffle, the number of cards. */
  readonly sides: number
}

/** The key of an option that declares no `key`. */
export function plainKey(value: Json): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map(plainKey).join(',')
  throw new Error(`An option made of ${JSON.stringify(value)} needs a key of its own`)
}

/** Why these results cannot answer this question, or undefined if they can. */
export function chanceFault(question: ChanceQuestion, results: readonly number[]): Sentence | undefined {
  const { draw, count, sides } = question
  if (results.length !== count) return (language) => FAULTS[language].wrongCount(count, results.length)
  if (draw === 'roll') {
    const odd = results.find((face) => !Number.isInteger(face) || face < 1 || face > sides)
    return odd === undefined ? undefined : (language) => FAULTS[language].notAFace(odd, sides)
  }
  const seen = new Set(results)
  const whole = results.every((place) => Number.isInteger(place) && place >= 0 && place < count)
  return whole && seen.size === count ? undefined : (language) => FAULTS[language].notAnOrder(count)
}

/** `roll 3d6`, `deck (a shuffle of 32)`: for messages. */
export const chanceText = (
  { name, draw, count, sides }: ChanceQuestion,
  language: Language = SOURCE_LANGUAGE,
): string => (draw === 'roll' ? FAULTS[language].roll(name, count, sides) : FAULTS[language].shuffle(name, count))
