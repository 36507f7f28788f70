import { expect, test } from 'vitest'
import { chiSquareTail, countDice, MIN_DICE, pValue, totalDice } from '../src/profile/countDice.ts'

const log = (game: string, ...lines: string[]) =>
  ['alea log 1', `game ${game}`, 'rules 1', 'seats 2', 'options {}', '', ...lines, ''].join('\n')

test('counts dice, and neither lots, decks nor answers', () => {
  const text = log(
    'battle-dice',
    '* first-player 2',
    '* roll 1 2 5',
    'p1 buy 6',
    '* shuffle 3 1 2 4 6 5',
    '* random-card 4',
    '* targeting-roll 6',
    '* roll 6 6 6',
  )
  expect(countDice([text])).toEqual([{ game: 'battle-dice', matches: 1, faces: [1, 1, 0, 0, 1, 4] }])
})

test('game by game, the most totalDice first; what cannot be read counts for nothing', () => {
  const counts = countDice([
    log('pig', '* roll 3'),
    log('dice-throne', '* roll 1 2 3 4 5'),
    'not a log',
    log('pig', '* roll 4'),
    log('dice-city', 'p1 pass done'),
  ])
  expect(counts.map(({ game, matches, faces }) => [game, matches, totalDice(faces)])).toEqual([
    ['dice-throne', 1, 5],
    ['pig', 2, 2],
  ])
})

test('the tail of chi-square with five degrees of freedom, as printed in tables', () => {
  for (const [x, tail] of [
    [1.145, 0.95],
    [4.351, 0.5],
    [9.236, 0.1],
    [11.07, 0.05],
    [15.086, 0.01],
  ] as const)
    expect(chiSquareTail(x)).toBeCloseTo(tail, 3)
  expect(chiSquareTail(0)).toBeCloseTo(1, 6)
})

test('even dice are ordinary, loaded ones strange, few ones say nothing', () => {
  expect(pValue([5, 5, 5, 5, 5, MIN_DICE - 26])).toBeUndefined()
  expect(pValue([100, 101, 99, 100, 98, 102])).toBeGreaterThan(0.99)
  expect(pValue([100, 100, 100, 100, 100, 160])).toBeLessThan(0.01)
})
