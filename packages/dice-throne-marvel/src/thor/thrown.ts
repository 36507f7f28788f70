/** Only Thor has this: a card that counts how often Mjölnir was thrown this turn. */
import { type DiceThrone, type Effect, fighter, isPossible, type Seat, verb } from '@alea/dice-throne/hero'
import { THROWS } from './mjolnir.ts'

export interface Thrown {
  times: number
  effects: readonly Effect[]
}

const isThrown = (g: DiceThrone, seat: Seat, { times }: Thrown): boolean =>
  (fighter(g, seat).marks[THROWS] ?? 0) >= times

const made = verb<Thrown>({
  name: 'thor/thrown',
  inner: ({ effects }) => [effects],
  possible: (g, self, p) => isThrown(g, self, p) && p.effects.some((effect) => isPossible(g, self, effect)),
  parts: ($, p, { parts }) => [$.when((g, l) => isThrown(g, l.self, p), ...parts(p.effects))],
  estimate: (p, odds) => odds.list(p.effects) / 2,
})
/** If Mjölnir was thrown at least so often this turn. */
export const thrown = (times: number, effects: readonly Effect[]) => made({ times, effects })
