import type { Fighter, View } from '@alea/battle-dice'

/** How many rolls of each die have been shown. */
export type Rolls = ReadonlyMap<number, number>

export const NO_ROLLS: Rolls = new Map()

/**
 * A die has rolled when it shows another face, when it may act again, or when it was picked for a retry and still stands.
 * A single retry that lands on the same unused face looks like no roll at all.
 */
export function rollsAfter(rolls: Rolls, before: View, after: View): Rolls {
  const seen = new Map(fightersOf(before).map((fighter) => [fighter.die, fighter]))
  const next = new Map(rolls)
  for (const { die, face, acted } of fightersOf(after)) {
    if (face === undefined) continue
    const was = seen.get(die)
    const again = was?.acted === true && !acted && after.turn === before.turn
    const retried = before.chosen.includes(die) && !after.chosen.includes(die)
    if (was?.face !== face || again || retried) next.set(die, (rolls.get(die) ?? 0) + 1)
  }
  return next
}

const fightersOf = ({ trainers }: View): Fighter[] => trainers.flatMap(({ arena }) => arena)
