import { createHmac } from 'node:crypto'
import { array, assert, constantFrom, integer, nat, property, record, string, uint8Array } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  advance,
  answerChance,
  type ChanceQuestion,
  chanceKey,
  chanceText,
  fair,
  fast,
  flow,
  type Hmac,
  hash,
  InputError,
  Match,
  manual,
  permutation,
  type Running,
  random,
  seedOf,
  start,
  throwOf,
} from '../src/index.ts'
import { burrow } from './games/burrow.ts'

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest()
const SECRET = Uint8Array.from({ length: 32 }, (_, i) => (i * 37 + 11) & 255)

const roll = (count: number, sides = 6): ChanceQuestion => ({
  kind: 'chance',
  draw: 'roll',
  name: 'roll',
  stream: 'dice',
  count,
  sides,
})
const deck = (count: number, stream = 'deck'): ChanceQuestion => ({
  kind: 'chance',
  draw: 'shuffle',
  name: 'deck',
  stream,
  count,
  sides: count,
})

interface Rolling extends Running {
  dice: number
  cards: number
  got: number[][]
}

const rolling = flow<Rolling>('rolling/match', ($) => [
  $.roll('attack', { dice: (g) => g.dice, then: (g, _, faces) => void g.got.push([...faces]) }),
  $.roll('flip', { dice: () => 1, sides: () => 2, then: (g, _, faces) => void g.got.push([...faces]) }),
  $.shuffle('deck', {
    stream: () => 'deck-a',
    cards: (g) => g.cards,
    then: (g, _, order) => void g.got.push([...order]),
  }),
])
const table = (dice: number, cards: number) => start<Rolling>({ dice, cards, got: [] }, rolling)

describe('rolls and shuffles as questions', () => {
  test('[EN-5.1] a roll is asked of chance with its dice, faces and stream, a shuffle with its cards and its own stream', () => {
    const g = table(3, 4)
    const attack = advance(g) as ChanceQuestion
    expect(attack).toEqual({ kind: 'chance', draw: 'roll', name: 'attack', stream: 'dice', count: 3, sides: 6 })
    answerChance(g, attack, [6, 1, 6])
    const flip = advance(g) as ChanceQuestion
    expect(flip).toEqual({ kind: 'chance', draw: 'roll', name: 'flip', stream: 'dice', count: 1, sides: 2 })
    answerChance(g, flip, [2])
    const shuffle = advance(g) as ChanceQuestion
    expect(shuffle).toEqual({ kind: 'chance', draw: 'shuffle', name: 'deck', stream: 'deck-a', count: 4, sides: 4 })
    answerChance(g, shuffle, [2, 0, 3, 1])
    expect(advance(g)).toBeUndefined()
    expect(g.got).toEqual([[6, 1, 6], [2], [2, 0, 3, 1]])
  })

  test('[EN-5.1] results that the dice or the deck cannot give are refused and change nothing', () => {
    const g = table(2, 3)
    const attack = advance(g) as ChanceQuestion
    const was = hash(g)
    for (const bad of [[], [1], [1, 2, 3], [0, 1], [7, 1], [1.5, 2], [Number.NaN, 1], [-1, 1]])
      expect(() => answerChance(g, attack, bad), String(bad)).toThrow(RangeError)
    expect(() => answerChance(g, { ...attack, name: 'flip' }, [1, 1])).toThrow('not waiting for flip')
    expect(hash(g)).toBe(was)
    answerChance(g, attack, [1, 1])
    answerChance(g, advance(g) as ChanceQuestion, [1])
    const shuffle = advance(g) as ChanceQuestion
    const then = hash(g)
    for (const bad of [
      [0, 1],
      [0, 1, 1],
      [1, 2, 3],
      [0, 1, 2, 3],
      [0, 0.5, 2],
      [-1, 0, 1],
    ])
      expect(() => answerChance(g, shuffle, bad), String(bad)).toThrow(RangeError)
    expect(hash(g)).toBe(then)
  })

  test('[EN-5.2] no dice, no roll; a deck of one card or none is not shuffled', () => {
    for (const cards of [0, 1]) {
      const g = table(0, cards)
      const flip = advance(g) as ChanceQuestion
      expect(flip.name).toBe('flip')
      answerChance(g, flip, [1])
      expect(advance(g)).toBeUndefined()
      expect(g.got).toEqual([[1]])
    }
  })
})

describe('the fast source', () => {
  const draws = (seed: number) => Array.from({ length: 50 }, (_, i) => fast(seed)(roll(5, 6 + i), i))

  test('[EN-5.3] the same seed gives the same numbers, another seed others', () => {
    assert(
      property(integer(), integer(), (one, other) => {
        expect(draws(one)).toEqual(draws(one))
        if (one !== other) expect(fast(one)(roll(40), 0)).not.toEqual(fast(other)(roll(40), 0))
      }),
      { numRuns: 50 },
    )
  })

  test('[EN-5.3] parts of a seeded whole have seeds of their own', () => {
    const seeds = Array.from({ length: 10_000 }, (_, i) => seedOf(1, i))
    expect(new Set(seeds).size).toBe(seeds.length)
    expect(seedOf(1, 0)).toBe(seedOf(1, 0))
    expect(seedOf(1, 0)).not.toBe(seedOf(2, 0))
  })

  test('[EN-5.3] every result is one that the question allows, and shuffles keep every card', () => {
    assert(
      property(integer(), integer({ min: 1, max: 70_000 }), nat(40), (seed, sides, count) => {
        const faces = fast(seed)(roll(count, sides), 0)
        expect(faces).toHaveLength(count)
        expect(faces.every((face) => Number.isInteger(face) && face >= 1 && face <= sides)).toBe(true)
        const order = permutation(count, random(seed))
        expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i))
      }),
    )
  })

  test('[EN-5.3] a draw from nothing is an error, not a number', () => {
    for (const n of [0, -1, 2 ** 31, Number.NaN]) expect(() => random(1).below(n)).toThrow(RangeError)
    expect(random(1).below(2 ** 31 - 1)).toBeGreaterThanOrEqual(0)
  })

  for (const n of [2, 6, 7, 100])
    test(`[EN-5.4] fast: each of ${n} faces is equally likely`, () => {
      const source = random(2024)
      expectEven(n, 300_000, () => source.below(n))
    })

  test('[EN-5.4] fast: where the range divides badly, nothing is favoured', () => {
    // Two thirds of 2³¹: without rejection the lower half would be drawn twice as often as the upper.
    const n = Math.floor((2 ** 31 * 2) / 3)
    const source = random(7)
    expectEven(2, 100_000, () => (source.below(n) < n / 2 ? 0 : 1))
  })
})

describe('the fair source', () => {
  for (const n of [6, 20, 100, 200, 300])
    test(`[EN-5.4] fair: each of ${n} faces is equally likely, although ${n} does not divide ${n > 256 ? 65_536 : 256}`, () => {
      const source = fair(SECRET, hmac)
      let faces: number[] = []
      let position = 0
      expectEven(n, n === 6 ? 240_000 : 120_000, () => {
        if (faces.length === 0) faces = [...source(roll(400, n), position++)]
        return faces.pop()! - 1
      })
    })

  for (const [name, source] of Object.entries({ fast: fast(99), fair: fair(SECRET, hmac) }))
    test(`[EN-5.4] ${name}: each of the 24 orders of four cards is equally likely`, () => {
      const orders: string[] = []
      let position = 0
      expectEven(24, 24_000, () => {
        const order = source(deck(4), position++).join()
        if (!orders.includes(order)) orders.push(order)
        return orders.indexOf(order)
      })
      expect(orders).toHaveLength(24)
    })

  test('[EN-5.4] fair: bytes beyond the last whole multiple are thrown away, not folded back', () => {
    // The worst luck on purpose: 252 … 255 would be the faces 1 … 4 once more.
    const bytes = [255, 254, 253, 252, 251, 0, 6, 250]
    expect(fair(SECRET, () => Uint8Array.from(bytes))(roll(4), 0)).toEqual([6, 1, 1, 5])
  })

  test('[EN-5.4] fair: a draw wider than two bytes is refused', () => {
    expect(() => fair(SECRET, hmac)(roll(1, 65_537), 0)).toThrow(RangeError)
    expect(fair(SECRET, hmac)(roll(1, 65_536), 0)[0]).toBeGreaterThan(0)
  })

  test('[EN-5.5] every draw can be computed again from the secret, its stream and its position alone', () => {
    const question = record({
      stream: constantFrom('dice', 'deck-0', 'deck-1'),
      count: integer({ min: 2, max: 80 }),
      shuffle: constantFrom(true, false),
    })
    assert(
      property(uint8Array({ minLength: 32, maxLength: 32 }), array(question, { maxLength: 12 }), (secret, list) => {
        const questions = list.map(({ stream, count, shuffle }) =>
          shuffle ? deck(count, stream) : { ...roll(count), stream },
        )
        const live = fair(secret, hmac)
        const drawn = questions.map((each, position) => live(each, position))
        const checked = questions.map((each, position) => ({ each, position })).reverse()
        for (const { each, position } of checked) expect(fair(secret, hmac)(each, position)).toEqual(drawn[position])
      }),
    )
  })

  test('[EN-5.5] the dice of a whole match are recomputed line by line from its log', () => {
    const match = new Match(burrow, { seats: 3 }, fair(SECRET, hmac))
    const source = random(5)
    while (match.pending?.kind === 'seats' && match.position < 400) {
      const { options, seat } = match.offer(match.pending.seats[0]!)!
      match.answer({ seat, key: options[source.below(options.length)]!.key })
    }
    const replayed = new Match(burrow, { seats: 3 })
    let lines = 0
    for (const [position, entry] of match.entries.entries()) {
      const { pending } = replayed
      if (entry.who === 'chance') {
        const drawn = fair(SECRET, hmac)(pending as ChanceQuestion, position)
        expect(chanceKey(pending as ChanceQuestion, drawn)).toBe(entry.key)
        replayed.settle(drawn)
        lines++
      } else replayed.answer({ seat: entry.who, key: entry.key })
    }
    expect(lines).toBeGreaterThan(3)
    expect(replayed.hash).toBe(match.hash)
  })

  test('[EN-5.6] another stream, position or secret is another HMAC message or key: no two draws share one', () => {
    const asked = new Set<string>()
    const noting: Hmac = (key, message) => {
      asked.add(`${key} ${message}`)
      return hmac(key, message)
    }
    let questions = 0
    for (const secret of [SECRET, SECRET.map((byte) => byte ^ 1)])
      for (const stream of ['dice', 'deck-0', 'deck-1', 'deck-1:2', 'deck-1:2:0'])
        for (let position = 0; position < 30; position++) {
          fair(secret, noting)({ ...roll(1), stream }, position)
          questions++
        }
    expect(asked.size).toBe(questions)
  })

  test('[EN-5.6] knowing one stream says nothing of another: the pairs of their draws are even', () => {
    const source = fair(SECRET, hmac)
    const pairs: number[] = []
    for (let position = 0; pairs.length < 72_000; position++) {
      const dice = source(roll(60), position)
      const other = source({ ...roll(60), stream: 'deck-0' }, position)
      for (const [i, face] of dice.entries()) pairs.push((face - 1) * 6 + other[i]! - 1)
    }
    expectEven(36, 72_000, () => pairs.pop()!)
  })
})

describe('any source', () => {
  test('[EN-5.7] a result that was not possible is an error that says why, and changes nothing', () => {
    const cases: [number[], string][] = [
      [[], '6 values are needed, 0 given'],
      [Array(6).fill(0), 'not an order of the numbers 1 to 6'],
      [Array(6).fill(7), 'not an order of the numbers 1 to 6'],
    ]
    for (const [results, message] of cases)
      expect(() => new Match(burrow, { seats: 2 }, () => results)).toThrow(message)
    const match = new Match(burrow, { seats: 2 })
    const g = match.state
    const question = advance(g)
    if (question?.kind !== 'chance') throw new Error('burrow begins with a shuffle')
    const before = hash(g)
    expect(() => answerChance(g, question, [1])).toThrow(`${question.name}: 6 values are needed, 1 given`)
    expect(hash(g)).toBe(before)
  })

  test('[EN-5.7] questions to chance have a short text', () => {
    expect([chanceText(roll(3, 8)), chanceText(deck(9))]).toEqual(['roll 3d8', 'deck (a shuffle of 9)'])
    expect(chanceText(deck(9), 'fr')).toBe('deck (un mélange de 9)')
  })
})

describe('results by hand', () => {
  test('[EN-5.8] spaces, commas and, for small dice, nothing at all may stand between faces', () => {
    for (const typed of ['6 2 3', '6,2,3', ' 6;2 ,3 ', '623']) expect(manual(roll(3), typed)).toEqual([6, 2, 3])
    expect(manual(roll(2, 20), '11 2')).toEqual([11, 2])
    expect(manual(roll(1, 20), '11')).toEqual([11])
    expect(manual(deck(3), '3 1 2')).toEqual([2, 0, 1])
  })

  test('[EN-5.8] what cannot have been rolled is refused in a sentence', () => {
    const cases: [ChanceQuestion, string, string][] = [
      [roll(2), '6 x', 'x is not a number'],
      [roll(2), '6', '2 values are needed, 1 given'],
      [roll(2), '', '2 values are needed, 0 given'],
      [roll(2), '6 2 3', '2 values are needed, 3 given'],
      [roll(2), '6 7', '7 is not a face from 1 to 6'],
      [roll(2), '-1 3', '-1 is not a number'],
      [roll(2), '1.5 3', '1.5 is not a number'],
      [roll(2, 20), '112', '2 values are needed, 1 given'],
      [deck(3), '0 1 2', 'not an order of the numbers 1 to 3'],
      [deck(3), '1 2 2', 'not an order of the numbers 1 to 3'],
      [deck(3), '312', '3 values are needed, 1 given'],
    ]
    for (const [question, typed, message] of cases)
      expect(() => manual(question, typed), typed).toThrow(new InputError(message))
  })

  test('[EN-5.8] results are written as they are read', () => {
    assert(
      property(integer(), integer({ min: 1, max: 30 }), (seed, count) => {
        for (const question of [roll(count), roll(count, 12), deck(count)]) {
          const results = fast(seed)(question, 0)
          expect(manual(question, chanceKey(question, results))).toEqual(results)
        }
      }),
    )
  })

  test('[EN-5.8] whatever is typed gives results or an InputError', () => {
    assert(
      property(string({ maxLength: 12 }), (typed) => {
        try {
          expect(manual(roll(2), typed)).toHaveLength(2)
        } catch (error) {
          expect(error).toBeInstanceOf(InputError)
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('[EN-5.9] without a source of chance the match waits for settle, which refuses what does not fit', () => {
    const match = new Match(burrow, { seats: 2, options: { cards: 3 } })
    const was = match.hash
    for (const bad of [[0, 1], [0, 1, 1], [1, 2, 3], []]) expect(() => match.settle(bad)).toThrow(InputError)
    expect(match.hash).toBe(was)
    expect(match.position).toBe(0)
    match.settle([2, 1, 0])
    match.settle([0, 1, 2])
    expect(match.entries.map(({ key }) => key)).toEqual(['3 2 1', '1 2 3'])
    expect(match.state.hands).toEqual([
      [2, 1],
      [10, 11],
    ])
    expect(() => match.settle([1])).toThrow(new InputError('There is nothing to roll or shuffle now'))
  })
})

test('[EN-5.10] people who roll dice themselves learn whose they are, and what is drawn without dice', () => {
  const rules = flow<Running>('whose/match', ($) => [
    $.roll('duel', { dice: () => 4, whose: () => [1, 0], params: () => ({ colour: 'red' }), then: () => {} }),
    $.roll('plain', { dice: () => 1, then: () => {} }),
    $.roll('first', { dice: () => 1, sides: () => 3, lot: 'first-player', then: () => {} }),
    $.shuffle('deck', { stream: () => 'deck', cards: () => 3, then: () => {} }),
  ])
  const g = start<Running>({}, rules)
  const next = (results: readonly number[]) => {
    const question = advance(g) as ChanceQuestion
    const about = throwOf(g, question)
    answerChance(g, question, results)
    return about
  }
  expect(next([1, 2, 3, 4])).toEqual({ whose: [1, 0], params: { colour: 'red' } })
  expect(next([6])).toEqual({ whose: [], params: {} })
  expect(next([2])).toEqual({ whose: [], params: {}, lot: 'first-player' })
  expect(next([2, 0, 1])).toEqual({ whose: [], params: {}, lot: 'pieces' })
})

/** Chi-square against an even spread; the bound is five standard deviations above the mean, met by luck once in a million. */
function expectEven(kinds: number, draws: number, draw: () => number): void {
  const counts = new Array<number>(kinds).fill(0)
  for (let i = 0; i < draws; i++) counts[draw()]!++
  const expected = draws / kinds
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  expect(chi).toBeLessThan(kinds - 1 + 5 * Math.sqrt(2 * (kinds - 1)) + 5)
}
