/** The board of Dice City: every option lies on something that is drawn, and its pictures say what the rules say. */
import { choiceOf, diceCity, LETTERS, LOCATION, LOCATION_IDS, type View } from '@alea/dice-city'
import { fromRandom, type Game, type Json, Match, type Random, random, type Seat } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { confirms } from '../src/games/dice-city/confirms.ts'
import { effectsOf } from '../src/games/dice-city/effects.ts'
import { laidOut, placesOf, sceneOf, targetsIn } from '../src/games/dice-city/layout.ts'
import { places } from '../src/games/dice-city/places.ts'
import { previewText } from '../src/games/dice-city/previewText.ts'
import { type Rolls, rollsAfter } from '../src/games/dice-city/rolls.ts'
import {
  listed,
  payersOf,
  pickedAlone,
  pickedPayer,
  pickedSet,
  rerollable,
  toggled,
} from '../src/games/dice-city/spending.ts'

const game = diceCity as unknown as Game
const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan']

const ALONE = [
  ...['spend', 'recruit', 'exchange', 'multiply', 'copy', 'ride', 'well'],
  ...['discard', 'attack', 'build', 'adorn', 'site'],
]
const TOGETHER = [...ALONE, 'disturb']

/** A city in which nearly every die asks something. */
const ASKING = ['barracks', 'market-place', 'storehouse', 'cemetery', 'church', 'town-hall', 'stables', 'well']
const BUSY = [
  `p1 city = ${['W', 'Y', 'R', 'B'].flatMap((row, i) => [1, 2, 3, 4, 5].map((column) => `${row}${column}:${ASKING[(5 * i + column - 1) % 8]}`)).join(' ')}`,
  'p1 stock = 9/9/9',
  'p1 hourglasses = 9',
  'p1 dice = W1 Y2 R3 B4 K5',
  'display = grand-statue grand-statue manor mint',
  'phase = dice',
]

describe.each([1, 2, 3, 4])('%i players', (seats) => {
  test('every option of random matches lies on a place the board draws', () => {
    const asked = new Set<string>()
    playThrough(new Match(game, { seats, options: { level: 'hard', soloRefresh: true } }), random(1), asked)
    for (const seed of [2, 3, 4, 5, 6]) playThrough(tableFor(seats, ...BUSY), random(seed), asked)
    expect([...(seats === 1 ? ALONE : TOGETHER)].filter((question) => !asked.has(question))).toEqual([])
  })
})

function playThrough(match: Match, chance: Random, asked: Set<string>): void {
  const seats = (match.view(0) as View).cities.length
  const thrown = fromRandom(chance)
  let [before, rolls]: [View, Rolls] = [match.view(0) as View, new Map()]
  for (let answers = 0; match.pending && answers < 900; ) {
    const { pending } = match
    if (pending.kind === 'chance') {
      match.settle(thrown(pending, match.position))
      continue
    }
    answers++
    const seat = pending.seats[0]!
    const view = match.view(seat) as View
    if (!asked.has(pending.name) || answers % 7 === 0)
      for (let home = 0; home < seats; home++) checkPlaces(match, view, seat, home)
    asked.add(pending.name)
    rolls = rollsAfter(rolls, before, view)
    for (const language of ['en', 'fr'] as const) previewText(before, view, seat, language, NAMES)
    before = view
    const { options } = match.offer(seat)!
    const uses = options.filter(({ key }) => /^use:|^grand-statue/.test(key))
    const from = uses.length > 0 && chance.below(3) > 0 ? uses : options
    match.answer({ seat, key: from[chance.below(from.length)]!.key, position: match.position })
  }
  expect(rolls.size).toBeGreaterThanOrEqual(LETTERS.length)
}

function checkPlaces(match: Match, view: View, seat: Seat, home: Seat): void {
  const offer = match.offer(seat)!
  const unpaid = laidOut(view, home, offer, undefined)
  for (const { value } of [...offer.options, ...offer.unavailable]) {
    const found = places(offer.name, value, view, seat)
    const option = `${offer.name} ${JSON.stringify(value)}`
    const drawn = placesOf(laidOut(view, home, offer, payerOf(offer.name, value)))
    if (isOnlyInBar(offer.name, value)) expect(found, option).toEqual([])
    else
      expect(
        found.filter((place) => drawn.has(place)),
        option,
      ).not.toEqual([])
    confirms(offer.name, value, view)
  }
  const scene = sceneOf(unpaid, offer, view)
  if (['spend', 'site', 'copy', 'ride', 'recruit', 'well', 'exchange', 'multiply'].includes(offer.name))
    expect(scene).toEqual({ city: seat })
  if (offer.name === 'disturb') expect(scene).toEqual({ city: (offer.params as { owner: Seat }).owner })
  if (offer.name === 'discard') expect(scene).toBe('market')
  if (offer.name === 'attack') expect(scene).not.toEqual({ city: seat })
}

/** Moves are shown for the die that pays. */
function payerOf(question: string, value: Json): number | undefined {
  const choice = choiceOf(question, value)
  return choice.act === 'move' ? choice.die : undefined
}

const isOnlyInBar = (question: string, value: Json): boolean =>
  ['done', 'none', 'idle', 'well', 'declare'].includes(choiceOf(question, value).act)

describe('what is drawn', () => {
  test('a picked die lights what it pays for, and nothing else', () => {
    const match = tableOf('p1 dice = W1 R3 K2', 'p1 city = B5:manor!', 'phase = dice')
    const [view, offer] = [match.view(0) as View, match.offer(0)!]
    const lit = (payer: number | undefined) => {
      const drawn = placesOf(laidOut(view, 0, offer, payer))
      return offer.options
        .filter(({ value }) => places(offer.name, value, view, 0).some((place) => drawn.has(place)))
        .map(({ key }) => key)
        .filter((key) => /^(use|move|reactivate)/.test(key))
    }
    expect(lit(undefined)).toEqual([
      ...['use:W', 'use:R', 'use:K'],
      ...['reactivate:W:B5', 'reactivate:R:B5', 'reactivate:K:B5'],
    ])
    expect(lit(0)).toEqual(['use:W', 'reactivate:W:B5', 'move:W:R2', 'move:W:R4', 'move:W:K1', 'move:W:K3'])
  })

  test('the bar lists what dice stand on, then all one die can do', () => {
    const match = tableOf('p1 dice = W1 R3 K2', 'p1 hourglasses = 2', 'phase = dice')
    const offer = match.offer(0)!
    const keys = (payer: number | undefined) => listed(offer, payer).map(({ key }) => key)
    expect(payersOf(offer)).toEqual([0, 2, 4])
    expect(pickedPayer(offer, [])).toBeUndefined()
    expect(pickedPayer(offer, pickedAlone([], 4))).toBe(4)
    expect(pickedAlone(['K'], 4)).toEqual([])
    expect(keys(undefined)).toEqual([
      ...['use:W', 'use:R', 'use:K'],
      ...['glass:wood', 'glass:stone', 'glass:iron', 'glass:strength', 'glass:disturb'],
    ])
    expect(keys(4).filter((key) => !key.startsWith('glass'))).toEqual([
      ...['use:K', 'pass:K', 'refresh:K', 'move:K:W2', 'move:K:R2', 'move:K:R4'],
    ])
    const last = tableOf('p1 dice = K2', 'phase = dice').offer(0)!
    expect(pickedPayer(last, [])).toBe(4)
  })

  test('dice for the Well are picked one by one', () => {
    const match = tableOf('p1 dice = W1 R3 K2', 'p1 city = W1:well', 'phase = dice')
    match.answer({ seat: 0, key: 'use:W', position: match.position })
    const offer = match.offer(0)!
    expect(rerollable(offer)).toEqual([2, 4])
    expect(pickedSet(offer, [])?.key).toBe('none')
    expect(pickedSet(offer, toggled(['K'], 2))?.key).toBe('R,K')
    expect(toggled(['K', 'R'], 4)).toEqual(['R'])
  })

  test('signs are what the data says', () => {
    for (const id of LOCATION_IDS) {
      const { ability, adornments, shelters, points } = LOCATION[id]
      const says = Boolean(ability ?? adornments ?? shelters) || points === 'cultural-row'
      expect(effectsOf(id).length > 0, id).toBe(says)
    }
    expect(effectsOf('bazaar')).toEqual([{ sign: 'wood' }, { sign: 'stone' }, { sign: 'iron' }])
    expect(effectsOf('mine')).toEqual([{ sign: 'iron', text: '2' }])
    expect(effectsOf('watch-tower')).toEqual([{ sign: 'strength', text: '3' }, { sign: 'bandit' }])
    expect(effectsOf('training-camp')).toEqual([{ sign: 'bandit', text: '−1' }])
  })

  test('the strip counts the four ends', () => {
    const view = tableOf(
      'ships = 0 2 1',
      'bandits = 1 0 3',
      'p2 city = W1:mine W2:mine W3:mine W4:mine W5:mine W6:mine',
      'phase = build',
    ).view(0) as View
    expect(view.endings).toEqual([
      { end: 'bandits', done: 8, of: 12, seat: null },
      { end: 'ships', done: 1, of: 2, seat: null },
      { end: 'deck', done: 0, of: 52, seat: null },
      { end: 'rows', done: 1, of: 2, seat: 1 },
    ])
  })

  test('an end that has come is one the strip counts to its end', { timeout: 60_000 }, () => {
    const come = new Set<string>()
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const match = new Match(game, { seats: 2 })
      const source = random(seed)
      const thrown = fromRandom(source)
      for (let view = match.view(0) as View; match.pending && view.ending === null; view = match.view(0) as View) {
        for (const { done, of, end } of view.endings) if (end !== 'rows') expect(done).toBeLessThan(of)
        const { pending } = match
        if (pending.kind === 'chance') match.settle(thrown(pending, match.position))
        else {
          const { options } = match.offer(pending.seats[0]!)!
          const { key } = options[source.below(options.length)]!
          match.answer({ seat: pending.seats[0]!, position: match.position, key })
        }
      }
      const { ending, endings } = match.view(0) as View
      const counted = endings.find(({ end }) => end === ending)
      expect(counted?.done).toBe(counted?.of)
      come.add(ending!)
    }
    expect(come.size).toBeGreaterThan(0)
  })

  test('a die tumbles when it is rolled, not when it is moved', () => {
    const view = (...dice: (number | null)[]) => ({ cities: [{ seat: 0, dice }] }) as unknown as View
    const rolled = (before: View, after: View) => [...rollsAfter(new Map(), before, after).keys()]
    expect(rolled(view(null, null), view(3, 4))).toEqual(['0:0', '0:1'])
    expect(rolled(view(3, 4), view(null, 5))).toEqual([])
    expect(rolled(view(3, 4), view(6, 4))).toEqual(['0:0'])
  })

  test('a rival one may strike is counted', () => {
    const match = tableOf('p2 city = R3:regular-army', 'p2 stock = 1/0/0', 'strength = 3', 'phase = attack')
    const [view, offer] = [match.view(0) as View, match.offer(0)!]
    const layout = laidOut(view, 0, offer, undefined)
    expect(layout.cities.map((plan) => targetsIn(plan, offer, view))).toEqual([0, 2])
    expect(sceneOf(layout, offer, view)).toEqual({ city: 1 })
  })
})

describe('what is said', () => {
  test('uses, moves, attacks and sites are foretold', () => {
    const dice = ['p1 dice = W1 R3 Y2', 'p1 city = R4:manor', 'phase = dice']
    expect(foretold(tableOf(...dice), 'use:W')).toBe('Ada gains 1 wood')
    expect(foretold(tableOf(...dice), 'use:Y')).toBe('strength 1')
    expect(foretold(tableOf(...dice), 'move:W:R4')).toBe('red die to R4, Manor')
    expect(foretold(tableOf(...dice), 'pass:W')).toBe('hourglasses: 1')
    const raid = tableOf('p2 city = R3:regular-army', 'strength = 5', 'phase = attack')
    expect(foretold(raid, 'p2.R3')).toBe('Ada gains 1 VP; Regular Army on R3 is deactivated')
  })

  test('burying points and giving much back is asked twice, ordinary answers are not', () => {
    const rich = tableOf('p1 stock = 2/4/1', 'p1 city = R3:manor', 'display = manor', 'phase = build')
    expect(confirms('build', -1, rich.view(0) as View)).toBe(true)
    rich.answer({ seat: 0, key: 'manor', position: rich.position })
    expect(confirms('site', 14, rich.view(0) as View)).toBe(true)
    expect(confirms('site', 13, rich.view(0) as View)).toBe(false)
    const poor = tableOf('p1 stock = 2/1/1', 'phase = build').view(0) as View
    expect(confirms('build', -1, poor)).toBe(false)
  })
})

const tableOf = (...lines: string[]): Match => tableFor(2, ...lines)

function tableFor(seats: number, ...lines: string[]): Match {
  const match = new Match(game, { seats })
  const g = match.state
  for (const line of lines) {
    const [subject, value] = line.split(' = ')
    game.vocabulary.set(g, subject!, value!)
  }
  match.resume(g)
  return match
}

/** What the board says of an answer. */
function foretold(match: Match, key: string): string | undefined {
  const before = match.view(0) as View
  expect(match.offer(0)!.options.map((option) => option.key)).toContain(key)
  match.answer({ seat: 0, key, position: match.position })
  return previewText(before, match.view(0) as View, 0, 'en', NAMES)
}
