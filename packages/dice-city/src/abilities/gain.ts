/** Verbs that give resources. */
import { emit } from '@alea/engine'
import { COLUMNS, rowStart } from '../content/board.ts'
import { LOCATIONS } from '../content/cards.ts'
import type { Amounts } from '../content/resources.ts'
import type { CityEvent } from '../events.ts'
import { activeCity, type DiceCity, isOff, kindAt } from '../state.ts'
import type { Verb } from './ability.ts'

interface Gain {
  readonly verb: 'gain'
  readonly gain: Amounts
}

/** One unit of what each harvest card of the row yields. */
interface Harvest {
  readonly verb: 'harvest'
  readonly amount: number
}

/** This turn: every use of a resource location yields that much more. */
interface Mint {
  readonly verb: 'mint'
  readonly amount: number
}

export const gain: Verb<Gain> = {
  resolve(g, { cell }, { gain: yielded }) {
    const { type } = LOCATIONS[kindAt(activeCity(g), cell)]!
    take(g, yielded, type === 'resource' ? g.minted : 0)
    return ''
  },
  estimate: ({ gain: [wood, stone, iron] }) => 0.7 * (wood + stone + iron),
}

/** Adds to the stock; the bonus goes to each resource of which there is any. */
export function take(g: DiceCity, amounts: readonly number[], bonus = 0): void {
  const { stock } = activeCity(g)
  for (let i = 0; i < 3; i++) if (amounts[i]! > 0) stock[i]! += amounts[i]! + bonus
  emit<CityEvent>(() => ({
    type: 'gained',
    seat: g.active,
    gain: amounts.map((amount) => (amount > 0 ? amount + bonus : 0)),
  }))
}

/** [DC-5.14] Harvest cards only, active ones only, and the Mint adds nothing. */
export const harvest: Verb<Harvest> = {
  resolve(g, { cell }, { amount }) {
    const city = activeCity(g)
    const yielded = [0, 0, 0]
    const start = rowStart(cell)
    for (let other = start; other < start + COLUMNS; other++) {
      const { keyword, ability } = LOCATIONS[kindAt(city, other)]!
      if (keyword !== 'harvest' || isOff(city, other) || ability?.verb !== 'gain') continue
      for (let i = 0; i < 3; i++) if (ability.gain[i]! > 0) yielded[i]! += amount
    }
    take(g, yielded)
    return ''
  },
  estimate: ({ amount }) => amount,
}

export const mint: Verb<Mint> = {
  resolve(g, _, { amount }) {
    g.minted += amount
    emit<CityEvent>(() => ({ type: 'lasting', seat: g.active, effect: 'mint', total: g.minted }))
    return ''
  },
  estimate: () => 0.9,
}
