import { emit, flow } from '@alea/engine'
import { type BattleEvent, shown } from '../../events.ts'
import { keyFor, NONE, type None } from '../../options.ts'
import { type BattleDice, type Die, forgetRoll, rowOf, trainer } from '../../state.ts'
import { land } from '../roll.ts'
import type { PowerRules, Use } from './power.ts'
import { exposed, shieldedFrom } from './targets.ts'

/** Creatures of one player, the user's own (this one included) or one opponent's, are rolled again together. */
export const retry: PowerRules = {
  usable: () => true,
  flow: flow<BattleDice, Use>('battle-dice/retry', ($) => [
    $.loop(
      (g, l) => l.count > 0 && left(g, l).length > 0,
      $.ask<Die | None>('retry', {
        who: (_, l) => l.seat,
        options: (g, l) => [...left(g, l), NONE],
        unavailable: (g, l) => shieldedFrom(g, l.seat),
        key: keyFor('retry'),
        params: (_, l) => ({ die: l.die, left: l.count }),
        then: (_, l, die) => {
          if (die !== NONE) l.chosen.push(die)
          l.count = die === NONE ? 0 : l.count - 1
        },
      }),
    ),
    $.roll('roll', {
      dice: (_, l) => l.chosen.length,
      then: (g, l, faces) => {
        for (const die of l.chosen) forgetRoll(g, die)
        land(g, l.chosen, faces)
        emit<BattleEvent>(() => ({
          type: 'rerolled',
          seat: l.seat,
          row: rowOf(g, l.chosen[0]!),
          creatures: l.chosen.map((die) => shown(g, die)),
        }))
      },
    }),
  ]),
}

/** All must belong to one row: after the first choice, only that row is left. */
function left(g: BattleDice, { seat, chosen }: Use): Die[] {
  const reachable = [...trainer(g, seat).arena, ...exposed(g, seat)]
  const [first] = chosen
  if (first === undefined) return reachable
  return reachable.filter((die) => rowOf(g, die) === rowOf(g, first) && !chosen.includes(die))
}
