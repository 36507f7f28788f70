/** Climb with rules that are broken in one way: the suite must find it, and name the law. */
import { type Game, replay } from '@alea/engine'
import { expect, test } from 'vitest'
import { checkConformance, type LawName } from '../src/index.ts'
import { climb, type Flaw } from './games/climb.ts'
import { odd } from './games/odd.ts'
import { lawsBrokenBy } from './lawsBrokenBy.ts'

test.each<[Flaw, LawName]>([
  ['same-key', 'options'],
  ['spaced-key', 'options'],
  ['unsteady', 'stable'],
  ['moody', 'stable'],
  ['shared-list', 'copy'],
  ['remembering', 'copy'],
  ['unsavable', 'save'],
  ['shared-deck', 'replay'],
  ['throwing-option', 'applies'],
  ['open-and-closed', 'refuses'],
  ['nameless-rule', 'refuses'],
  ['no-reason', 'text'],
  ['copying-option', 'conserved'],
  ['endless', 'bound'],
  ['leaking-options', 'question-hides'],
  ['leaking-params', 'question-hides'],
  ['loud-draw', 'events-hide'],
  ['stranger', 'content'],
  ['closed-window', 'windows'],
])('%s breaks the law "%s"', (flaw, law) => {
  expect(lawsBrokenBy(climb(flaw, flaw) as Game)).toContain(law)
})

test('options that depend on what others have sealed break the law "question-hides"', () => {
  expect(lawsBrokenBy(odd('telling', true) as Game)).toEqual(['question-hides'])
})

test('the log of a failure shows the fault again', () => {
  const game = climb('once-more', 'throwing-option') as Game
  const [failure] = checkConformance(game, { seeds: 20, deep: 1000 }).failures
  expect(failure?.message).toContain('five is too hot to touch')
  expect(() => replay(game, failure!.log)).toThrow('five is too hot to touch')
})
