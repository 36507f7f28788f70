import type { DiceThrone } from '../state.ts'
import { type Effect, type Fx, verbOf } from './effect.ts'

/** [DT-6.8] Whether any of these effects still has something to do to a target, now that the dice are known. */
export const reachesTarget = (g: DiceThrone, l: Fx, effects: readonly Effect[]): boolean =>
  effects.some((effect) => {
    const { inner, pass, reaches } = verbOf(effect)
    if (reaches)
      return reaches(g, l, effect, (inside, dice) =>
        reachesTarget(g, dice ? { ...l, dice, foreign: undefined } : l, inside),
      )
    return pass?.(effect) === 'target' || (inner?.(effect) ?? []).some((inside) => reachesTarget(g, l, inside))
  })
