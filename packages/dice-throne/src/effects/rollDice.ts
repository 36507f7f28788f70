/** Dice rolled by an effect. */
import { throwDice } from '../rules/throwDice.ts'
import { type Effect, verb } from './effect.ts'

export interface RollDice {
  dice: number
  effects: readonly Effect[]
  by?: 'target'
}

const made = verb<RollDice>({
  name: 'roll',
  inner: ({ effects }) => [effects],
  reaches: (g, _, p, inside) => inside(p.effects, g.attack!.rolled),
  inflicts: (g, _, p, inside) => inside(p.effects, g.attack!.rolled),
  parts: ($, p, { pass, parts }) => [
    ...(pass === 'target'
      ? [
          $.run((g, l) => {
            l.dice = [...g.attack!.rolled]
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
            }),
            (g, l, thrown) => {
              l.dice = thrown.dice
              if (pass === 'activation') g.attack!.rolled = [...thrown.dice]
            },
          ),
        ]),
    ...parts(p.effects),
  ],
  estimate: (p, odds) => odds.rolling(p.dice).list(p.effects),
})
/** Roll this many dice; the effects read them. */
export const rollDice = (dice: number, effects: readonly Effect[]) => made({ dice, effects })
/** The target rolls. */
export const theyRoll = (dice: number, effects: readonly Effect[]) => made({ dice, effects, by: 'target' })
