import { type ChanceSource, fromRandom, type Game, Match, random } from '@alea/engine'
import { type PigEvent, pig, type View } from '@alea/example-pig'
import { expect, test } from 'vitest'
import { BANK_PLACE, DIE_PLACE, places } from '../src/games/pig/places.ts'
import { previewText } from '../src/games/pig/previewText.ts'
import { NO_ROLLS, rollsAfter } from '../src/games/pig/rolls.ts'

test.each([2, 3, 10])('the die on the table of %i shows what was rolled', (seats) => {
  const chance = random(seats)
  const thrown = fromRandom(chance)
  const match = new Match(pig as unknown as Game, { seats, options: { target: 40 } })
  let die = NO_ROLLS
  let rolls = 0
  let before = match.view(0) as View
  while (match.pending?.kind === 'seats') {
    const seat = match.pending.seats[0]!
    const { options, unavailable, name } = match.offer(seat)!
    for (const { value } of [...options, ...unavailable])
      expect(places(name, value)).toEqual([value === 'roll' ? DIE_PLACE : BANK_PLACE])
    match.forgetEvents()
    match.answer({ seat, key: options[chance.below(options.length)]!.key, position: match.position })
    throwDice(match, thrown)
    const after = match.view(0) as View
    die = rollsAfter(die, before, after)
    const rolled = match.heard(0).find(({ type }) => type === 'rolled') as
      | Extract<PigEvent, { type: 'rolled' }>
      | undefined
    if (rolled) expect(die).toEqual({ face: rolled.face, times: ++rolls })
    else expect(die.times).toBe(rolls)
    before = after
  }
  expect(rolls).toBeGreaterThan(5)
})

function throwDice(match: Match, thrown: ChanceSource): void {
  for (let { pending } = match; pending?.kind === 'chance'; pending = match.pending)
    match.settle(thrown(pending, match.position))
}

test('holding tells the score one would have', () => {
  const view = (scores: number[]): View => ({ turn: 0, turnTotal: 0, scores, target: 50 })
  expect(previewText(view([10, 0]), view([19, 0]), 0, 'en')).toBe('19 points held')
  expect(previewText(view([40, 0]), view([52, 0]), 0, 'fr')).toBe('52 points\u00a0: c’est gagné')
  expect(previewText(view([40, 0]), view([40, 0]), 0, 'en')).toBeUndefined()
})
