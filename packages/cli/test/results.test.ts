import { gameOf } from '@alea/catalog'
import type { View as CityView } from '@alea/dice-city'
import { LANGUAGES, Match } from '@alea/engine'
import { expect, it } from 'vitest'
import { partsOf, tieBreaks } from '../src/tables/results.ts'
import { tableOf } from '../src/tables/tableOf.ts'
import { MESSAGES } from '../src/text/index.ts'

const NAMES = ['Anna', 'Ben']
const viewOf = (game: string) => new Match(gameOf(game)!, { seats: 2 }).view(0)

it('names the tie-break that decided', () => {
  const view = viewOf('dice-city') as CityView
  const cities = view.cities.map((city, seat) => ({ ...city, cards: seat === 1 ? 7 : 5 }))
  const tied = { places: [2, 1], scores: [40, 40] }
  const say = (v: unknown, result: Parameters<typeof tieBreaks>[2], language: 'en' | 'fr' = 'en') =>
    tieBreaks('dice-city', v, result, NAMES, MESSAGES[language])
  expect(say({ ...view, cities }, tied)).toEqual(['Ben and Anna are tied; Ben is ahead: more location cards (7 to 5).'])
  expect(say({ ...view, cities }, tied, 'fr')[0]).toContain('plus de cartes de lieu (7 contre 5)')
  expect(say(view, tied)[0]).toContain('closer to the first player')
  expect(say(view, { places: [1, 2], scores: [41, 40] })).toEqual([])
  expect(say(view, { places: [1, 1], scores: [40, 40] })).toEqual([])
})

it('says what a score is made of', () => {
  const [say] = [MESSAGES.en]
  expect(partsOf('battle-dice', viewOf('battle-dice'), 0, say)).toEqual(['3 creatures'])
  expect(partsOf('dice-forge', viewOf('dice-forge'), 0, say)).toEqual(['gained 0', 'on cards 0'])
  expect(partsOf('dice-city', viewOf('dice-city'), 0, say).slice(0, 2)).toEqual(['locations 0', 'bandits and ships 0'])
  expect(partsOf('pig', viewOf('pig'), 0, say)).toEqual([])
})

it.each(['battle-dice', 'dice-city', 'dice-forge', 'dice-throne'])('nobody is active when %s is over', (game) => {
  for (const language of LANGUAGES) {
    const say = MESSAGES[language]
    const context = { language, say, names: NAMES, awaited: [0, 1], width: 80, isOver: true }
    const [head, ...lines] = tableOf(game)(viewOf(game), context)
    expect(head).toContain(say.over)
    expect(head).not.toMatch(/Anna|Ben/)
    expect(lines.join('\n').replace(/^.*▸ d.*$/m, '')).not.toMatch(/[▸▶]/)
  }
})
