/** Income: a combat point, then a card. */
import { flow } from '@alea/engine'
import { type DiceThrone, gainCp } from '../state.ts'
import { isForbidden } from './actions.ts'
import { drawCards } from './draw.ts'
import { foresee, mayForesee } from './foresee.ts'
import { losePhase } from './losePhase.ts'

export const income = flow<DiceThrone>('dice-throne/income', ($) => [
  $.run((g) => {
    g.phase = 'income'
  }),
  // [DT-4.3] Whoever starts the match has no income on the first turn.
  $.leave((g) => g.turn === 1),
  $.when(
    (g) => isForbidden(g, g.active, 'income'),
    $.run((g) => losePhase(g, 'income')),
    $.leave(),
  ),
  $.run((g) => gainCp(g, g.active, 1)),
  $.either(mayForesee, [$.call(foresee)], [$.call(drawCards, (g) => ({ seat: g.active, count: 1 }))]),
])
