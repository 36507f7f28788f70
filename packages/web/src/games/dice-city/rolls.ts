import type { View } from '@alea/dice-city'

/** How often each die was seen to roll: `0:3` is the blue die of the first player. */
export type Rolls = ReadonlyMap<string, number>

export const NO_ROLLS: Rolls = new Map()

/**
 * A die that was spent has rolled when it is back. One that stands elsewhere has rolled unless a die paid for moving it.
 * Rolled again onto the same column looks like no roll at all.
 */
export function rollsAfter(rolls: Rolls, before: View, after: View): Rolls {
  const next = new Map(rolls)
  for (const { seat, dice } of after.cities) {
    const was = before.cities[seat]?.dice ?? []
    const paid = left(dice) < left(was)
    for (const [die, column] of dice.entries()) {
      if (column === null || column === was[die]) continue
      if (was[die] != null && paid) continue
      next.set(`${seat}:${die}`, (rolls.get(`${seat}:${die}`) ?? 0) + 1)
    }
  }
  return next
}

const left = (dice: readonly (number | null)[]): number => dice.filter((column) => column !== null).length
