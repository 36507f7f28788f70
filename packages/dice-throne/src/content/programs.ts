/** The flows made of printed effects, by name. */
import { type Flow, flow } from '@alea/engine'
import { type Effect, type Fx, type Pass, partsOf } from '../effects/effect.ts'
import type { DiceThrone } from '../state.ts'

const entered = new Map<string, Flow<DiceThrone, Fx>>()

/** Makes a program of a list of effects; an empty list makes none. */
export function enter(name: string, effects: readonly Effect[] | undefined, pass: Pass = 'whole'): void {
  if (!effects || effects.length === 0) return
  entered.set(
    name,
    flow<DiceThrone, Fx>(name, ($) => partsOf($, effects, pass)),
  )
}

/** The name as it was entered: one and the same string is found faster than an equal one. */
export const programNamed = (name: string): string | undefined => entered.get(name)?.name

export function program(name: string): Flow<DiceThrone, Fx> {
  const found = entered.get(name)
  if (!found) throw new Error(`No program is called ${name}`)
  return found
}
