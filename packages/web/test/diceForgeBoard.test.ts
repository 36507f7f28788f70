/** The board of Dice Forge: every option lies on something that is drawn, and what is said of it is so. */
import {
  CARD_SETS,
  diceForge,
  diceForgeNames,
  FACES,
  QUESTIONS,
  SHIELD_GLORY,
  SHIP_DISCOUNT,
  type View,
} from '@alea/dice-forge'
import { fromRandom, type Game, LANGUAGES, Match, type Random, random, type Seat } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { confirms } from '../src/games/dice-forge/confirms.ts'
import { explained } from '../src/games/dice-forge/explained.ts'
import { faceParts } from '../src/games/dice-forge/faceParts.ts'
import { laidOut } from '../src/games/dice-forge/layout.ts'
import { pagesFor, placesOf } from '../src/games/dice-forge/pages.ts'
import { places } from '../src/games/dice-forge/places.ts'
import { previewText } from '../src/games/dice-forge/previewText.ts'
import { noRolls, rollsAfter } from '../src/games/dice-forge/rolls.ts'

const game = diceForge as unknown as Game
const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan']
/** Declining, keeping, stopping: buttons only. */
const DECLINED: readonly unknown[] = ['none', 'done', 'pass', 'keep']

test('every option of random matches lies on a place the board draws', () => {
  const asked = new Set<string>()
  for (const seats of [2, 3, 4])
    for (const cards of ['first', 'alternative', 'random'])
      for (const seed of [1, 2]) playThrough(seats, { cards, reflection: seed === 2 }, random(seed), asked)
  // Rare with random players.
  for (const [key, ...given] of RARE) {
    const match = tableOf(...given)
    checkPlaces(match, 0, 0)
    asked.add(match.offer(0)!.name)
    expect(match.offer(0)!.name).toBe(key)
  }
  expect([...asked].sort()).toEqual(QUESTIONS.toSorted())
})

const RARE: readonly (readonly [string, ...string[]])[] = [
  [
    'order',
    'p1 reserve = 12 0 0 0',
    'p1 light = ship',
    'p1 dark = g1 g1 g1 g1 g1 g1',
    'step = favours',
    '* 1 1 1 1 1 1',
  ],
  ['triton', 'p1 tokens = triton', 'step = triton'],
]

function playThrough(seats: number, options: Record<string, unknown>, chance: Random, asked: Set<string>): void {
  const match = new Match(game, { seats, options: options as never })
  const thrown = fromRandom(chance)
  let before = match.view(0) as View
  let rolls = noRolls(before)
  for (let { pending } = match; pending; pending = match.pending) {
    if (pending.kind === 'chance') {
      match.settle(thrown(pending, match.position))
      continue
    }
    const seat = pending.seats[0]!
    const view = match.view(seat) as View
    asked.add(pending.name)
    for (const home of [seat, (seat + 1) % seats]) checkPlaces(match, seat, home)
    rolls = rollsAfter(rolls, before, view)
    for (const language of LANGUAGES) previewText(before, view, seat, language, NAMES)
    before = view
    const { options: all } = match.offer(seat)!
    match.answer({ seat, key: all[chance.below(all.length)]!.key, position: match.position })
  }
  for (const one of rolls) expect(Math.min(...one)).toBeGreaterThan(8)
}

function checkPlaces(match: Match, seat: Seat, home: Seat): void {
  const offer = match.offer(seat)!
  const view = match.view(seat) as View
  const layout = laidOut(view, home)
  const drawn = placesOf(layout)
  for (const { value } of [...offer.options, ...offer.unavailable]) {
    const found = places(offer.name, value, view, seat)
    const option = `${offer.name} ${JSON.stringify(value)}`
    if (DECLINED.includes(value)) expect(found, option).toEqual([])
    else expect(found.length, option).toBeGreaterThan(0)
    for (const place of found) expect(drawn, option).toContain(place)
    confirms(offer.name, value, view)
  }
  const pages = pagesFor(layout, offer, view)
  if (home === seat && offer.name === 'forge') expect(pages).toEqual(['hero'])
  if (home === seat && offer.name === 'steal') expect(pages).toEqual(['rivals'])
  if (offer.name === 'garden') expect(pages).toEqual(['sanctuary'])
}

describe('what is drawn', () => {
  test('a face shows all it gives, and nothing else', () => {
    for (const { id, power } of FACES) {
      const parts = faceParts(id)
      const amounts = 'among' in power ? power.among : 'gives' in power ? [power.gives] : []
      const numbers = amounts.flatMap((one) => one.filter((amount) => amount > 0))
      expect(
        parts.amounts.map(({ amount }) => amount),
        id,
      ).toEqual(numbers)
      expect(parts.either, id).toBe('among' in power)
    }
    expect(faceParts('g3-v2').amounts).toEqual([
      { resource: 'gold', amount: 3 },
      { resource: 'glory', amount: 2 },
    ])
    expect(faceParts('boar-green')).toMatchObject({ kind: 'boar', colour: 'green' })
  })

  test('a face offered on a die may be pressed wherever it is alike', () => {
    const match = tableOf('p1 reserve = 4 0 0 0', 'p1 light = g3 g1 g1 g3', 'step = action')
    answer(match, 'g4')
    const view = match.view(0) as View
    expect(places('forge', 0, view, 0)).toEqual(['cell:0:0', 'cell:0:3'])
    expect(places('forge', 6, view, 0)).toEqual(['cell:0:6', 'cell:0:7', 'cell:0:8', 'cell:0:9'])
  })

  test('the piece bought is the one that lay on its stack, then in hand, then on the die', () => {
    const match = tableOf('p1 reserve = 6 0 0 0', 'step = action')
    const bought = laidOut(match.view(0) as View, 0).sanctuary[2]!.stacks[0]!
    expect([bought.face, bought.left]).toEqual(['g4', 4])
    answer(match, 'g4')
    expect((match.view(0) as View).heroes[0]!.forging!.piece).toBe(bought.next)
    answer(match, 'light.g1')
    const after = laidOut(match.view(0) as View, 0)
    expect(after.inventories[0]!.dice[0]!.cells[0]!.piece).toBe(bought.next)
    expect(after.sanctuary.flatMap(({ stacks }) => stacks.flatMap((one) => (one.bought ? [one.face] : [])))).toEqual([
      'g4',
    ])
  })

  test('the card on top of a pile is the one that is taken', () => {
    const match = tableOf('p1 reserve = 0 1 0 0', 'step = action')
    const top = laidOut(match.view(0) as View, 0)
      .islands.flatMap(({ piles }) => piles)
      .find(({ card }) => card === 'elder')!.next
    answer(match, 'elder')
    expect(laidOut(match.view(0) as View, 1).inventories.at(-1)!.cards).toMatchObject([
      { card: 'elder', pieces: [top] },
    ])
  })

  test('dice tumble when they roll, not when a face is forged', () => {
    const match = tableOf('p1 reserve = 6 0 0 0', 'step = action')
    const at = () => match.view(0) as View
    let before = at()
    answer(match, 'g4')
    answer(match, 'light.s1')
    expect(rollsAfter(noRolls(before), before, at())).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ])
    before = at()
    answer(match, 'done')
    match.settle([1, 1, 1, 1, 1, 1])
    expect(rollsAfter(noRolls(before), before, at())).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ])
  })
})

describe('what is said', () => {
  test('a purchase, a forging and an exploit are foretold', () => {
    expect(foretold(tableOf('p1 reserve = 5 0 0 0', 'step = action'), 'g4')).toBe(
      '4\u00a0gold to be forged immediately, 2\u00a0gold (−3)',
    )
    const forging = tableOf('p1 reserve = 5 0 0 0', 'step = action')
    answer(forging, 'g4')
    expect(foretold(forging, 'dark.v2')).toBe('4\u00a0gold instead of 2\u00a0glory')
    expect(foretold(tableOf('p1 reserve = 2 6 0 0', 'step = action'), 'gorgon')).toContain('14 glory at the end')
  })

  test('waste is asked twice, ordinary answers are not', () => {
    const acting = (...lines: string[]) => tableOf(...lines, 'step = action').view(0) as View
    expect(confirms('action', 'pass', acting('p1 reserve = 12 0 0 0'))).toBe(true)
    expect(confirms('action', 'pass', acting('p1 reserve = 5 1 1 0'))).toBe(false)
    expect(confirms('action', 'pass', acting('p1 reserve = 5 1 1 0', 'round = 10'))).toBe(true)
    expect(confirms('action', 'pass', acting('p1 reserve = 7 0 0 0'))).toBe(true)
    expect(confirms('action', 'pass', acting('p1 reserve = 6 0 0 0'))).toBe(false)
    expect(confirms('extra', 'pass', acting('p1 reserve = 7 2 0 0'))).toBe(false)
    expect(confirms('action', 'g3', acting('p1 reserve = 12 0 0 0'))).toBe(false)
    const calling = (card: string) => tableOf(`p1 cards = ${card}`, 'step = reinforcements').view(0) as View
    expect(confirms('reinforce', 'done', calling('owl'))).toBe(true)
    expect(confirms('reinforce', 'done', calling('elder'))).toBe(false)
  })
})

/** Three players; a line that begins with `*` is what the dice say. */
function tableOf(...lines: readonly string[]): Match {
  const match = new Match(game, { seats: 3 })
  const g = match.state
  for (const line of lines) {
    if (line.startsWith('*')) continue
    const [subject, value] = line.split(' = ')
    game.vocabulary.set(g, subject!, value!)
  }
  match.resume(g)
  for (const line of lines) if (line.startsWith('*')) match.settle(line.slice(2).split(' ').map(Number))
  return match
}

const answer = (match: Match, key: string): void =>
  void expect(match.answer({ seat: 0, key, position: match.position })).toBeUndefined()

function foretold(match: Match, key: string): string | undefined {
  const before = match.view(0) as View
  answer(match, key)
  return previewText(before, match.view(0) as View, 0, 'en', NAMES)
}

describe('what a special face is said to do', () => {
  test('has the numbers of the rules', () => {
    expect(explained('ship', 'en')).toContain(`${SHIP_DISCOUNT} gold`)
    for (const { id, power } of FACES) {
      const said = explained(id, 'en')
      if (power.kind === 'shield') expect(said).toContain(`${Math.max(...SHIELD_GLORY)} glory`)
      if (power.kind === 'boar') expect(said).toContain(diceForgeNames.en.either(power.among))
      expect(said === undefined).toBe(power.kind === 'gain' || power.kind === 'choice')
      expect(explained(id, 'fr') === undefined).toBe(said === undefined)
    }
  })
  test('every set of cards the rules know may be chosen', () => {
    const { cards } = diceForge.options
    for (const set of CARD_SETS) expect(cards!.kind === 'data' && cards!.check(set, 2, {})).toBe(set)
    expect(CARD_SETS).toContain(cards!.default)
  })
})
