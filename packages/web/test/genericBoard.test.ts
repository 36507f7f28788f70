/** The plain board: any game of the catalogue can be seen whole and played from its view and options alone. */
import { GAMES } from '@alea/catalog'
import { fromRandom, Match, random } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { cardsOf, placeOf } from '../src/games/generic/places.ts'
import { previewText } from '../src/games/generic/previewText.ts'
import { arePips, seatNamed, spoken, valueText } from '../src/games/generic/spoken.ts'
import { countOf, thingsOf } from '../src/games/generic/things.ts'

const ANSWERS = 250
const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan']

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('every option has a card of its own, everything in the view is laid out', () => {
    const chance = random(7)
    const thrown = fromRandom(chance)
    const match = new Match(game, { seats: game.seats.min })
    let [before, answers]: [unknown, number] = [match.view(0), 0]
    for (let { pending } = match; pending && answers < ANSWERS; pending = match.pending) {
      if (pending.kind === 'chance') {
        match.settle(thrown(pending, match.position))
        continue
      }
      const seat = pending.seats[0]!
      const offer = match.offer(seat)!
      const view = match.view(seat)
      const drawn = cardsOf(offer).map(({ place }) => place)
      expect(new Set(drawn).size).toBe(drawn.length)
      for (const { value } of [...offer.options, ...offer.unavailable]) expect(drawn).toContain(placeOf(value))
      expect(new Set(offer.options.map(({ value }) => placeOf(value))).size).toBe(offer.options.length)

      const things = thingsOf(view, game.seats.min)
      expect(things.reduce((sum, one) => sum + countOf(one), 0)).toBe(leaves(view))
      const names = things.map(({ name }) => name)
      expect(names).toEqual([...new Set(names)])
      for (const language of ['en', 'fr'] as const)
        expect(previewText(before, view, seat, language, NAMES) ?? '').not.toMatch(/undefined|\[object|NaN/)
      before = view
      match.answer({ seat, key: offer.options[chance.below(offer.options.length)]!.key, position: match.position })
      answers++
    }
    expect(answers).toBeGreaterThan(5)
  })
})

const leaves = (value: unknown): number => {
  if (value === undefined) return 0
  if (value === null || typeof value !== 'object') return 1
  return Object.values(value).reduce((sum: number, one) => sum + leaves(one), 0)
}

describe('what is laid out', () => {
  test('boards of players, scores, tables, lists and facts are told apart', () => {
    const view = {
      turnTotal: 4,
      scores: [1, 2],
      trainers: [
        { seat: 0, gold: 1, locker: [{ die: 1 }] },
        { seat: 1, gold: 2, locker: [] },
      ],
      stock: [
        { race: 'orc', left: 3 },
        { race: 'elf', left: 1, dear: true },
        { race: 'troll', left: 0 },
      ],
      dice: [1, 6],
      deep: { er: { still: 'here' } },
    }
    const things = thingsOf(view, 2)
    expect(things.map(({ kind }) => kind)).toEqual(['fact', 'scores', 'players', 'table', 'list', 'group'])
    expect(things[3]).toMatchObject({
      columns: ['race', 'left', 'dear'],
      rows: [
        ['orc', 3, undefined],
        ['elf', 1, true],
        ['troll', 0, undefined],
      ],
    })
  })

  test('names are said in words, seats by their players, dice as pips', () => {
    expect(spoken('turnTotal', 'en')).toBe('turn total')
    expect(spoken('turnTotal', 'fr')).toBe('total du tour')
    expect([valueText(true, 'fr'), valueText(null, 'en'), valueText('minor-shield', 'en')]).toEqual([
      'oui',
      '–',
      'minor shield',
    ])
    expect([seatNamed('first', 1, 2), seatNamed('first', 2, 2), seatNamed('gold', 1, 2)]).toEqual([
      1,
      undefined,
      undefined,
    ])
    expect([arePips('dice', [1, 6]), arePips('dice', [0, 6]), arePips('scores', [1, 2])]).toEqual([true, false, false])
  })

  test('a preview tells what changes, and how much more', () => {
    const preview = (before: unknown, after: unknown) => previewText(before, after, 0, 'en', NAMES)
    expect(preview({ scores: [1, 2], turnTotal: 3 }, { scores: [4, 2], turnTotal: 0 })).toBe(
      'scores Ada 1 → 4, turn total 3 → 0',
    )
    expect(preview({ hand: [1, 2] }, { hand: [1] })).toBe('hand 2 → 1')
    expect(preview({ a: 1 }, { a: 1 })).toBeUndefined()
    const many = (by: number) => Object.fromEntries('abcdef'.split('').map((name) => [name, by]))
    expect(preview(many(1), many(2))).toMatch(/d 1 → 2, and 2 more$/)
  })
})
