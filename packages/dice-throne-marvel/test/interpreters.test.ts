/** Every printed effect of every hero is read by the three interpreters. */
import { diceThrone } from '@alea/dice-throne'
import '@alea/dice-throne-marvel'
import {
  damage,
  estimate,
  flatten,
  heroIds,
  per,
  printedEffects,
  rollDice,
  sentence,
  sentenceOf,
  sheetOf,
  total,
  unnamed,
  verbNames,
} from '@alea/dice-throne/hero'
import { LANGUAGES } from '@alea/engine'
import { describe, expect, test } from 'vitest'

/** Blood Power only watches here; what it gives is said at the end of the turn. */
const SILENT = 'blood-power, dealt'

test('the pack adds its heroes to those of the game', () => {
  expect(diceThrone.id).toBe('dice-throne')
  expect(heroIds()).toEqual(expect.arrayContaining(['barbarian', 'vampire-lord', 'black-widow', 'black-panther']))
})

describe.each(heroIds())('%s', (id) => {
  const { hero } = sheetOf(id)
  const lists = printedEffects(hero)

  test('everything on it has a name in every language', () => expect(unnamed(hero)).toEqual([]))

  test.each(LANGUAGES)('every effect has its sentence in %s, without a hole', (language) => {
    for (const { where, effects } of lists) {
      const text = sentence(effects, hero, language)
      if (id === 'vampire-lord' && where === SILENT) expect(text, where).toBe('')
      else expect(text, where).toMatch(/\.$/)
      expect(text, where).not.toMatch(/undefined|\[object|NaN|null/)
    }
  })

  test('French keeps its no-break spaces', () => {
    for (const { where, effects } of lists) expect(sentence(effects, hero, 'fr'), where).not.toMatch(/ [:;!?]/)
  })

  test('at most one effect in four is custom', () => {
    const all = lists.flatMap(({ effects }) => flatten(effects))
    const custom = all.filter((effect) => effect.do.includes('/'))
    expect(custom.length * 4).toBeLessThanOrEqual(all.length)
  })

  test('every effect has a value', () => {
    for (const { where, effects } of lists) expect(Number.isFinite(estimate(effects, hero)), where).toBe(true)
  })
})

test.each(LANGUAGES)('every verb has its sentence in %s', (language) => {
  for (const name of verbNames()) expect(sentenceOf(name, language), name).toBeTypeOf('function')
})

test('values are means: half of the faces are swords', () => {
  const { hero } = sheetOf('barbarian')
  expect(estimate([damage(5)], hero)).toBe(5)
  expect(estimate([rollDice(4, [damage(per('sword', 2))])], hero)).toBe(4)
  expect(estimate([rollDice(3, [damage(total)])], hero)).toBe(10.5)
})
