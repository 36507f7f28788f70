/** Match options: declared by a game, shown by every border, checked in one place. */
import { InputError } from './errors.ts'
import type { Json } from './json.ts'

export type OptionSpec =
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
  /** Anything larger, checked by the game: it returns the value to keep or throws an InputError. */
  | {
      readonly kind: 'data'
      check(value: unknown, seats: number): Json
      readonly default: Json
      /** Values worth trying, for random tests and for those who want a suggestion. */
      samples?(seats: number): readonly Json[]
    }

export type OptionSpecs = Readonly<Record<string, OptionSpec>>
export type Options = Readonly<Record<string, Json>>

/** The options of a match with every default filled in; an unknown name or a bad value is refused. */
export function checkOptions(specs: OptionSpecs, given: Readonly<Record<string, unknown>>, seats: number): Options {
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(specs, name)) continue
    const known = Object.keys(specs).join(', ') || 'none'
    throw new InputError(`There is no option ${name}; known: ${known}`)
  }
  const options: Record<string, Json> = {}
  for (const [name, spec] of Object.entries(specs)) {
    const value = given[name]
    // A default is checked too: what it stands for at this table is what the log must keep.
    options[name] = check(name, spec, value === undefined ? spec.default : value, seats)
  }
  return options
}

function check(name: string, spec: OptionSpec, value: unknown, seats: number): Json {
  switch (spec.kind) {
    case 'choice':
      if (typeof value === 'string' && spec.values.includes(value)) return value
      throw new InputError(`Option ${name}: ${show(value)} is not one of ${spec.values.join(', ')}`)
    case 'flag':
      if (value === true || value === 'true' || value === 'yes') return true
      if (value === false || value === 'false' || value === 'no') return false
      throw new InputError(`Option ${name}: ${show(value)} is neither true nor false`)
    case 'number': {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
      if (typeof number === 'number' && Number.isInteger(number) && number >= spec.min && number <= spec.max)
        return number
      throw new InputError(`Option ${name}: ${show(value)} is not a whole number from ${spec.min} to ${spec.max}`)
    }
    case 'data':
      try {
        return spec.check(value, seats)
      } catch (error) {
        if (error instanceof InputError) throw new InputError(`Option ${name}: ${error.message}`)
        throw error
      }
  }
}

const show = (value: unknown): string => JSON.stringify(value) ?? String(value)
