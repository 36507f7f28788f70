/** Resources from nothing: gain, harvest, and the Mint that makes both more of some. */
import { emit } from '@alea/engine'
import { COLUMNS, rowStart } from '../content/board.ts'
import { LOCATIONS } from '../content/cards.ts'
import type { CityEvent } from '../events.ts'
import { activeCity, type DiceCity, isOff, kindAt } from '../state.ts'
import type { AbilityOf, Verb } from './ability.ts'
import { amountsEn, amountsFr } from './amounts.ts'

export const gain: Verb<AbilityOf<'gain'>> = {
  resolve(g, { cell }, { gain: yielded }) {
    const { type } = LOCATIONS[kindAt(activeCity(g), cell)]!
    take(g, yielded, type === 'resource' ? g.minted : 0)
    return ''
  },
  describe: {
    en: ({ gain: amounts }) => `Gain ${amountsEn(amounts)}.`,
    fr: ({ gain: amounts }) => `Gagnez ${amountsFr(amounts)}.`,
  },
  estimate: ({ gain: [wood, stone, iron] }) => 0.7 * (wood + stone + iron),
}

/** Into the stock, with a bonus for each resource that is in it at all. */
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
export const harvest: Verb<AbilityOf<'harvest'>> = {
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
  describe: {
    en: ({ amount }) => `For each active Lumber Mill, Quarry and Mine on this row, gain ${amount} of what it yields.`,
    fr: ({ amount }) =>
      `Pour chaque moulin à bois, carrière et mine actifs de cette rangée, gagnez ${amount} unité de ce qu’ils produisent.`,
  },
  estimate: ({ amount }) => amount,
}

export const mint: Verb<AbilityOf<'mint'>> = {
  resolve(g, _, { amount }) {
    g.minted += amount
    emit<CityEvent>(() => ({ type: 'lasting', seat: g.active, effect: 'mint', total: g.minted }))
    return ''
  },
  describe: {
    en: ({ amount }) => `For the rest of this turn, every resource location you use yields ${amount} more.`,
    fr: ({ amount }) => `Jusqu’à la fin du tour, chaque lieu de ressources utilisé produit ${amount} de plus.`,
  },
  estimate: () => 0.9,
}
