/** What it is worth to use each location of a city. */
import { estimate } from '../abilities/verbs.ts'
import { COLUMNS, rowStart } from '../content/board.ts'
import { type Kind, LOCATIONS } from '../content/cards.ts'
import { type City, isOff, kindAt } from '../state.ts'
import type { Weights } from './weights.ts'

/** One use of a location, wherever it is, without the cost of its own deactivation. */
const BASE: readonly number[] = LOCATIONS.map(({ ability }) => (ability ? estimate(ability) : 0))
const IS_COPY: readonly boolean[] = LOCATIONS.map(({ ability }) => ability?.verb === 'copy')
const IS_GUILD: readonly boolean[] = LOCATIONS.map(({ ability }) => ability?.verb === 'harvest')
const IS_HARVEST: readonly boolean[] = LOCATIONS.map(({ keyword }) => keyword === 'harvest')
const EXHAUSTS: readonly boolean[] = LOCATIONS.map(({ exhausts }) => exhausts === true)

export const baseUse = (kind: Kind): number => BASE[kind]!

/** One use of an active location on its cell; a copying one counts as the best of its row. */
export function useAt(city: City, cell: number, weights: Weights): number {
  const kind = kindAt(city, cell)
  if (IS_COPY[kind] || IS_GUILD[kind]) return alongRow(city, cell, kind, weights)
  return EXHAUSTS[kind] ? BASE[kind]! - weights.waking / 2 : BASE[kind]!
}

function alongRow(city: City, cell: number, kind: Kind, weights: Weights): number {
  const start = rowStart(cell)
  let harvests = 0
  let best = BASE[kind]!
  for (let other = start; other < start + COLUMNS; other++) {
    if (other === cell || isOff(city, other)) continue
    const found = kindAt(city, other)
    if (IS_HARVEST[found]) harvests++
    else if (BASE[found]! > best) best = BASE[found]!
  }
  const worth = IS_GUILD[kind] ? 0.75 * harvests : best
  return EXHAUSTS[kind] ? worth - weights.waking / 2 : worth
}

/** What a turn yields on average: any cell of a row is as likely as another, and dice can be moved a little. */
export function incomeOf(city: City, weights: Weights): number {
  let sum = 0
  for (let start = 0; start < city.cells.length; start += COLUMNS) {
    let row = 0
    let best = 0
    for (let cell = start; cell < start + COLUMNS; cell++) {
      const worth = isOff(city, cell) ? 0 : useAt(city, cell, weights)
      row += worth
      if (worth > best) best = worth
    }
    const mean = row / COLUMNS
    sum += mean + weights.choice * (best - mean)
  }
  return sum
}
