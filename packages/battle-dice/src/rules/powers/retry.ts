import { emit, flow } from '@alea/engine'
import { type BattleEvent, shown } from '../../events.ts'
import { type BattleDice, type Die, forgetRoll, rowOf, trainer } from '../../state.ts'
import { land } from '../roll.ts'
import { chooseCreatures } from './chooseCreatures.ts'
import type { PowerRules, Use } from './power.ts'
import { exposed, shieldedFrom } from './targets.ts'

/** Creatures of one player, the user's own (this one included) or one opponent's, are rolled again together. */
export const retry: PowerRules = {
  usable: () => true,
  flow: flow<BattleDice, Use>('battle-dice/retry', ($) => [
    chooseCreatures($, 'retry', left, shieldedFrom),
    $.roll('roll', {
      dice: (_, l) => l.chosen.length,
      whose: (g, l) => [rowOf(g, l.chosen[0]!)],
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
