/** Verbs that give strength, or make it more effective. */
import { emit } from '@alea/engine'
import { LOCATIONS } from '../content/cards.ts'
import type { CityEvent } from '../events.ts'
import { activeCity, type DiceCity, kindAt } from '../state.ts'
import type { Use, Verb } from './ability.ts'

interface Strength {
  readonly verb: 'strength'
  readonly amount: number
}

/** Strength against bandits only. */
interface Watch {
  readonly verb: 'watch'
  readonly amount: number
}

/** This turn: every use of an army location is that much stronger. */
interface Forge {
  readonly verb: 'forge'
  readonly amount: number
}

/** This turn: bandits have that much less defence. */
interface Train {
  readonly verb: 'train'
  readonly amount: number
}

export const strength: Verb<Strength> = {
  resolve(g, use, { amount }) {
    muster(g, amount + drilled(g, use))
    return ''
  },
  estimate: ({ amount }) => 0.55 * amount,
}

export const watch: Verb<Watch> = {
  resolve(g, use, { amount }) {
    g.watch += amount
    emit<CityEvent>(() => ({ type: 'strength', seat: g.active, amount, total: g.watch, banditsOnly: true }))
    // [DC-5.11] What the Blacksmith adds is free of the restriction.
    const extra = drilled(g, use)
    if (extra > 0) muster(g, extra)
    return ''
  },
  estimate: ({ amount }) => 0.5 * amount,
}

/** [DC-5.8] The order does not matter: armies used before the forge gain by it too. */
export const forge: Verb<Forge> = {
  resolve(g, _, { amount }) {
    g.forged += amount
    emit<CityEvent>(() => ({ type: 'lasting', seat: g.active, effect: 'forge', total: g.forged }))
    if (g.armies > 0) muster(g, amount * g.armies)
    return ''
  },
  estimate: () => 0.8,
}

export const train: Verb<Train> = {
  resolve(g, _, { amount }) {
    g.trained += amount
    emit<CityEvent>(() => ({ type: 'lasting', seat: g.active, effect: 'train', total: g.trained }))
    return ''
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
