import { InputError, Match } from '@alea/engine'
import { expect, test } from 'vitest'
import {
  ACTIVE_POWERS,
  checkTable,
  LASTING_POWERS,
  MOST_GAIN,
  parseFace,
  STANDARD,
  TABLES,
} from '../src/content/faces.ts'
import { RACES } from '../src/content/races.ts'
import { battleDice } from '../src/index.ts'

const table = (value: unknown) => () => checkTable(value)
const goblin = (face: unknown) => table({ goblin: [face, '1', '1', '1', '1', '1'] })

test('[BD-1.4] a table names some races; the others keep their faces', () => {
  const troll = ['1', '2', '3', '×2', '0', '1 + pauldron']
  expect(checkTable({ troll })).toEqual({ ...STANDARD, troll })
})

test('[BD-1.5] the standard dice gain at most 3 gold a face and have every power', () => {
  const faces = RACES.flatMap((race) => STANDARD[race].map(parseFace))
  expect(Math.max(...faces.map(({ number }) => number))).toBe(MOST_GAIN)
  const powers = faces.flatMap(({ powers, lasting }) => [...powers.map(({ name }) => name), ...Object.keys(lasting)])
  expect([...new Set(powers)].sort()).toEqual([...ACTIVE_POWERS, ...LASTING_POWERS].sort())
})

test('[BD-1.5] a variant gains up to 9 gold a face, and is still one when it is read again', () => {
  const orc = ['9', '4 + ko 1', '0', '0', '0', '0']
  const variant = checkTable({ variant: true, orc })
  expect(variant).toEqual({ ...STANDARD, orc, variant: true })
  expect(checkTable(JSON.parse(JSON.stringify(variant)))).toEqual(variant)
  expect(() => new Match(battleDice, { seats: 2, options: { dice: variant } })).not.toThrow()
  expect(checkTable({ variant: false })).toEqual(STANDARD)
})

test.each(Object.keys(TABLES))('[BD-1.6] the table %s has valid faces', (name) => {
  expect(checkTable(name)).toBe(name)
  expect(checkTable({ variant: true, ...TABLES[name] })).toEqual({ variant: true, ...TABLES[name] })
})

test('a missing face is named in French too', () => {
  const fault = caught(table({ elf: ['1', '2', '3', '0', '0'] }))
  expect(fault.in('fr')).toBe('elf : il manque la face 6 ; un dé a six faces')
})

test('[BD-1.4] x2 is read as ×2', () => {
  expect(parseFace('x2 + regenerate').text).toBe('×2 + regenerate')
})

test.each([
  [table('dwarfs'), /there is no table of dice called dwarfs; known: standard, high-gains, prototype/],
  [table(7), /an object/],
  [table({ gnome: [] }), /gnome is not a race; the races are goblin, orc/],
  [table({ elf: '1 2 3 0 0 0' }), /elf: write a list of six faces/],
  [table({ elf: ['1', '2', '3', '0', '0'] }), /elf: face 6 is missing; a die has six faces/],
  [table({ elf: ['1', '2'] }), /elf: faces 3, 4, 5, 6 are missing; a die has six faces/],
  [table({ elf: ['1', '2', '3', '0', '0', '0', '0'] }), /elf: 7 faces; a die has six faces/],
  [table({ variant: 'yes' }), /variant is true or false/],
  [goblin('4'), /goblin, face 1: a face earns at most 3 gold; if the table is a variant, it says so/],
  [goblin('9 + ko 1'), /goblin, face 1: a face earns at most 3 gold/],
  [goblin(7), /goblin, face 1: a face is a text/],
  [goblin('ko 1'), /goblin, face 1: "ko 1" is neither a number/],
  [goblin('1 + fly'), /goblin, face 1: "fly" is not a power/],
  [goblin('1 + ko'), /goblin, face 1: ko takes a number: 1, 2/],
  [goblin('1 + ko 3'), /goblin, face 1: ko takes a number: 1, 2/],
  [goblin('1 + heal 2'), /goblin, face 1: heal takes no number/],
  [goblin('1 + heal + heal'), /goblin, face 1: heal is on the face twice/],
  [goblin('1 + slow + priority'), /goblin, face 1: a face cannot have both/],
  [goblin('1 + death + priority'), /goblin, face 1: a face cannot have both/],
  [goblin('12'), /goblin, face 1: "12" is neither/],
])('a bad table says which race and face is wrong (%#)', (check, message) => {
  expect(check).toThrow(message)
})

test('a match refuses a bad table before it begins', () => {
  const setup = { seats: 2, options: { dice: { orc: ['1', '1', '1', '1', '1', '1 + bite'] } } }
  expect(() => new Match(battleDice, setup)).toThrow('Option dice: orc, face 6: "bite" is not a power')
})

function caught(check: () => unknown): InputError {
  try {
    check()
  } catch (error) {
    if (error instanceof InputError) return error
  }
  throw new Error('Nothing was refused')
}
