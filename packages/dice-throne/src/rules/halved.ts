/** A player who deals only half until their roll phase ends, and what caused it. */
import type { Seat } from '@alea/engine'
import { type DiceThrone, fighter, inRollPhase } from '../state.ts'

const PREFIX = 'halved:'

export function halve(g: DiceThrone, seat: Seat, by: string): void {
  fighter(g, seat).marks[PREFIX + by] = 1
}

/** The causes, each of which takes half. */
export function halvings(g: DiceThrone, seat: Seat): string[] {
  const { marks } = fighter(g, seat)
  const causes: string[] = []
  if (!inRollPhase(g)) return causes
  for (const mark in marks) if (marks[mark]! > 0 && mark.startsWith(PREFIX)) causes.push(mark.slice(PREFIX.length))
  return causes
}

export function endHalving(g: DiceThrone, seat: Seat): void {
  const { marks } = fighter(g, seat)
  for (const mark in marks) if (mark.startsWith(PREFIX)) marks[mark] = 0
}
