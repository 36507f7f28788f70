import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameOf } from '@alea/catalog'
import { seedOf } from '@alea/engine'
import { wilson } from '@alea/odds'
import { describe, expect, it } from 'vitest'
import type { Spread } from '../src/simulate/histogram.ts'
import { add, addAll, type Histogram, spread } from '../src/simulate/histogram.ts'
import { type Failure, type Plan, playBlock } from '../src/simulate/plan.ts'
import { type Report, reportOf } from '../src/simulate/report.ts'
import { simulate } from '../src/simulate/simulate.ts'
import { emptyTally, merge, type Tally } from '../src/simulate/tally.ts'
import { alea, scratch } from './alea.ts'

const ARGS = 'simulate battle-dice --matches 700 --seats random,random,random --seed 1 --json'.split(' ')
const folder = scratch()

describe('alea simulate', () => {
  it('gives one JSON document, the same to the byte however often and on however many threads', async () => {
    const runs = [[], ['--threads', '1'], ['--threads', '2'], ['--threads', '5']]
    const [first, ...others] = await Promise.all(runs.map((more) => alea([...ARGS, ...more])))
    expect(first).toMatchObject({ code: 0, stderr: '' })
    for (const other of others) expect(other).toEqual(first)

    const report = JSON.parse(first!.stdout) as Report
    expect(report).toMatchObject({ game: 'battle-dice', seed: 1, matches: 700, options: { dice: 'standard' } })
    const wins = report.seats.reduce((sum, { wins }) => sum + wins, 0)
    expect(wins + report.ties).toBe(700)
    expect(Object.values(report.ends).reduce((sum, times) => sum + times)).toBe(700)
    for (const { wins, share, interval, score } of report.seats) {
      expect(share).toBeCloseTo(wins / 700, 5)
      expect(interval[0]).toBeLessThan(share)
      expect(interval[1]).toBeGreaterThan(share)
      ordered(score)
    }
    ordered(report.decisions)
  })

  it('plays other matches with another seed', async () => {
    const [one, other] = await Promise.all(
      ['1', '2'].map((seed) => alea(['simulate', 'pig', '--seed', seed, '--json'])),
    )
    expect(JSON.parse(one!.stdout).decisions).not.toEqual(JSON.parse(other!.stdout).decisions)
  })

  it('tells a person the shares, the interval and why matches ended', async () => {
    const { code, stdout, stderr } = await alea('simulate pig --matches 300 --seats random,random'.split(' '))
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^300 matches of pig with seed 1 in [\d.]+ s/)
    expect(stdout).toMatch(/^p2 +random +\d+ +[\d.]+% +[\d.]+% – [\d.]+% +[\d.]+ +\d+ – \d+$/m)
    expect(stdout).toContain('300 (100.0%): The target has been reached')
  })

  it('seats any bot, on any number of threads, and tells one line when a clock decides', async () => {
    const args = 'simulate pig --matches 12 --seats search:30,apprentice --option target=20 --json'.split(' ')
    const [one, two] = await Promise.all(['1', '2'].map((threads) => alea([...args, '--threads', threads])))
    expect(one).toMatchObject({ code: 0, stderr: '' })
    expect(two).toEqual(one)
    expect(JSON.parse(one!.stdout).seats.map(({ bot }: { bot: string }) => bot)).toEqual(['search:30', 'apprentice'])

    const timed = await alea('simulate pig --matches 1 --seats search:2ms,random --option target=10 --json'.split(' '))
    expect(timed.stderr).toBe('alea: search:2ms: thinking time is fixed, so the results depend on the machine\n')
    expect(JSON.parse(timed.stdout).matches).toBe(1)
  })

  it('carries distributions, and gives one row a match', async () => {
    const args = 'simulate pig --matches 300 --seed 3'.split(' ')
    const [whole, rows] = await Promise.all([alea([...args, '--json']), alea([...args, '--csv', '--threads', '2'])])
    const { seats, decisions } = JSON.parse(whole!.stdout) as Report
    const [head, ...lines] = rows!.stdout.trimEnd().split('\n')
    expect(head).toBe('match,seed,decisions,reason,p1_place,p1_score,p2_place,p2_score')
    const cells = lines.map((line) => line.split(','))
    expect(cells.map(([match]) => Number(match))).toEqual(Array.from({ length: 300 }, (_, i) => i + 1))
    const counted = (column: number): Histogram => {
      const histogram: Histogram = new Map()
      for (const row of cells) add(histogram, Number(row[column]))
      return histogram
    }
    expect(new Map(decisions.times)).toEqual(counted(2))
    expect(new Map(seats[1]!.score.times)).toEqual(counted(7))
    expect(seats[1]!.score.times.map(([value]) => value)).toEqual([...counted(7).keys()].sort((a, b) => a - b))
  })

  it('prints what was played when it is interrupted', async () => {
    const { code, stdout, stderr } = await alea('simulate pig --matches 100000000 --csv --threads 2'.split(' '), {
      interruptAfter: /\n250,/,
    })
    expect(code).toBe(130)
    const lines = stdout.trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(250)
    expect(lines.at(-1)).toMatch(/^\d+,\d+,\d+,[a-z-]+(,\d+){4}$/)
    expect(stderr).toBe(
      `alea: interrupted: ${(lines.length - 1).toLocaleString('en')} of 100,000,000 matches were played\n`,
    )

    const plan: Plan = { game: 'pig', seats: ['random', 'random'], options: { target: 30 }, seed: 9, matches: 1e8 }
    const stop = new AbortController()
    const tally = (await simulate(plan, 2, { progress: () => stop.abort() }, stop.signal)) as Tally
    expect(reportOf(plan, tally)).toMatchObject({ matches: tally.matches })
    expect(tally.matches).toBeGreaterThanOrEqual(250)
    expect(tally.matches).toBeLessThan(1e6)
  })

  it('plays with house dice from a file, and says what is wrong with others', async () => {
    const goblin = ['9', '9', '9', '9', '9', '9']
    const played = async (dice: object) => {
      const file = join(folder, 'rich.json')
      writeFileSync(file, JSON.stringify(dice))
      return alea(['simulate', 'battle-dice', '--matches', '20', '--json', '--option', `dice=@${file}`])
    }
    const { code, stdout } = await played({ variant: true, goblin })
    expect(code).toBe(0)
    expect(JSON.parse(stdout).options.dice.goblin).toEqual(goblin)
    const refused = await played({ goblin })
    expect(refused).toMatchObject({ code: 2, stdout: '' })
    expect(refused.stderr).toContain('goblin, face 1: a face earns at most 3 gold')
  })
})

const ordered = ({ min, median, mean, max }: Spread) => {
  expect(min).toBeLessThanOrEqual(Math.min(median, mean))
  expect(max).toBeGreaterThanOrEqual(Math.max(median, mean))
}

describe('a block of matches', () => {
  const plan: Plan = { game: 'pig', seats: ['random', 'random'], options: { target: 30 }, seed: 9, matches: 40 }
  const pig = gameOf('pig')!

  it('is the sum of its parts', () => {
    const whole = playBlock(pig, plan, { first: 0, matches: 40 })
    const sum = emptyTally(2)
    for (const first of [30, 0, 10, 20]) merge(sum, playBlock(pig, plan, { first, matches: 10 }) as Tally)
    expect(sum).toEqual(whole)
  })

  it('names the match that broke, with the seed that breaks it again', () => {
    let outcomes = 0
    const brittle: typeof pig = {
      ...pig,
      outcome: (g) => {
        if (++outcomes === 8) throw new Error('seven matches were enough')
        return pig.outcome(g)
      },
    }
    const failure = playBlock(brittle, plan, { first: 10, matches: 20 }) as Failure
    expect(failure).toEqual({ match: 17, seed: seedOf(9, 17), message: 'seven matches were enough' })
  })
})

describe('the figures', () => {
  it('come from histograms, whatever the order', () => {
    const one: Histogram = new Map()
    for (const value of [7, 1, 3, 3]) add(one, value)
    expect(spread(one)).toEqual({ mean: 3.5, median: 3, min: 1, max: 7 })
    addAll(
      one,
      new Map([
        [4, 1],
        [9, 1],
      ]),
    )
    expect(spread(one)).toEqual({ mean: 4.5, median: 3.5, min: 1, max: 9 })
  })

  it.each([
    // Newcombe 1998, table I: the score method without continuity correction.
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('Wilson: %i of %i', (hits, trials, low, high) => {
    const interval = wilson(hits, trials)
    expect(interval.low).toBeCloseTo(low, 4)
    expect(interval.high).toBeCloseTo(high, 4)
  })
})
