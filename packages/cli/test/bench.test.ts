import { random } from '@alea/engine'
import { pig } from '@alea/example-pig'
import { describe, expect, test } from 'vitest'
import { aleaPig } from '../src/bench/aleaPig.ts'
import { benchGame } from '../src/bench/benchGame.ts'
import { benchPig } from '../src/bench/benchPig.ts'
import { boardgameioPig } from '../src/bench/boardgameioPig.ts'
import { benchGameInThread, benchPigInThread } from '../src/bench/inThread.ts'
import { measure, measureAll, median } from '../src/bench/measure.ts'
import type { PigPlayer } from '../src/bench/pigPlayer.ts'

const QUICK = { warmUpMs: 20, rounds: 3, roundMs: 20 }

describe('the race', () => {
  const matches = 600
  const sample = (play: PigPlayer) => {
    const played = Array.from({ length: matches }, play)
    return {
      decisions: played.reduce((sum, { decisions }) => sum + decisions, 0) / matches,
      firstWins: played.filter(({ winner }) => winner === 0).length / matches,
      winners: new Set(played.map(({ winner }) => winner)),
    }
  }

  test('both engines play the same game: as many decisions in a match, as many wins for the first seat', () => {
    const ours = sample(aleaPig(1))
    const theirs = sample(boardgameioPig(1))
    // About five standard errors of each mean.
    expect(Math.abs(ours.decisions - theirs.decisions)).toBeLessThan(5)
    expect(Math.abs(ours.firstWins - theirs.firstWins)).toBeLessThan(0.15)
    expect(ours.winners).toEqual(new Set([0, 1]))
    expect(theirs.winners).toEqual(new Set([0, 1]))
  })

  test('gives decisions per second and their ratio', () => {
    const { ours, boardgameio = 0, ratio } = benchPig(QUICK)
    expect(boardgameio).toBeGreaterThan(0)
    expect(ratio).toBeCloseTo(ours / boardgameio)
    expect(ratio).toBeGreaterThan(1)
  })

  test('is run alone where the other engine is not installed', () => {
    const bench = benchPig(QUICK, false)
    expect(Object.keys(bench)).toEqual(['ours'])
    expect(bench.ours).toBeGreaterThan(0)
  })
})

test('a game is measured playing, copied and viewed', () => {
  const bench = benchGame(pig, 3, QUICK)
  const { game, seats, ...figures } = bench
  expect([game, seats]).toEqual(['pig', 3])
  for (const [name, figure] of Object.entries(figures)) expect(figure, name).toBeGreaterThan(0)
  expect(bench.decisionsPerSecond).toBeGreaterThan(bench.matchesPerSecond * 10)
  expect(bench.structuredCloneRatio).toBeGreaterThan(1)
})

describe('each measure in a thread of its own', () => {
  test('gives the same figures', async () => {
    const { ratio } = await benchPigInThread(QUICK)
    expect(ratio).toBeGreaterThan(1)
    const bench = await benchGameInThread('pig', 2, QUICK)
    expect([bench.game, bench.seats]).toEqual(['pig', 2])
    expect(bench.decisionsPerSecond).toBeGreaterThan(0)
  })

  test('a game that is not in the catalog is an error, not an endless wait', async () => {
    await expect(benchGameInThread('chess', 2, QUICK)).rejects.toThrow('There is no game chess')
  })
})

describe('measuring', () => {
  test('the median is the middle', () => {
    expect(median([5, 1, 9])).toBe(5)
    expect(median([4, 1, 9, 6])).toBe(5)
  })

  test('a rate is units per second, and rivals keep their order', () => {
    const source = random(1)
    const spin = (rounds: number) => () => {
      for (let i = 0; i < rounds; i++) source.below(6)
      return 1
    }
    const [short, long] = measureAll([spin(2_000), spin(40_000)], QUICK) as [number, number]
    expect(short).toBeGreaterThan(long)
    const begin = performance.now()
    measure(spin(10), { warmUpMs: 30, rounds: 2, roundMs: 30 })
    expect(performance.now() - begin).toBeGreaterThanOrEqual(90)
  })
})
