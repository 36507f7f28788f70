import { flow, type Seat, seatsFrom } from '@alea/engine'
import type { Use } from '../../abilities/ability.ts'
import { ROWS, type Row } from '../../content/board.ts'
import { rowKey } from '../../notation.ts'
import type { DiceCity } from '../../state.ts'
import { putBack } from './dice.ts'

const EVERY_DIE: readonly Row[] = ROWS.map((_, row) => row)

/** Two hourglasses: one die of every other player, clockwise, chosen by the one who pays. */
export const disturb = flow<DiceCity, Use & { owner?: Seat; picked?: Row }>('dice-city/disturb', ($) => [
  $.each(
    'owner',
    (g) => seatsFrom(g.active, g.cities.length).slice(1),
    $.ask<Row>('disturb', {
      who: (g) => g.active,
      options: () => EVERY_DIE,
      key: rowKey,
      params: (_, l) => ({ owner: l.owner! }),
      then: (_, l, row) => {
        l.picked = row
      },
    }),
    $.roll('reroll', {
      dice: () => 1,
      whose: (_, l) => [l.owner!],
      params: (_, l) => ({ dice: [ROWS[l.picked!]!] }),
      then: (g, l, faces) => {
        putBack(g, l.owner!, [l.picked!], faces)
        l.picked = undefined
      },
    }),
  ),
])
