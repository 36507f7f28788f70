/** Figures that nobody here made: the published value of the game, and published decisions. */
import { describe, expect, test } from 'vitest'
import { optimalChances } from '../src/optimal.ts'
import type { Pig } from '../src/state.ts'

const at = (mine: number, theirs: number, turnTotal = 0, target = 100) =>
  optimalChances({ turn: 0, turnTotal, scores: [mine, theirs], target } as Pig)!

/** The turn totals at which it rolls on, from 2. */
const rollsAt = (mine: number, theirs: number, most: number): number[] =>
  Array.from({ length: most - 1 }, (_, i) => i + 2).filter((turnTotal) => {
    const { roll, hold } = at(mine, theirs, turnTotal)
    return roll > hold
  })

const upTo = (most: number): number[] => Array.from({ length: most - 1 }, (_, i) => i + 2)

describe('the best play of Pig for two', () => {
  test('whoever begins wins 53.06 % against an equal (Neller and Presser 2004)', () => {
    expect(at(0, 0).roll).toBeCloseTo(0.5306, 4)
  })

  test('with 41 against 49 it holds from 22, but rolls once more at 27 (possiblywrong.wordpress.com, 2014)', () => {
    expect(rollsAt(41, 49, 27)).toEqual([...upTo(21), 27])
  })

  test('it rolls on while the other is about to win, and whoever has enough holds', () => {
    expect(rollsAt(50, 99, 49)).toEqual(upTo(49))
    expect(at(90, 99, 10)).toMatchObject({ hold: 1 })
    expect(rollsAt(90, 99, 12)).toEqual(upTo(9))
  })

  test('other targets are solved as well, up to where it takes too long; so are no more than two players', () => {
    expect(at(0, 0, 0, 10).roll).toBeGreaterThan(0.5)
    expect(at(0, 0, 0, 121)).toBeUndefined()
    const three: unknown = { turn: 0, turnTotal: 0, scores: [0, 0, 0], target: 100 }
    expect(optimalChances(three as Pig)).toBeUndefined()
  })
})
