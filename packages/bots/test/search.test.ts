import { gameOf } from '@alea/catalog'
import { advance, answer, answerChance, fromRandom, type Running, random } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { botOf, seenBy, think } from '../src/index.ts'
import { opening } from './opening.ts'

const game = gameOf('battle-dice')!

const { g, seat } = opening()
const seen = () => seenBy(game, g, seat, random(1))

describe('budgets', () => {
  test('so many iterations and one seed: one choice', () => {
    const choose = (seed: number) => botOf('search:80').choose(seen(), random(seed))
    expect(choose(5)).toBe(choose(5))
  })

  test('a budget of time is kept', () => {
    const bot = botOf('search:60ms')
    bot.choose(seen(), random(1))
    const began = performance.now()
    bot.choose(seen(), random(1))
    // Far more than it takes on a busy machine, far less than a budget that is not kept.
    expect(performance.now() - began).toBeLessThan(30_000)
  })

  test('whoever is told to stop answers at once with an option', () => {
    let asked = 0
    const choice = botOf('search:1000000').choose(seen(), random(1), () => ++asked > 0)
    expect(asked).toBeLessThan(5)
    expect(choice).toBeGreaterThanOrEqual(0)
  })

  test('no bot thinks longer than its job allows, whatever its name says', () => {
    const job = { game: 'battle-dice', seat, world: seen().world, seed: 1, ms: 30 }
    // Without the limit these two would outlast the test.
    for (const bot of ['search:600000ms', 'search:10000000']) expect(think({ ...job, bot })).toMatch(/\w/)
  })

  test('the world it is given is not used up', () => {
    const given = seen()
    const before = JSON.stringify(given.world)
    botOf('search:40').choose(given, random(1))
    botOf('greedy').choose(given, random(1))
    expect(JSON.stringify(given.world)).toBe(before)
  })
})

describe('keep decisions', () => {
  test('are worked out, not searched for: a thousand iterations choose what one does', () => {
    const throne = gameOf('dice-throne')!
    const table = opening('dice-throne', { heroes: ['barbarian', 'barbarian'] })
    // Nothing but dice: no cards, no tokens.
    const state = table.g as Running & { fighters: { hand: string[]; deck: string[] }[] }
    for (const one of state.fighters) one.deck.push(...one.hand.splice(0))
    const chance = fromRandom(random(8))
    for (;;) {
      const pending = advance(table.g)
      if (pending?.kind === 'chance') answerChance(table.g, pending, chance(pending, 0))
      else if (pending?.name === 'attempt') {
        const choices = ['search:1', 'search:1000', 'greedy'].map((name) =>
          botOf(name).choose(seenBy(throne, table.g, pending.seats[0]!, random(1)), random(1)),
        )
        expect(new Set(choices).size).toBe(1)
        return
      } else {
        const options = pending!.options[0]!
        answer(table.g, pending!, options.indexOf(pending!.name === 'main' ? 'end' : 'pass'))
      }
    }
  })
})
