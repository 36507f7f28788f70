import { Match } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { HOUSE, parseFace, STANDARD } from '../src/content/faces.ts'
import type { Race } from '../src/content/races.ts'
import { battleDice } from '../src/game.ts'
import { rowOdds } from '../src/odds.ts'
import { earnings } from '../src/rules/gold.ts'
import { type BattleDice, raceOf } from '../src/state.ts'

/** By the rule itself: every roll of the row, one after the other, in the arena of somebody. */
function counted(table: object, row: readonly Race[]): Map<number, number> {
  const { state } = new Match(battleDice, { seats: 2, options: { dice: table as never } })
  const g = state as BattleDice
  const free = [...g.face.keys()]
  const dice = row.map(
    (race) =>
      free.splice(
        free.findIndex((die) => raceOf(die) === race),
        1,
      )[0]!,
  )
  g.trainers[0]!.arena = dice
  const found = new Map<number, number>()
  for (let roll = 0; roll < 6 ** row.length; roll++) {
    for (const [i, die] of dice.entries()) g.face[die] = (Math.floor(roll / 6 ** i) % 6) + 1
    const gold = earnings(g, 0)
    found.set(gold, (found.get(gold) ?? 0) + 1 / 6 ** row.length)
  }
  return found
}

describe('the odds of a row', () => {
  test.each([
    ['standard', STANDARD, ['goblin', 'orc', 'dwarf']],
    ['standard', STANDARD, ['mage', 'troll', 'dwarf', 'elf']],
    ['house', HOUSE, ['dwarf', 'mage', 'goblin', 'orc']],
  ] as const)('[BD-6.5] [BD-7.1] gold of %s dice is that of every roll, multipliers included', (_, table, row) => {
    const { gold, mean } = rowOdds(table, row)
    const all = [...counted(table, row)].sort(([one], [other]) => one - other)
    expect(gold.map(([amount]) => amount)).toEqual(all.map(([amount]) => amount))
    for (const [i, [, chance]] of all.entries()) expect(gold[i]![1]).toBeCloseTo(chance, 12)
    expect(mean).toBeCloseTo(
      all.reduce((sum, [amount, chance]) => sum + amount * chance, 0),
      12,
    )
  })

  test('a multiplier earns something only on the left of a number', () => {
    expect(rowOdds('standard', ['mage', 'elf']).mean).toBeGreaterThan(rowOdds('standard', ['elf', 'mage']).mean)
  })

  test('powers: the chance that one shows, and how many do on average', () => {
    const row: Race[] = ['goblin', 'goblin', 'orc']
    const { powers } = rowOdds('standard', row)
    const reinforce = powers.find(({ power }) => power === 'reinforce')!
    // Two faces of a goblin, one of an orc.
    expect(reinforce.chance).toBeCloseTo(1 - (2 / 3) ** 2 * (5 / 6), 12)
    expect(reinforce.mean).toBeCloseTo(2 / 3 + 1 / 6, 12)
    expect(powers.map(({ power }) => power)).not.toContain('gold')
    const shown = new Set(
      row.flatMap((race) => STANDARD[race].flatMap((face) => parseFace(face).powers.map(({ name }) => name))),
    )
    for (const name of shown) expect(powers.map(({ power }) => power)).toContain(name)
  })

  test('an empty row earns nothing', () => {
    expect(rowOdds('standard', [])).toEqual({ gold: [[0, 1]], mean: 0, powers: [] })
  })
})
