/** What the scenario vocabularies of all games share: numbers, seats and lists, and the errors when they are wrong. */
import { InputError } from './errors.ts'
import { parseSeat, type Seat } from './seat.ts'
import { FAULTS } from './text/faults.ts'

/** How an empty list is written. */
export const NOTHING = '-'

/** A list as scenarios write it. */
export const listed = (items: readonly (string | number)[]): string => items.join(' ') || NOTHING

/** The items of a list in a scenario, which `listed` has written. */
export const itemsOf = (value: string): string[] => (value === NOTHING ? [] : value.trim().split(/\s+/))

/** A whole number within bounds, or an `InputError`. */
export function wholeOf(word: string, min: number, max: number): number {
  const value = Number(word)
  if (/^\d+$/.test(word) && value >= min && value <= max) return value
  throw new InputError((language) => FAULTS[language].notWhole(word, min, max))
}

/** Reads `p2`, in a match with this many seats. */
export function seatOf(word: string, seats: number): Seat {
  const seat = parseSeat(word)
  if (seat !== undefined && seat < seats) return seat
  throw new InputError((language) => FAULTS[language].notAPlayer(seats))
}
