/** The offensive roll phase, computed: what each keep, each announcement and stopping are worth. */
import type { Question } from '@alea/engine'
import { solve } from '@alea/odds'
import { optionOf } from '../options.ts'
import { coveredOn } from '../rules/covered.ts'
import { type DiceThrone, fighter, opponents, teamOf } from '../state.ts'
import { chancesOf } from './score.ts'
import { dice, keptHand, payoff, strengthOf, type Worth } from './strength.ts'
import { WEIGHTS } from './weights.ts'

/** In chances to win; cards, tokens and actions must be tried (NaN). */
export function exactAttempt(g: DiceThrone, { options }: Question): number[] {
  const side = teamOf(g, g.active)
  const { tiers } = strengthOf(fighter(g, g.active).board, coveredOn(g, g.active))
  const weakest = Math.min(...opponents(g, g.active).map((foe) => g.dials[teamOf(g, foe)]!))
  const promising = (points: number) => chancesOf(g, WEIGHTS, { by: g.active, points })[side]!
  const chance = ({ value, damage }: Worth) =>
    promising(WEIGHTS.coming * value + (damage >= weakest ? WEIGHTS.kill : 0))
  const values = new Map(tiers.map((worth) => [worth.tier.id, chance(worth)]))
  const nothing = promising(0)
  const { kept } = solve(
    dice,
    payoff(tiers, (worth) => values.get(worth.tier.id)!, nothing),
    g.attempts,
  )
  return options[0]!.map((value) => {
    const option = optionOf('attempt', value)
    switch (option.is) {
      case 'keep-dice':
        return kept[g.attempts]![keptHand(keptDice(g, option.places))]!
      case 'give-up':
        return nothing
      case 'announce':
        return values.get(option.tier) ?? Number.NaN
      default:
        return Number.NaN
    }
  })
}

/** The same in points of health, from the strength of the board: quick enough for playouts. */
export function senseAttempt(g: DiceThrone, { options }: Question): number[] {
  const { solved, tiers } = strengthOf(fighter(g, g.active).board, coveredOn(g, g.active))
  const kept = solved.kept[Math.min(2, g.attempts)]!
  return options[0]!.map((value) => {
    const option = optionOf('attempt', value)
    switch (option.is) {
      case 'keep-dice':
        return kept[keptHand(keptDice(g, option.places))]!
      case 'give-up':
        return 0
      case 'announce':
        return tiers.find(({ tier }) => tier.id === option.tier)?.value ?? -1
      default:
        return -1
    }
  })
}

const keptDice = (g: DiceThrone, places: readonly number[]): number[] => {
  const { dice } = g.rolls[0]!
  return places.map((place) => dice[place - 1]!)
}
