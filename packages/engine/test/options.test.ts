import { describe, expect, test } from 'vitest'
import {
  areAccepted,
  BY_CHANCE,
  checkOptions,
  FIRST_PLAYER,
  InputError,
  Match,
  namedFirst,
  type OptionSpecs,
} from '../src/index.ts'
import { burrow } from './games/burrow.ts'

const specs: OptionSpecs = {
  dice: { kind: 'choice', values: ['standard', 'wild'], default: 'standard' },
  open: { kind: 'flag', default: false },
  target: { kind: 'number', min: 10, max: 1000, default: 100 },
  table: {
    kind: 'data',
    default: [1, 2],
    check: (value, seats) => {
      if (Array.isArray(value) && value.length === seats) return value
      throw new InputError(`a list of ${seats} is needed`)
    },
  },
}
const check = (given: Record<string, unknown>, seats = 2) => checkOptions(specs, given, seats)

describe('match options', () => {
  test('[EN-6.1] a match of too few or too many seats is not opened', () => {
    for (const seats of [0, -1, 1, 5, 2.5, Number.NaN, '3' as unknown as number])
      expect(() => new Match(burrow, { seats })).toThrow(new InputError(`burrow is for 2 to 4 players, not ${seats}`))
  })

  test('[EN-6.1] a match with a bad option is not opened', () => {
    expect(() => new Match(burrow, { seats: 2, options: { cards: 13 } })).toThrow(
      new InputError('Option cards: 13 is not a whole number from 2 to 12'),
    )
  })

  test('[EN-7.1] every option that is not given has its default', () => {
    expect(check({})).toEqual({ dice: 'standard', open: false, target: 100, table: [1, 2] })
    expect(check({ open: true, dice: undefined })).toEqual({ dice: 'standard', open: true, target: 100, table: [1, 2] })
    expect(new Match(burrow, { seats: 2 }).header.options).toEqual({ cards: 6 })
  })

  test('[EN-7.3] an option may depend on those declared before it', () => {
    const tied: OptionSpecs = {
      most: { kind: 'number', min: 1, max: 9, default: 3 },
      chosen: {
        kind: 'data',
        default: 1,
        check: (value, _, { most }) => {
          if ((value as number) <= (most as number)) return value as number
          throw new InputError(`at most ${most}`)
        },
      },
    }
    expect(checkOptions(tied, { chosen: 5, most: 5 }, 2)).toEqual({ most: 5, chosen: 5 })
    expect(() => checkOptions(tied, { chosen: 5 }, 2)).toThrow(new InputError('Option chosen: at most 3'))
    expect(areAccepted(tied, { chosen: 5 }, 2)).toBe(false)
  })

  test('[EN-7.1] an unknown option is refused, and the known ones are named', () => {
    expect(() => check({ dices: 'wild' })).toThrow(
      new InputError('There is no option dices; known: dice, open, target, table'),
    )
    expect(() => checkOptions({}, { x: 1 }, 2)).toThrow(new InputError('There is no option x; known: none'))
    for (const name of ['constructor', 'toString', 'hasOwnProperty'])
      expect(() => check({ [name]: 1 }), name).toThrow(InputError)
  })

  test('[EN-7.2] choices, flags and numbers are checked; a command line may write them as text', () => {
    expect(check({ dice: 'wild', open: 'yes', target: '250' })).toMatchObject({ dice: 'wild', open: true, target: 250 })
    expect(check({ open: 'false', target: 10 })).toMatchObject({ open: false, target: 10 })
    const cases: [Record<string, unknown>, string][] = [
      [{ dice: 'odd' }, 'Option dice: "odd" is not one of standard, wild'],
      [{ dice: ['wild'] }, 'Option dice: ["wild"] is not one of standard, wild'],
      [{ open: 1 }, 'Option open: 1 is neither true nor false'],
      [{ target: 9 }, 'Option target: 9 is not a whole number from 10 to 1000'],
      [{ target: 1001 }, 'Option target: 1001 is not a whole number from 10 to 1000'],
      [{ target: 50.5 }, 'Option target: 50.5 is not a whole number from 10 to 1000'],
      [{ target: '' }, 'Option target: "" is not a whole number from 10 to 1000'],
      [{ target: 'x' }, 'Option target: "x" is not a whole number from 10 to 1000'],
      [{ target: null }, 'Option target: null is not a whole number from 10 to 1000'],
    ]
    for (const [given, message] of cases) expect(() => check(given)).toThrow(new InputError(message))
  })

  test('[EN-7.4] a seat is named like a player of this match, or left to chance', () => {
    const seat = (first: unknown, seats = 2) => checkOptions({ first: FIRST_PLAYER }, { first }, seats).first
    expect(seat(undefined)).toBe(BY_CHANCE)
    expect(seat('p2')).toBe('p2')
    expect(seat('chance', 4)).toBe('chance')
    expect(namedFirst({ first: 'p2' })).toBe(1)
    expect(namedFirst({ first: BY_CHANCE })).toBeUndefined()
    for (const wrong of ['p3', 'p0', 'Ann', 1, null])
      expect(() => seat(wrong), String(wrong)).toThrow(
        new InputError(`Option first: ${JSON.stringify(wrong)} is not one of chance, p1, p2`),
      )
  })

  test('[EN-7.3] anything larger is checked by the game, and its complaint names the option', () => {
    expect(check({ table: [1, 2, 3] }, 3).table).toEqual([1, 2, 3])
    expect(() => check({ table: [1] })).toThrow(new InputError('Option table: a list of 2 is needed'))
    const broken: OptionSpecs = {
      table: {
        kind: 'data',
        default: [],
        check: () => {
          throw new TypeError('a bug of the game')
        },
      },
    }
    expect(() => checkOptions(broken, { table: [] }, 2)).toThrow(TypeError)
  })
})
