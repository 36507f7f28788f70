/** How promising options look, quickly: what is used, beaten, built. */
import type { Json, Question } from '@alea/engine'
import { cellOf, rowOf } from '../content/board.ts'
import { BANDITS, SHIPS } from '../content/bounties.ts'
import { LOCATIONS } from '../content/cards.ts'
import { NONE, purchaseOf, spendingOf, targetOf } from '../notation.ts'
import { activeCity, cityOf, type DiceCity, isOff, kindAt, pointsAt } from '../state.ts'
import { baseUse, useAt } from './uses.ts'
import { WEIGHTS } from './weights.ts'

type Rate = (g: DiceCity, value: number) => number

export function sense(g: DiceCity, { name, options }: Question, who: number): readonly number[] | undefined {
  const rate = RATES[name]
  return rate && options[who]!.map((value: Json) => (typeof value === 'number' ? rate(g, value) : 0))
}

function spendRate(g: DiceCity, value: number): number {
  const spending = spendingOf(value)
  if (!spending) return 0
  if (spending.act === 'glass') return spending.effect === 'disturb' ? 0.2 : 0.8
  const city = activeCity(g)
  const worth = (cell: number) => (isOff(city, cell) ? 0 : useAt(city, cell, WEIGHTS))
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

function attackRate(g: DiceCity, value: number): number {
  const target = targetOf(value)
  if (!target) return 0
  if (target.kind === 'bandit') return BANDITS[target.pile]!.points
  if (target.kind === 'stock') return 0.8
  return 0.5 + pointsAt(cityOf(g, target.seat), target.cell)
}

function buildRate(_: DiceCity, value: number): number {
  const purchase = purchaseOf(value)
  if (!purchase) return 0
  if (purchase.buy === 'ship') return SHIPS[purchase.pile]!.points
  const { points } = LOCATIONS[purchase.kind]!
  return (typeof points === 'number' ? points : 3) + baseUse(purchase.kind)
}

/** Over the worst location first. */
const siteRate: Rate = (g, cell) => {
  const city = activeCity(g)
  return -pointsAt(city, cell) - (isOff(city, cell) ? 0 : useAt(city, cell, WEIGHTS))
}

const RATES: Readonly<Record<string, Rate>> = {
  spend: spendRate,
  attack: attackRate,
  build: buildRate,
  site: siteRate,
  recruit: siteRate,
  copy: (g, cell) => baseUse(kindAt(activeCity(g), cell)),
  ride: (g, cell) => (cell === NONE ? 0 : useAt(activeCity(g), cell, WEIGHTS)),
  adorn: (_, value) => (value >> 2) + (value & 3),
}
