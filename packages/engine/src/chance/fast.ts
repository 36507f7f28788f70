import { permutation, type Random, random } from '../random.ts'
import type { ChanceSource } from './source.ts'

/** For simulations, bots and tests: fast and repeatable from its seed. It is predictable, so never use it for a live match. */
export const fast = (seed: number): ChanceSource => fromRandom(random(seed))

/** A chance source that draws every roll and shuffle from a random source. */
export const fromRandom =
  (source: Random): ChanceSource =>
  ({ draw, count, sides }) => {
    if (draw === 'shuffle') return permutation(count, source)
    const faces = new Array<number>(count)
    for (let i = 0; i < count; i++) faces[i] = 1 + source.below(sides)
    return faces
  }
