import { gameOf } from '@alea/catalog'
import { InputError, type Outcome, seedOf } from '@alea/engine'
import { describe, expect, it } from 'vitest'
import {
  BOTS,
  type Bot,
  botOf,
  isRepeatable,
  kindOf,
  playOut,
  randomBot,
  type Seen,
  sharedMachine,
  withinLimit,
} from '../src/index.ts'

const battleDice = gameOf('battle-dice')!
const options = { dice: 'standard' }

describe('botOf', () => {
  it('finds every bot by its name', () => {
    for (const bot of BOTS) expect(botOf(bot.name)).toBe(bot)
  })
  it('makes a search with a budget of one’s own', () => {
    expect(botOf('search:50').name).toBe('search:50')
    expect(botOf('search:20ms').name).toBe('search:20ms')
  })
  it('names the known ones to those who ask for another', () => {
    expect(() => botOf('clever')).toThrow(InputError)
    expect(() => botOf('clever')).toThrow(/no bot clever; known: random, greedy, novice/)
  })
  it.each([
    'search',
    'search:',
    'search:0',
    'search:-5',
    'search:many',
    'search:99999999999',
    'search:1e3',
    'search:0ms',
  ])('refuses the budget of %s in one line', (name) => {
    expect(() => botOf(name)).toThrow(InputError)
    expect(() => botOf(name)).toThrow(/^[^\n]*budget[^\n]*$/)
  })
  it('keeps to the limit of a machine that is shared', () => {
    const limit = sharedMachine(300)
    for (const name of ['random', 'master', 'search:300ms', 'search:3000']) expect(botOf(name, limit).name).toBe(name)
    for (const name of ['search:301ms', 'search:600000ms', 'search:3001', 'search:9999999999999999999999ms'])
      expect(() => botOf(name, limit)).toThrow(/search:3000 .*search:300ms/)
    expect(botOf('search:600000ms').name).toBe('search:600000ms')
  })
  it('lowers a budget to the limit, and nothing else', () => {
    const names = ['search:600000ms', 'search:10000000', 'search:20ms', 'search:7', 'master']
    const within = ['search:300ms', 'search:3000', 'search:20ms', 'search:7', 'master']
    expect(names.map((name) => withinLimit(name, sharedMachine(300)))).toEqual(within)
    expect(() => withinLimit('clever', sharedMachine(300))).toThrow(InputError)
  })
  it('calls every search by one name, and strangers by none', () => {
    expect(['search:5', 'search:900ms', 'master', 'x'.repeat(30)].map(kindOf)).toEqual([
      'search',
      'search',
      'master',
      'unknown',
    ])
  })
  it('knows which of them depend on the clock', () => {
    expect(['random', 'greedy', 'novice', 'apprentice', 'adept', 'search:10'].every(isRepeatable)).toBe(true)
    expect(['expert', 'master', 'search:10ms'].some(isRepeatable)).toBe(false)
  })
})

describe('playOut', () => {
  it('gives the same match for the same seed, and others for others', () => {
    const play = (seed: number) => playOut(battleDice, [randomBot, randomBot, randomBot], options, seed)
    expect(play(7)).toEqual(play(7))
    expect(new Set([1, 2, 3, 4, 5].map((seed) => JSON.stringify(play(seed)))).size).toBe(5)
  })

  it('shows a bot its own question, and takes the option it points at', () => {
    const seen: Seen[] = []
    const first: Bot = {
      name: 'first',
      choose: (each) => {
        seen.push(each)
        return 0
      },
    }
    const pig = gameOf('pig')!
    const { decisions } = playOut(pig, [randomBot, first], { target: 30 }, 1)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.length).toBeLessThan(decisions)
    for (const { seat, world } of seen) {
      expect(seat).toBe(1)
      expect(pig.view(world, seat)).toMatchObject({ turn: 1 })
    }
  })

  it('gives the dice a stream of their own: a bot that thinks longer does not change them', () => {
    const held: Bot = { name: 'held', choose: () => 0 }
    const musing: Bot = { name: 'musing', choose: (_, random) => 0 * random.below(9) }
    const play = (bot: Bot) => playOut(battleDice, [bot, bot], options, 5)
    expect(play(musing)).toEqual(play(held))
  })

  it('ends a match that goes on for ever', () => {
    const endless = { ...gameOf('pig')!, bound: 50 }
    expect(() => playOut(endless, [randomBot, randomBot], { target: 1000 }, 1)).toThrow(/pig goes on after 50 answers/)
  })

  it('calls a match without a result by its name', () => {
    const vague = { ...gameOf('pig')!, outcome: (): Outcome | undefined => undefined }
    expect(() => playOut(vague, [randomBot, randomBot], { target: 10 }, 1)).toThrow(/ended without a result/)
  })
})

describe('strength', () => {
  const share = (game: string, one: string, other: string, matches: number) => {
    const rules = gameOf(game)!
    const defaults = game === 'pig' ? { target: 100 } : options
    let wins = 0
    for (let match = 0; match < matches; match++) {
      const at = match % 2
      const bots = [0, 1].map((seat) => botOf(seat === at ? one : other))
      const { outcome } = playOut(rules, bots, defaults, seedOf(11, match >> 1))
      if (outcome.places[at] === 1) wins++
    }
    return wins / matches
  }
  it('greedy beats random', () => {
    expect(share('battle-dice', 'greedy', 'random', 40)).toBeGreaterThan(0.9)
    expect(share('pig', 'greedy', 'random', 60)).toBeGreaterThan(0.75)
  })
  it('novice beats random, apprentice beats novice', () => {
    expect(share('battle-dice', 'novice', 'random', 30)).toBeGreaterThan(0.6)
    expect(share('battle-dice', 'apprentice', 'novice', 30)).toBeGreaterThan(0.55)
  })
})
