import { diceThrone, NAMES } from '@alea/dice-throne'
import '@alea/dice-throne-marvel'
import { expect, test } from 'vitest'

const nameOf = (seat: number): string => ['Ada', 'Bo'][seat]!

test('the state of Mjölnir names the player it is with', () => {
  expect(NAMES.en.companionState('mjolnir', 'p2', nameOf)).toBe('with Bo')
  expect(NAMES.fr.companionState('mjolnir', 'p2', nameOf)).toBe('chez Bo')
  expect(NAMES.en.companionState('mjolnir', 'home', nameOf)).toBe('with Thor')
})

test('without a table it is with an opponent', () => {
  expect(NAMES.en.companionState('mjolnir', 'p2')).toBe('with an opponent')
  expect(NAMES.fr.companionState('mjolnir', 'p2')).toBe('chez un adversaire')
})

test('so does the log', () => {
  const thrown = { type: 'companion', seat: 0, companion: 'mjolnir', state: 'p2' } as const
  expect(diceThrone.text.en.event(thrown, nameOf)).toBe('Ada: Mjölnir is now with Bo.')
  expect(diceThrone.text.fr.event(thrown, nameOf)).toBe('Ada\u00a0: Mjöllnir est maintenant chez Bo.')
})
