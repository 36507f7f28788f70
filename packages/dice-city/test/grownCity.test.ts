/** Random matches hardly build anything: here they begin with cities in which every location can be used and copied. */
import { fast, LANGUAGES, Match, random, seatName, start } from '@alea/engine'
import { expect, test } from 'vitest'
import { CELL_NAMES, type DiceCity, diceCity, LOCATION_IDS, type View } from '../src/index.ts'

const GROWN =
  'W1:barracks W3:blacksmith W5:catapult Y1:training-camp Y3:watch-tower Y4:bazaar Y6:market-place R1:mint R2:merchant-guild R3:quarry ' +
  'R4:storehouse R5:festival-hall B1:cemetery B2:church B3:stables B4:town-hall B6:well K1:cathedral K2:great-wall K3:grand-statue K4:manor K6:mine'

function grown(): Match<DiceCity, View> {
  const match = new Match(diceCity, { seats: 2 })
  const g = start<DiceCity>(diceCity.setup(2, match.header.options), diceCity.rules)
  for (const seat of ['p1', 'p2']) {
    diceCity.vocabulary.set(g, `${seat} city`, GROWN)
    diceCity.vocabulary.set(g, `${seat} stock`, '3/3/3')
    diceCity.vocabulary.set(g, `${seat} hourglasses`, '4')
  }
  diceCity.vocabulary.set(g, 'p1 dice', 'W1 Y1 R1 B1 K1')
  diceCity.vocabulary.set(g, 'phase', 'dice')
  match.resume(g)
  return match
}

const wellSaid = (text: unknown): boolean =>
  typeof text === 'string' && text !== '' && !/undefined|NaN|\[obj/.test(text)

test('texts, judgement and piles hold in matches of grown cities, and every kind of question is asked', () => {
  const asked = new Set<string>()
  for (let seed = 1; seed <= 8; seed++) {
    const match = grown()
    const [luck, chance] = [random(seed), fast(seed)]
    const cards = diceCity.conserved!(match.state)
    while (match.pending && match.position < 400) {
      const { pending } = match
      if (pending.kind === 'chance') match.settle(chance(pending, match.position))
      else {
        const seat = pending.seats[0]!
        const { name, params, options, unavailable } = match.offer(seat)!
        const g = match.state
        const view = diceCity.view(g, seat)
        asked.add(name)
        for (const language of LANGUAGES) {
          const text = diceCity.text[language]
          expect(wellSaid(text.ask(name, params)), name).toBe(true)
          for (const { key, value } of [...options, ...unavailable])
            expect(wellSaid(text.option(name, value, view, seatName)), `${name} ${key}`).toBe(true)
          for (const event of match.heard(undefined))
            expect(wellSaid(text.event(event, seatName)), event.type).toBe(true)
        }
        expect(diceCity.insight!.evaluate(g).reduce((sum, part) => sum + part)).toBeCloseTo(1)
        const sensed = diceCity.insight!.sense!(g, pending, 0)
        if (sensed) expect(sensed.every(Number.isFinite) && sensed.length === options.length).toBe(true)
        match.forgetEvents()
        // Dice are used three times in four: else they would mostly move each other about.
        const uses = luck.below(4) > 0 ? options.filter(({ key }) => key.startsWith('use:')) : []
        const open = uses.length > 0 ? uses : options
        match.answer({ seat, key: open[luck.below(open.length)]!.key })
        expect(diceCity.conserved!(match.state)).toEqual(cards)
      }
    }
  }
  expect([...asked].sort()).toEqual(
    'adorn attack build copy discard disturb exchange multiply recruit ride site spend well'.split(' '),
  )
})

/** All 120 cards lie in four full cities; the deck gave its last. */
function crowded(phase: string, off: string): Match<DiceCity, View> {
  const match = new Match(diceCity, { seats: 4 })
  const g = start<DiceCity>(diceCity.setup(4, match.header.options), diceCity.rules)
  const cards = LOCATION_IDS.slice(0, 24).flatMap((id, kind) => Array<string>(kind < 4 ? 15 : 3).fill(id))
  for (const [seat, mark] of [off, '', '', ''].entries()) {
    const city = CELL_NAMES.map((cell, i) => `${cell}:${cards[4 * i + seat]}${mark}`)
    diceCity.vocabulary.set(g, `p${seat + 1} city`, city.join(' '))
    diceCity.vocabulary.set(g, `p${seat + 1} stock`, '9/9/9')
  }
  diceCity.vocabulary.set(g, 'p1 hourglasses', '9')
  diceCity.vocabulary.set(g, 'p1 dice', 'W2 Y3 R4 B5 K2')
  diceCity.vocabulary.set(g, 'strength', '99')
  diceCity.vocabulary.set(g, 'phase', phase)
  match.resume(g)
  return match
}

const keysOf = (match: Match<DiceCity, View>): string[] => match.offer(0)!.options.map(({ key }) => key)

test.each([
  // Five dice: pass 5, reactivate 5 × 30, move 5 × 4 × 2; five effects of hourglasses. Nothing to use, nothing to refresh.
  ['dice', '!', 5 + 150 + 40 + 5],
  // Three piles of bandits, three stocks, ninety cards, done.
  ['attack', '', 3 + 9 + 90 + 1],
])('the longest list of the step %s names every option once', (phase, off, most) => {
  const keys = keysOf(crowded(phase, off))
  expect(keys).toHaveLength(most)
  expect(new Set(keys).size).toBe(most)
})
