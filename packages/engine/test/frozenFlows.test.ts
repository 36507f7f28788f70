import { expect, test } from 'vitest'
import {
  advance,
  answer,
  type Flow,
  type FrozenFlows,
  flow,
  flowNames,
  frozenFlows,
  type Running,
  start,
} from '../src/index.ts'

interface Count extends Running {
  said: string[]
}

/** The same flows, by the same names, of two versions. */
function rules(word: string, { flow: make, frameOf, isRunning }: Pick<FrozenFlows, 'flow' | 'frameOf' | 'isRunning'>) {
  const inner: Flow<Count, { depth: number }> = make('twice/inner', ($) => [
    $.ask<string>('say', {
      who: () => 0,
      options: (g) => [word, `${isRunning(g, { name: 'twice/match' })} ${frameOf(g, inner)?.vars.depth}`],
      then: (g, _, value) => {
        g.said.push(value)
      },
    }),
  ])
  return make<Count>('twice/match', ($) => [
    $.call(inner, () => ({ depth: 1 })),
    $.call(
      () => ({ name: 'twice/inner' }) as typeof inner,
      () => ({ depth: 2 }),
    ),
  ])
}

function played(root: { name: string }): string[] {
  const g = start<Count>({ said: [] }, root)
  for (let pending = advance(g); pending?.kind === 'seats'; pending = advance(g)) answer(g, pending, g.said.length % 2)
  return g.said
}

test('[EN-2.16] two versions of the same flows run side by side, each calling and finding its own', async () => {
  const { frameOf, isRunning } = await import('../src/index.ts')
  const present = rules('now', { flow, frameOf, isRunning })
  const frozen = frozenFlows(7)
  const old = rules('then', frozen)
  expect(old.name).toBe(present.name)
  expect(played(present)).toEqual(['now', 'true 2'])
  expect(played(frozen.registered(old))).toEqual(['then', 'true 2'])
  expect(flowNames('twice/')).toEqual(['twice/inner', 'twice/match'])
})
