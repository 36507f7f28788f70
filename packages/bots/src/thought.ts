/** What a bot thought of its options, for people who ask; it costs nothing where nobody asks. */
import type { Json, Seat } from '@alea/engine'

/**
 * How it came to its choice: there was only one option, the options differ in what others will guess, by chance, computed exactly,
 * one step ahead, or by a search.
 */
export type Method = 'single' | 'guess' | 'random' | 'exact' | 'ahead' | 'search'

/** An option as the bot saw it. */
export interface Considered {
  readonly choice: number
  /** At how many imagined tables it was tried; 0: computed exactly, or not tried. */
  readonly visits: number
  /** The chance of winning after it, with its standard error. */
  readonly value?: number
  readonly error?: number
}

/** An answer in the line that a search expects, at one imagined table, as the seat that is asked would read it. */
export interface LineStep {
  readonly seat: Seat
  readonly name: string
  readonly params: Json
  readonly value: Json
  readonly view: unknown
  readonly visits: number
}

export interface Thought {
  readonly by: Method
  readonly options: readonly Considered[]
  /** What a search expects after the option it chose. */
  readonly line?: readonly LineStep[]
}

export type Tell = (thought: Thought) => void

/** Options of which nothing is known but how they were chosen. */
export const untried = (by: Method, count: number): Thought => ({
  by,
  options: Array.from({ length: count }, (_, choice) => ({ choice, visits: 0 })),
})

/** Options whose worth was computed. */
export const computed = (values: readonly number[]): Thought => ({
  by: 'exact',
  options: values.map((value, choice) => ({ choice, visits: 0, value, error: 0 })),
})

/** The mean of samples, and its standard error. */
export function meanAndError(samples: readonly number[]): { readonly value: number; readonly error: number } {
  const value = samples.reduce((sum, each) => sum + each, 0) / samples.length
  if (samples.length < 2) return { value, error: 0.5 }
  const squares = samples.reduce((sum, each) => sum + (each - value) ** 2, 0)
  return { value, error: Math.sqrt(squares / (samples.length * (samples.length - 1))) }
}
