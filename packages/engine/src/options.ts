/** Match options: declared by a game, checked in one place. */
import { InputError } from './errors.ts'
import type { Json } from './json.ts'
import type { Language } from './language.ts'
import { seatName } from './seat.ts'
import { FAULTS } from './text/faults.ts'

/** The values an option of a match may have. */
export type OptionSpec =
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
  /** One of the players, `p2`, or BY_CHANCE. */
  | { readonly kind: 'seat'; readonly default: string }
  /** Anything larger, checked by the game, which returns the value to use or throws an InputError; `before` are the options declared before it. */
  | {
      readonly kind: 'data'
      check(value: unknown, seats: number, before: Options): Json
      readonly default: Json
      /** A list is one value for each seat: players who exchange their seats take theirs along. */
      readonly perSeat?: true
      /** The words that may be typed for it: named values, or what a list of them is made of. */
      words?(): readonly string[]
      /** Values worth trying, for random tests and as suggestions. */
      samples?(seats: number): readonly Json[]
    }

/** The options of a game by name. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>

/** Checked options of a match by name. */
export type Options = Readonly<Record<string, Json>>

/** The value of an option that names a seat when nobody is named. */
export const BY_CHANCE = 'chance'

/** The values of an option that names a seat. */
export const seatValues = (seats: number): string[] => [
  BY_CHANCE,
  ...Array.from({ length: seats }, (_, seat) => seatName(seat)),
]

/** The options of a match with every default filled in; an unknown name or a bad value is refused. */
export function checkOptions(specs: OptionSpecs, given: Readonly<Record<string, unknown>>, seats: number): Options {
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(specs, name)) continue
    throw new InputError((language) => FAULTS[language].noSuchOption(name, Object.keys(specs)))
  }
  const options: Record<string, Json> = {}
  for (const [name, spec] of Object.entries(specs)) {
    const value = given[name]
    // Defaults are checked too: the log keeps what a default means for this number of seats.
    options[name] = check(name, spec, value === undefined ? spec.default : value, seats, options)
  }
  return options
}

/** Whether a match can be played with these options: each may be fine, and two of them not fit together. */
export function areAccepted(specs: OptionSpecs, given: Readonly<Record<string, unknown>>, seats: number): boolean {
  try {
    checkOptions(specs, given, seats)
    return true
  } catch (error) {
    if (error instanceof InputError) return false
    throw error
  }
}

function check(name: string, spec: OptionSpec, value: unknown, seats: number, before: Options): Json {
  switch (spec.kind) {
    case 'choice':
      return oneOf(name, spec.values, value)
    case 'seat':
      return oneOf(name, seatValues(seats), value)
    case 'flag':
      if (value === true || value === 'true' || value === 'yes') return true
      if (value === false || value === 'false' || value === 'no') return false
      throw wrong(name, (language) => FAULTS[language].notAFlag(show(value)))
    case 'number': {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
      if (typeof number === 'number' && Number.isInteger(number) && number >= spec.min && number <= spec.max)
        return number
      throw wrong(name, (language) => FAULTS[language].notWhole(show(value), spec.min, spec.max))
    }
    case 'data':
      try {
        return spec.check(value, seats, before)
      } catch (error) {
        if (error instanceof InputError) throw wrong(name, (language) => error.in(language))
        throw error
      }
  }
}

function oneOf(name: string, values: readonly string[], value: unknown): string {
  if (typeof value === 'string' && values.includes(value)) return value
  throw wrong(name, (language) => FAULTS[language].notOneOf(show(value), values))
}

const wrong = (name: string, fault: (language: Language) => string): InputError =>
  new InputError((language) => FAULTS[language].ofOption(name, fault(language)))

const show = (value: unknown): string => JSON.stringify(value) ?? String(value)
