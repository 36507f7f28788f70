/**
 * The chances of a position: what its evaluation says once nothing is under way any more, over several ways in which dice and decks may go on.
 * All hands are known, as they are to the players together; what nobody knows, such as the order of a deck, is dealt anew for every sample.
 */
import { byName, type Luck, positionValue } from '@alea/bots'
import {
  advance,
  answerChance,
  type ChanceQuestion,
  clone,
  type Game,
  permutation,
  type Random,
  type Running,
  random,
  redealt,
  type Seat,
  seedOf,
} from '@alea/engine'
import type { Chances } from './estimate.ts'

/** A roll with so few outcomes is not sampled: each outcome is taken once, then each again. */
const FEW_OUTCOMES = 36

export const seatsOf = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat)

/** The table with what nobody knows dealt anew; the same for the same number of a sample. */
export const unknownDealt = (game: Game, g: Running, seats: number, seed: number, sample: number): Running =>
  redealt(game, g, seatsOf(seats), random(seedOf(seedOf(seed, sample), 0)))

/** Sample number `sample` of the chances. The dice that follow are the same at every position, so that what changes is not their doing. */
export function sampleOf(game: Game, g: Running, seats: number, seed: number, sample: number): Chances {
  return playedOn(game, unknownDealt(game, g, seats, seed, sample), seed, sample)
}

/** The same at a table that is already dealt, which it changes. */
export function playedOn(game: Game, g: Running, seed: number, sample: number): Chances {
  const pending = advance(g)
  const outcomes = pending?.kind === 'chance' ? fewOutcomes(pending) : undefined
  if (pending?.kind === 'chance' && outcomes) answerChance(g, pending, outcomes[inTurn(outcomes.length, seed, sample)]!)
  const own = seedOf(seed, sample)
  return positionValue(game, g, { chance: byName(seedOf(own, 1)), whims: random(seedOf(own, 2)) })
}

/** Every outcome comes once before one comes again, in a different order each time: any number of samples is fair. */
function inTurn(outcomes: number, seed: number, sample: number): number {
  const round = Math.floor(sample / outcomes)
  return permutation(outcomes, random(seedOf(seedOf(seed, -1), round)))[sample % outcomes]!
}

/** The chances themselves, where neither dice nor decks nor whims have a part in them once the pending roll is known. */
export function exactChances(game: Game, g: Running): Chances | undefined {
  if (game.redeal) return undefined
  const table = clone(g)
  const pending = advance(table)
  if (pending?.kind !== 'chance') return certainChances(game, table)
  const values: Chances[] = []
  for (const outcome of fewOutcomes(pending) ?? []) {
    const after = clone(table)
    answerChance(after, pending, outcome)
    const value = certainChances(game, after)
    if (!value) return undefined
    values.push(value)
  }
  if (values.length === 0) return undefined
  return values[0]!.map((_, seat) => values.reduce((sum, value) => sum + value[seat]!, 0) / values.length)
}

/** Undefined as soon as anything random was needed. */
function certainChances(game: Game, g: Running): Chances | undefined {
  let needed = false
  const source = random(0)
  const whims: Random = {
    below(n) {
      needed = true
      return source.below(n)
    },
  }
  const dice = byName(0)
  const luck: Luck = {
    chance(question, position) {
      needed = true
      return dice(question, position)
    },
    whims,
  }
  const value = positionValue(game, g, luck)
  return needed ? undefined : value
}

/** All results of a roll, if they are few. */
function fewOutcomes({ draw, count, sides }: ChanceQuestion): number[][] | undefined {
  if (draw !== 'roll' || sides ** count > FEW_OUTCOMES) return undefined
  return Array.from({ length: count }).reduce<number[][]>(
    (lists) => lists.flatMap((list) => Array.from({ length: sides }, (_, face) => [...list, face + 1])),
    [[]],
  )
}
