import { gameOf } from '@alea/catalog'
import { advance, answer, answerChance, checkOptions, fromRandom, type Running, random, start } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { botOf, seenBy, think } from '../src/index.ts'
import { BotThreads } from '../src/threads/BotThreads.ts'

const game = gameOf('battle-dice')!

/** The first question of a match. */
function opening(id = 'battle-dice', given = {}): { g: Running; seat: number } {
  const rules = gameOf(id)!
  const g = start<Running>(rules.setup(2, checkOptions(rules.options, given, 2)), rules.rules)
  const chance = fromRandom(random(2))
  for (;;) {
    const pending = advance(g)
    if (pending?.kind === 'seats') return { g, seat: pending.seats[0]! }
    answerChance(g, pending!, chance(pending!, 0))
  }
}

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
        answer(table.g, pending!, pending!.options[0]!.indexOf('end'))
      }
    }
  })
})

describe('threads', () => {
  const job = { game: 'battle-dice', bot: 'search:60', seat, world: seen().world, seed: 9 }

  test('choose what the same bot chooses here', async () => {
    const threads = new BotThreads(2)
    const keys = await Promise.all([
      threads.choose(job),
      threads.choose(job),
      threads.choose({ ...job, bot: 'greedy' }),
    ])
    expect(keys).toEqual([think(job), think(job), think({ ...job, bot: 'greedy' })])
    await threads.close()
  })

  test('an aborted job answers with the best it has', async () => {
    const threads = new BotThreads(1)
    await threads.choose(job)
    const control = new AbortController()
    const began = performance.now()
    const answer = threads.choose({ ...job, bot: 'search:600000ms' }, control.signal)
    setTimeout(() => control.abort(), 50)
    expect(await answer).toMatch(/\w/)
    expect(performance.now() - began).toBeLessThan(300_000)
    await threads.close()
  })

  test('a bot that does not exist fails its own job only', async () => {
    const threads = new BotThreads(1)
    await expect(threads.choose({ ...job, bot: 'clever' })).rejects.toThrow('no bot clever')
    expect(await threads.choose(job)).toBe(think(job))
    expect(threads.pending).toBe(0)
    await threads.close()
    await expect(threads.choose(job)).rejects.toThrow('gone')
  })
})
