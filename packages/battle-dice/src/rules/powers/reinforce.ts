import { emit, flow } from '@alea/engine'
import { type BattleEvent, shown } from '../../events.ts'
import { keyFor, NONE, type None } from '../../options.ts'
import { type BattleDice, type Die, enterArena, raceOf, remove, trainer } from '../../state.ts'
import { land } from '../roll.ts'
import type { PowerRules, Use } from './power.ts'

/** One's own creatures of the same race come from the locker room to the right end of the row and are rolled. */
export const reinforce: PowerRules = {
  usable: (g, seat, die) => reserves(g, { seat, die }).length > 0,
  flow: flow<BattleDice, Use>('battle-dice/reinforce', ($) => [
    $.ask<number | None>('reinforce', {
      who: (_, l) => l.seat,
      options: (g, l) => [NONE, ...Array.from({ length: most(g, l) }, (_, i) => i + 1)],
      key: keyFor('reinforce'),
      params: (_, l) => ({ die: l.die, race: raceOf(l.die) }),
      then: (g, l, number) => {
        if (number !== NONE) l.chosen = reserves(g, l).slice(0, number)
        for (const die of l.chosen) {
          remove(trainer(g, l.seat).locker, die)
          enterArena(g, die, l.seat)
        }
      },
    }),
    $.roll('roll', {
      dice: (_, l) => l.chosen.length,
      whose: (_, l) => [l.seat],
      then: (g, l, faces) => {
        land(g, l.chosen, faces)
        emit<BattleEvent>(() => ({
          type: 'reinforced',
          seat: l.seat,
          creatures: l.chosen.map((die) => shown(g, die)),
        }))
      },
    }),
  ]),
}

const reserves = (g: BattleDice, { seat, die }: Pick<Use, 'seat' | 'die'>): Die[] =>
  trainer(g, seat).locker.filter((one) => raceOf(one) === raceOf(die))

const most = (g: BattleDice, l: Use): number => Math.min(l.count, reserves(g, l).length)
