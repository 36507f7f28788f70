import { emit, flow } from '@alea/engine'
import { type BattleEvent, shown } from '../../events.ts'
import { keyFor, NONE, type None } from '../../options.ts'
import type { BattleDice } from '../../state.ts'
import { moveInRow, placeNow, places } from './moveInRow.ts'
import type { PowerRules, Use } from './power.ts'

/** [BD-6.10] A shield protects from the moment it is used; unused, it protects nobody. */
const shield = (name: 'major-shield' | 'minor-shield'): PowerRules => ({
  usable: () => true,
  flow: flow<BattleDice, Use>(`battle-dice/${name}`, ($) => [
    $.ask<number | None>(name, {
      who: (_, l) => l.seat,
      options: (g, l) => [NONE, ...places(g, l)],
      key: keyFor(name),
      params: (g, l) => ({ die: l.die, place: placeNow(g, l) }),
      then: (g, l, place) => {
        if (place === NONE) return
        moveInRow(g, l, place)
        g.shielding.push(l.die)
        emit<BattleEvent>(() => ({ type: 'shielded', seat: l.seat, creature: shown(g, l.die), place }))
      },
    }),
  ]),
})

export const majorShield = shield('major-shield')
export const minorShield = shield('minor-shield')
