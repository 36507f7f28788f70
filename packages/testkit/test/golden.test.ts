import type { Game } from '@alea/engine'
import { expect, test } from 'vitest'
import { checkGolden, playthrough } from '../src/index.ts'
import { climb } from './games/climb.ts'
import { dash } from './games/dash.ts'

const run = dash('golden-dash') as Game
const hand = climb('golden-climb') as Game

const GOLDEN = `alea log 1
game golden-dash
rules 1
seats 2
options {"goal":6,"easy":false,"track":"grass"}

* die 3
    p1 threw 3.
p1 dare stop
* die 5
    p2 threw 5.
p2 dare again
* die 4
    p2 threw 4.
end
    Won by p2: scores 3 9, places 2 1.
    The goal is reached.
    5 answers.
`

test('a golden text holds', () => {
  expect(checkGolden(run, GOLDEN)).toBeUndefined()
})

test.each([
  ['rules 1', 'rules 2', { line: 3, expected: 'rules 2', found: 'rules 1' }],
  ['p1 threw 3.', 'p1 threw 4.', { line: 8, expected: '    p1 threw 4.', found: '    p1 threw 3.' }],
  ['    p2 threw 5.\n', '', { line: 11, expected: 'p2 dare again', found: '    p2 threw 5.' }],
  ['p2 dare again', 'p2 dare maybe', { line: 12, expected: 'p2 dare maybe', found: 'maybe is not offered' }],
  ['* die 4', '* die 1', { line: 14, expected: '    p2 threw 4.', found: '    p2 threw 1.' }],
  ['scores 3 9', 'scores 3 8', { line: 16 }],
  ['    5 answers.\n', '', { line: 18, expected: undefined, found: '    5 answers.' }],
  ['* die 4\n    p2 threw 4.\n', '', { line: 13, expected: 'end', found: undefined }],
  ['end\n', 'p2 dare stop\nend\n', { line: 15, found: 'the match is over' }],
])('%j in place of %j is found', (from, to, difference) => {
  expect(checkGolden(run, GOLDEN.replace(from, to))).toMatchObject(difference)
})

test.each([
  ['alea log 1', 'alea log 9', /line 1: a log begins with/],
  ['game golden-dash', 'game chess', /line 2: this is a playthrough of chess/],
  ['p1 dare stop', 'p1 dares', /line 9: neither an answer nor an indented sentence: p1 dares/],
])('%j in place of %j cannot be read', (from, to, message) => {
  expect(() => checkGolden(run, GOLDEN.replace(from, to))).toThrow(message)
})

test('random playthroughs repeat from their seed, and hold', () => {
  const texts = [1, 2, 3].map((seed) => playthrough(hand, { seats: 3 }, seed))
  expect(texts).toEqual([1, 2, 3].map((seed) => playthrough(hand, { seats: 3 }, seed)))
  expect(texts.map((text) => checkGolden(hand, text))).toEqual([undefined, undefined, undefined])
  expect(new Set(texts).size).toBe(3)
})

test('what only one seat hears is marked', () => {
  const texts = [1, 2, 3].map((seed) => playthrough(hand, { seats: 2 }, seed)).join('')
  expect(texts).toMatch(/^p1 act draw\n {4}\(p1\) p1 draws the \d\.$/m)
})

test('an endless match is given up', () => {
  expect(() => playthrough({ ...hand, bound: 3 }, { seats: 2 }, 1)).toThrow('golden-climb goes on after 3 answers')
})
