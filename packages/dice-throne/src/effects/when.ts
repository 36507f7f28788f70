import { fx, otherSide } from '../rules/fx.ts'
import { type Condition, holds, isSettled, likelihood, readsDice } from './condition.ts'
import { type Effect, flatten, verb } from './effect.ts'
import { isOpen, isPossible } from './isOpen.ts'

export interface When {
  if: Condition
  effects: readonly Effect[]
  otherwise: readonly Effect[]
}

const made = verb<When>({
  name: 'when',
  inner: ({ effects, otherwise }) => [effects, otherwise],
  pass: ({ if: condition }) => (waitsForTarget(condition) ? 'target' : 'activation'),
  reaches: (g, l, p, inside) => inside(holds(g, l, p.if) ? p.effects : p.otherwise),
  inflicts: (g, l, p, inside) => inside(holds(g, l, p.if) ? p.effects : p.otherwise),
  parts: ($, p, { pass, parts }) => {
    if (pass === 'whole' || !waitsForTarget(p.if))
      return [$.either((g, l) => holds(g, l, p.if), parts(p.effects), parts(p.otherwise))]
    if (pass === 'target')
      return [$.either((g, l) => holds(g, l, p.if), parts(p.effects, 'whole'), parts(p.otherwise, 'whole'))]
    // Which of the two is not known yet, but it will be an attack.
    return [p.effects, p.otherwise].every((branch) => flatten(branch).some((effect) => effect.do === 'damage'))
      ? [
          $.run((g) => {
            g.attack!.isAttack = true
          }),
        ]
      : []
  },
  possible: (g, self, p) => {
    if (isSettled(p.if)) {
      const branch = holds(g, fx(self, otherSide(g, self), ''), p.if) ? p.effects : p.otherwise
      return branch.some((effect) => isPossible(g, self, effect))
    }
    if ('base' in p.if && (g.attack?.base ?? 0) < p.if.base) return false
    if ('base' in p.if) return p.effects.some((effect) => isPossible(g, self, effect))
    if (readsDice(p.if)) return [...p.effects, ...p.otherwise].some((effect) => isPossible(g, self, effect))
    // [DT-11.5] Nothing is ever added to pure damage.
    if ('added' in p.if) return g.attack?.type !== 'pure'
    return (
      !('dealt' in p.if) ||
      (g.attack !== undefined && (g.dealt[g.attack.target] ?? 0) >= p.if.dealt && self === g.attack.by)
    )
  },
  possibleLater: (g, self, p) =>
    readsDice(p.if) && [...p.effects, ...p.otherwise].some((effect) => isOpen(g, self, effect)),
  estimate: (p, odds) => {
    const likely = likelihood(p.if, odds)
    return likely * odds.list(p.effects) + (1 - likely) * odds.list(p.otherwise)
  },
})
/** An ability compares its player with its target once the target is known. */
const waitsForTarget = (condition: Condition): boolean => 'behind' in condition

export const when = (condition: Condition, effects: readonly Effect[], otherwise: readonly Effect[] = []) =>
  made({ if: condition, effects, otherwise })
/** The dice show at least these symbols; the effects happen once. */
export const on = (wanted: Readonly<Record<string, number>>, ...effects: readonly Effect[]) =>
  when({ dice: { symbols: wanted } }, effects)
