import { describe, expect, it } from 'vitest'
import { isReached, readGoal } from '../src/odds/goal.ts'
import { alea } from './alea.ts'

const json = async (args: string) => {
  const { code, stdout, stderr } = await alea([...args.split(' '), '--json'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return JSON.parse(stdout)
}

describe('alea odds', () => {
  it('says what to keep, how likely it is, and where another keep stands', async () => {
    const { code, stdout, stderr } = await alea('odds 4,2,4,6,4 --for 5-of-a-kind --left 1 --keep 6'.split(' '))
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    // Two dice that must both show a four: 1/36.
    expect(stdout).toMatch(
      /^2 4 4 4 6 on the table, 1 roll left, playing for 5 of a kind\n\nKeep 4 4 4, reroll 2: 2\.78%/,
    )
    expect(stdout).toMatch(/^1\. +4 4 4 +2 +2\.78%$/m)
    expect(stdout).toMatch(/^\d+\. +6 +4 +0\.08% +←$/m)
  })

  it('knows the figures nobody here made, before the first roll', async () => {
    const [five, large] = await Promise.all([
      json('odds 5d6 --for five-of-a-kind'),
      json('odds 5d6 --for large-straight'),
    ])
    expect(five).toEqual({ dice: '5d6', sides: 6, left: 3, for: 'five-of-a-kind', chance: 0.046029, keeps: [] })
    expect(large.chance).toBeCloseTo(0.2611, 4)
  })

  it('speaks French, of dice with other sides too', async () => {
    const { stdout } = await alea(['odds', '8,3', '--sides', '8', '--for', 'sum>=16', '--left', '1', '--lang', 'fr'])
    expect(stdout).toContain('3 8 sur la table, encore 1 lancer, en visant un total d’au moins 16')
    expect(stdout).toContain('Garder 8, relancer 1\u00a0: 12,50\u00a0%, environ 1 chance sur 8,0')
  })

  it('lists the abilities of a hero, and the best keep for the whole board', async () => {
    const { stdout } = await alea('odds 1,2,3,6,6 --hero gunslinger'.split(' '))
    expect(stdout).toMatch(/^Gunslinger · 1–3 Bullet, 4–5 Dash, 6 Bullseye\n1 2 3 6 6 on the table, 2 rolls left\n/)
    expect(stdout).toMatch(/^(Keep|Reroll) .*: [\d.]+ health on average$/m)
    expect(stdout).toMatch(/^Revolver \(3 Bullets\) +1 2 3 6 6 +[\d.]+ +100\.0% +[\d.]+%$/m)

    const { abilities, keeps, worth } = await json('odds 1,2,3,6,6 --hero gunslinger')
    expect(keeps[0].worth).toBe(worth)
    for (const { chance, chanceForTheBoard } of abilities) expect(chance).toBeGreaterThanOrEqual(chanceForTheBoard)
    expect(await json('odds --hero black-widow')).toMatchObject({ hero: 'black-widow', dice: '5d6', left: 3 })
  })
})

it.each([
  ['4-of-a-kind', [2, 2, 2, 2, 5], [2, 2, 2, 5, 5]],
  ['three-of-a-kind', [1, 2, 2, 2], [1, 1, 2, 2]],
  ['small-straight', [1, 2, 3, 4, 4], [1, 2, 3, 5, 6]],
  ['large-straight', [2, 3, 4, 5, 6], [1, 2, 3, 4, 6]],
  ['full-house', [3, 3, 5, 5, 5], [3, 3, 3, 3, 3]],
  ['sum>=20', [2, 6, 6, 6], [1, 6, 6, 6]],
  ['sum<=4', [1, 1, 2], [1, 2, 2]],
  ['sum=7', [3, 4], [4, 4]],
  ['6,6,1', [1, 2, 6, 6], [1, 1, 6]],
])('%s', (text, yes, no) => {
  const goal = readGoal(text)
  expect(isReached(goal, yes)).toBe(true)
  expect(isReached(goal, no)).toBe(false)
})
