/** Deals anew what nobody can see: the order of the deck. What points others hold was told whenever they gained them. */
import { permutation, type Random, type Seat } from '@alea/engine'
import type { DiceCity } from './state.ts'

export function redeal(g: DiceCity, _: readonly Seat[], random: Random): void {
  // In order first: how the cards really lay must not show in how they are dealt.
  const sorted = [...g.deck].sort((one, other) => one - other)
  g.deck = permutation(sorted.length, random).map((place) => sorted[place]!)
}
