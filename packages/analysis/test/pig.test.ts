/** Pig for two is solved (Neller and Presser, 2004): what the analysis finds is compared with that. */
import { fast, Match } from '@alea/engine'
import { pig } from '@alea/example-pig'
import { expect, test } from 'vitest'
import { analyse, weigh } from '../src/index.ts'
import { bestPlay, chancesAgainst, holdAt20, type Policy } from './pigPolicies.ts'

const setup = { seats: 2, options: { target: 100 } }

function matchOf(policies: readonly Policy[], seed: number) {
  const match = new Match(pig, setup, fast(seed))
  while (match.pending) {
    const { turn, scores, turnTotal } = match.state
    const holds = turnTotal > 0 && policies[turn]!(scores[turn]!, scores[1 - turn]!, turnTotal)
    match.answer({ seat: turn, key: holds ? 'hold' : 'roll' })
  }
  return match
}

test('whoever begins wins 53.06 % of the matches between two who play best', () => {
  const { moments } = analyse(pig, new Match(pig, setup))
  expect(moments).toHaveLength(1)
  expect(moments[0]!.chances.means[0]).toBeCloseTo(0.5306, 4)
  expect(moments[0]!.chances.errors).toEqual([0, 0])
})

test('the best play loses nothing: without luck, the result is the chance at the beginning', () => {
  const { seats } = analyse(pig, matchOf([bestPlay, bestPlay], 3))
  for (const { lost, verdicts, decisions } of seats) {
    expect(lost).toEqual({ mean: 0, error: 0 })
    expect(verdicts.good).toBe(decisions)
  }
  expect(seats[0]!.adjusted!.mean).toBeCloseTo(0.5306, 4)
  expect(seats[1]!.adjusted!.mean).toBeCloseTo(0.4694, 4)
})

test('chances change by luck and by what decisions cost, and by nothing else', () => {
  const { moments, seats } = analyse(pig, matchOf([holdAt20, bestPlay], 5))
  const [own, other] = seats
  expect(own!.lost.mean).toBeGreaterThan(0.01)
  const begin = moments[0]!.chances.means[0]!
  expect(begin + own!.luck.mean - own!.lost.mean + other!.lost.mean).toBeCloseTo(own!.result!, 9)
})

test('it finds what is best: with 41 against 49 to hold from 22 on, but to roll at 27', () => {
  const best = (turnTotal: number) => {
    const g = Object.assign(new Match(pig, setup).state, { scores: [41, 49], turnTotal })
    const { options, best } = weigh(pig, g, 0, 'hold', 1, 1)!
    return options[best]!.key
  }
  expect([21, 22, 26, 27].map(best)).toEqual(['roll', 'hold', 'hold', 'roll'])
})

test('the mean of luck-adjusted results of the best play against holding at 20 is its chance of winning, after few matches', () => {
  const { first } = chancesAgainst(bestPlay, holdAt20)
  expect(first).toBeCloseTo(0.5715, 4)
  const results = Array.from({ length: 25 }, (_, i) =>
    analyse(pig, matchOf([bestPlay, holdAt20], i + 1), { samples: 1 }),
  ).map(({ seats }) => seats[0]!)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  // Twenty-five results alone leave twenty points of doubt on either side.
  expect(Math.abs(mean(results.map(({ adjusted }) => adjusted!.mean)) - first)).toBeLessThan(0.015)
})
