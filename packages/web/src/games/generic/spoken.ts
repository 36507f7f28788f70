import type { Language } from '@alea/engine'
import { WORDS } from '../../language/languages.ts'
import type { Plain } from './things.ts'

/** `turnTotal` as people say it; a known word in the reader's language. */
export function spoken(name: string, language: Language): string {
  const plain = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return WORDS[language].generic.names[plain] ?? plain
}

export function valueText(value: unknown, language: Language): string {
  const { yes, no, nothing } = WORDS[language].generic
  if (value === undefined || value === null || value === '') return nothing
  if (typeof value === 'boolean') return value ? yes : no
  return typeof value === 'string' ? spoken(value, language) : String(value)
}

const SEATS: readonly string[] = ['seat', 'owner', 'first', 'active', 'attacker', 'defender', 'player', 'winner']

/** The seat a value names, if its word says that it does. */
export const seatNamed = (name: string, value: Plain, seats: number): number | undefined =>
  SEATS.includes(name) && typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats
    ? value
    : undefined

/** Numbers that are the faces of ordinary dice. */
export const arePips = (name: string, values: readonly Plain[]): values is readonly (1 | 2 | 3 | 4 | 5 | 6)[] =>
  /^(die|dice|roll|rolled|face|faces)$|Dice$/.test(name) &&
  values.length > 0 &&
  values.every((value) => typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6)
