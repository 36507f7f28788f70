/** The offensive roll phase, worked out: what each keep, each announcement and stopping are worth. */
import type { Json, Question } from '@alea/engine'
import { solve } from '@alea/odds'
import { type DiceThrone, fighter, opponents, teamOf } from '../state.ts'
import { chancesOf } from './score.ts'
import { dice, keptHand, payoff, strengthOf, type Worth } from './strength.ts'
import { WEIGHTS } from './weights.ts'

/** In chances to win; cards, tokens and actions must be tried (NaN). */
export function exactAttempt(g: DiceThrone, { options }: Question): number[] {
  const side = teamOf(g, g.active)
  const { tiers } = strengthOf(fighter(g, g.active).board)
  const weakest = Math.min(...opponents(g, g.active).map((foe) => g.dials[teamOf(g, foe)]!))
  const chance = ({ value, damage }: Worth) =>
    chancesOf(g, WEIGHTS, WEIGHTS.coming * value + (damage >= weakest ? WEIGHTS.kill : 0))[side]!
  const values = new Map(tiers.map((worth) => [worth.tier.announcement, chance(worth)]))
  const nothing = chancesOf(g, WEIGHTS, 0)[side]!
  const { kept } = solve(
    dice,
    payoff(tiers, (worth) => values.get(worth.tier.announcement)!, nothing),
    g.attempts,
  )
  return options[0]!.map((option) => {
    if (typeof option === 'number') return kept[g.attempts]![keptHand(keptDice(g, option))]!
    if (option === 'none') return nothing
    return values.get(option as string) ?? Number.NaN
  })
}

/** The same in points of health, from what is known of the board: quick enough for playouts. */
export function senseAttempt(g: DiceThrone, { options }: Question): number[] {
  const { solved, tiers } = strengthOf(fighter(g, g.active).board)
  const kept = solved.kept[Math.min(2, g.attempts)]!
  return options[0]!.map((option) => {
    if (typeof option === 'number') return kept[keptHand(keptDice(g, option))]!
    return tiers.find(({ tier }) => tier.announcement === option)?.value ?? (option === 'none' ? 0 : -1)
  })
}

const keptDice = (g: DiceThrone, set: Json): number[] => g.rolls[0]!.dice.filter((_, i) => (set as number) & (1 << i))
