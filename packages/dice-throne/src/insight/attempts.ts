/** The offensive roll phase, computed: what each keep, each announcement and stopping are worth. */
import type { Question, Term } from '@alea/engine'
import { chances, rolledOut, solve } from '@alea/odds'
import { optionOf } from '../options.ts'
import { type DiceThrone, fighter, opponents, teamOf } from '../state.ts'
import { chancesOf } from './score.ts'
import { dice, keptHand, payoff, strengthNow, type Valued, type Worth, worthWith } from './strength.ts'
import { solveWarped } from './warped.ts'
import { WEIGHTS } from './weights.ts'

/** In chances to win; cards, tokens and actions must be tried (NaN). */
export function exactAttempt(g: DiceThrone, { options }: Question): number[] {
  const { tiers } = strengthNow(g, g.active)
  const { chanceOf, nothing } = prospects(g)
  const keep = keptWorth(g, tiers, chanceOf, nothing)
  return options[0]!.map((value) => {
    const option = optionOf('attempt', value)
    switch (option.is) {
      case 'keep-dice':
        return keep(option.places)
      case 'give-up':
        return nothing
      case 'announce':
        return announcing(g, tiers, option.tier, chanceOf) ?? Number.NaN
      default:
        return Number.NaN
    }
  })
}

interface Prospects {
  /** What an ability makes of the chance to win, and what no ability leaves of it. */
  readonly chanceOf: (worth: Valued) => number
  readonly nothing: number
}

function prospects(g: DiceThrone): Prospects {
  const side = teamOf(g, g.active)
  const weakest = Math.min(...opponents(g, g.active).map((foe) => g.dials[teamOf(g, foe)]!))
  const promising = (points: number) => chancesOf(g, WEIGHTS, points)[side]!
  const known = new Map<number, number>()
  const chanceOf = ({ value, damage }: Valued) => {
    const points = WEIGHTS.coming * value + (damage >= weakest ? WEIGHTS.kill : 0)
    const chance = known.get(points) ?? promising(points)
    known.set(points, chance)
    return chance
  }
  return { chanceOf, nothing: promising(0) }
}

/** What each option is worth, ability by ability: how often it comes of a keep, times what it adds to the chance to win. */
export function attemptTerms(g: DiceThrone, { options }: Question): (readonly Term[] | undefined)[] | undefined {
  if (g.rolls[0]!.foreign) return undefined
  const { tiers } = strengthNow(g, g.active)
  const { chanceOf, nothing } = prospects(g)
  const rest: Term = { id: 'nothing', amount: nothing }
  const expected = expectedOf(g, tiers, chanceOf, nothing)
  return options[0]!.map((value): readonly Term[] | undefined => {
    const option = optionOf('attempt', value)
    switch (option.is) {
      case 'keep-dice': {
        const kept = keptHand(keptDice(g, option.places))
        return [
          rest,
          ...tiers.map(({ tier }, i): Term => ({ id: 'ability', of: tier.ability.id, amount: expected[i]![kept]! })),
        ]
      }
      case 'give-up':
        return [rest]
      case 'announce': {
        const worth = announcing(g, tiers, option.tier, chanceOf)
        const [of = ''] = option.tier.split('.')
        return worth === undefined ? undefined : [rest, { id: 'ability', of, amount: worth - nothing }]
      }
      default:
        return undefined
    }
  })
}

/** What each ability adds on average, by what is kept. */
function expectedOf(
  g: DiceThrone,
  tiers: readonly Worth[],
  value: Prospects['chanceOf'],
  nothing: number,
): Float64Array[] {
  const full = dice.faces.length - dice.first[dice.dice]!
  const added = tiers.map(() => new Float64Array(full))
  const values = payoff(tiers, value, nothing, (hand, tier, worth) => {
    added[tier]![hand] = worth - nothing
  })
  if (g.attempts === 0) return added
  const likely = chances(dice, solve(dice, values, g.attempts), added, g.attempts - 1)
  return likely.map((result) => rolledOut(dice, result))
}

/** What the ability is worth with the dice on the table. */
function announcing(
  g: DiceThrone,
  tiers: readonly Worth[],
  id: string,
  value: (worth: Valued) => number,
): number | undefined {
  const worth = tiers.find(({ tier }) => tier.id === id)
  const { foreign, dice: shown } = g.rolls[0]!
  return worth && value(foreign ? worth : worthWith(worth, shown))
}

/** What each set of dice to keep is worth, by their places. */
function keptWorth(
  g: DiceThrone,
  tiers: readonly Worth[],
  value: (worth: Valued) => number,
  nothing: number,
): (places: readonly number[]) => number {
  const { foreign, dice: shown } = g.rolls[0]!
  if (!foreign) {
    const { kept } = solve(dice, payoff(tiers, value, nothing), g.attempts)
    return (places) => kept[g.attempts]![keptHand(keptDice(g, places))]!
  }
  const { kept } = solveWarped(fighter(g, g.active).hero, tiers, value, nothing, g.attempts)
  return (places) => {
    const own = places.filter((place) => place !== foreign.at + 1)
    return kept(keptDice(g, own), own.length < places.length ? shown[foreign.at]! : undefined)
  }
}

/** The same in points of health, from the strength of the board: quick enough for playouts. */
export function senseAttempt(g: DiceThrone, { options }: Question): number[] {
  const { solved, tiers } = strengthNow(g, g.active)
  const kept = solved.kept[Math.min(2, g.attempts)]!
  const keep = g.rolls[0]?.foreign
    ? keptWorth(g, tiers, ({ value }) => value, 0)
    : (places: readonly number[]) => kept[keptHand(keptDice(g, places))]!
  return options[0]!.map((value) => {
    const option = optionOf('attempt', value)
    switch (option.is) {
      case 'keep-dice':
        return keep(option.places)
      case 'give-up':
        return 0
      case 'announce':
        return announcing(g, tiers, option.tier, ({ value }) => value) ?? -1
      default:
        return -1
    }
  })
}

const keptDice = (g: DiceThrone, places: readonly number[]): number[] => {
  const { dice } = g.rolls[0]!
  return places.map((place) => dice[place - 1]!)
}
