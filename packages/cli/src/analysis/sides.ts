import type { Moment } from '@alea/analysis'
import type { Seat } from '@alea/engine'

/** The seats of each side. The chances of all sides make 1: where those of all seats make more, there are teams, whose seats have the same chances throughout. */
export function sidesOf(moments: readonly Moment[]): Seat[][] {
  const first = moments[0]?.chances.means ?? []
  const alone = first.map((_, seat) => [seat])
  if (first.length < 2 || first.reduce((sum, chance) => sum + chance, 0) < 1.5) return alone
  const sides = new Map<string, Seat[]>()
  for (const seat of first.keys()) {
    const own = moments.map(({ chances }) => chances.means[seat]!.toFixed(9)).join()
    sides.set(own, [...(sides.get(own) ?? []), seat])
  }
  return [...sides.values()]
}
