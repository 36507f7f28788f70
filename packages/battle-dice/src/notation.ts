/** How creatures are written in logs and scenarios: `p2.3` is the third of p2's row. */
import { seatName } from '@alea/engine'
import { type BattleDice, type Die, rowOf, trainer } from './state.ts'

/** A creature anywhere in the arena. */
export function place(value: Die | string, g: BattleDice): string {
  if (typeof value === 'string') return value
  const row = rowOf(g, value)
  return `${seatName(row)}.${trainer(g, row).arena.indexOf(value) + 1}`
}

/** A creature of one's own row: its place alone. */
export function placeInRow(value: Die | string, g: BattleDice): string {
  if (typeof value === 'string') return value
  return String(trainer(g, rowOf(g, value)).arena.indexOf(value) + 1)
}
