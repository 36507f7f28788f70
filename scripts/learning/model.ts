/**
 * A judgement learnt from play: what the terms of a game's own judgement are worth, at the moment of the match they are judged at, and a small network
 * for what no sum of terms says. Plain arrays of numbers; the same data and the same seed give the same model.
 */
import { chancesOf, type Game, type Random, type Running, type Seat } from '@alea/engine'

/** What a model knows of a position: for each seat the amounts of its terms, and how far the match is. */
export interface Features {
  readonly bySeat: readonly Float64Array[]
  readonly moment: number
}

export interface Case {
  readonly features: Features
  /** What the match was worth to each seat in the end. */
  readonly won: readonly number[]
}

export interface Model {
  /** The terms it knows, in the order of the numbers of a seat: `stable`, `stable:orc`. */
  readonly names: readonly string[]
  /** What one of each is worth, and how much more for every further moment of the match. */
  readonly linear: number[]
  readonly later: number[]
  /** How large each term usually is: what the network is given is divided by it. */
  readonly usual: readonly number[]
  /** So many hidden numbers; none for a linear model. */
  readonly hidden: number
  /** For each hidden number: the seat's own terms, the mean of its rivals', the moment, a constant. */
  readonly into: number[]
  readonly out: number[]
}

/** A moment of a match, as models count it. */
const MOMENT = 10

/** The names of the terms that occur in these positions. */
export function namesIn(game: Game, positions: readonly Running[]): string[] {
  const found = new Set<string>()
  for (const g of positions)
    for (let seat = 0; seat < seatsOf(game, g); seat++) for (const [name] of amountsOf(game, g, seat)) found.add(name)
  return [...found].sort()
}

export function featuresOf(game: Game, g: Running, names: readonly string[]): Features {
  const bySeat = Array.from({ length: seatsOf(game, g) }, (_, seat) => {
    const amounts = amountsOf(game, g, seat)
    return Float64Array.from(names, (name) => amounts.get(name) ?? 0)
  })
  return { bySeat, moment: game.insight!.progress(g) / MOMENT }
}

const seatsOf = (game: Game, g: Running): number => game.insight!.evaluate(g).length

/** Each kind of term, and each of its kind by itself. */
function amountsOf(game: Game, g: Running, seat: Seat): Map<string, number> {
  const amounts = new Map<string, number>()
  const add = (name: string, amount: number) => amounts.set(name, (amounts.get(name) ?? 0) + amount)
  for (const { id, of, amount } of game.insight!.judgement!.terms(g, seat, seat)) {
    add(id, amount)
    if (of !== undefined) add(`${id}:${of}`, amount)
  }
  return amounts
}

/** Every point is worth the same, as in the judgement that is learnt from. */
export function newModel(names: readonly string[], cases: readonly Case[], hidden: number, random: Random): Model {
  const usual = names.map((_, i) => {
    let squares = 0
    let count = 0
    for (const { features } of cases)
      for (const own of features.bySeat) {
        squares += own[i]! ** 2
        count++
      }
    return Math.sqrt(squares / Math.max(1, count)) || 1
  })
  const width = 2 * names.length + 2
  const small = () => (random.below(2001) / 1000 - 1) / Math.sqrt(width)
  return {
    names,
    linear: names.map((name) => (name.includes(':') ? 0 : START)),
    later: names.map(() => 0),
    usual,
    hidden,
    into: Array.from({ length: hidden * width }, small),
    out: Array.from({ length: hidden }, () => 0),
  }
}

/** What a point of a lead is worth before anything is learnt: a lead of five wins three matches out of four. */
const START = 0.2

export const chancesBy = (model: Model, features: Features): number[] =>
  chancesOf(
    features.bySeat.map((_, seat) => scoreOf(model, features, seat)),
    1,
  )

function scoreOf(model: Model, features: Features, seat: Seat, kept?: Float64Array): number {
  const own = features.bySeat[seat]!
  let score = 0
  for (let i = 0; i < own.length; i++) score += own[i]! * (model.linear[i]! + model.later[i]! * features.moment)
  if (model.hidden === 0) return score
  const given = givenTo(model, features, seat)
  for (let h = 0; h < model.hidden; h++) {
    const value = Math.tanh(dot(model.into, h * given.length, given))
    if (kept) kept[h] = value
    score += model.out[h]! * value
  }
  return score
}

function givenTo({ usual }: Model, { bySeat, moment }: Features, seat: Seat): Float64Array {
  const count = usual.length
  const given = new Float64Array(2 * count + 2)
  for (const [other, amounts] of bySeat.entries())
    for (let i = 0; i < count; i++) {
      const amount = amounts[i]! / usual[i]!
      if (other === seat) given[i] = amount
      else given[count + i]! += amount / (bySeat.length - 1)
    }
  given[2 * count] = moment
  given[2 * count + 1] = 1
  return given
}

function dot(weights: readonly number[], from: number, given: Float64Array): number {
  let sum = 0
  for (let i = 0; i < given.length; i++) sum += weights[from + i]! * given[i]!
  return sum
}

/** How unlikely the model thought what happened, on average. */
export const lossOf = (model: Model, cases: readonly Case[]): number =>
  cases.reduce((sum, { features, won }) => sum + surprise(chancesBy(model, features), won), 0) / cases.length

export const surprise = (chances: readonly number[], won: readonly number[]): number =>
  -won.reduce((sum, share, seat) => sum + share * Math.log(Math.max(1e-6, chances[seat]!)), 0)

export interface Training {
  readonly rounds: number
  /** How far a step goes at first; it becomes shorter. */
  readonly step: number
  /** How much a weight is drawn back to where it began. */
  readonly pull: number
}

const PARTS = ['linear', 'later', 'into', 'out'] as const

/** Goes through the cases in another order each round (Adam, Kingma and Ba 2015); yields after each. */
export function* trained(
  model: Model,
  cases: readonly Case[],
  { rounds, step, pull }: Training,
  random: Random,
): Generator<number> {
  const began = PARTS.map((part) => [...model[part]])
  const gradients = PARTS.map((part) => new Float64Array(model[part].length))
  const means = PARTS.map((part) => new Float64Array(model[part].length))
  const squares = PARTS.map((part) => new Float64Array(model[part].length))
  const order = cases.map((_, i) => i)
  let steps = 0
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH)
      for (const gradient of gradients) gradient.fill(0)
      for (const i of batch) addGradient(model, cases[i]!, gradients)
      steps++
      const length = step * (1 - round / rounds)
      for (const [p, part] of PARTS.entries())
        for (let i = 0; i < model[part].length; i++) {
          const slope = gradients[p]![i]! / batch.length + pull * (model[part][i]! - began[p]![i]!)
          means[p]![i] = 0.9 * means[p]![i]! + 0.1 * slope
          squares[p]![i] = 0.999 * squares[p]![i]! + 0.001 * slope ** 2
          const mean = means[p]![i]! / (1 - 0.9 ** steps)
          const spread = Math.sqrt(squares[p]![i]! / (1 - 0.999 ** steps))
          model[part][i]! -= (length * mean) / (spread + 1e-8)
        }
    }
    yield round
  }
}

const BATCH = 64

/** How the loss of one case changes with every weight, in the order of PARTS. */
function addGradient(model: Model, { features, won }: Case, [linear, later, into, out]: readonly Float64Array[]): void {
  const hidden = features.bySeat.map(() => new Float64Array(model.hidden))
  const scores = features.bySeat.map((_, seat) => scoreOf(model, features, seat, hidden[seat]))
  for (const [seat, chance] of chancesOf(scores, 1).entries()) {
    const error = chance - won[seat]!
    const own = features.bySeat[seat]!
    for (let i = 0; i < own.length; i++) {
      linear![i]! += error * own[i]!
      later![i]! += error * own[i]! * features.moment
    }
    if (model.hidden === 0) continue
    const given = givenTo(model, features, seat)
    for (let h = 0; h < model.hidden; h++) {
      const value = hidden[seat]![h]!
      out![h]! += error * value
      const slope = error * model.out[h]! * (1 - value ** 2)
      if (slope !== 0) for (let i = 0; i < given.length; i++) into![h * given.length + i]! += slope * given[i]!
    }
  }
}

function shuffle(list: number[], random: Random): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const kept = list[i]!
    list[i] = list[j]!
    list[j] = kept
  }
}

/** The game with the model in the place of its judgement. */
export function judgedBy<G extends Game>(game: G, model: Model): G {
  const evaluate = (g: Running) => chancesBy(model, featuresOf(game, g, model.names))
  return { ...game, insight: { ...game.insight!, evaluate } }
}
