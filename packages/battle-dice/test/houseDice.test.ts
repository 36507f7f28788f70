import { Match } from '@alea/engine'
import { expect, test } from 'vitest'
import { checkTable, parseFace, STANDARD } from '../src/content/faces.ts'
import { battleDice } from '../src/index.ts'

const table = (value: unknown) => () => checkTable(value)
const goblin = (face: unknown) => table({ goblin: [face, '1', '1', '1', '1', '1'] })

test('[BD-1.4] a table names some races; the others keep their faces', () => {
  const troll = ['1', '2', '3', '×2', '4', '5 + pauldron']
  expect(checkTable({ troll })).toEqual({ ...STANDARD, troll })
})

test('[BD-1.4] x2 is read as ×2', () => {
  expect(parseFace('x2 + regenerate').text).toBe('×2 + regenerate')
})

test.each([
  [table('dwarfs'), /there is no table of dice called dwarfs; known: standard, prototype/],
  [table(7), /an object/],
  [table({ gnome: [] }), /gnome is not a race; the races are goblin, orc/],
  [table({ elf: ['1', '2'] }), /elf: a die has six faces/],
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
