/** Victory point tokens. */
import { emit } from '@alea/engine'
import type { CityEvent } from '../events.ts'
import { activeCity, type DiceCity } from '../state.ts'
import type { Verb } from './ability.ts'

interface Points {
  readonly verb: 'points'
  readonly amount: number
}

/** Points for every pair of like resources in stock. */
interface Pairs {
  readonly verb: 'pairs'
  readonly amount: number
}

export const points: Verb<Points> = {
  resolve(g, _, { amount }) {
    award(g, amount)
    return ''
  },
  estimate: ({ amount }) => amount,
}

export const pairs: Verb<Pairs> = {
  resolve(g, _, { amount }) {
    const sum = activeCity(g).stock.reduce((count, held) => count + Math.floor(held / 2), 0)
    award(g, amount * sum)
    return ''
  },
  estimate: ({ amount }) => amount,
}

/** Gains are public, only the tokens lie face down: whoever counts knows. */
export function award(g: DiceCity, amount: number): void {
  if (amount === 0) return
  activeCity(g).points += amount
  emit<CityEvent>(() => ({ type: 'points', seat: g.active, points: amount }))
}
