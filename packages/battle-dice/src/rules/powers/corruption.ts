import { emit, flow } from '@alea/engine'
import { type BattleEvent, shown } from '../../events.ts'
import { keyFor, NONE, type None } from '../../options.ts'
import { type BattleDice, type Die, remove, rowOf, trainer } from '../../state.ts'
import type { PowerRules, Use } from './power.ts'
import { exposed, shieldedFrom } from './targets.ts'

/** [BD-6.16] An opponent's creature moves to the right end of one's own row for this turn; its number and its unused power count there. */
export const corruption: PowerRules = {
  usable: (g, seat) => exposed(g, seat).length > 0,
  flow: flow<BattleDice, Use>('battle-dice/corruption', ($) => [
    $.ask<Die | None>('corruption', {
      who: (_, l) => l.seat,
      options: (g, l) => [...exposed(g, l.seat), NONE],
      unavailable: (g, l) => shieldedFrom(g, l.seat),
      key: keyFor('corruption'),
      params: (_, l) => ({ die: l.die }),
      then: (g, l, die) => {
        if (die === NONE) return
        const from = rowOf(g, die)
        remove(trainer(g, from).arena, die)
        trainer(g, l.seat).arena.push(die)
        remove(g.shielding, die)
        remove(g.kept, die)
        emit<BattleEvent>(() => ({ type: 'corrupted', seat: l.seat, creature: shown(g, die), from }))
      },
    }),
  ]),
}
