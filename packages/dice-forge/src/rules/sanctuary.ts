/** What gold can buy, and buying it. */
import { emit, type Seat, type Unavailable } from '@alea/engine'
import { type Face, idOf, priceOf, SANCTUARY, SANCTUARY_IDS } from '../content/faces.ts'
import type { ForgeEvent } from '../events.ts'
import { type DiceForge, heroOf } from '../state.ts'
import type { WhyNot } from '../whyNot.ts'
import { takeInHand } from './forge.ts'

/** [DF-5.15] A price never falls below 0. */
export const reduced = (face: Face, discount: number): number => Math.max(0, priceOf(face) - discount)

/** Adds the faces this gold can buy, except those already bought, given as a set of bits. */
export function addFaces(options: string[], g: DiceForge, gold: number, discount = 0, bought = 0): void {
  for (let i = 0; i < SANCTUARY.length; i++) {
    const face = SANCTUARY[i]!
    if (g.stock[face]! > 0 && priceOf(face) - discount <= gold && !(bought & (1 << face)))
      options.push(SANCTUARY_IDS[i]!)
  }
}

/** The faces that cannot be bought, with the rule that says so. */
export function missingFaces(g: DiceForge, gold: number, discount = 0, bought = 0): Unavailable<string>[] {
  return SANCTUARY.flatMap((face): Unavailable<string>[] => {
    const value = idOf(face)
    if (bought & (1 << face)) return [{ value, rule: 'DF-8.2', why: { is: 'bought' } satisfies WhyNot }]
    if (g.stock[face]! === 0) return [{ value, rule: 'DF-8.4', why: { is: 'face-gone' } satisfies WhyNot }]
    const short = reduced(face, discount) - gold
    return short > 0 ? [{ value, rule: 'DF-8.1', why: { is: 'short', of: { gold: short } } satisfies WhyNot }] : []
  })
}

export function purchase(g: DiceForge, seat: Seat, face: Face, discount = 0): void {
  const price = reduced(face, discount)
  heroOf(g, seat).gold -= price
  takeInHand(g, seat, face)
  emit<ForgeEvent>(() => ({ type: 'bought', seat, face: idOf(face), price }))
}
