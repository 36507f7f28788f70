import { botOf, playOut } from '@alea/bots'
import { type Game, type Options, seedOf } from '@alea/engine'
import { count, emptyTally, type Tally } from './tally.ts'

/** What to simulate: plain data, so that it can be handed to a thread. */
export interface Plan {
  readonly game: string
  /** A bot's name for every seat. */
  readonly seats: readonly string[]
  readonly options: Options
  readonly seed: number
  readonly matches: number
}

/** Some successive matches of a plan, numbered from 0. */
export interface Block {
  readonly first: number
  readonly matches: number
}

/** A match that failed: enough to play it again. */
export interface Failure {
  readonly match: number
  readonly seed: number
  readonly message: string
}

/** Plays a block; a match is a function of the plan's seed and its own number alone. */
export function playBlock(game: Game, plan: Plan, { first, matches }: Block): Tally | Failure {
  const bots = plan.seats.map(botOf)
  const tally = emptyTally(bots.length)
  for (let match = first; match < first + matches; match++) {
    const seed = seedOf(plan.seed, match)
    try {
      count(tally, playOut(game, bots, plan.options, seed))
    } catch (error) {
      return { match, seed, message: error instanceof Error ? error.message : String(error) }
    }
  }
  return tally
}
