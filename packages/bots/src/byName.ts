import { type ChanceSource, fromRandom, random, seedOf } from '@alea/engine'

/** Dice of their own for every kind of roll: an option that adds a roll leaves the dice of those that follow as they are. */
export function byName(seed: number): ChanceSource {
  const sources = new Map<string, ChanceSource>()
  return (pending, position) => {
    const known = sources.get(pending.name)
    if (known) return known(pending, position)
    const made = fromRandom(random(seedOf(seed, numberOf(pending.name))))
    sources.set(pending.name, made)
    return made(pending, position)
  }
}

function numberOf(name: string): number {
  let number = 0
  for (let i = 0; i < name.length; i++) number = (Math.imul(number, 31) + name.charCodeAt(i)) | 0
  return number
}
