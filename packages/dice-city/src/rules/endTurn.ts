/** Step 4: one of each resource is kept, strength is gone, the dice are rolled for the next turn. */
import { emit, flow } from '@alea/engine'
import type { CityEvent } from '../events.ts'
import { DECLARATIONS, type Declaration } from '../notation.ts'
import { activeCity, type DiceCity, isSolo } from '../state.ts'
import { slideRows } from './display.ts'
import { hasTwoRows, isLastTurn, trigger } from './ending.ts'
import { rollDice } from './rollDice.ts'

/** [DC-8.1] How much of each resource is kept. */
export const STORED = 1

export const endTurn = flow<DiceCity>('dice-city/end-turn', ($) => [
  $.run(store),
  $.when(
    (g) => g.rowsDeclared && g.ending === undefined && !isSolo(g) && hasTwoRows(g),
    $.ask<Declaration>('declare', {
      who: (g) => g.active,
      options: () => DECLARATIONS,
      then: (g, _, choice) => {
        if (choice === 'end') trigger(g, 'rows')
        else emit<CityEvent>(() => ({ type: 'declined', seat: g.active }))
      },
    }),
  ),
  $.run((g) => {
    if (isSolo(g)) slideRows(g)
  }),
  // [DC-8.4]
  $.when(
    (g) => !isLastTurn(g),
    $.call(rollDice, (g) => ({ seat: g.active })),
  ),
])

/** [DC-8.1] As much as possible is kept, without asking. */
function store(g: DiceCity): void {
  const { stock } = activeCity(g)
  const returned = stock.map((held) => Math.max(0, held - STORED))
  for (let i = 0; i < 3; i++) stock[i]! -= returned[i]!
  g.strength = g.watch = g.armies = g.forged = g.minted = g.trained = 0
  g.passed = g.refreshed = false
  if (returned.some((amount) => amount > 0))
    emit<CityEvent>(() => ({ type: 'stored', seat: g.active, stock: [...stock], returned }))
}
