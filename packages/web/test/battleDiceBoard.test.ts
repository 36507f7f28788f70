/** The board of Battle Dice: every option lies on something that is drawn. */
import { battleDice, type View } from '@alea/battle-dice'
import { fromRandom, type Game, Match, type Random, random } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { confirms } from '../src/games/battle-dice/confirms.ts'
import { faceParts, powersOf } from '../src/games/battle-dice/faceParts.ts'
import { laidOut, placesOf, seatToShow } from '../src/games/battle-dice/layout.ts'
import { places } from '../src/games/battle-dice/places.ts'
import { previewText } from '../src/games/battle-dice/previewText.ts'
import { rollsAfter } from '../src/games/battle-dice/rolls.ts'

const game = battleDice as unknown as Game
const DECLINED = ['none', 'done']

describe.each([2, 3, 4])('%i players', (seats) => {
  test.each(['standard', 'prototype', battleDice.options.dice!.kind === 'data' ? battleDice.options.dice!.samples()[1]! : ''])(
    'every option of random matches has a place the board draws (dice %#)',
    (dice) => {
      const asked = new Set<string>()
      for (const seed of [1, 2, 3, 4]) playThrough(seats, dice, random(seed), asked)
      // What the powers of these dice ask is asked in a handful of matches.
      for (const question of ['send', 'activate', 'ko', 'buy', 'retry', 'replace', 'multiplier', 'reinforce', 'wound'])
        expect(asked).toContain(question)
    },
  )
})

function playThrough(seats: number, dice: unknown, chance: Random, asked: Set<string>): void {
  const match = new Match(game, { seats, options: { dice } })
  const thrown = fromRandom(chance)
  let [before, rolls] = [match.view(0) as View, new Map<number, number>() as ReadonlyMap<number, number>]
  for (let { pending } = match; pending; pending = match.pending) {
    if (pending.kind === 'chance') {
      match.settle(thrown(pending, match.position))
      continue
    }
    const [seat] = pending.seats
    const offer = match.offer(seat!)!
    const view = match.view(seat!) as View
    asked.add(offer.name)
    for (const home of match.state.trainers.keys()) {
      const drawn = placesOf(laidOut(view, home, offer))
      for (const { value } of [...offer.options, ...offer.unavailable]) {
        const found = places(offer.name, value, view, seat!)
        expect(found.length > 0, `${offer.name} ${JSON.stringify(value)}`).toBe(!DECLINED.includes(value as string))
        for (const place of found) expect(drawn, `${offer.name} ${JSON.stringify(value)}`).toContain(place)
        confirms(offer.name, value, view)
      }
      seatToShow(laidOut(view, home, offer), offer, view)
    }
    rolls = rollsAfter(rolls, before, view)
    for (const language of ['en', 'fr'] as const) previewText(before, view, seat!, language, ['Ada', 'Bob', 'Cleo', 'Dan'])
    before = view
    const { key } = offer.options[chance.below(offer.options.length)]!
    match.answer({ seat: seat!, key, position: match.position })
  }
  expect(rolls.size).toBeGreaterThan(0)
}
