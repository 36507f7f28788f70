/** Combat points gained or lost by an effect: told only as far as the dial moves. */
import { emit, type Seat } from '@alea/engine'
import type { DiceThroneEvent } from '../events.ts'
import { type DiceThrone, fighter, gainCp } from '../state.ts'

export function changeCp(g: DiceThrone, seat: Seat, amount: number): void {
  const before = fighter(g, seat).cp
  gainCp(g, seat, amount)
  const change = fighter(g, seat).cp - before
  if (change !== 0) emit<DiceThroneEvent>(() => ({ type: 'cp', seat, change }))
}
