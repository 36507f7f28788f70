/** [BD-6.7] Using a multiplier or a shield moves its die to any place in its row. */
import { emit } from '@alea/engine'
import { type BattleEvent, shown } from '../../events.ts'
import { type BattleDice, remove, trainer } from '../../state.ts'
import type { Use } from './power.ts'

/** Places count from 1. */
export const places = (g: BattleDice, { seat }: Use): number[] => trainer(g, seat).arena.map((_, i) => i + 1)

export const placeNow = (g: BattleDice, { seat, die }: Use): number => trainer(g, seat).arena.indexOf(die) + 1

export function moveInRow(g: BattleDice, use: Use, place: number): void {
  if (place === placeNow(g, use)) return
  const { arena } = trainer(g, use.seat)
  remove(arena, use.die)
  arena.splice(place - 1, 0, use.die)
  emit<BattleEvent>(() => ({ type: 'moved', seat: use.seat, creature: shown(g, use.die), place }))
}
