import { DRAFT, heroIds } from '@alea/dice-throne'

/** What was chosen for a seat; without a choice, the roster in its order. */
export function heroAt(value: unknown, seat: number): string {
  const roster = heroIds()
  const chosen = Array.isArray(value) ? value[seat] : undefined
  return typeof chosen === 'string' ? chosen : roster[seat % roster.length]!
}

/** Everybody who may sit at a new table: in a draft, anybody. */
export const chosenHeroes = (value: unknown, seats: number): readonly string[] =>
  value === DRAFT ? heroIds() : Array.from({ length: seats }, (_, seat) => heroAt(value, seat))
