/** What random play alone would hardly show: single laws at a chosen moment. */
import { flow, type Game, Match, type Running, random } from '@alea/engine'
import { expect, test } from 'vitest'
import { LAW_NAMES, type Play } from '../src/conformance/law.ts'
import { applies } from '../src/conformance/laws/applies.ts'
import { copy } from '../src/conformance/laws/copies.ts'
import { LAWS } from '../src/conformance/laws.ts'
import { newRun } from '../src/conformance/run.ts'
import { climb } from './games/climb.ts'
import { dash } from './games/dash.ts'

function playOf(game: Game): Play {
  const match = new Match(game, { seats: 2 })
  return { game, match, seats: [0, 1], viewers: [0, 1, undefined], random: random(1), run: newRun(game) }
}

test('every law is watched; content is judged at the end of a run', () => {
  expect([...LAWS.map(({ name }) => name), 'content'].sort()).toEqual([...LAW_NAMES].sort())
})

test('applies tries the options that nobody takes', () => {
  const play = playOf(climb('untouched', 'throwing-option') as Game)
  play.match.settle([4, 0, 1, 2, 3, 5, 6, 7, 8])
  expect(applies.watch(play).deep?.()).toMatch(/^p1 act 5 throws: five is too hot to touch/)
})

test('copy notices an earlier copy that changes later', () => {
  const past: (Running & { steps: number[] })[] = []
  const rules = flow<Running & { steps: number[] }>('haunted/ticks', ($) => [
    $.loop(() => true, $.ask<number>('tick', { who: () => 0, options: () => [1], then: (g) => void past.push(g) })),
  ])
  const play = playOf({ ...dash('haunted'), rules: rules as Game['rules'] } as Game)
  const watch = copy.watch(play)
  for (let tick = 0; tick < 3; tick++) {
    play.match.answer({ seat: 0, key: '1' })
    expect(watch.answered?.({ who: 0, name: 'tick', key: '1' })).toBeUndefined()
  }
  expect(watch.ended?.()).toBeUndefined()
  past[1]!.steps[0] = 99
  expect(watch.ended?.()).toBe('the copy made before answer 2 changed later on')
})
