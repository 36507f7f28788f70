/** Dice rolled by an effect. */
import { throwDice } from '../rules/throwDice.ts'
import { type Effect, verb } from './effect.ts'
import { isOpen, isPossible } from './isOpen.ts'
import type { KeepSome } from './keepSome.ts'
import { type Price, worthOfPrice } from './price.ts'

export interface RollDice {
  dice: number
  effects: readonly Effect[]
  by?: 'target'
  /** At most so many of them are rolled again, once. */
  again?: number
  /** What that costs. */
  price?: Price
}

/** What a reroll improves, as a share of what the roll is worth. */
const AGAIN = 0.15

const made = verb<RollDice>({
  name: 'roll',
  inner: ({ effects }) => [effects],
  reaches: (g, _, p, inside) => inside(p.effects, g.attack!.rolled),
  inflicts: (g, _, p, inside) => inside(p.effects, g.attack!.rolled),
  possible: (g, self, p) => p.effects.some((effect) => isPossible(g, self, effect)),
  possibleLater: (g, self, p) => p.effects.some((effect) => isOpen(g, self, effect)),
  parts: ($, p, { pass, parts }) => [
    ...(pass === 'target'
      ? [
          $.run((g, l) => {
            l.dice = [...g.attack!.rolled]
            l.foreign = undefined
          }),
        ]
      : [
          $.call(
            throwDice,
            (_, l) => ({
              owner: p.by === 'target' ? l.target : l.self,
              purpose: 'effect' as const,
              count: p.dice,
              by: l.by,
              dice: [],
              ...(p.again === undefined ? {} : { again: 1, upTo: p.again }),
              ...(p.price === undefined ? {} : { price: p.price }),
            }),
            (g, l, thrown) => {
              l.dice = thrown.dice
              l.foreign = undefined
              if (pass === 'activation') g.attack!.rolled = [...thrown.dice]
            },
          ),
        ]),
    ...parts(p.effects),
  ],
  estimate: (p, odds) => {
    const kept = p.effects.find((effect) => effect.do === 'keep-some') as (Effect & KeepSome) | undefined
    const worth = odds.rolling(kept?.dice ?? p.dice).list(p.effects)
    const cost = p.price ? worthOfPrice(p.price, odds.token) : 0
    return worth + (p.again ? Math.max(0, AGAIN * Math.abs(worth) - cost / 2) : 0)
  },
})
/** Roll this many dice; the effects read them. `again`: so many of them may be rolled again, once. */
export const rollDice = (dice: number, effects: readonly Effect[], more: Pick<RollDice, 'again' | 'price'> = {}) =>
  made({ dice, effects, ...more })
/** The target rolls. */
export const theyRoll = (dice: number, effects: readonly Effect[]) => made({ dice, effects, by: 'target' })
