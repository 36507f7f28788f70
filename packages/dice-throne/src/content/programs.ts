/** The flows made of printed effects, by name. */
import { type Flow, flow } from '@alea/engine'
import { type Effect, type Fx, type Pass, partsOf } from '../effects/effect.ts'
import type { DiceThrone } from '../state.ts'

const entered = new Set<string>()

/** Makes a program of a list of effects; an empty list makes none. */
export function enter(name: string, effects: readonly Effect[] | undefined, pass: Pass = 'whole'): void {
  if (!effects || effects.length === 0) return
  flow<DiceThrone, Fx>(name, ($) => partsOf($, effects, pass))
  entered.add(name)
}

export const programNamed = (name: string): string | undefined => (entered.has(name) ? name : undefined)

export const program = (name: string): Flow<DiceThrone, Fx> => ({ name })
