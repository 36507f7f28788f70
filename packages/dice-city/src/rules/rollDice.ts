import { emit, flow, type Seat } from '@alea/engine'
import { ROWS } from '../content/board.ts'
import type { CityEvent } from '../events.ts'
import { cityOf, type DiceCity } from '../state.ts'

/** A player's five dice, each onto its row, at the column it shows. */
export const rollDice = flow<DiceCity, { seat: Seat }>('dice-city/roll-dice', ($) => [
  $.roll('dice', {
    dice: () => ROWS.length,
    whose: (_, l) => [l.seat],
    params: () => ({ dice: ROWS }),
    then: (g, l, faces) => {
      cityOf(g, l.seat).dice = [...faces]
      emit<CityEvent>(() => ({ type: 'rolled', seat: l.seat, dice: [...faces] }))
    },
  }),
])
