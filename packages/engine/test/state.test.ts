import { assert, dictionary, jsonValue, property, string, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { advance, clone, cloneValue, type Game, hash, start } from '../src/index.ts'
import { burrow } from './games/burrow.ts'
import { opening, playRandomly, saved } from './games/play.ts'
import { rps } from './games/rps.ts'
import { CARDS, spells } from './games/spells.ts'

describe('save and load', () => {
  for (const game of [burrow, rps, spells] as unknown as Game[])
    test(`[EN-1.1] ${game.id} saved and loaded between any two answers is the same match`, () => {
      for (let seed = 1; seed <= 60; seed++) {
        const straight = playRandomly(game, 3, seed)
        const twin = playRandomly(game, 3, seed, saved)
        expect(hash(twin.g)).toBe(hash(straight.g))
        expect(twin.answers).toBe(straight.answers)
        expect(straight.answers).toBeGreaterThan(2)
      }
    })

  test('[EN-1.1] where we are in the rules is part of what is saved', () => {
    const depths = new Set<number>()
    for (let seed = 1; seed <= 20; seed++)
      playRandomly(spells, 1, seed, (g) => {
        depths.add(g.stack.length)
        return saved(g)
      })
    // match > resolve > repeat > resolve > choose > resolve > rollFor > resolve > choose
    expect(Math.max(...depths)).toBe(9)
  })
})

describe('clone', () => {
  test('[EN-1.2] a copy is equal, and shares no object with the original', () => {
    assert(
      property(jsonValue(), (value) => {
        const copy = cloneValue(value)
        expect(copy).toEqual(value)
        const mine = new Set(objectsIn(value))
        expect(objectsIn(copy).filter((part) => mine.has(part))).toEqual([])
      }),
    )
  })

  test('[EN-1.2] no past copy of a match changes when the match goes on', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const past: { copy: object; was: string }[] = []
      playRandomly(burrow, 2, seed, (g) => {
        past.push({ copy: clone(g), was: hash(g) })
        return g
      })
      for (const { copy, was } of past) expect(hash(copy)).toBe(was)
      expect(new Set(past.map(({ was }) => was)).size).toBeGreaterThan(3)
    }
  })

  test('[EN-1.2] a copy that goes on does not disturb the original', () => {
    playRandomly(burrow, 2, 7, (g) => {
      const was = hash(g)
      const copy = clone(g)
      advance(copy)
      copy.hands[0]!.push(99)
      copy.stack.push({ flow: 'burrow/turn', at: 0, vars: {} })
      expect(hash(g)).toBe(was)
      return g
    })
  })
})

describe('hash', () => {
  test('[EN-1.3] equal data has an equal hash, whatever the order of keys', () => {
    assert(
      property(dictionary(string(), jsonValue()), (record) => {
        const turned = Object.fromEntries(Object.entries(record).reverse())
        expect(hash(turned)).toBe(hash(record))
        expect(hash(saved(record))).toBe(hash(record))
      }),
    )
  })

  test('[EN-1.3] an undefined field is an absent field, an undefined item is null, as in JSON', () => {
    expect(hash({ a: 1, b: undefined })).toBe(hash({ a: 1 }))
    expect(hash([1, undefined])).toBe(hash([1, null]))
    expect(hash({ b: null })).not.toBe(hash({}))
  })

  test('[EN-1.3] different data has a different hash', () => {
    assert(
      property(tuple(jsonValue(), jsonValue()), ([one, other]) => {
        const same = canonical(one) === canonical(other)
        expect(hash(one) === hash(other)).toBe(same)
      }),
      { numRuns: 2000 },
    )
    const near = [
      ['a', 'b'],
      ['asb'],
      1,
      '1',
      [1],
      ['1'],
      { 1: 1 },
      [[1]],
      [1, 0],
      [0, 1],
      true,
      'true',
      null,
      'null',
      '',
      [],
      {},
      [[], []],
    ]
    expect(new Set(near.map(hash)).size).toBe(near.length)
  })

  test('[EN-1.4] what a save would lose is refused', () => {
    for (const value of [() => 1, Symbol('s'), 1n, { deep: [() => 1] }, undefined])
      expect(() => hash(value)).toThrow(TypeError)
  })
})

describe('the beginning of a match', () => {
  test('[EN-1.5] a state shares nothing with the data behind its set-up', () => {
    const table = { pile: [1, 2, 3] }
    const g = start<{ pile: number[]; stack: [] }>(table, spells.rules as never)
    g.pile.pop()
    expect(table.pile).toEqual([1, 2, 3])
  })

  test('[EN-1.5] playing leaves the data of the game as it was', () => {
    const before = JSON.stringify(CARDS)
    for (let seed = 1; seed <= 20; seed++) playRandomly(spells, 1, seed)
    expect(JSON.stringify(CARDS)).toBe(before)
    expect(opening(spells, 1).spells).toEqual(['fork', 'storm', 'spark', 'fork'])
  })
})

function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(objectsIn)]
}

/** JSON with sorted keys: the text two values share exactly when they are the same data. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
