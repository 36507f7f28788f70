import { type Game, replay } from '@alea/engine'
import { expect, test } from 'vitest'
import { fuzz } from '../src/index.ts'
import { climb } from './games/climb.ts'

const after = (matches: number) => {
  let asked = 0
  return () => asked++ >= matches
}

test('a sound game is played until told to stop', () => {
  const totals: number[] = []
  const report = fuzz(climb('sound') as Game, { seed: 1, until: after(12), onMatch: (matches) => totals.push(matches) })
  expect(report).toEqual({ game: 'sound', matches: 12, decisions: expect.any(Number) })
  expect(totals).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(report.decisions).toBeGreaterThan(60)
})

test('the first failure stops it, with a log that shows it', () => {
  const game = climb('hot', 'throwing-option') as Game
  const report = fuzz(game, { seed: 1, until: after(100), deep: 1000 })
  expect(report.matches).toBeLessThan(20)
  expect(report.failure?.law).toBe('applies')
  expect(() => replay(game, report.failure!.log)).toThrow('five is too hot to touch')
  expect(fuzz(game, { seed: 1, until: after(100), deep: 1000 })).toEqual(report)
})

test('what only a whole run can tell is told at its end', () => {
  const report = fuzz(climb('unlisted', 'stranger') as Game, { seed: 1, until: after(3) })
  expect(report).toMatchObject({ matches: 3, failure: { law: 'content' } })
})
