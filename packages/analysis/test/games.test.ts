import { GAMES, gameOf } from '@alea/catalog'
import { type Game, random, redealt } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { type Analysis, AnalysisWork, analyse, trailOf, weigh } from '../src/index.ts'
import { played } from './matches.ts'

/** Enough for every kind of question to come up. */
const ANSWERS = 150
const FEW = 4

const firstPart = (game: Game, seed: number) =>
  played(
    game,
    Array.from({ length: game.seats.usual }, () => 'random'),
    seed,
    { most: ANSWERS },
  )

/** With the chances and the luck, but no decision weighed. */
function withoutDecisions(game: Game, seed: number): Analysis {
  const work = new AnalysisWork(game, firstPart(game, seed), { samples: FEW })
  // Decisions are the last third.
  while (work.progress < 0.66 && work.step());
  return work.result
}

/** One seat of each side: those of a team share their chance. */
const sides = (game: Game, seats: number) => {
  const teams = game.id === 'dice-throne' && seats > 3
  return teams ? [0, 1] : Array.from({ length: seats }, (_, seat) => seat)
}

describe.each(GAMES.map(({ id }) => [id, gameOf(id)!] as const))('%s', (id, game) => {
  const match = firstPart(game, 1)
  const analysis = analyse(game, match, { samples: FEW })

  test('the chances of all sides make 1, and luck and bad luck nought', () => {
    const seats = sides(game, match.header.seats)
    expect(analysis.moments.length).toBeGreaterThan(ANSWERS / 2)
    for (const { chances, luck } of analysis.moments) {
      expect(seats.reduce((sum, seat) => sum + chances.means[seat]!, 0)).toBeCloseTo(1, 9)
      if (luck) expect(seats.reduce((sum, seat) => sum + luck.means[seat]!, 0)).toBeCloseTo(0, 9)
    }
  })

  test('the mean of luck over many rolls is nought', () => {
    const luck = [1, 2, 3]
      .flatMap((seed) => withoutDecisions(game, seed).moments)
      .flatMap((moment) => (moment.luck ? [moment.luck.means[0]!] : []))
    expect(luck.length).toBeGreaterThan(40)
    const sum = luck.reduce((one, other) => one + other, 0)
    const squares = luck.reduce((all, each) => all + each ** 2, 0)
    expect(squares).toBeGreaterThan(0)
    expect(Math.abs(sum) / Math.sqrt(squares)).toBeLessThan(3)
  })

  test('what the seat cannot see has no part in what its decision is worth', () => {
    const { steps } = trailOf(game, match.header, match.entries)
    let weighed = 0
    for (const { before, entry } of steps.filter((_, i) => i % 5 === 0)) {
      if (entry.who === 'chance') continue
      const weighing = weigh(game, before, entry.who, entry.key, 7, FEW)
      const elsewhere = redealt(game, before, [entry.who], random(99))
      expect(weigh(game, elsewhere, entry.who, entry.key, 7, FEW)).toEqual(weighing)
      if (weighing) weighed++
    }
    expect(weighed).toBeGreaterThan(0)
  })

  test('the same seed gives the same analysis, also in two parts with a save between them', () => {
    const work = new AnalysisWork(game, match, { samples: FEW })
    for (let i = 0; i < 200; i++) work.step()
    const saved = JSON.parse(JSON.stringify(work.result)) as Analysis
    expect(saved.done).toBeGreaterThan(0)
    const rest = new AnalysisWork(game, match, { samples: FEW, from: saved })
    while (rest.step());
    expect(rest.result).toEqual(analysis)
    expect(id).toBe(analysis.game)
  })
})
