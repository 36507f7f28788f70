/** The variables of verbs: one verb inside another, or after another, never changes what is not its own. */
import { advance, answer, flow, start } from '@alea/engine'
import { expect, test } from 'vitest'
import { choose } from '../src/effects/choose.ts'
import { cp } from '../src/effects/cp.ts'
import { type Effect, partsOf } from '../src/effects/effect.ts'
import { diceThrone } from '../src/game.ts'
import { fx } from '../src/rules/fx.ts'
import { type DiceThrone, fighter } from '../src/state.ts'

/** What p1 has gained when each question has been answered with the branch of this number. */
function gained(effects: readonly Effect[], branches: readonly number[], name: string): number {
  const program = flow<DiceThrone, ReturnType<typeof fx>>(`test/${name}`, ($) => partsOf($, effects, 'whole'))
  const root = flow<DiceThrone>(`test/${name}/root`, ($) => [$.call(program, () => fx(0, 1, 'smack'))])
  const g = start<DiceThrone>(diceThrone.setup(2, { heroes: ['barbarian', 'paladin'], rules: 'marvel' }), root)
  const before = fighter(g, 0).cp
  for (const branch of branches) {
    const pending = advance(g)
    if (pending?.kind !== 'seats') throw new Error('No question')
    answer(g, pending, branch - 1)
  }
  expect(advance(g), 'nothing is pending').toBeUndefined()
  return fighter(g, 0).cp - before
}

test('a choice inside a choice leaves the outer one as it was', () => {
  const inner = choose([cp(1)], [cp(2)])
  // The outer branch is 1, the inner 2: the outer branch 2 must not follow.
  expect(gained([choose([inner], [cp(5)])], [1, 2], 'nested')).toBe(2)
  expect(gained([choose([cp(5)], [inner])], [2, 1], 'nested-too')).toBe(1)
})

test('a choice after another begins anew', () => {
  expect(gained([choose([cp(1)], [cp(2)]), choose([cp(3)], [cp(4)])], [2, 1], 'in-a-row')).toBe(5)
})
