import { type Entry, keysOf, type Match, type Random } from '@alea/engine'
import { randomEntry } from '../randomEntry.ts'

/** One decision in this many takes the option chosen least often so far, to reach rare parts of the rules. */
const RARE_EVERY = 3

export function choose(match: Match, random: Random, chosen: Map<string, number>): Entry {
  const pending = match.pending!
  const { state } = match
  const entry = randomEntry(state, pending, random)
  if (pending.kind === 'chance') return entry
  const { who, name } = entry
  const count = (key: string) => chosen.get(`${name} ${key}`) ?? 0
  let { key } = entry
  if (random.below(RARE_EVERY) === 0)
    for (const each of keysOf(state, pending, pending.seats.indexOf(who as number)))
      if (count(each) < count(key)) key = each
  chosen.set(`${name} ${key}`, count(key) + 1)
  return { who, name, key }
}
