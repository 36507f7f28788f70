/** Judgement for bots: an estimate, but a sane one. */
import { checkOptions, enter, start } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { RACES, type Race } from '../src/content/races.ts'
import { battleDice } from '../src/game.ts'
import { insight } from '../src/insight.ts'
import { match, PHASE_FLOWS, turn } from '../src/rules/match.ts'
import { type BattleDice, raceOf, takeRace } from '../src/state.ts'

/** About to buy; everybody has the three they began with. */
function table(seats: number): BattleDice {
  const g = start<BattleDice>(battleDice.setup(seats, checkOptions(battleDice.options, {}, seats)), battleDice.rules)
  enter(g, match, turn, PHASE_FLOWS.buy)
  return g
}

function give(g: BattleDice, seat: number, ...races: Race[]): void {
  for (const race of races) {
    const die = takeRace(g.stock, race)
    g.owner[die] = seat
    g.trainers[seat]!.infirmary.push(die)
  }
}

const sellOut = (g: BattleDice, ...races: Race[]) => {
  g.stock = g.stock.filter((die) => !races.includes(raceOf(die)))
}

describe('chances in Battle Dice', () => {
  test.each([2, 3, 4])('of %i players add up to one, and are equal at first', (seats) => {
    const chances = insight.evaluate(table(seats))
    for (const chance of chances) expect(chance).toBeCloseTo(1 / seats, 10)
  })

  test('the richer stable is ahead, and between two the further the sooner it will be over', () => {
    const early = table(2)
    give(early, 1, 'mage')
    const late = structuredClone(early)
    sellOut(late, 'orc', 'dwarf')
    const [one, lead] = insight.evaluate(early)
    expect(lead).toBeGreaterThan(one!)
    expect(insight.evaluate(late)[1]).toBeGreaterThan(lead!)
  })

  test('[BD-10.3] of two stables of one value the one with more creatures is ahead', () => {
    const g = table(2)
    give(g, 0, 'goblin', 'goblin', 'orc')
    give(g, 1, 'troll')
    sellOut(g, ...RACES)
    const [many, few] = insight.evaluate(g)
    expect(many).toBeGreaterThan(few!)
  })

  test('gold in hand counts', () => {
    const g = table(3)
    g.trainers[2]!.gold = 4
    const [poor, , rich] = insight.evaluate(g)
    expect(rich).toBeGreaterThan(poor!)
  })
})
