import type { Offer } from '@alea/engine'
import { expect, it } from 'vitest'
import { keyOf, menuOf, samplesOf } from '../src/play/menu.ts'

const offerOf = (...keys: string[]): Offer => ({
  name: 'attempt',
  seat: 0,
  params: {},
  options: keys.map((key) => ({ key, value: key })),
  unavailable: [],
})

/** Three dice, the first and the last alike. */
const KEEPS = ['keep:-', 'keep:1', 'keep:2', 'keep:1,2', 'keep:1,3']
const OFFER = offerOf(...KEEPS, 'announce:smack.1', 'none')

it('numbers what is left when many sets of places are folded', () => {
  expect(menuOf(OFFER).numbered.map(({ key }) => key)).toEqual(['announce:smack.1', 'none'])
  const labelOf = ({ key }: { key: string }) => (key === 'keep:-' ? 'tout relancer' : 'garder les dés')
  expect(samplesOf(menuOf(OFFER), labelOf)).toEqual([
    { typed: 'garder 1,2', label: 'garder les dés' },
    { typed: 'garder -', label: 'tout relancer' },
  ])
})

it('leaves a few sets, and other long lists, as they are', () => {
  const few = offerOf(...KEEPS.slice(1), 'none')
  expect(menuOf(few)).toEqual({ numbered: few.options, sets: [] })
  const cards = offerOf(...'abcdefghijklmnop'.split('').map((card) => `play:${card}`))
  expect(menuOf(cards).sets).toEqual([])
})

it.each([
  ['1', 'announce:smack.1'],
  ['2', 'none'],
  ['3', undefined],
  ['none', 'none'],
  ['keep:1,2', 'keep:1,2'],
  ['keep 2 1', 'keep:1,2'],
  ['Garder 1, 2', 'keep:1,2'],
  ['1,2', 'keep:1,2'],
  ['keep 1', 'keep:1'],
  ['keep -', 'keep:-'],
  // The third die is like the first.
  ['keep 3', 'keep:1'],
  ['keep 2,3', 'keep:1,2'],
  ['keep 1,2,3', undefined],
  ['keep 4', undefined],
  ['keep', undefined],
  ['l 15', undefined],
])('reads %j as %s', (typed, key) => {
  expect(keyOf(OFFER, menuOf(OFFER), typed, () => 'garder les dés')).toBe(key)
})

it('reads a bare number as a place where nothing is numbered', () => {
  const offer = offerOf(...KEEPS)
  expect(keyOf(offer, menuOf(offer), '2', () => 'keep dice')).toBe('keep:2')
})
