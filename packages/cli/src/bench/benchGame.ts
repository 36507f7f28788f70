/** The speed of a game: random matches with every set-up it names; copies, views and searches of states from the middle of a match. */
import { Search, type Seen, seenBy } from '@alea/bots'
import {
  advance,
  answer,
  answerChance,
  clone,
  fromRandom,
  type Game,
  type Options,
  type Random,
  type Running,
  random,
  seedOf,
  start,
} from '@alea/engine'
import { setupsOf } from '../tournament/plan.ts'
import { MEASURING, measure, measureAll, median, roundsOf } from './measure.ts'

export interface GameBench {
  readonly game: string
  readonly seats: number
  /** Answers of seats, not of chance, on one core. */
  readonly decisionsPerSecond: number
  /** The same in the best round, when the machine was least busy. */
  readonly bestDecisionsPerSecond: number
  readonly matchesPerSecond: number
  readonly cloneMicroseconds: number
  /** How many times as long as our clone they take on the same states. */
  readonly structuredCloneRatio: number
  readonly jsonRatio: number
  /** The view of one seat. */
  readonly viewMicroseconds: number
  /** Iterations of the search: a state is sampled, the tree descended, the match played on and evaluated. */
  readonly searchesPerSecond: number
}

const STATES = 64

export function benchGame(game: Game, seats: number, how = MEASURING): GameBench {
  const source = random(1)
  const setups = setupsOf(game, seats, {})
  let matches = 0
  let decisions = 0
  const play = () => {
    const played = playOn(game, opening(game, seats, setups[matches++ % setups.length]!), source)
    decisions += played
    return played
  }
  const [rounds = []] = roundsOf([play], how)
  const decisionsPerSecond = median(rounds)
  const states = midMatchStates(game, seats, setups)
  const [cloned, structured, json] = measureAll(
    [
      () => over(states, clone),
      () => over(states, structuredClone),
      () => over(states, (g) => JSON.parse(JSON.stringify(g))),
    ],
    how,
  ) as [number, number, number]
  let seat = 0
  const viewed = measure(() => over(states, (g) => game.view(g, seat++ % seats)), how)
  return {
    game: game.id,
    seats,
    decisionsPerSecond,
    bestDecisionsPerSecond: Math.max(...rounds),
    matchesPerSecond: (decisionsPerSecond * matches) / decisions,
    cloneMicroseconds: 1e6 / cloned,
    structuredCloneRatio: cloned / structured,
    jsonRatio: cloned / json,
    viewMicroseconds: 1e6 / viewed,
    searchesPerSecond: measure(searching(game, states), how),
  }
}

/** Iterations per state: what a weak bot spends on one answer. */
const ITERATIONS = 100

function searching(game: Game, states: readonly Running[]): () => number {
  const source = random(3)
  const choices = states.flatMap((g): { seen: Seen; options: number }[] => {
    const pending = advance(g)
    if (pending?.kind !== 'seats' || pending.options[0]!.length < 2) return []
    return [{ seen: seenBy(game, g, pending.seats[0]!, source), options: pending.options[0]!.length }]
  })
  let searches = 0
  return () => {
    const { seen, options } = choices[searches++ % choices.length]!
    const search = new Search(seen)
    for (let i = 0; i < ITERATIONS; i++) search.iterate(i % options, source)
    return ITERATIONS
  }
}

/** The last copy or view, exported: the compiler may skip work whose result nobody can read. */
export let lastResult: unknown

function over(states: readonly Running[], work: (g: Running) => unknown): number {
  for (const g of states) lastResult = work(g)
  return states.length
}

/** States from the middle half of random matches, one of each match. */
function midMatchStates(game: Game, seats: number, setups: readonly Options[]): Running[] {
  return Array.from({ length: STATES }, (_, i) => {
    const seed = seedOf(2, i)
    const setup = setups[i % setups.length]!
    const whole = playOn(game, opening(game, seats, setup), random(seed))
    const g = opening(game, seats, setup)
    playOn(game, g, random(seed), Math.floor(whole / 4) + random(i).below(1 + Math.floor(whole / 2)))
    return g
  })
}

const opening = (game: Game, seats: number, options: Options): Running =>
  start<Running>(game.setup(seats, options), game.rules)

/** Plays at random until the end, or until a decision after so many; returns how many were made. */
function playOn(game: Game, g: Running, source: Random, most = game.bound): number {
  const chance = fromRandom(source)
  for (let decisions = 0; ; ) {
    const pending = advance(g)
    if (!pending) return decisions
    if (pending.kind === 'chance') answerChance(g, pending, chance(pending, decisions))
    else if (decisions >= most) return decisions
    else {
      answer(g, pending, source.below(pending.options[0]!.length))
      decisions++
    }
  }
}
