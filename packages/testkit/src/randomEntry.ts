import { chanceKey, type Entry, fromRandom, keysOf, type Pending, type Random, type Running } from '@alea/engine'

/** Any answer to the question, each equally likely. */
export function randomEntry(g: Running, pending: Pending, random: Random): Entry {
  const { name } = pending
  if (pending.kind === 'chance') return { who: 'chance', name, key: chanceKey(pending, fromRandom(random)(pending, 0)) }
  const who = random.below(pending.seats.length)
  const keys = keysOf(g, pending, who)
  return { who: pending.seats[who]!, name, key: keys[random.below(keys.length)]! }
}
