/** [SHA-2.3] Shadows shelters from the ability of an attacker, not from a card that hurts in the same phase. */
import { expect, test } from 'vitest'
import { isSpared } from '../src/effects/isSpared.ts'
import { diceThrone } from '../src/game.ts'
import { fx } from '../src/rules/fx.ts'
import type { Attack, DiceThrone } from '../src/state.ts'
import { fighter } from '../src/state.ts'

function attacked(tokens: readonly [string[], string[]], type: Attack['type'] = 'normal'): DiceThrone {
  const g = diceThrone.setup(2, { heroes: ['barbarian', 'shadow-thief'], rules: 'marvel' }) as DiceThrone
  for (const [seat, held] of tokens.entries()) for (const token of held) fighter(g, seat).tokens[token] = 1
  g.active = 0
  g.phase = 'defense'
  const none = { dice: [], rolled: [], base: 4, recoil: 0, inflicted: [], marks: {} }
  g.attack = { by: 0, tier: 'smack.1', target: 1, type, isAttack: true, modified: true, stage: 'activated', ...none }
  return g
}

const spared = (g: DiceThrone, by: string): boolean => isSpared(g, fx(0, 1, by), 1)

test('an ability is told from a card', () => {
  const g = attacked([[], ['shadows']])
  expect([spared(g, 'smack'), spared(g, 'roulette')]).toEqual([true, false])
  expect(spared(attacked([[], []]), 'smack')).toBe(false)
})

test('an ultimate spares nobody', () => expect(spared(attacked([[], ['shadows']], 'ultimate'), 'smack')).toBe(false))

test('whoever may deal no damage in the roll phase deals none with a card either', () => {
  expect(spared(attacked([['parlay'], []]), 'roulette')).toBe(true)
})
