import { emit, flow } from '@alea/engine'
import { type BattleEvent, shown } from '../../events.ts'
import { KEEP, keyFor, NONE, type None } from '../../options.ts'
import type { BattleDice } from '../../state.ts'
import type { PowerRules, Use } from './power.ts'

/** The die stays in the arena on this face from turn to turn. A corrupted one cannot: it returns to its owner after the fight. */
export const keep: PowerRules = {
  usable: (g, seat, die) => g.owner[die] === seat,
  flow: flow<BattleDice, Use>('battle-dice/keep', ($) => [
    $.ask<typeof KEEP | None>('keep', {
      who: (_, l) => l.seat,
      options: () => [KEEP, NONE],
      key: keyFor('keep'),
      params: (_, l) => ({ die: l.die }),
      then: (g, l, choice) => {
        if (choice === NONE) return
        g.kept.push(l.die)
        emit<BattleEvent>(() => ({ type: 'kept', seat: l.seat, creature: shown(g, l.die) }))
      },
    }),
  ]),
}
