/** Income: a combat point, then a card. */
import { flow } from '@alea/engine'
import type { DiceThrone } from '../state.ts'
import { drawCards } from './draw.ts'
import { isForbidden } from './forbidden.ts'
import { improvedDraw, mayImproveDraw } from './improvedDraw.ts'
import { losePhase } from './losePhase.ts'
import { changeCp } from './points.ts'
import { opened } from './responseWindow.ts'

export const income = flow<DiceThrone>('dice-throne/income', ($) => [
  $.run((g) => {
    g.phase = 'income'
  }),
  // [DT-4.3] The Start Player has no income on the first turn.
  $.leave((g) => g.turn === 1),
  $.when(
    (g) => isForbidden(g, g.active, 'income'),
    $.run((g) => losePhase(g, 'income')),
    $.leave(),
  ),
  $.run((g) => changeCp(g, g.active, 1)),
  $.either(mayImproveDraw, [$.call(improvedDraw)], [$.call(drawCards, (g) => ({ seat: g.active, count: 1 }))]),
  // [DT-8.7] The active player goes on to the main phase, where everything an instant can do is offered.
  opened($, (g) => ({ but: g.active })),
])
