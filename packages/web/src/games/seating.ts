import type { Json, Language } from '@alea/engine'

/** A way to sit down at a game: how many, on which sides, and the options that make it so. */
export interface Seating {
  readonly id: string
  readonly seats: number
  readonly options?: Readonly<Record<string, Json>>
  /** The side of each seat; left out, everybody plays alone. */
  readonly sides?: readonly number[]
  /** Seats clockwise around the table, if that is not their order. */
  readonly ring?: readonly number[]
  label(language: Language): string
}
