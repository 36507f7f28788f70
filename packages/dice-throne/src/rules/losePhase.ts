import { emit } from '@alea/engine'
import { tokenOf } from '../content/roster.ts'
import type { DiceThroneEvent } from '../events.ts'
import type { DiceThrone } from '../state.ts'
import { takeToken, tokenIdsOn } from './tokens.ts'

/** The active player skips a phase that tokens forbid; the tokens are then removed. */
export function losePhase(g: DiceThrone, phase: 'income' | 'offense'): void {
  for (const id of tokenIdsOn(g, g.active)) if (tokenOf(id).forbids === phase) takeToken(g, g.active, id, 1)
  emit<DiceThroneEvent>(() => ({ type: 'skipped', seat: g.active, phase }))
}
