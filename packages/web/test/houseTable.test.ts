/** The editor of house dice: plain faces in, a value of the option out. */
import { checkTable, parseFace, STANDARD, TABLES } from '@alea/battle-dice'
import { describe, expect, test } from 'vitest'
import { diceText } from '../src/games/battle-dice/dice-editor/diceText.ts'
import {
  changedFaces,
  countIn,
  optionFor,
  tableOf,
  withFace,
  withPower,
  withStart,
} from '../src/games/battle-dice/dice-editor/houseTable.ts'

describe('a face', () => {
  test.each([
    ['0 + ko 1', 'wound', 0, '0 + ko 1 + wound'],
    ['0 + ko 1', 'ko', 2, '0 + ko 2'],
    ['0 + ko 1 + priority', 'ko', undefined, '0 + priority'],
    ['×2', 'retry', 3, '×2 + retry 3'],
  ] as const)('%s with %s %s', (face, power, count, result) => {
    expect(withPower(face, power, count)).toBe(result)
    expect(countIn(result, power)).toBe(count)
    expect(parseFace(result).text).toBe(result)
  })

  test('another number leaves the powers', () => {
    expect(withStart('0 + ko 1 + priority', '×3')).toBe('×3 + ko 1 + priority')
  })
})

describe('a table', () => {
  test('says only what differs from the standard dice, and has a name where it is one of those', () => {
    const poorer = withFace(STANDARD, 'goblin', 2, '0')
    expect(optionFor(poorer)).toEqual({ goblin: ['0', '0', '0', '0 + reinforce 1', '0 + reinforce 2', '0 + replace'] })
    expect(changedFaces(poorer)).toEqual([{ race: 'goblin', face: 3, from: '1', to: '0' }])
    expect(diceText(optionFor(poorer), 'en')).toBe('goblin, face 3: 0 instead of 1')
    expect(optionFor(withFace(poorer, 'goblin', 2, '1'))).toBe('standard')
    expect(optionFor(tableOf('prototype'))).toBe('prototype')
    expect(diceText('prototype', 'fr')).toBeUndefined()
  })

  test('changed from dice that earn more than the book allows, it says so', () => {
    const value = optionFor(withFace(TABLES['high-gains']!, 'orc', 0, '1'))
    expect(value).toMatchObject({ variant: true, mage: TABLES['high-gains']!.mage })
    expect(checkTable(value)).toMatchObject({
      orc: ['1', '1', '2 + pauldron', '1 + ko 1', '0 + wound', '1 + reinforce 1'],
    })
  })

  test('what the rules refuse is refused by the editor, in their words', () => {
    expect(() => optionFor(withFace(STANDARD, 'orc', 3, '7'))).toThrow('orc, face 4: a face earns at most 3 gold')
    expect(() => optionFor(withFace(STANDARD, 'elf', 0, '0 + ko 9'))).toThrow('elf, face 1: ko takes a number: 1, 2')
    expect(tableOf({ elf: 3 })).toBe(STANDARD)
  })
})
