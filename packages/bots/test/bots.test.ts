import { gameOf } from '@alea/catalog'
import { InputError, type Outcome, seedOf } from '@alea/engine'
import { describe, expect, it } from 'vitest'
import { BOTS, type Bot, botOf, playOut, randomBot, type Seen } from '../src/index.ts'

const battleDice = gameOf('battle-dice')!
const options = { dice: 'standard' }

describe('botOf', () => {
  it('finds every bot by its name', () => {
    for (const bot of BOTS) expect(botOf(bot.name)).toBe(bot)
  })
  it('names the known ones to those who ask for another', () => {
    expect(() => botOf('clever')).toThrow(InputError)
    expect(() => botOf('clever')).toThrow(/no bot clever; known: random/)
  })
})

describe('playOut', () => {
  it('gives the same match for the same seed, and others for others', () => {
    const play = (seed: number) => playOut(battleDice, [randomBot, randomBot, randomBot], options, seed)
    expect(play(7)).toEqual(play(7))
    expect(new Set([1, 2, 3, 4, 5].map((seed) => JSON.stringify(play(seed)))).size).toBe(5)
  })

  it('plays the same with the eyes open as blindly', () => {
    const seeing: Bot = { name: 'seeing', choose: randomBot.choose }
    for (let match = 0; match < 20; match++) {
      const seed = seedOf(3, match)
      const blind = playOut(battleDice, [randomBot, randomBot], options, seed)
      expect(playOut(battleDice, [seeing, seeing], options, seed)).toEqual(blind)
    }
  })

  it('shows a bot its own question and its own view, and takes the option it points at', () => {
    const seen: Seen[] = []
    const last: Bot = {
      name: 'last',
      choose: (each) => {
        seen.push(each)
        return each.offer.options.length - 1
      },
    }
    const pig = gameOf('pig')!
    const { decisions } = playOut(pig, [randomBot, last], { target: 30 }, 1)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.length).toBeLessThan(decisions)
    for (const { view, offer } of seen) {
      expect(offer.seat).toBe(1)
      expect(offer.options[0]).toEqual({ key: 'roll', value: 'roll' })
      expect((view as { turn: number }).turn).toBe(1)
    }
  })

  it('gives the dice a stream of their own: a bot that thinks longer does not change them', () => {
    const held: Bot = { name: 'held', choose: ({ offer }) => offer.options.length - 1 }
    const musing: Bot = {
      name: 'musing',
      choose: ({ offer }, random) => offer.options.length - 1 + 0 * random.below(9),
    }
    const play = (bot: Bot) => playOut(gameOf('pig')!, [bot, bot], { target: 50 }, 5)
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
