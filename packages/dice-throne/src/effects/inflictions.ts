import { tokenOf } from '../content/roster.ts'
import type { DiceThrone, TokenId } from '../state.ts'
import { type Effect, type Fx, verbOf } from './effect.ts'

/** The kinds of negative status effects that a list of effects is about to inflict on the target, as far as the dice decide it; each once. */
export function inflictions(g: DiceThrone, l: Fx, effects: readonly Effect[]): TokenId[] {
  const found = effects.flatMap((effect) => {
    const { inflicts, inner } = verbOf(effect)
    const inside = (list: readonly Effect[], dice?: number[]) =>
      inflictions(g, dice ? { ...l, dice, foreign: undefined } : l, list)
    return inflicts ? inflicts(g, l, effect, inside) : (inner?.(effect) ?? []).flatMap((list) => inside(list))
  })
  const kinds = new Set(found.map(tokenOf))
  return [...kinds].flatMap(({ id, kind }) => (kind === 'negative' ? [id] : []))
}
