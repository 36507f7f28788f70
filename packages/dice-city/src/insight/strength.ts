/** The most points that bandits give for an amount of strength. */
import { BANDITS } from '../content/bounties.ts'
import { banditDefense, banditsLeft, type DiceCity, isSolo } from '../state.ts'

const MOST = 40
const known = new Map<string, readonly number[]>()

/** Points by strength, as if no pile ran out. */
function payTable(defenses: readonly number[]): readonly number[] {
  const key = defenses.join()
  const table = known.get(key) ?? computed(defenses)
  known.set(key, table)
  return table
}

function computed(defenses: readonly number[]): number[] {
  const best = [0]
  for (let strength = 1; strength <= MOST; strength++) {
    best[strength] = best[strength - 1]!
    for (const [pile, defense] of defenses.entries())
      if (defense > 0 && defense <= strength)
        best[strength] = Math.max(best[strength]!, best[strength - defense]! + BANDITS[pile]!.points)
  }
  return best
}

export function strengthWorth(g: DiceCity, leftover: number): number {
  const strength = g.strength + g.watch
  if (strength === 0) return 0
  const defenses = BANDITS.map((_, pile) => (isSolo(g) || banditsLeft(g, pile) > 0 ? banditDefense(g, pile) : 0))
  const table = payTable(defenses)
  const at = Math.min(strength, MOST)
  const paid = table[at]!
  let used = at
  while (used > 0 && table[used - 1] === paid) used--
  return paid + leftover * (strength - used)
}
