import { advance, answer, answerChance, fast, random, start } from '@alea/engine'
import { expect, test } from 'vitest'
import { type DiceForge, diceForge, type View } from '../src/index.ts'

/** Every view of a random match, with what is asked. */
function* viewsOf(seats: number, cards: string, seed: number): Generator<View> {
  const g = start<DiceForge>(diceForge.setup(seats, { cards, reflection: false }), diceForge.rules)
  const luck = random(seed)
  const chance = fast(seed)
  for (let position = 0; ; position++) {
    const pending = advance(g)
    yield diceForge.view(g, undefined)
    if (!pending) return
    if (pending.kind === 'chance') answerChance(g, pending, chance(pending, position))
    else answer(g, pending, luck.below(pending.options[0]!.length))
  }
}

const facesIn = ({ sanctuary, gardens, heroes, box }: View) => [
  ...sanctuary.flatMap(({ faces }) => faces),
  ...gardens.flatMap(({ faces }) => faces),
  ...box,
  ...heroes.flatMap(({ dice, discarded, forging }) => [
    ...dice.flatMap(({ faces }) => faces),
    ...discarded,
    ...(forging ? [forging] : []),
  ]),
]

const cardsIn = ({ islands, heroes }: View): number[] => [
  ...islands.flatMap(({ piles }) => piles.flatMap(({ pieces }) => pieces)),
  ...heroes.flatMap(({ cards }) => cards.map(({ piece }) => piece)),
]

test.each([
  [2, 'first'],
  [3, 'alternative'],
  [4, 'random'],
])('%i players, %s cards: every piece is somewhere, once, and stays what it is', (seats, cards) => {
  const kinds = new Map<number, string>()
  for (const view of viewsOf(seats, cards, seats)) {
    const faces = facesIn(view)
    expect(faces.length).toBe(60 + 12 * seats)
    expect(new Set(faces.map(({ piece }) => piece)).size).toBe(faces.length)
    for (const { piece, face } of faces) {
      expect(kinds.get(piece) ?? face).toBe(face)
      kinds.set(piece, face)
    }
    expect(new Set(cardsIn(view)).size).toBe(15 * seats)
  }
})

test('a pawn stands on one island, or at home', () => {
  for (const { islands, heroes } of viewsOf(4, 'first', 9))
    for (const { seat, island } of heroes)
      expect(islands.filter(({ hero }) => hero === seat).map((one) => one.island)).toEqual(island === 0 ? [] : [island])
})
