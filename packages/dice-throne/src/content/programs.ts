/** The flows compiled from printed effects, by name. */
import { type Flow, flow } from '@alea/engine'
import { type Effect, type Fx, type Pass, partsOf } from '../effects/effect.ts'
import type { DiceThrone } from '../state.ts'
import type { Moment } from './moments.ts'

/** Effects that are played at a moment. */
export interface Hook {
  readonly program: string
  readonly moment: Moment
  /** The ability at its level, token, card or hero they are printed on: `tithes.2`, `poison`. */
  readonly source: string
}

const entered = new Map<string, Flow<DiceThrone, Fx>>()
const hooks = new Map<string, Hook>()

/** Compiles a list of effects to a program; an empty list has none. */
export function enter(name: string, effects: readonly Effect[] | undefined, pass: Pass = 'whole'): void {
  if (!effects || effects.length === 0) return
  entered.set(
    name,
    flow<DiceThrone, Fx>(name, ($) => partsOf($, effects, pass)),
  )
}

export function enterHook(hook: Hook, effects: readonly Effect[] | undefined): void {
  enter(hook.program, effects)
  if (programNamed(hook.program) !== undefined) hooks.set(hook.program, hook)
}

/** The name as it was registered: looking up the identical string is faster than looking up an equal one. */
export const programNamed = (name: string): string | undefined => entered.get(name)?.name

export function program(name: string): Flow<DiceThrone, Fx> {
  const found = entered.get(name)
  if (!found) throw new Error(`No program is called ${name}`)
  return found
}

export function hookNamed(program: string): Hook {
  const found = hooks.get(program)
  if (!found) throw new Error(`No program that waits for a moment is called ${program}`)
  return found
}
