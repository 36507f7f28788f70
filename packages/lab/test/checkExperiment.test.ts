import { InputError, type Language } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { checkExperiment, MOST_VARIANTS, READY_MADE, readyMade } from '../src/index.ts'

const fault = (value: unknown, language: Language = 'en'): string => {
  try {
    checkExperiment(value)
  } catch (error) {
    if (error instanceof InputError) return error.in(language)
    throw error
  }
  throw new Error('it was accepted')
}

const pig = { game: 'pig', seats: ['adept', 'random'] }

describe('the file of an experiment', () => {
  test('fills in what is left out', () => {
    expect(checkExperiment({ game: 'pig' })).toEqual({
      title: 'Pig',
      game: 'pig',
      matches: 200,
      seed: 1,
      variants: [{ name: 'A', seats: ['adept', 'adept'], options: { target: 100 } }],
    })
  })

  test('a variant states only its differences', () => {
    const { variants } = checkExperiment({
      ...pig,
      options: { target: 30 },
      variants: [{}, { name: { en: 'long', fr: 'longue' }, options: { target: 60 } }, { seats: ['random', 'random'] }],
    })
    expect(variants).toEqual([
      { name: 'A', seats: pig.seats, options: { target: 30 } },
      { name: { en: 'long', fr: 'longue' }, seats: pig.seats, options: { target: 60 } },
      { name: 'C', seats: ['random', 'random'], options: { target: 30 } },
    ])
  })

  test.each([
    [undefined, 'write an object in curly brackets'],
    [[], 'write an object in curly brackets'],
    [{}, 'game: this is missing; possible: battle-dice, dice-city'],
    [{ game: 'chess' }, 'game: "chess" is not possible; possible: battle-dice'],
    [{ ...pig, dices: 1 }, 'there is no field dices; possible: title, question, game'],
    [{ ...pig, matches: 0 }, 'matches: 0 is not a whole number from 1 to 1000000'],
    [{ ...pig, matches: 1e9 }, 'matches: 1000000000 is not a whole number from 1 to 1000000'],
    [{ ...pig, seed: -1 }, 'seed: -1 is not a whole number from 0'],
    [{ ...pig, seats: 'adept' }, 'seats: write a list in square brackets'],
    [{ ...pig, seats: [] }, 'seats: 0 entries; there may be'],
    [{ ...pig, seats: ['adept', 'genius'] }, 'seats: There is no bot genius'],
    [{ ...pig, seats: ['adept', 'master'] }, 'seats: master thinks for a fixed time'],
    [{ ...pig, seats: ['adept', 'search:20ms'] }, 'seats: search:20ms thinks for a fixed time'],
    [{ ...pig, options: { target: 3 } }, 'options: '],
    [{ ...pig, variants: [] }, `variants: 0 entries; there may be 1 to ${MOST_VARIANTS}`],
    [{ ...pig, variants: Array(9).fill({}) }, `variants: 9 entries; there may be 1 to ${MOST_VARIANTS}`],
    [{ ...pig, variants: [{}, { options: { target: 3 } }] }, 'variants 2: options: '],
    [{ ...pig, variants: [{}, { dice: 3 }] }, 'variants 2: there is no field dice; possible: name, seats, options'],
    [{ ...pig, title: '' }, 'title: write a text'],
    [{ ...pig, title: { en: 'x' } }, 'title: write a text'],
    [{ ...pig, title: 'x'.repeat(201) }, 'title: 201 characters; at most 200'],
    [
      { ...pig, until: { width: 1 } },
      'until: figure: this is missing; possible: first, turns, decisions, player-1, player-2',
    ],
    [{ ...pig, until: { figure: 'player-3', width: 1 } }, 'until: figure: "player-3" is not possible'],
    [{ ...pig, until: { figure: 'turns', width: 0 } }, 'until: width: 0 is not a number greater than 0'],
    [
      { ...pig, until: { figure: 'turns', width: 1, difference: true } },
      'until: difference: there is only one variant',
    ],
    [{ ...pig, about: 'hold' }, 'about: write a list in square brackets'],
    [{ ...pig, about: [] }, 'about: 0 entries; there may be 1 to'],
    [
      { game: 'battle-dice', about: ['creature/goblins', 'goblin'] },
      'about: "creature/goblins" is not possible; possible: creature/goblin',
    ],
    [{ game: 'battle-dice', about: ['power/ko', 'power/ko'] }, 'about: "power/ko" is there twice'],
  ])('refuses %j', (value, message) => {
    expect(fault(value)).toContain(message)
    expect(fault(value, 'fr')).not.toBe(fault(value))
  })

  test('house dice and house numbers are checked by their games, which name the face and the number', () => {
    const dice = { goblin: ['0', '0', '9', '0', '0', '0'] }
    expect(fault({ game: 'battle-dice', options: { dice } })).toContain('goblin, face 3')
    const numbers = { loki: { vex: 100 } }
    expect(fault({ game: 'dice-throne', options: { heroes: ['loki', 'monk'], numbers } })).toContain('vex')
  })

  test.each(READY_MADE)('the ready-made experiment %s is accepted and asks its question in every language', (name) => {
    const { title, question } = readyMade(name)!
    expect(title).toEqual({ en: expect.any(String), fr: expect.any(String) })
    expect(question).toEqual({ en: expect.any(String), fr: expect.any(String) })
  })
})
