/** Town Hall, Church and Cemetery: the ability of another location, perhaps one that copies in turn. */
import { flow } from '@alea/engine'
import type { Use } from '../../abilities/ability.ts'
import { ALL_CELLS, type Cell, cellOf, ROWS, rowOf } from '../../content/board.ts'
import { LOCATIONS } from '../../content/cards.ts'
import { cellKey } from '../../notation.ts'
import { activeCity, type DiceCity, isOff, isUsable, kindAt, SPENT } from '../../state.ts'
import { use } from '../use.ts'
import { FOLLOW, type Follow } from './follow.ts'

interface Copying extends Use {
  target?: Cell
  next?: Follow
}

export const copy = flow<DiceCity, Copying>('dice-city/copy', ($) => [
  $.ask<Cell>('copy', {
    who: (g) => g.active,
    options: (g, l) => reach(g, l).filter((cell) => isOpen(g, l, cell)),
    unavailable: (g, l) =>
      reach(g, l).flatMap((value) => {
        if (isOpen(g, l, value)) return []
        const rule = l.chain & (1 << value) ? 'DC-5.30' : isOff(activeCity(g), value) ? 'DC-5.31' : 'DC-5.28'
        return [{ value, rule }]
      }),
    key: cellKey,
    params: (g, l) => ({ cell: l.cell, location: kindAt(activeCity(g), l.cell) }),
    auto: true,
    then: (g, l, cell) => {
      l.target = cell
      l.next = use(g, { cell, die: l.die, chain: l.chain | (1 << cell) }, true)
    },
  }),
  $.when(
    (_, l) => Boolean(l.next),
    $.call(
      (_, l) => FOLLOW[l.next as Exclude<Follow, ''>],
      (_, l) => ({ cell: l.target!, die: l.die, chain: l.chain | (1 << l.target!) }),
    ),
  ),
])

/** Where the copying location may look: its row, under the unused dice, or the whole city. */
function reach(g: DiceCity, { cell }: Copying): readonly Cell[] {
  const city = activeCity(g)
  const { ability } = LOCATIONS[kindAt(city, cell)]!
  switch (ability?.verb === 'copy' && ability.from) {
    case 'row':
      return ROW_CELLS[rowOf(cell)]!.filter((other) => other !== cell)
    case 'dice':
      return city.dice.flatMap((column, row) => (column === SPENT ? [] : [cellOf(row, column)]))
    default:
      return ALL_CELLS
  }
}

const ROW_CELLS = ROWS.map((_, row) => ALL_CELLS.filter((cell) => rowOf(cell) === row))

const isOpen = (g: DiceCity, { chain }: Copying, cell: Cell): boolean =>
  (chain & (1 << cell)) === 0 && isUsable(activeCity(g), cell)
