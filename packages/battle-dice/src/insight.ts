/** What bots know of Battle Dice beyond its rules: what a stable earns, what it is worth, how long the match may last. */
import { chancesOf, type Insight, isRunning, type Json, type Question, type Seat } from '@alea/engine'
import { type Dice, diceOf, type Face } from './content/faces.ts'
import { RACE, RACES, type Race } from './content/races.ts'
import { buy } from './rules/buy.ts'
import { earnings } from './rules/gold.ts'
import { type BattleDice, type Die, faceOf, isThrown, owned, raceOf, rowOf, worth } from './state.ts'

/** Fitted to the results of matches of two, three and four players, then tried in matches; see docs/bots.md. */
export const WEIGHTS = {
  /** What a power on a face is worth, in gold. */
  power: 0.1,
  /** How much of the gold of turns to come counts. */
  income: 1.5,
  /** Turns to come for each die that must still be bought before two races are sold out, shared among the players. */
  pace: 2.4,
  /** Gold earned but not yet spent: the points it buys, and a creature more now and then. */
  purse: 1.2,
  /** A creature more, whatever its worth: ties go to whoever has more of them. */
  many: 0.5,
  /** Being rested in the locker room, in gold a creature. */
  rested: 0.05,
  /** A creature kept in the arena. */
  kept: 0.64,
  /** A lead of so many points, and of this many more for every turn to come, wins about three matches in four. */
  lead: 1.1,
  doubt: 0.9,
}
export type Weights = typeof WEIGHTS

const SENT = 3

export const insight: Insight<BattleDice> = {
  evaluate: (g) => judge(g, WEIGHTS),
  sense,
  progress: (g) => g.turn,
  horizon: 0,
}

export function judge(g: BattleDice, weights: Weights): number[] {
  const turns = turnsLeft(g, weights)
  const scores = g.trainers.map((_, seat) => score(g, seat, turns, weights))
  return chancesOf(scores, weights.lead + weights.doubt * turns)
}

function score(g: BattleDice, seat: Seat, turns: number, weights: Weights): number {
  const dice = owned(g, seat)
  const { locker, gold } = g.trainers[seat]!
  const means = meansOf(g.dice, weights.power)
  let earned = 0
  for (const die of dice) earned += means[raceOf(die)]
  const income = dice.length > 0 ? (earned / dice.length) * Math.min(SENT, dice.length) : 0
  return (
    worth(dice) +
    weights.many * dice.length +
    weights.purse * (gold + fighting(g, seat, means)) +
    weights.kept * keptBy(g, seat) +
    weights.income * turns * income +
    weights.rested * locker.length
  )
}

/** What the row will earn: as it lies, and on average where dice are still to be thrown. */
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

/** The gold a creature of each race earns on average, its powers counted. */
function meansOf(dice: string, power: number): Means {
  const key = `${power} ${dice}`
  const means = known.get(key) ?? meansIn(diceOf(dice), power)
  known.set(key, means)
  return means
}

const meansIn = (dice: Dice, power: number): Means =>
  Object.fromEntries(
    RACES.map((race) => [race, dice[race].reduce((sum, face) => sum + goldOf(face, power), 0) / 6]),
  ) as Means

/** A multiplier doubles what stands beside it, some two gold. */
const goldOf = (face: Face, power: number): number =>
  face.number + (face.times - 1) * 2 + power * face.powers.reduce((sum, { count }) => sum + Math.max(1, count), 0)

/** Dear creatures first, powers used, blows at what earns most. */
function sense(g: BattleDice, { name, seats, options }: Question, who: number): readonly number[] | undefined {
  const seat = seats[who]!
  const rate = RATES[name]
  return rate && options[who]!.map((value) => rate(g, seat, value))
}

type Rate = (g: BattleDice, seat: Seat, value: Json) => number
const NONE = 'none'

const cost = (value: Json): number => RACE[value as Race]?.cost ?? 0
const gold: Rate = (g, _, value) =>
  value === NONE ? 0.5 : faceOf(g, value as Die).number + faceOf(g, value as Die).times - 1
/** Another's good roll, or an own bad one. */
const again: Rate = (g, seat, value) => {
  if (value === NONE) return 1
  const shown = gold(g, seat, value)
  return rowOf(g, value as Die) === seat ? 2.5 - shown : shown
}
const willing: Rate = (_, __, value) => (value === NONE ? 0 : 1)

const RATES: Readonly<Record<string, Rate>> = {
  buy: (_, __, value) => cost(value),
  send: (g, _, value) => meansOf(g.dice, WEIGHTS.power)[value as Race],
  release: (_, __, value) => (value === NONE ? 1 : 0),
  activate: willing,
  ko: gold,
  death: (_, __, value) => (value === NONE ? 0 : cost(raceOf(value as Die))),
  corruption: gold,
  retry: again,
  replace: again,
  replacement: (g, _, value) => meansOf(g.dice, WEIGHTS.power)[value as Race],
  heal: willing,
  wound: willing,
  keep: willing,
  reinforce: (_, __, value) => (value === NONE ? 0 : (value as number)),
}
