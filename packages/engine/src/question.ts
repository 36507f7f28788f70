import type { Json } from './json.ts'
import type { Seat } from './seat.ts'

/** What must be decided before the rules go on: by seats, or by chance. */
export type Pending = Question | ChanceQuestion

/** A question to one or several seats. */
export interface Question {
  readonly kind: 'seats'
  readonly name: string
  /** Who has still to answer; more than one only where answers are sealed until all are in. */
  readonly seats: readonly Seat[]
  /** The legal options of each of `seats`, in the same order. Keys are made by `keysOf`, when somebody needs them. */
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

/** Text notation of an option that needs no notation of its own. */
export function plainKey(value: Json): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map(plainKey).join(',')
  throw new Error(`An option made of ${JSON.stringify(value)} needs a key of its own`)
}

/** Why these results cannot answer this question, or undefined if they can. */
export function chanceFault(question: ChanceQuestion, results: readonly number[]): string | undefined {
  const { draw, count, sides } = question
  if (results.length !== count) return `${count} values are needed, ${results.length} given`
  if (draw === 'roll') {
    const odd = results.find((face) => !Number.isInteger(face) || face < 1 || face > sides)
    return odd === undefined ? undefined : `${odd} is not a face from 1 to ${sides}`
  }
  const seen = new Set(results)
  const whole = results.every((place) => Number.isInteger(place) && place >= 0 && place < count)
  return whole && seen.size === count ? undefined : `not an order of the numbers 1 to ${count}`
}
