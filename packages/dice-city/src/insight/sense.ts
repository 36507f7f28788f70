/** How promising options look, quickly: what is used, beaten, built. */
import type { Question } from '@alea/engine'
import { type Choice, choiceOf } from '../choice.ts'
import { type Cell, cellOf, rowOf } from '../content/board.ts'
import { BANDITS, SHIPS } from '../content/bounties.ts'
import { LOCATIONS } from '../content/cards.ts'
import type { Spending } from '../notation.ts'
import { activeCity, cityOf, type DiceCity, isOff, kindAt, pointsAt } from '../state.ts'
import { baseUse, useAt } from './uses.ts'
import { WEIGHTS } from './weights.ts'

/** Questions on whose answers there is no quick opinion. */
const NO_OPINION: readonly string[] = ['exchange', 'multiply', 'well', 'disturb', 'discard', 'declare']

export function sense(g: DiceCity, { name, options }: Question, who: number): readonly number[] | undefined {
  if (NO_OPINION.includes(name)) return undefined
  return options[who]!.map((value) => promiseOf(g, choiceOf(name, value)))
}

function promiseOf(g: DiceCity, choice: Choice): number {
  switch (choice.act) {
    case 'glass':
      return choice.effect === 'disturb' ? 0.2 : 0.8
    case 'use':
    case 'pass':
    case 'refresh':
    case 'idle':
    case 'reactivate':
    case 'move':
      return spendPromise(g, choice)
    case 'bandit':
      return BANDITS[choice.pile]!.points
    case 'rob':
      return 0.8
    case 'raid':
      return 0.5 + pointsAt(cityOf(g, choice.seat), choice.cell)
    case 'ship':
      return SHIPS[choice.pile]!.points
    case 'buy': {
      const { points } = LOCATIONS[choice.kind]!
      return (typeof points === 'number' ? points : 3) + baseUse(choice.kind)
    }
    case 'site':
    case 'recruit':
      return sitePromise(g, choice.cell)
    case 'copy':
      return baseUse(kindAt(activeCity(g), choice.cell))
    case 'ride':
      return useAt(activeCity(g), choice.cell, WEIGHTS)
    case 'adorn':
      return choice.stone + choice.iron
    case 'done':
    case 'none':
    case 'exchange':
    case 'multiply':
    case 'well':
    case 'disturb':
    case 'discard':
    case 'declare':
      return 0
  }
}

function spendPromise(g: DiceCity, spending: Exclude<Spending, { act: 'glass' }>): number {
  const city = activeCity(g)
  const worth = (cell: Cell) => (isOff(city, cell) ? 0 : useAt(city, cell, WEIGHTS))
  const here = worth(cellOf(spending.die, city.dice[spending.die]!))
  switch (spending.act) {
    case 'use':
      return here + 0.2
    case 'pass':
      return 0.6 - here
    case 'refresh':
      return 0.2 - here
    case 'idle':
      return -here
    case 'reactivate':
      return 0.5 + baseUse(kindAt(city, spending.cell)) / 3 - here
    case 'move': {
      const row = rowOf(spending.cell)
      return worth(spending.cell) - worth(cellOf(row, city.dice[row]!)) - here
    }
  }
}

/** Over the worst location first. */
function sitePromise(g: DiceCity, cell: Cell): number {
  const city = activeCity(g)
  return -pointsAt(city, cell) - (isOff(city, cell) ? 0 : useAt(city, cell, WEIGHTS))
}
