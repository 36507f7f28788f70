import { emit, flow } from '@alea/engine'
import { type BattleEvent, shown } from '../../events.ts'
import { keyFor, NONE, type None } from '../../options.ts'
import { type BattleDice, type Die, leaveArena, NOBODY } from '../../state.ts'
import type { PowerRules, Use } from './power.ts'
import { invulnerable, vulnerable } from './targets.ts'

/** An opponent's creature leaves the game. */
export const death: PowerRules = {
  usable: (g, seat) => vulnerable(g, seat).length > 0,
  flow: flow<BattleDice, Use>('battle-dice/death', ($) => [
    $.ask<Die | None>('death', {
      who: (_, l) => l.seat,
      options: (g, l) => [...vulnerable(g, l.seat), NONE],
      unavailable: (g, l) => invulnerable(g, l.seat),
      key: keyFor('death'),
      params: (_, l) => ({ die: l.die }),
      then: (g, l, die) => {
        if (die === NONE) return
        const owner = g.owner[die]!
        emit<BattleEvent>(() => ({ type: 'killed', seat: l.seat, creature: shown(g, die), owner }))
        leaveArena(g, die)
        g.owner[die] = NOBODY
        g.dead.push(die)
      },
    }),
  ]),
}
