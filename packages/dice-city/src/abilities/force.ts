/** Strength, and what makes it go further. */
import { emit } from '@alea/engine'
import { LOCATIONS } from '../content/cards.ts'
import type { CityEvent } from '../events.ts'
import { activeCity, type DiceCity, kindAt } from '../state.ts'
import type { AbilityOf, Use, Verb } from './ability.ts'

export const strength: Verb<AbilityOf<'strength'>> = {
  resolve(g, use, { amount }) {
    muster(g, amount + drilled(g, use))
    return ''
  },
  describe: {
    en: ({ amount }) => `+${amount} strength.`,
    fr: ({ amount }) => `+${amount} en force.`,
  },
  estimate: ({ amount }) => 0.55 * amount,
}

export const watch: Verb<AbilityOf<'watch'>> = {
  resolve(g, use, { amount }) {
    g.watch += amount
    emit<CityEvent>(() => ({ type: 'strength', seat: g.active, amount, total: g.watch, banditsOnly: true }))
    // [DC-5.11] What the Blacksmith adds is free of the restriction.
    const extra = drilled(g, use)
    if (extra > 0) muster(g, extra)
    return ''
  },
  describe: {
    en: ({ amount }) => `+${amount} strength against bandits only.`,
    fr: ({ amount }) => `+${amount} en force, contre les bandits seulement.`,
  },
  estimate: ({ amount }) => 0.5 * amount,
}

/** [DC-5.8] The order does not matter: armies used before the forge gain by it too. */
export const forge: Verb<AbilityOf<'forge'>> = {
  resolve(g, _, { amount }) {
    g.forged += amount
    emit<CityEvent>(() => ({ type: 'lasting', seat: g.active, effect: 'forge', total: g.forged }))
    if (g.armies > 0) muster(g, amount * g.armies)
    return ''
  },
  describe: {
    en: ({ amount }) => `This turn, every Army location you use gives ${amount} more strength.`,
    fr: ({ amount }) => `Ce tour-ci, chaque lieu Armée utilisé donne ${amount} force de plus.`,
  },
  estimate: () => 0.8,
}

export const train: Verb<AbilityOf<'train'>> = {
  resolve(g, _, { amount }) {
    g.trained += amount
    emit<CityEvent>(() => ({ type: 'lasting', seat: g.active, effect: 'train', total: g.trained }))
    return ''
  },
  describe: {
    en: ({ amount }) => `This turn, every bandit has ${amount} less defence, but at least 1.`,
    fr: ({ amount }) => `Ce tour-ci, la défense de chaque bandit baisse de ${amount}, mais reste d’au moins 1.`,
  },
  estimate: () => 0.6,
}

export function muster(g: DiceCity, amount: number): void {
  g.strength += amount
  emit<CityEvent>(() => ({ type: 'strength', seat: g.active, amount, total: g.strength, banditsOnly: false }))
}

/** Counts the use of an army location; what the Blacksmith has added to it so far. */
function drilled(g: DiceCity, { cell }: Use): number {
  if (LOCATIONS[kindAt(activeCity(g), cell)]!.keyword !== 'army') return 0
  g.armies++
  return g.forged
}
