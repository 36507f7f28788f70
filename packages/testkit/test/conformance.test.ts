import { flow, type Game, type Options } from '@alea/engine'
import { expect, test } from 'vitest'
import { checkConformance, failuresText } from '../src/index.ts'
import { climb } from './games/climb.ts'
import { dash } from './games/dash.ts'
import { odd } from './games/odd.ts'

const games: readonly Game[] = [climb('climb'), odd('odd'), dash('dash')]

test.each(games)('$id obeys every law and is played to its corners', (game) => {
  const report = checkConformance(game, { seeds: 25, deep: 3 })
  expect(failuresText(report.failures)).toBe('')
  expect(report.neverReached).toEqual([])
  expect(report.visited).toEqual(expect.arrayContaining([...game.content, `${game.id}/match@0`]))
  expect(report.matches).toBe(25 * (game.seats.max - game.seats.min + 1))
  expect(report.decisions).toBeGreaterThan(report.matches)
})

test('the same seeds play the same matches, others do not', () => {
  const [game] = games
  const decisions = (seed: number) => checkConformance(game!, { seeds: 5, seed }).decisions
  expect(decisions(1)).toBe(decisions(1))
  expect(new Set([1, 2, 3].map(decisions)).size).toBeGreaterThan(1)
})

/** A game that notes how its tables are set up. */
function spied(id: string): { game: Game; setups: [number, Options][] } {
  const game = dash(id) as Game
  const setups: [number, Options][] = []
  const setup = (seats: number, options: Options) => {
    setups.push([seats, options])
    return game.setup(seats, options)
  }
  return { game: { ...game, setup }, setups }
}

test('seat counts and match options are held when they are given', () => {
  const { game, setups } = spied('held')
  const options = { goal: 7, easy: true, track: 'sand' }
  checkConformance(game, { seeds: 10, seatCounts: [2], options })
  expect(new Set(setups.map((setup) => JSON.stringify(setup)))).toEqual(new Set([JSON.stringify([2, options])]))
})

test('match options that are not given are drawn', () => {
  const { game, setups } = spied('drawn')
  checkConformance(game, { seeds: 20 })
  expect(new Set(setups.map(([, { goal }]) => goal)).size).toBeGreaterThan(3)
})

test('what was never reached is listed', () => {
  const game = dash('corners')
  flow('corners/secret-door', ($) => [$.run(() => undefined), $.roll('open', { dice: () => 1, then: () => undefined })])
  const { neverReached } = checkConformance({ ...game, content: [...game.content, 'face-7'] }, { seeds: 5 })
  expect(neverReached).toEqual(['corners/secret-door@0 (run)', 'corners/secret-door@1 (roll open)', 'face-7'])
})
