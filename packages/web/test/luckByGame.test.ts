import { expect, test } from 'vitest'
import type { KeptReport } from '../src/analysis/keptAnalyses.ts'
import { byGame } from '../src/profile/luckByGame.ts'

const report = (match: string, game: string, luck: number, lost: number, decisions: number): KeptReport => ({
  match,
  game,
  mine: 0,
  ended: 1,
  luck: { mean: luck, error: 0.01 },
  lost: { mean: lost, error: 0.01 },
  decisions,
  errorRate: decisions > 0 ? lost / decisions : 0,
})

test('one’s matches by game: mean luck a match, and what a decision cost over all decisions', () => {
  const found = byGame([
    report('a', 'pig', 0.3, 0.2, 10),
    report('b', 'dice-city', -0.1, 0, 0),
    report('c', 'pig', -0.1, 0.1, 20),
  ])
  expect(found.map(({ game, matches }) => [game, matches.map(({ match }) => match)])).toEqual([
    ['pig', ['a', 'c']],
    ['dice-city', ['b']],
  ])
  expect(found[0]!.luck).toBeCloseTo(0.1, 12)
  expect(found[0]!.errorRate).toBeCloseTo(0.01, 12)
  expect(found[1]!.errorRate).toBe(0)
})

test('a match that was analysed twice counts once, as it was analysed last', () => {
  const [pig] = byGame([report('a', 'pig', 0.5, 0.2, 10), report('a', 'pig', 0.3, 0.1, 10)])
  expect(pig!.matches).toHaveLength(1)
  expect(pig!.luck).toBe(0.3)
})
