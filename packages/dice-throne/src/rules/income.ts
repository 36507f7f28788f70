/** Income: a combat point, then a card. */
import { emit, flow } from '@alea/engine'
import type { DiceThroneEvent } from '../events.ts'
import { type DiceThrone, fighter, gainCp } from '../state.ts'
import { isForbidden } from './actions.ts'
import { drawCards } from './draw.ts'
import { improvedDraw, mayImproveDraw } from './improvedDraw.ts'
import { losePhase } from './losePhase.ts'

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
  $.run((g) => {
    const before = fighter(g, g.active).cp
    gainCp(g, g.active, 1)
    const change = fighter(g, g.active).cp - before
    if (change > 0) emit<DiceThroneEvent>(() => ({ type: 'cp', seat: g.active, change }))
  }),
  $.either(mayImproveDraw, [$.call(improvedDraw)], [$.call(drawCards, (g) => ({ seat: g.active, count: 1 }))]),
])
