/** Nobody peeks: what a bot does depends on nothing that its seat could not know. */
import { gameOf } from '@alea/catalog'
import {
  advance,
  answer,
  answerChance,
  checkOptions,
  fromRandom,
  hash,
  type Options,
  type Running,
  random,
  redealt,
  start,
} from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { botOf, seenBy } from '../src/index.ts'

/** Tables of a random match at which somebody has several options, every so often. */
function* moments(id: string, given: Options, seats: number, seed: number, every: number): Generator<Running> {
  const game = gameOf(id)!
  const g = start<Running>(game.setup(seats, checkOptions(game.options, given, seats)), game.rules)
  const source = random(seed)
  const chance = fromRandom(source)
  for (let n = 0; ; ) {
    const pending = advance(g)
    if (!pending) return
    if (pending.kind === 'chance') {
      answerChance(g, pending, chance(pending, n))
      continue
    }
    if (pending.options[0]!.length > 1 && n++ % every === every - 1) yield g
    answer(g, pending, source.below(pending.options[0]!.length))
  }
}

const TABLES: [string, Options, number][] = [
  ['dice-throne', { heroes: ['cursed-pirate', 'black-widow'] }, 2],
  ['dice-throne', { heroes: ['doctor-strange', 'gunslinger', 'paladin'] }, 3],
  ['dice-throne', { heroes: ['barbarian', 'gunslinger', 'cursed-pirate', 'black-widow'] }, 4],
  ['battle-dice', {}, 3],
  ['dice-city', {}, 3],
]

describe.each(TABLES)('%s %o', (id, given, seats) => {
  const game = gameOf(id)!
  test.each(['random', 'greedy', 'novice', 'search:12'])('%s chooses the same whatever is hidden', (name) => {
    const bot = botOf(name)
    let compared = 0
    let differing = 0
    for (const g of moments(id, given, seats, 5, 23)) {
      if (++compared > 12) break
      const pending = advance(g)
      if (pending?.kind !== 'seats') throw new Error('No question')
      const seat = pending.seats[0]!
      const other = redealt(game, g, [seat], random(compared))
      if (hash(other) !== hash(g)) differing++
      const choices = [g, other].map((table) => bot.choose(seenBy(game, table, seat, random(3)), random(4)))
      expect(choices[1]).toBe(choices[0])
    }
    // The test would prove nothing if nothing were hidden.
    if (game.redeal) expect(differing).toBeGreaterThan(4)
  })

  test('what a bot is given holds none of the truth its seat cannot see', () => {
    for (const g of moments(id, given, seats, 6, 31)) {
      const pending = advance(g)
      if (pending?.kind !== 'seats') throw new Error('No question')
      const seat = pending.seats[0]!
      const other = redealt(game, g, [seat], random(9))
      expect(seenBy(game, g, seat, random(3)).world).toEqual(seenBy(game, other, seat, random(3)).world)
      expect(game.view(seenBy(game, g, seat, random(3)).world, seat)).toEqual(game.view(g, seat))
    }
  })
})
