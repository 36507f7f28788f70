/** Traveller, Well and Stables: dice rolled again or moved. */
import { emit, flow, type Seat } from '@alea/engine'
import type { Use } from '../../abilities/ability.ts'
import { CELL_NAMES, type Cell, COLUMNS, cellOf, columnOf, ROWS, type Row, rowOf } from '../../content/board.ts'
import type { CityEvent } from '../../events.ts'
import { cellKey, diceKey, NONE } from '../../notation.ts'
import { activeCity, cityOf, type DiceCity, SPENT } from '../../state.ts'

/** Traveller: the die comes back onto its row, unused. */
export const reroll = flow<DiceCity, Use>('dice-city/reroll', ($) => [
  $.roll('reroll', {
    dice: () => 1,
    whose: (g) => [g.active],
    params: (_, l) => ({ dice: [ROWS[l.die]!] }),
    then: (g, l, faces) => putBack(g, g.active, [l.die], faces),
  }),
])

/** Well: the die, and any of the others, all rolled together. */
export const rerollWithOthers = flow<DiceCity, Use & { others?: number }>('dice-city/well', ($) => [
  $.ask<number>('well', {
    who: (g) => g.active,
    options: (g) => subsets(activeCity(g).dice),
    key: diceKey,
    auto: true,
    then: (_, l, bits) => {
      l.others = bits
    },
  }),
  $.roll('reroll', {
    dice: (_, l) => rowsIn(l).length,
    whose: (g) => [g.active],
    params: (_, l) => ({ dice: rowsIn(l).map((row) => ROWS[row]!) }),
    then: (g, l, faces) => putBack(g, g.active, rowsIn(l), faces),
  }),
])

/** Every set of unused dice, as bits, including the empty one. */
function subsets(dice: readonly number[]): number[] {
  const sets = [0]
  for (let row = 0; row < ROWS.length; row++)
    if (dice[row] !== SPENT) for (let i = sets.length - 1; i >= 0; i--) sets.push(sets[i]! | (1 << row))
  return sets
}

/** The dice rolled together, including the one that was spent. */
export const rowsIn = ({ die, others = 0 }: { die: Row; others?: number }): Row[] =>
  ROWS.flatMap((_, row) => (row === die || others & (1 << row) ? [row] : []))

/** Dice, in the order of their rows, onto the columns they show. */
export function putBack(g: DiceCity, owner: Seat, rows: readonly Row[], faces: readonly number[]): void {
  const { dice } = cityOf(g, owner)
  for (let i = 0; i < rows.length; i++) dice[rows[i]!] = faces[i]!
  emit<CityEvent>(() => ({
    type: 'rerolled',
    seat: g.active,
    owner,
    dice: rows.map((row) => ({ die: ROWS[row]!, cell: CELL_NAMES[cellOf(row, dice[row]!)]! })),
  }))
}

export const ride = flow<DiceCity, Use>('dice-city/ride', ($) => [
  $.ask<Cell>('ride', {
    who: (g) => g.active,
    options: (g) => {
      const cells = activeCity(g).dice.flatMap((column, row) => otherColumns(row, column))
      return cells.length > 0 ? [...cells, NONE] : cells
    },
    key: cellKey,
    then: (g, l, cell) => {
      if (cell !== NONE) moveDie(g, l.die, cell)
    },
  }),
])

const otherColumns = (row: Row, column: number): Cell[] =>
  column === SPENT
    ? []
    : Array.from({ length: COLUMNS }, (_, i) => cellOf(row, i + 1)).filter((cell) => cell !== cellOf(row, column))

/** Puts the die of that cell's row on the cell, still unused. */
export function moveDie(g: DiceCity, by: Row, cell: Cell): void {
  activeCity(g).dice[rowOf(cell)] = columnOf(cell)
  emit<CityEvent>(() => ({
    type: 'moved',
    seat: g.active,
    by: ROWS[by]!,
    die: ROWS[rowOf(cell)]!,
    cell: CELL_NAMES[cell]!,
  }))
}
