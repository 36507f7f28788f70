/** The surviving creatures earn gold. */
import { emit, flow, type Seat, visit } from '@alea/engine'
import { type BattleEvent, shown } from '../events.ts'
import { type BattleDice, faceOf, isThrown, trainer, turnOrder } from '../state.ts'

export const gold = flow<BattleDice>('battle-dice/gold', ($) => [
  $.run((g) => {
    for (const seat of turnOrder(g)) {
      trainer(g, seat).gold = earnings(g, seat)
      emit<BattleEvent>(() => ({
        type: 'gold',
        seat,
        gold: trainer(g, seat).gold,
        row: trainer(g, seat).arena.map((die) => shown(g, die)),
      }))
    }
  }),
])

/** [BD-7.1] [BD-6.5] Adds the numbers from left to right; adjacent multipliers combine and multiply the first number to their right. */
export function earnings(g: BattleDice, seat: Seat): number {
  let sum = 0
  let times = 1
  for (const die of trainer(g, seat).arena) {
    if (!isThrown(g, die)) continue
    const face = faceOf(g, die)
    if (face.times > 1) {
      times *= face.times
      continue
    }
    if (face.number > 0) visit('power/gold', seat)
    sum += face.number * times
    times = 1
  }
  return sum
}
