/** The order in which two faces are applied, and when the player is asked. */
import { type Face, powerOf, SHIP } from '../content/faces.ts'
import { goldCap, type Hero } from '../state.ts'

/** Shields come after the face they depend on; ships come last, so that the gold gained can be spent. */
export const inOrder = (faces: Face[]): Face[] => faces.sort((one, other) => rank(one) - rank(other))

const rank = (face: Face): number => {
  const { kind } = powerOf(face)
  return kind === 'ship' ? 2 : kind === 'shield' ? 1 : 0
}

/** [DF-4.6] Only for a ship rolled with gold that does not fit: buying first makes room. */
export function orderMatters(hero: Hero, [one, other]: readonly Face[]): boolean {
  if (one === undefined || other !== SHIP || one === SHIP) return false
  const gold = mostGold(one)
  return gold > 0 && hero.gold + gold > goldCap(hero)
}

function mostGold(face: Face): number {
  const power = powerOf(face)
  if ('gives' in power) return power.gives[0]
  return 'among' in power ? Math.max(...power.among.map(([gold]) => gold)) : 0
}
