import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestKeep, chances, handOf, handsOf, type Payoff, rolledOut, solve } from '../src/index.ts'

const five = handsOf(5)
const full = five.faces.slice(five.first[5]!)
const payoffOf = (value: (dice: readonly number[]) => number): number[] => full.map(value)
const isFiveOfAKind = (dice: readonly number[]) => (dice.every((die) => die === dice[0]) ? 1 : 0)
const runOf = (dice: readonly number[]) => {
  let best = 0
  for (let face = 1, run = 0; face <= 6; face++) {
    run = dice.includes(face) ? run + 1 : 0
    best = Math.max(best, run)
  }
  return best
}

describe('hands', () => {
  test('five dice have 252 hands and 462 keeps, three have 56', () => {
    expect(full).toHaveLength(252)
    expect(five.faces).toHaveLength(462)
    expect(handsOf(3).faces.length - handsOf(3).first[3]!).toBe(56)
  })
  test('a hand is found in whatever order its dice lie', () => {
    expect(five.faces[handOf(five, [6, 1, 3, 3, 2])]).toEqual([1, 2, 3, 3, 6])
  })
  test('what no die shows, and a die too many, are refused', () => {
    expect(() => handOf(five, [7])).toThrow('7 is not a face')
    expect(() => handOf(five, [1, 1, 1, 1, 1, 1])).toThrow('5 dice')
    expect(() => handsOf(0)).toThrow('from 1 to')
    expect(() => handsOf(5, 1)).toThrow('sides')
  })
})

describe('figures nobody here made', () => {
  test('five of a kind within three rolls, playing for it: 4.6029 %', () => {
    const solved = solve(five, payoffOf(isFiveOfAKind), 2)
    expect(rolledOut(five, solved.byRolls[2]!)[0]).toBeCloseTo(0.046029, 6)
  })
  test('a large straight within three rolls, playing for it: 26.11 % (Verhoeff)', () => {
    const solved = solve(
      five,
      payoffOf((dice) => (runOf(dice) >= 5 ? 1 : 0)),
      2,
    )
    expect(rolledOut(five, solved.byRolls[2]!)[0]).toBeCloseTo(0.2611, 4)
  })
  test('five sixes within three rolls: (91/216)^5', () => {
    const solved = solve(
      five,
      payoffOf((dice) => (dice.every((die) => die === 6) ? 1 : 0)),
      2,
    )
    expect(rolledOut(five, solved.byRolls[2]!)[0]).toBeCloseTo((91 / 216) ** 5, 12)
  })
  test('the best of one die in three rolls: 14/3', () => {
    const one = handsOf(1)
    const solved = solve(one, [1, 2, 3, 4, 5, 6], 2)
    expect(rolledOut(one, solved.byRolls[2]!)[0]).toBeCloseTo(14 / 3, 12)
  })
})

describe('against a search that counts every roll', () => {
  const two = handsOf(2, 4)
  const fullTwo = two.faces.slice(two.first[2]!)
  const byHand = (values: Payoff, dice: readonly number[], rolls: number): number => {
    const value = (faces: readonly number[]) => values[handOf(two, faces) - two.first[2]!]!
    if (rolls === 0) return value(dice)
    let best = Number.NEGATIVE_INFINITY
    for (let set = 0; set < 4; set++) {
      const kept = dice.filter((_, i) => set & (1 << i))
      let sum = 0
      const missing = 2 - kept.length
      for (let roll = 0; roll < 4 ** missing; roll++) {
        const rolled = Array.from({ length: missing }, (_, i) => 1 + (Math.floor(roll / 4 ** i) % 4))
        sum += byHand(values, [...kept, ...rolled], rolls - 1)
      }
      best = Math.max(best, sum / 4 ** missing)
    }
    return best
  }
  test('two four-sided dice, two re-rolls, any pay-off', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: 10, maxLength: 10 }), (values) => {
        const solved = solve(two, values, 2)
        for (const [hand, dice] of fullTwo.entries())
          expect(solved.byRolls[2]![hand]).toBeCloseTo(byHand(values, dice, 2), 9)
      }),
      { numRuns: 20 },
    )
  })
})

describe('what to keep, and what comes of it', () => {
  const solved = solve(five, payoffOf(isFiveOfAKind), 2)
  const keepOf = (dice: number[], left: number) =>
    five.faces[bestKeep(five, solved.kept[left]!, handOf(five, dice) - five.first[5]!)]
  test('three fours are kept', () => expect(keepOf([4, 2, 4, 6, 4], 2)).toEqual([4, 4, 4]))
  test('five of a kind are all kept: nothing is rolled in vain', () => {
    expect(keepOf([3, 3, 3, 3, 3], 1)).toEqual([3, 3, 3, 3, 3])
  })
  test('the chances of results that exclude each other add up to one', () => {
    const some = payoffOf(isFiveOfAKind)
    const others = some.map((value) => 1 - value)
    const [yes, no] = chances(five, solved, [some, others], 2)
    for (let hand = 0; hand < 252; hand++) {
      expect(yes![hand]! + no![hand]!).toBeCloseTo(1, 12)
      expect(yes![hand]).toBeCloseTo(solved.byRolls[2]![hand]!, 12)
    }
  })
})

test('a pay-off of another size is refused', () => {
  expect(() => solve(five, [1, 2], 2)).toThrow('252')
})
