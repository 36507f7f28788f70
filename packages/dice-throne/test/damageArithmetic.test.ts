import { describe, expect, test } from 'vitest'
import {
  ATTACK,
  costsToAttacker,
  finalDamage,
  halfOf,
  reflected,
  subtotal,
  TYPE_RULES,
  turned,
} from '../src/rules/damageArithmetic.ts'
import { DAMAGE_TYPES, type Line } from '../src/state.ts'

/** `base 8, half, avoid`: lines as they are written here. `sure 3` is certain, `overall -2` is taken off all damage. */
const account = (text: string): Line[] =>
  text.split(', ').map((word) => {
    const [kind = '', amount = '0'] = word.split(' ')
    const line = { by: 'test', amount: Number(amount) }
    if (kind === 'sure') return { ...line, kind: 'other', certain: true }
    return kind === 'overall' ? { ...line, kind: 'add', overall: true } : { ...line, kind: kind as Line['kind'] }
  })

describe('worked rows of RULES.md, DT-12', () => {
  test.each([
    // lines, why, subtotal, final, reflected
    ['base 6', 'DT-12.1', 6, 6, 0],
    ['base 6, add 2, prevent 3', 'DT-12.2', 5, 5, 0],
    ['prevent 3, add 2, base 6', 'DT-12.1: in any order', 5, 5, 0],
    ['base 3, prevent 5', 'DT-12.2: never below nothing', 0, 0, 0],
    ['base 5, add -2', 'DT-10: a weakened attack', 3, 3, 0],
    ['base 1, add -2, other 3', 'DT-12.8: an attack weakened to nothing takes nothing off the rest', 3, 3, 0],
    ['base 1, overall -2, other 3', 'DT-21.1: unless all damage is weakened', 2, 2, 0],
    ['base 7, half', 'DT-12.3: half of 7 is 4', 7, 3, 0],
    ['base 7, half, half', 'DT-12.3: twice 4, down to nothing', 7, 0, 0],
    ['base 7, prevent 2, half', 'DT-12.3: of the subtotal', 5, 2, 0],
    ['half, base 7, prevent 2', 'DT-12.1: in any order', 5, 2, 0],
    ['base 9, avoid, prevent 2, half', 'DT-12.4', 7, 0, 0],
    ['base 9, reflect', 'DT-12.5: it does not lessen the damage', 9, 9, 5],
    ['base 9, reflect, half', 'DT-12.5: whatever was halved', 9, 4, 5],
    ['base 9, reflect, reflect', 'DT-12.5: for each', 9, 9, 10],
    ['base 9, reflect, avoid', 'DT-12.4', 9, 0, 0],
    ['sure 3', 'certain', 0, 3, 0],
    ['base 4, sure 3, prevent 9', 'certain damage is not prevented', 0, 3, 0],
    ['base 4, sure 3, half', 'certain damage is not halved', 4, 5, 0],
    ['base 4, sure 3, avoid', 'certain damage is not avoided', 4, 3, 0],
    ['other 2, other 2', 'upkeep: one account', 4, 4, 0],
    ['base 7, half, passed 2', 'HUN-3.13: after the halves', 7, 1, 0],
    ['base 7, sure 2, passed 9', 'HUN-3.13: certain damage too', 7, 0, 0],
    ['base 4, avoid, passed 3', 'HUN-3.13: never below nothing', 4, 0, 0],
  ] as const)('%s (%s)', (text, _, sum, final, back) => {
    const lines = account(text)
    expect([subtotal(lines), finalDamage(lines), reflected(lines)]).toEqual([sum, final, back])
  })
})

test.each([
  ['base 5, other 3', 3],
  ['base 5, other 3, prevent 4', 1],
  ['base 5, other 3, prevent 6', 1],
  ['base 5, other 3, half', 0],
  ['other 3', 1],
] as const)('DT-12.7: half of each source of %s leaves %i', (text, left) => {
  const deals: Line = { kind: 'half', by: 'test', amount: 0, bySource: true }
  expect(finalDamage([...account(text), deals])).toBe(left)
})

test.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [7, 4],
])('half of %i, rounded up, is %i', (whole, half) => expect(halfOf(whole)).toBe(half))

test('[DT-12.8] one source is avoided, and what prevents counts for the rest', () => {
  const lines: Line[] = [
    ...account('base 5, add 2, other 3'),
    { kind: 'avoid', by: 'evasive', amount: 0, source: ATTACK },
  ]
  expect(finalDamage(lines)).toBe(3)
  expect(finalDamage([...lines, ...account('prevent 1, half')])).toBe(1)
  expect(reflected([...lines, ...account('reflect')])).toBe(2)
  expect(
    finalDamage([...account('base 5, other 3'), { kind: 'avoid', by: 'evasive', amount: 0, source: 'test' }]),
  ).toBe(5)
})

test('[DT-12.6] an attack costs its recoil only if damage is dealt', () => {
  expect(costsToAttacker(account('base 5'), 4)).toEqual({ reflected: 0, recoil: 4 })
  expect(costsToAttacker(account('base 5, prevent 5'), 4)).toEqual({ reflected: 0, recoil: 0 })
  expect(costsToAttacker(account('base 5, reflect'), 4)).toEqual({ reflected: 3, recoil: 4 })
  expect(costsToAttacker(account('base 5, avoid'), 4)).toEqual({ reflected: 0, recoil: 0 })
})

test.each([
  [50, -8, 50, 42],
  [5, -8, 50, 0],
  [58, 5, 50, 60],
  [34, 30, 35, 45],
])('[DT-18.2] %i changed by %i, begun at %i, is %i', (health, change, start, after) =>
  expect(turned(health, change, start)).toBe(after),
)

test('only normal damage is defended, pure and collateral damage take no modifier, nothing reduces an ultimate', () => {
  expect(DAMAGE_TYPES.filter((type) => TYPE_RULES[type].defended)).toEqual(['normal'])
  expect(DAMAGE_TYPES.filter((type) => !TYPE_RULES[type].modified)).toEqual(['pure', 'collateral'])
  expect(DAMAGE_TYPES.filter((type) => !TYPE_RULES[type].reduced)).toEqual(['ultimate'])
})
