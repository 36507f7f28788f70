/** The file of house numbers that the page of a new table reads and offers. */
import { checkNumbers, numbersOf, replaceable } from '@alea/dice-throne'
import '@alea/dice-throne-marvel'
import { LANGUAGES } from '@alea/engine'
import { expect, test } from 'vitest'
import { changesIn, readHouseFile, templateFor } from '../src/games/dice-throne/houseFile.ts'

test('what it changes', () => {
  const ours = numbersOf(replaceable())
  const house = { loki: { vexII: 11, bewilder: ours.loki!.bewilder }, 'black-panther': { blast: 9 } }
  const file = readHouseFile(JSON.stringify(house))
  if (!('numbers' in file) || typeof file.numbers === 'string') throw new Error('It changes something')
  expect(changesIn(file.numbers)).toEqual([
    { hero: 'loki', changes: [{ name: 'vexII', from: ours.loki!.vexII, to: 11 }] },
    { hero: 'black-panther', changes: [{ name: 'blast', from: ours['black-panther']!.blast, to: 9 }] },
  ])
})

test.each(['{ "loki": { "vexII": 11 ', '{ "loki": { "vexII": 100 } }', '{ "loki": { "vex": 1 } }', '7'])(
  'what is wrong with %s, in every language',
  (text) => {
    const file = readHouseFile(text)
    if (!('problem' in file)) throw new Error('It was accepted')
    const problems = LANGUAGES.map((language) => file.problem(language))
    expect(new Set(problems).size).toBe(LANGUAGES.length)
  },
)

test('where it is no JSON', () => {
  const file = readHouseFile('{\n  "loki": {\n    "vexII": 11,\n  }\n}')
  if (!('problem' in file)) throw new Error('It was accepted')
  expect(file.problem('en')).toContain('(line 4)')
  expect(file.problem('fr')).toContain('(ligne 4)')
})

test('a template has the chosen heroes, or everybody with numbers to replace, and changes nothing', () => {
  expect(Object.keys(JSON.parse(templateFor(['barbarian', 'loki'])))).toEqual(['loki'])
  expect(Object.keys(JSON.parse(templateFor(['barbarian'])))).toEqual(replaceable())
  expect(checkNumbers(JSON.parse(templateFor([])))).toBe('default')
})
