import { flow } from '@alea/engine'
import { keyFor, NONE, type None } from '../../options.ts'
import { type BattleDice, trainer } from '../../state.ts'
import { moveInRow, placeNow, places } from './moveInRow.ts'
import type { PowerRules, Use } from './power.ts'

/** [BD-6.6] A multiplier counts wherever it stands, used or not, so that staying in place is declining. */
export const multiplier: PowerRules = {
  usable: (g, seat) => trainer(g, seat).arena.length > 1,
  flow: flow<BattleDice, Use>('battle-dice/multiplier', ($) => [
    $.ask<number | None>('multiplier', {
      who: (_, l) => l.seat,
      options: (g, l) => [NONE, ...places(g, l).filter((place) => place !== placeNow(g, l))],
      key: keyFor('multiplier'),
      params: (g, l) => ({ die: l.die, place: placeNow(g, l) }),
      then: (g, l, place) => {
        if (place !== NONE) moveInRow(g, l, place)
      },
    }),
  ]),
}
