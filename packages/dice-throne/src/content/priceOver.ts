import type { Board } from './board.ts'
import type { Card } from './hero.ts'

/** [DT-16.4] Over level II, level III costs only the difference. */
export function priceOver(
  { id, cost, upgrades }: Card,
  levels: Board['levels'],
  cards: ReadonlyMap<string, Card>,
): number {
  if (!upgrades || upgrades.level < 3 || levels[upgrades.ability.id] !== 2) return cost
  return cost - cards.get(id.replace(/-iii$/, '-ii'))!.cost
}
