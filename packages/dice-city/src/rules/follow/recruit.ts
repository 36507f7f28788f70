import { flow } from '@alea/engine'
import type { Use } from '../../abilities/ability.ts'
import { ALL_CELLS, type Cell } from '../../content/board.ts'
import { pileCard, REGULAR_ARMY } from '../../content/cards.ts'
import { cellKey } from '../../notation.ts'
import type { DiceCity } from '../../state.ts'
import { place } from '../place.ts'

const NOWHERE: readonly Cell[] = []

/** Barracks. An empty pile: no effect. */
export const recruit = flow<DiceCity, Use>('dice-city/recruit', ($) => [
  $.ask<Cell>('recruit', {
    who: (g) => g.active,
    options: (g) => (g.piles[REGULAR_ARMY]! > 0 ? ALL_CELLS : NOWHERE),
    key: cellKey,
    then: (g, _, cell) => {
      const card = pileCard(REGULAR_ARMY, g.piles[REGULAR_ARMY]!--)
      place(g, g.active, cell, card)
    },
  }),
])
