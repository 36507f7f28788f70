/** The board of Battle Dice: every option lies on something that is drawn, and its pictures say what the faces say. */
import { battleDice, QUESTIONS, RACES, TABLES, type View } from '@alea/battle-dice'
import { fromRandom, type Game, LANGUAGES, Match, type Random, random, type Seat } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { confirms } from '../src/games/battle-dice/confirms.ts'
import { faceParts, powersOf } from '../src/games/battle-dice/faceParts.ts'
import { laidOut, placesOf, seatToShow } from '../src/games/battle-dice/layout.ts'
import { places } from '../src/games/battle-dice/places.ts'
import { previewText } from '../src/games/battle-dice/previewText.ts'
import { type Rolls, rollsAfter } from '../src/games/battle-dice/rolls.ts'

const game = battleDice as unknown as Game
const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan']
const DECLINED = ['none', 'done']

/** Powers where the standard dice have none, several on a face. */
const HOUSE = {
  goblin: ['1', '0 + retry 1 + slow', '2 + wound + slow', '1 + reinforce 1 + heal', '0 + ko 1 + priority', '×2'],
  orc: ['1', '2 + retry 2 + priority', '1 + replace + ko 1', '1 + corruption', '×3 + slow', '1 + keep + minor-shield'],
  dwarf: ['0 + death', '2 + reinforce 2', '3', '×2 + priority', '1 + major-shield + heal', '1 + pauldron + retry 1'],
}
/** The numbers of the standard dice are tuned now and then; what is foretold here is not. */
const FIXED = {
  goblin: ['0', '1', '1', '0 + reinforce 1', '0 + reinforce 2', '0 + replace'],
  orc: ['0', '1', '2 + pauldron', '0 + ko 1', '0 + wound', '1 + reinforce 1'],
  dwarf: ['0', '1', '3', '×2', '0 + minor-shield', '0 + pauldron + retry 1'],
}

describe.each([2, 3, 4])('%i players', (seats) => {
  test('every option of random matches lies on a place the board draws', () => {
    const asked = new Set<string>()
    for (const dice of Object.keys(TABLES)) playThrough(seats, dice, random(1), asked)
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) playThrough(seats, HOUSE, random(seed), asked)
    expect([...asked].sort()).toEqual(QUESTIONS.toSorted())
  })
})

function playThrough(seats: number, dice: unknown, chance: Random, asked: Set<string>): void {
  const match = new Match(game, { seats, options: { dice } })
  const thrown = fromRandom(chance)
  let [before, rolls]: [View, Rolls] = [match.view(0) as View, new Map()]
  for (let { pending } = match; pending; pending = match.pending) {
    if (pending.kind === 'chance') {
      match.settle(thrown(pending, match.position))
      continue
    }
    const seat = pending.seats[0]!
    const view = match.view(seat) as View
    asked.add(pending.name)
    for (let home = 0; home < seats; home++) checkPlaces(match, view, seat, home)
    rolls = rollsAfter(rolls, before, view)
    for (const language of LANGUAGES) previewText(before, view, seat, language, NAMES)
    before = view
    const { options } = match.offer(seat)!
    match.answer({ seat, key: options[chance.below(options.length)]!.key, position: match.position })
  }
  expect(rolls.size).toBeGreaterThan(3)
}

function checkPlaces(match: Match, view: View, seat: Seat, home: Seat): void {
  const offer = match.offer(seat)!
  const layout = laidOut(view, home, offer)
  const drawn = placesOf(layout)
  for (const { value } of [...offer.options, ...offer.unavailable]) {
    const found = places(offer.name, value, view, seat)
    const option = `${offer.name} ${JSON.stringify(value)}`
    expect(found.length, option).toBe(DECLINED.includes(value as string) ? 0 : 1)
    for (const place of found) expect(drawn, option).toContain(place)
    confirms(offer.name, value, view, seat)
  }
  const shown = seatToShow(layout, offer, view)
  if (offer.name === 'buy') expect(shown).toBeUndefined()
  if (offer.name === 'ko') expect(shown).not.toBe(seat)
  if (offer.name === 'send') expect(shown).toBe(seat)
}

describe('what is drawn', () => {
  test('a face shows its number, its multiplier and all its powers', () => {
    expect(faceParts('1 + ko 2 + priority')).toEqual({
      number: '1',
      used: [{ power: 'ko', count: 2 }],
      held: ['priority'],
    })
    expect(faceParts('0 + death + slow').number).toBe('')
    expect(faceParts('0').number).toBe('0')
    expect(faceParts('×2 + regenerate')).toEqual({ number: '×2', used: [], held: ['regenerate'] })
    for (const text of Object.values(TABLES).flatMap((table) => RACES.flatMap((race) => table[race]))) {
      const { used, held } = faceParts(text)
      const words = text
        .split(' + ')
        .slice(1)
        .map((word) => word.split(' ')[0])
      expect([...used.map(({ power }) => power), ...held].toSorted(), text).toEqual(words.toSorted())
      expect(
        powersOf(text)
          .filter((power) => power !== 'multiplier')
          .toSorted(),
      ).toEqual(words.toSorted())
    }
  })

  test('strips begin at home and go round; creatures of a race lie together', () => {
    const { strips } = laidOut(
      tableOf('p2 locker = goblin orc goblin', 'p2 infirmary = mage').view(1) as View,
      1,
      undefined,
    )
    expect(strips.map(({ seat }) => seat)).toEqual([1, 0])
    expect(strips[0]!.locker.map(({ race, dice }) => [race, dice.length])).toEqual([
      ['goblin', 2],
      ['orc', 1],
    ])
    expect(strips[0]!.infirmary.map(({ place }) => place)).toEqual(['infirmary:1:mage'])
  })

  test('the die sold next is the one that flies to its buyer', () => {
    const match = tableOf('p1 gold = 5', 'phase = buy')
    const { stock } = laidOut(match.view(0) as View, 0, match.offer(0))
    const next = stock.find(({ race }) => race === 'mage')!.next
    match.answer({ seat: 0, key: 'mage', position: match.position })
    expect((match.view(0) as View).trainers[0]!.infirmary.map(({ die }) => die)).toEqual([next])
  })

  test('a die tumbles when it is thrown, thrown again, and when a retry gives the same face', () => {
    const view = (face: number | undefined, acted: boolean, chosen: number[] = []) =>
      ({ turn: 1, chosen, trainers: [{ arena: [{ die: 7, face, acted }] }] }) as unknown as View
    const rolled = (before: View, after: View) => rollsAfter(new Map([[7, 1]]), before, after).get(7)! - 1
    expect(rolled(view(undefined, false), view(3, false))).toBe(1)
    expect(rolled(view(3, false), view(3, false))).toBe(0)
    expect(rolled(view(3, false), view(3, true))).toBe(0)
    expect(rolled(view(3, true), view(3, false))).toBe(1)
    expect(rolled(view(3, false, [7]), view(3, false))).toBe(1)
  })
})

describe('what is said', () => {
  test('a blow, a shield and a purchase are foretold', () => {
    const fight = ['p1 arena = dwarf/5 orc/4', 'p2 arena = dwarf/3 orc/2', 'phase = powers']
    expect(foretold(tableOf(...fight), ['2'], 'p2.1')).toBe(
      'Bob: dwarf to the infirmary; Bob would earn 1 instead of 4',
    )
    expect(foretold(tableOf(...fight), ['1'], '1')).toBe('protects one creature')
    expect(foretold(tableOf(...fight), ['1'], '2')).toBe('protects nothing there')
    expect(foretold(tableOf('p1 gold = 5', 'phase = buy'), [], 'elf')).toBe('2 gold left; Ada: stable worth 8')
  })

  test('giving up gold or several powers is asked twice, ordinary answers are not', () => {
    const buying = (gold: number) => tableOf(`p1 gold = ${gold}`, 'phase = buy').view(0) as View
    expect(confirms('buy', 'done', buying(4), 0)).toBe(true)
    expect(confirms('buy', 'done', buying(1), 0)).toBe(false)
    expect(confirms('buy', 'goblin', buying(4), 0)).toBe(false)
    expect(confirms('activate', 'none', buying(1), 0)).toBe(true)
    expect(confirms('ko', 'none', buying(1), 0)).toBe(false)
  })

  test('only the gold of whoever is asked counts', () => {
    const view = tableOf('p1 gold = 4', 'p2 gold = 1', 'phase = buy').view(0) as View
    expect(confirms('buy', 'done', view, 1)).toBe(false)
  })

  test('how many races must be sold out is for the rules to say', () => {
    const { soldOut } = tableOf('stock mage = 0', 'stock elf = 0', 'phase = buy').view(0) as View
    expect(soldOut).toEqual({ races: 2, of: 2 })
  })
})

function tableOf(...lines: string[]): Match {
  const match = new Match(game, { seats: 2, options: { dice: FIXED } })
  const g = match.state
  for (const line of lines) {
    const [subject, value] = line.split(' = ')
    game.vocabulary.set(g, subject!, value!)
  }
  match.resume(g)
  return match
}

/** What the board says of an answer, after some others. */
function foretold(match: Match, answers: readonly string[], key: string): string | undefined {
  for (const one of answers) match.answer({ seat: 0, key: one, position: match.position })
  const before = match.view(0) as View
  expect(match.offer(0)!.options.map((option) => option.key)).toContain(key)
  match.answer({ seat: 0, key, position: match.position })
  return previewText(before, match.view(0) as View, 0, 'en', NAMES)
}
