/** What the screens pick out of an analysis: the moments that decided, the shares of the graph, the options in order. */
import { type Analysis, analyse, type Decision, type Moment } from '@alea/analysis'
import { isThrough } from '@alea/analysis/stages'
import { gameOf } from '@alea/catalog'
import { fast, logOf, Match, random } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { keyMoments, shownAt, worstDecisions } from '../src/analysis/keyMoments.ts'
import { decisionOf, ranked } from '../src/analysis/rankedOptions.ts'
import { byTurn, chancesAt, sharedChances, sidesInOrder } from '../src/analysis/sharedChances.ts'
import { judged } from '../src/analysis/usePractice.ts'

const estimates = (...means: number[]) => ({ samples: 9, means, errors: means.map(() => 0.005) })

const roll = (position: number, luck: number): Moment => ({
  position,
  turn: 1 + Math.floor(position / 2),
  name: 'roll',
  who: 'chance',
  chances: estimates(0.5, 0.5),
  luck: estimates(luck, -luck),
})

const decision = (position: number, seat: number, lost: number, error = 0.001): Decision => ({
  position,
  turn: 1,
  seat,
  name: 'choose',
  verdict: lost >= 0.1 ? 'blunder' : lost >= 0.05 ? 'mistake' : lost >= 0.02 ? 'inaccuracy' : 'good',
  samples: 64,
  options: [
    { key: 'a', mean: 0.5, error: 0.01, samples: 64 },
    { key: 'b', mean: 0.5 - lost, error: 0.01, samples: 64 },
    { key: 'c', mean: 0.495, error: 0.01, samples: 64 },
    { key: 'd', mean: 0.9, error: 0.3, samples: 8 },
  ],
  taken: 1,
  best: 0,
  lost: { mean: lost, error },
})

describe('the moments that decided', () => {
  const moments = [
    roll(0, 0.3),
    roll(2, -0.2),
    roll(4, 0.1),
    roll(6, 0.05),
    roll(8, -0.04),
    roll(10, -0.3),
    roll(12, 0.01),
  ]
  const decisions = [
    decision(1, 0, 0.2),
    decision(3, 1, 0.3),
    decision(5, 0, 0.03),
    decision(7, 0, 0.06),
    decision(9, 0, 0.04),
    decision(11, 0, 0.001),
  ]
  const sides = [[0], [1]]

  test('for one seat: its two luckiest and unluckiest rolls and its three costliest decisions, in the order of the match', () => {
    const found = keyMoments({ moments, decisions }, sides, 0)
    expect(found.map(({ position, is }) => [position, is])).toEqual([
      [0, 'lucky'],
      [1, 'blunder'],
      [2, 'unlucky'],
      [4, 'lucky'],
      [7, 'mistake'],
      [9, 'inaccuracy'],
      [10, 'unlucky'],
    ])
    expect(found.map(({ change }) => change)).toEqual([0.3, -0.2, -0.2, 0.1, -0.06, -0.04, -0.3])
  })
  test('for the other seat, luck is turned round', () => {
    const found = keyMoments({ moments, decisions }, sides, 1)
    expect(found.find(({ position }) => position === 10)).toMatchObject({ is: 'lucky', seat: 1, change: 0.3 })
    expect(found.filter((moment) => moment.decision).map(({ position }) => position)).toEqual([3])
  })
  test('for nobody in particular, luck is told of whoever had it', () => {
    const luck = keyMoments({ moments, decisions }, sides, undefined).filter((moment) => !moment.decision)
    expect(luck.map(({ position, seat, is }) => [position, seat, is])).toEqual([
      [0, 0, 'lucky'],
      [2, 1, 'lucky'],
      [4, 0, 'lucky'],
      [10, 1, 'lucky'],
    ])
  })
  test('what may be noise is no moment', () => {
    const noisy = { ...roll(0, 0.3), luck: { samples: 9, means: [0.3, -0.3], errors: [0.2, 0.2] } }
    expect(keyMoments({ moments: [noisy, roll(2, 0.015)], decisions: [] }, sides, 0)).toEqual([])
  })
  test('a roll is shown once it is on the table, a decision before it is taken', () => {
    const [first, second] = keyMoments({ moments, decisions }, sides, 0)
    expect([shownAt(first!), shownAt(second!)]).toEqual([1, 1])
  })
  test('the worst decisions, the costliest first', () => {
    expect(worstDecisions(decisions, 0).map(({ position }) => position)).toEqual([1, 7, 9])
    expect(worstDecisions(decisions, undefined).map(({ position }) => position)).toEqual([3, 1, 7])
  })
})

describe('the shares of the graph', () => {
  test('whoever looks is at the bottom; a team is one side', () => {
    const teams = { places: [1, 3, 1, 3], scores: [0, 0, 0, 0], teams: [0, 1, 0, 1], reason: 'x' }
    expect(sidesInOrder(4, teams, 3)).toEqual([
      [1, 3],
      [0, 2],
    ])
    expect(sidesInOrder(3, undefined, 1)).toEqual([[1], [0], [2]])
  })
  test('they add up to the whole, leave out what is not known yet, and hold until the next answer that counted', () => {
    const unknown = { samples: 0, means: [], errors: [] }
    const moments: Moment[] = [
      { position: 0, turn: 0, chances: estimates(0.2, 0.3, 0.5) },
      { position: 1, turn: 1, chances: estimates(0.4, 0.3, 0.3) },
      { position: 4, turn: 1, chances: estimates(0, 0, 1) },
      { position: 6, turn: 2, chances: unknown },
    ]
    const chances = sharedChances({ moments }, [[2], [0], [1]])
    expect(chances.map(({ shares }) => shares)).toEqual([
      [0.5, 0.2, 0.3],
      [0.3, 0.4, 0.3],
      [1, 0, 0],
    ])
    expect([0, 1, 2, 4, 9].map((at) => chancesAt(chances, at)!.position)).toEqual([0, 1, 4, 4, 4])
    expect(byTurn(chances).map(({ position }) => position)).toEqual([0, 1, 4])
  })
})

describe('the options of a decision', () => {
  test('the best first; what cannot be told apart is said; what fell behind early is not better by luck', () => {
    const order = ranked(decision(1, 0, 0.2))
    expect(order.map(({ key, isClose }) => [key, isClose])).toEqual([
      ['a', true],
      ['d', true],
      ['c', true],
      ['b', false],
    ])
    expect(order.at(-1)!.cost).toBe(0.2)
  })
  test('a decision somebody looked at counts until the analysis knows more', () => {
    const early = decision(1, 0, 0.2)
    const analysis = (samples: number) => ({ decisions: [{ ...decision(1, 0, 0.1), samples }] }) as unknown as Analysis
    const weighed = new Map([[1, early]])
    expect(decisionOf(undefined, weighed, 1)).toBe(early)
    expect(decisionOf(analysis(16), weighed, 1)).toBe(early)
    expect(decisionOf(analysis(200), weighed, 1)!.lost.mean).toBe(0.1)
    expect(decisionOf(analysis(200), weighed, 2)).toBeUndefined()
  })
  test('a choice made again is judged against the best', () => {
    const asked = decision(1, 0, 0.2)
    expect(judged(asked, 'a')).toMatchObject({ chosen: { cost: 0 }, best: { key: 'a' } })
    expect(judged(asked, 'b')).toMatchObject({ chosen: { cost: 0.2, isClose: false } })
    expect(judged(asked, 'nothing')).toBeUndefined()
  })
})

test('sums are shown once all rolls, or all decisions, were looked at', () => {
  const match = new Match(gameOf('pig')!, { seats: 2, options: { target: 20 } }, fast(1))
  const will = random(1)
  while (match.pending?.kind === 'seats') {
    const seat = match.pending.seats[0]!
    const { options } = match.offer(seat)!
    match.answer({ seat, key: options[will.below(options.length)]!.key })
  }
  const { samples } = analyse(gameOf('pig')!, logOf(match))
  const known = (done: number) => [isThrough({ samples, done }, 'luck'), isThrough({ samples, done }, 'decisions')]
  expect(known(0)).toEqual([false, false])
  expect(known(1 / 7)).toEqual([false, false])
  expect(known(2 / 7)).toEqual([true, false])
  expect(known(3 / 7)).toEqual([true, true])
  expect(known(1)).toEqual([true, true])
})
