/** Town Hall, Church and Cemetery: the ability of another location, perhaps one that copies in turn. */
import { type Flow, flow, type Unavailable } from '@alea/engine'
import type { Use } from '../../abilities/ability.ts'
import { ALL_CELLS, type Cell, cellOf, ROWS, rowOf } from '../../content/board.ts'
import { LOCATIONS } from '../../content/cards.ts'
import { cellKey } from '../../notation.ts'
import { activeCity, type DiceCity, isOff, isUsable, kindAt, SPENT } from '../../state.ts'
import type { WhyNot } from '../../whyNot.ts'
import { use } from '../use.ts'
import type { Follow } from './follow.ts'
import { PLAIN } from './plain.ts'

interface Copying extends Use {
  target?: Cell
  next?: Follow
}

export const copy: Flow<DiceCity, Copying> = flow<DiceCity, Copying>('dice-city/copy', ($) => [
  $.ask<Cell>('copy', {
    who: (g) => g.active,
    options: (g, l) => reach(g, l).filter((cell) => isOpen(g, l, cell)),
    unavailable: (g, l) =>
      reach(g, l).flatMap((value): Unavailable<Cell>[] => {
        if (isOpen(g, l, value)) return []
        if (l.chain & (1 << value)) return [{ value, rule: 'DC-5.30', why: { is: 'in-chain' } satisfies WhyNot }]
        if (isOff(activeCity(g), value)) return [{ value, rule: 'DC-5.31', why: { is: 'off' } satisfies WhyNot }]
        return [{ value, rule: 'DC-5.28', why: { is: 'no-ability' } satisfies WhyNot }]
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
      (_, l) => nextFlow(l.next as Exclude<Follow, ''>),
      (_, l) => ({ cell: l.target!, die: l.die, chain: l.chain | (1 << l.target!) }),
    ),
  ),
])

/** A copy may be copied in its turn. */
const nextFlow = (next: Exclude<Follow, ''>): Flow<DiceCity, Use> => (next === 'copy' ? copy : PLAIN[next])

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
