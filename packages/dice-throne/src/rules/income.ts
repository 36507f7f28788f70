/** Income: a combat point, then a card. */
import { emit, flow } from '@alea/engine'
import { tokenOf } from '../content/roster.ts'
import type { DiceThroneEvent } from '../events.ts'
import { type DiceThrone, gainCp } from '../state.ts'
import { isForbidden } from './actions.ts'
import { drawCards } from './draw.ts'
import { foresee, mayForesee } from './foresee.ts'
import { takeToken, tokenIdsOn } from './tokens.ts'

export const income = flow<DiceThrone, { foreseen?: boolean }>('dice-throne/income', ($) => [
  $.run((g) => {
    g.phase = 'income'
  }),
  // [DT-4.3] Whoever starts the match has no income on the first turn.
  $.leave((g) => g.turn === 1),
  $.leave(isConcussed),
  $.run((g) => gainCp(g, g.active, 1)),
  $.either(mayForesee, [$.call(foresee)], [$.call(drawCards, (g) => ({ seat: g.active, count: 1 }))]),
])

/** The phase is lost, and with it what took it. */
function isConcussed(g: DiceThrone): boolean {
  if (!isForbidden(g, g.active, 'income')) return false
  for (const id of tokenIdsOn(g, g.active)) if (tokenOf(id).forbids === 'income') takeToken(g, g.active, id, 1)
  emit<DiceThroneEvent>(() => ({ type: 'skipped', seat: g.active, phase: 'income' }))
  return true
}
