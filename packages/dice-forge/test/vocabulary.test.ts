import { Match } from '@alea/engine'
import { expect, test } from 'vitest'
import { diceForge } from '../src/index.ts'

test('more tokens of a kind than there are players are refused', () => {
  const { state } = new Match(diceForge, { seats: 2 })
  diceForge.vocabulary.set(state, 'p1 tokens', 'triton cerberus')
  expect(() => diceForge.vocabulary.set(state, 'p2 tokens', 'triton triton')).toThrow(/triton: this table has only 2/)
})
