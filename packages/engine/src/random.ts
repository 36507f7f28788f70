/** A small fast generator for simulations, bots and tests; never for live dice (see chance/fair.ts). */
export interface Random {
  /** An integer from 0 to n − 1, each equally likely. */
  below(n: number): number
}

/** sfc32, seeded through splitmix32. The same seed always gives the same numbers. */
export function random(seed: number): Random {
  let mix = seed | 0
  const next = () => {
    mix = (mix + 0x9e3779b9) | 0
    let z = mix ^ (mix >>> 16)
    z = Math.imul(z, 0x21f0aaad)
    z ^= z >>> 15
    z = Math.imul(z, 0x735a2d97)
    return z ^ (z >>> 15)
  }
  let a = next()
  let b = next()
  let c = next()
  let counter = 1
  // One closure and 31-bit draws: a second closure would not be inlined, and a 32-bit remainder is computed as a float; each costs more than the draw.
  const below = (n: number): number => {
    const range = n | 0
    if (range < 1) throw new RangeError(`Cannot draw below ${n}`)
    // Rejection: a draw beyond the last whole multiple of n is discarded, so all faces are equally likely.
    const fair = 0x7fff_ffff - (0x7fff_ffff % range)
    for (;;) {
      const t = (((a + b) | 0) + counter) | 0
      counter = (counter + 1) | 0
      a = b ^ (b >>> 9)
      b = (c + (c << 3)) | 0
      c = (((c << 21) | (c >>> 11)) + t) | 0
      const draw = t >>> 1
      if (draw < fair) return draw % range
    }
  }
  for (let i = 0; i < 12; i++) below(1)
  return { below }
}

/** A seed of its own for part number `index` of something seeded: match 7 of a simulation, bot 2 of a match. */
export const seedOf = (seed: number, index: number): number =>
  (Math.imul(seed ^ 0x5bd1e995, 0x9e3779b1) + Math.imul(index + 1, 0x85ebca77)) | 0

/** The same list in a random order (Fisher–Yates), as positions 0 … n − 1. */
export function permutation(n: number, source: Random): number[] {
  const order: number[] = []
  for (let i = 0; i < n; i++) order.push(i)
  for (let i = n - 1; i > 0; i--) {
    const j = source.below(i + 1)
    const held = order[i]!
    order[i] = order[j]!
    order[j] = held
  }
  return order
}
