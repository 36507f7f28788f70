/** Victory point tokens. */
import { emit } from '@alea/engine'
import type { CityEvent } from '../events.ts'
import { activeCity, type DiceCity } from '../state.ts'
import type { AbilityOf, Verb } from './ability.ts'

export const points: Verb<AbilityOf<'points'>> = {
  resolve(g, _, { amount }) {
    award(g, amount)
    return ''
  },
  describe: {
    en: ({ amount }) => `Gain ${amount} VP.`,
    fr: ({ amount }) => `Gagnez ${amount} PV.`,
  },
  estimate: ({ amount }) => amount,
}

export const pairs: Verb<AbilityOf<'pairs'>> = {
  resolve(g, _, { amount }) {
    const sum = activeCity(g).stock.reduce((count, held) => count + Math.floor(held / 2), 0)
    award(g, amount * sum)
    return ''
  },
  describe: {
    en: ({ amount }) => `Gain ${amount} VP for every pair of like resources in your stock; keep them.`,
    fr: ({ amount }) =>
      `Gagnez ${amount} PV pour chaque paire de ressources identiques dans votre stock ; vous les gardez.`,
  },
  estimate: ({ amount }) => amount,
}

/** Gains are told to all: whoever counts knows; only the heap of tokens is face down. */
export function award(g: DiceCity, amount: number): void {
  if (amount === 0) return
  activeCity(g).points += amount
  emit<CityEvent>(() => ({ type: 'points', seat: g.active, points: amount }))
}
