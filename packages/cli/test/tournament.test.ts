import { gameOf } from '@alea/catalog'
import { heroIds } from '@alea/dice-throne'
import { describe, expect, it } from 'vitest'
import { csvOf } from '../src/tournament/csv.ts'
import { type Plan, pairingsOf, playRound, type Result, seatingOf, setupsOf } from '../src/tournament/plan.ts'
import { Ratings } from '../src/tournament/ratings.ts'
import { type PairingReport, type Report, reportOf } from '../src/tournament/report.ts'
import { playTournament } from '../src/tournament/tournament.ts'
import { alea } from './alea.ts'

describe('alea tournament', () => {
  it('gives one JSON document, the same to the byte on however many threads', async () => {
    const args = 'tournament pig --bots random,greedy,search:20 --matches 7 --seed 4 --option target=20 --json'.split(
      ' ',
    )
    const [one, two] = await Promise.all(['1', '3'].map((threads) => alea([...args, '--threads', threads])))
    expect(one).toMatchObject({ code: 0, stderr: '' })
    expect(two).toEqual(one)
    const report = JSON.parse(one!.stdout) as Report
    expect(report).toMatchObject({ game: 'pig', seed: 4, seats: 2, matches: 7, tables: 1, options: { target: 20 } })
    expect(report.pairings.map(({ bot, against }) => `${bot} ${against}`)).toEqual([
      'random greedy',
      'random search:20',
      'greedy search:20',
    ])
    for (const { wins, ties, losses, share, interval } of report.pairings) {
      expect(wins + ties + losses).toBe(7)
      expect(share).toBeCloseTo(wins / 7, 5)
      expect(interval[0]).toBeLessThanOrEqual(share)
      expect(interval[1]).toBeGreaterThanOrEqual(share)
    }
    const ratings = report.ranking.map(({ rating }) => rating)
    expect(ratings).toEqual([...ratings].sort((low, high) => high - low))
    expect(report.ranking.reduce((sum, { wins }) => sum + wins, 0)).toBe(21)
  })

  it('gives one row a match, and rates what was played when it is interrupted', async () => {
    const args = 'tournament pig --bots random,greedy --matches 6 --option target=20 --csv'.split(' ')
    const { code, stdout } = await alea(args)
    expect(code).toBe(0)
    const [head, ...rows] = stdout.trimEnd().split('\n')
    expect(head).toBe('bot,against,match,seed,seat,p1_place,p2_place')
    expect(rows).toHaveLength(6)
    expect(rows[1]).toMatch(/^random,greedy,2,\d+,p2,[12],[12]$/)

    const plan: Plan = {
      game: 'pig',
      bots: ['random', 'greedy'],
      seats: 2,
      setups: [{ target: 20 }],
      seed: 1,
      matches: 90_000,
    }
    const stop = new AbortController()
    const results = (await playTournament(plan, 2, () => stop.abort(), stop.signal)) as Result[][]
    const played = results[0]!.flat().length
    expect(played).toBeGreaterThan(0)
    expect(played).toBeLessThan(90_000)
    const { pairings, ranking } = reportOf(plan, results)
    const [{ wins, ties, losses, places }] = pairings as [PairingReport]
    expect(wins + ties + losses).toBe(played)
    expect(places.reduce((sum, [, times]) => sum + times, 0)).toBe(played)
    expect(ranking.every(({ matches }) => matches === played)).toBe(true)
    expect(csvOf(plan, results)).toHaveLength(1 + played)
  })

  it('prints pairings and ranking, one against several where there are more seats', async () => {
    const { code, stdout, stderr } = await alea(
      'tournament battle-dice --bots greedy,random --seats 3 --matches 6 --lang fr'.split(' '),
    )
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^12 parties de battle-dice à 3 joueurs, avec la graine 1 en/)
    expect(stdout).toMatch(/^greedy +2 × random +\d+ +[\d,]+\u00a0% +[\d,]+\u00a0% – [\d,]+\u00a0% +\d +\d$/m)
    expect(stdout).toMatch(/^random +2 × greedy /m)
    expect(stdout).toMatch(/^1\. +greedy +\d+,\d +± \d+,\d +\d+ +[\d,]+\u00a0%$/m)
  })
})

describe('the plan', () => {
  const diceThrone = gameOf('dice-throne')!
  const plan = (seats: number, given = {}): Plan => {
    const bots = ['random', 'greedy']
    return { game: 'dice-throne', bots, seats, setups: setupsOf(diceThrone, seats, given), seed: 1, matches: 1 }
  }

  it('goes round every pairing of heroes, mirrors included, each from both sides', () => {
    const heroes = heroIds().length
    const setups = plan(2).setups.map((setup) => setup.heroes as string[])
    expect(new Set(setups.map((meeting) => meeting.join()))).toHaveProperty('size', heroes ** 2)
    for (const [one, other] of setups) expect(setups).toContainEqual([other, one])
    expect(setups.filter(([one, other]) => one === other)).toHaveLength(heroes)
    expect(plan(2, { heroes: 'paladin,paladin' }).setups).toHaveLength(1)
    expect(setupsOf(gameOf('battle-dice')!, 2, {})).toHaveLength(1)
  })

  it('lets the one sit everywhere, with the same dice', () => {
    const [pairing] = pairingsOf(plan(3))
    const seatings = [0, 1, 2, 3].map((match) => seatingOf(plan(3), pairing!, match).join())
    expect(seatings).toEqual([
      'random,greedy,greedy',
      'greedy,random,greedy',
      'greedy,greedy,random',
      'random,greedy,greedy',
    ])
    const pig = gameOf('pig')!
    const mirror: Plan = { game: 'pig', bots: ['random'], seats: 2, setups: [{ target: 20 }], seed: 1, matches: 4 }
    const twins = { ...mirror, bots: ['random', 'random'] }
    const [first, second] = playRound(pig, twins, { pairing: 0, first: 0, matches: 2 }) as Result[]
    expect(second).toEqual(first)
  })

  it('names the match that broke', () => {
    const broken = { ...gameOf('pig')!, bound: 3 }
    const twins: Plan = {
      game: 'pig',
      bots: ['random', 'random'],
      seats: 2,
      setups: [{ target: 20 }],
      seed: 1,
      matches: 4,
    }
    expect(playRound(broken, twins, { pairing: 0, first: 2, matches: 2 })).toMatchObject({ pairing: 0, match: 2 })
  })
})

describe('the figures', () => {
  it('count a shared victory as neither won nor lost, and a team’s as won', () => {
    const plan: Plan = { game: 'pig', bots: ['a', 'b'], seats: 4, setups: [{}], seed: 1, matches: 4 }
    const results: Result[] = [
      { places: [1, 2, 2, 4] },
      { places: [1, 1, 3, 4] },
      { places: [1, 1, 3, 4] },
      { places: [1, 3, 3, 1], teams: [0, 1, 1, 0] },
    ]
    expect(reportOf(plan, [results, results]).pairings[0]).toMatchObject({ wins: 2, ties: 1, losses: 1 })
  })

  it('rate the winner above the loser, and settle', () => {
    const ratings = new Ratings()
    ratings.count(['a', 'b'], { places: [1, 2] })
    const early = ratings.of('a')
    expect(early.mu).toBeGreaterThan(ratings.of('b').mu)
    for (let i = 0; i < 50; i++) ratings.count(['a', 'b'], { places: i % 2 === 0 ? [1, 2] : [2, 1] })
    expect(ratings.of('a').sigma).toBeLessThan(early.sigma)
    expect(Math.abs(ratings.of('a').mu - ratings.of('b').mu)).toBeLessThan(early.mu - 25)
  })

  it('rate one against several copies of another', () => {
    const ratings = new Ratings()
    ratings.count(['a', 'b', 'b'], { places: [1, 2, 3] })
    expect(ratings.of('a').mu).toBeGreaterThan(25)
    expect(ratings.of('b').mu).toBeLessThan(25)
  })
})
