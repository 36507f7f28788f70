/** What bots know about Battle Dice beyond its rules: what a stable earns, what it is worth, how long the match will last. */
import {
  chancesOf,
  type Insight,
  isRunning,
  type Question,
  type Seat,
  type Spreads,
  spreadOf,
  type Term,
} from '@alea/engine'
import { type Dice, diceOf, type Face } from './content/faces.ts'
import { RACE, RACES, type Race } from './content/races.ts'
import { type Declinable, type Option, optionOf, PLACE_QUESTIONS } from './options.ts'
import { buy } from './rules/buy.ts'
import { earnings } from './rules/gold.ts'
import { SENT } from './rules/prepare.ts'
import { type BattleDice, type Die, faceOf, isThrown, owned, raceOf, rowOf, worth } from './state.ts'

/** Fitted to the results of matches of two, three and four players, then tried in matches; see docs/bots.md. */
export const WEIGHTS = {
  /** What a power on a face is worth, in gold. */
  power: 0.1,
  /** The gold that a multiplier is taken to multiply. */
  multiplied: 1.9,
  /** How much of the gold of turns to come counts. */
  income: 1.5,
  /** Turns to come for each die that must still be bought before two races are sold out, shared among the players. */
  pace: 2.4,
  /** Gold earned but not yet spent. */
  purse: 1.2,
  /** Each creature, whatever its value: they break ties. */
  many: 0.5,
  /** Each creature ready in the locker room, in gold. */
  rested: 0.05,
  /** A creature kept in the arena. */
  kept: 0.64,
}
export type Weights = typeof WEIGHTS

/** How certain a lead is, by the number of players: in points, and in points more for every turn to come. Fitted with `npm run fit -- battle-dice --spread`; docs/analysis.md shows how far it holds. */
export const SPREADS: Spreads = {
  2: { lead: 1.1, doubt: 0.9 },
  3: { lead: 2.14, doubt: 0.56 },
  4: { lead: 2.82, doubt: 0.43 },
}

export const insight: Insight<BattleDice> = {
  evaluate: (g) => judge(g, WEIGHTS),
  sense,
  progress: (g) => g.turn,
  horizon: 0,
  judgement: {
    terms: (g, seat) => termsOf(g, seat, WEIGHTS),
    chances: (g, sums) => chancesAt(sums, turnsLeft(g, WEIGHTS)),
  },
}

export function judge(g: BattleDice, weights: Weights): number[] {
  const turns = turnsLeft(g, weights)
  const scores = g.trainers.map((_, seat) => score(g, seat, turns, weights))
  return chancesAt(scores, turns)
}

const chancesAt = (scores: readonly number[], turns: number): number[] =>
  chancesOf(scores, spreadOf(SPREADS, scores.length, turns))

/** What `score` adds up, by name. */
export const TERMS = ['stable', 'last', 'gold', 'row', 'kept', 'income', 'rested'] as const

export type TermId = (typeof TERMS)[number]

function termsOf(g: BattleDice, seat: Seat, weights: Weights): Term[] {
  const dice = owned(g, seat)
  const { locker, gold } = g.trainers[seat]!
  const means = meansOf(g.dice, weights)
  const terms: Term[] = [
    { id: 'gold', amount: weights.purse * gold },
    { id: 'row', amount: weights.purse * fighting(g, seat, means) },
    { id: 'kept', amount: weights.kept * keptBy(g, seat) },
    { id: 'income', amount: weights.income * turnsLeft(g, weights) * incomeOf(dice, means) },
    { id: 'rested', amount: weights.rested * locker.length },
  ]
  for (const race of RACES) {
    const count = dice.filter((die) => raceOf(die) === race).length
    if (count === 0) continue
    const each = RACE[race].cost + weights.many
    // The creature after which none is left to buy has a term of its own.
    const isLast = !g.stock.some((die) => raceOf(die) === race)
    terms.push({ id: 'stable', of: race, amount: each * (isLast ? count - 1 : count) })
    if (isLast) terms.push({ id: 'last', of: race, amount: each })
  }
  return terms
}

function score(g: BattleDice, seat: Seat, turns: number, weights: Weights): number {
  const dice = owned(g, seat)
  const { locker, gold } = g.trainers[seat]!
  const means = meansOf(g.dice, weights)
  return (
    worth(dice) +
    weights.many * dice.length +
    weights.purse * (gold + fighting(g, seat, means)) +
    weights.kept * keptBy(g, seat) +
    weights.income * turns * incomeOf(dice, means) +
    weights.rested * locker.length
  )
}

/** What a turn earns on average. */
function incomeOf(dice: readonly Die[], means: Means): number {
  let earned = 0
  for (const die of dice) earned += means[raceOf(die)]
  return dice.length > 0 ? (earned / dice.length) * Math.min(SENT, dice.length) : 0
}

/** What the row will earn: as it lies, and on average for dice not yet rolled. */
function fighting(g: BattleDice, seat: Seat, means: Means): number {
  const { arena } = g.trainers[seat]!
  // Once gold has been counted, it is in hand or spent.
  if (isRunning(g, buy)) return 0
  let sum = earnings(g, seat)
  for (const die of arena) if (!isThrown(g, die)) sum += means[raceOf(die)]
  return sum
}

const keptBy = (g: BattleDice, seat: Seat): number =>
  g.kept.reduce((count, die) => (g.owner[die] === seat ? count + 1 : count), 0)

/** Two races must be sold out: the two of which the fewest are left, bought at the pace of the table. */
function turnsLeft(g: BattleDice, { pace }: Weights): number {
  const left = RACES.map(() => 0)
  for (const die of g.stock) left[RACES.indexOf(raceOf(die))]!++
  left.sort((one, other) => one - other)
  return (pace * (left[0]! + left[1]!)) / g.trainers.length
}

type Means = Readonly<Record<Race, number>>
const known = new Map<string, Means>()
let latest = { dice: '', power: 0, multiplied: 0, means: {} as Means }

/** The gold a creature of each race earns on average, its powers counted. */
function meansOf(dice: string, weights: Weights): Means {
  const { power, multiplied } = weights
  if (latest.dice === dice && latest.power === power && latest.multiplied === multiplied) return latest.means
  const key = `${power} ${multiplied} ${dice}`
  const means = known.get(key) ?? meansIn(diceOf(dice), weights)
  known.set(key, means)
  latest = { dice, power, multiplied, means }
  return means
}

const meansIn = (dice: Dice, weights: Weights): Means =>
  Object.fromEntries(
    RACES.map((race) => [race, dice[race].reduce((sum, face) => sum + goldOf(face, weights), 0) / 6]),
  ) as Means

const goldOf = (face: Face, { power, multiplied }: Weights): number =>
  face.number +
  (face.times - 1) * multiplied +
  power * face.powers.reduce((sum, { count }) => sum + Math.max(1, count), 0)

/** Expensive creatures first, powers used rather than declined, blows at whatever earns most. */
function sense(g: BattleDice, { name, seats, options }: Question, who: number): readonly number[] | undefined {
  const seat = seats[who]!
  // No opinion on where a multiplier or a shield should go.
  if ((PLACE_QUESTIONS as readonly string[]).includes(name)) return undefined
  return options[who]!.map((value) => rate(g, seat, optionOf(name, value)))
}

function rate(g: BattleDice, seat: Seat, option: Option): number {
  switch (option.is) {
    case 'none':
      return WORTH_OF_NONE[option.question] ?? 0
    case 'done':
      return 0
    case 'buy':
      return RACE[option.race].cost
    case 'send':
    case 'replacement':
      return meansOf(g.dice, WEIGHTS)[option.race]
    case 'death':
      return RACE[raceOf(option.die)].cost
    case 'ko':
    case 'corruption':
      return shownGold(g, option.die)
    case 'retry':
    case 'replace': {
      // Another player's good roll, or a bad one of one's own.
      const shown = shownGold(g, option.die)
      return rowOf(g, option.die) === seat ? 2.5 - shown : shown
    }
    case 'reinforce':
      return option.count
    case 'release':
    case 'multiplier':
    case 'major-shield':
    case 'minor-shield':
      return 0
    case 'activate':
    case 'heal':
    case 'wound':
    case 'keep':
      return 1
  }
}

/** How good it looks to decline, where that is more than nothing. */
const WORTH_OF_NONE: Readonly<Partial<Record<Declinable, number>>> = {
  release: 1,
  ko: 0.5,
  corruption: 0.5,
  retry: 1,
  replace: 1,
}

const shownGold = (g: BattleDice, die: Die): number => faceOf(g, die).number + faceOf(g, die).times - 1
