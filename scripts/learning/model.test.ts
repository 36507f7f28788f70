import { battleDice } from '@alea/battle-dice'
import { checkOptions, type Running, random, seedOf, start } from '@alea/engine'
import { describe, expect, it } from 'vitest'
import { type Case, chancesBy, featuresOf, judgedBy, lossOf, namesIn, newModel, trained } from './model.ts'

const NAMES = ['first', 'second']
const TRAINING = { rounds: 60, step: 0.02, pull: 0 }

/** Between two seats: whoever has more by this rule wins. */
function casesWhere(points: (own: readonly number[]) => number, count = 400): Case[] {
  const source = random(7)
  const amount = () => source.below(2001) / 1000 - 1
  return Array.from({ length: count }, () => {
    const seats = [0, 1].map(() => [amount(), amount()])
    const isFirst = points(seats[0]!) > points(seats[1]!)
    return {
      features: { bySeat: seats.map((own) => Float64Array.from(own)), moment: 0.5 },
      won: isFirst ? [1, 0] : [0, 1],
    }
  })
}

function learnt(cases: readonly Case[], hidden: number) {
  const model = newModel(NAMES, cases, hidden, random(seedOf(1, hidden)))
  for (const _ of trained(model, cases, TRAINING, random(3)));
  return model
}

describe('a learnt judgement', () => {
  it('finds what each term is worth', () => {
    const cases = casesWhere(([first, second]) => 3 * first! - second!)
    const { linear, later } = learnt(cases, 0)
    const [first, second] = linear.map((worth, i) => worth + 0.5 * later[i]!)
    expect(first! / second!).toBeCloseTo(-3, 0)
    expect(lossOf(learnt(cases, 0), cases)).toBeLessThan(0.2)
  })

  it('as a network, finds what no sum of terms says', () => {
    const cases = casesWhere(([first, second]) => first! * second!)
    expect(lossOf(learnt(cases, 0), cases)).toBeGreaterThan(0.65)
    expect(lossOf(learnt(cases, 12), cases)).toBeLessThan(0.45)
  })

  it('is the same for the same seed', () => {
    const cases = casesWhere(([first]) => first!, 100)
    expect(learnt(cases, 4)).toEqual(learnt(cases, 4))
  })

  it('judges positions of a game in the place of its own judgement', () => {
    const g = start<Running>(battleDice.setup(2, checkOptions(battleDice.options, {}, 2)), battleDice.rules)
    const names = namesIn(battleDice, [g])
    expect(names).toContain('gold')
    const cases = [{ features: featuresOf(battleDice, g, names), won: [1, 0] }]
    const model = newModel(names, cases, 3, random(1))
    const judged = judgedBy(battleDice, model).insight!.evaluate(g as never)
    expect(judged).toEqual(chancesBy(model, cases[0]!.features))
    expect(judged.reduce((sum, each) => sum + each)).toBeCloseTo(1)
  })
})
