import { botOf, type PlayedOut, playOut } from '@alea/bots'
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
  /** Whether every match is reported by itself too. */
  readonly rows?: boolean
}

/** One match of a simulation. */
export interface Row extends PlayedOut {
  readonly match: number
  readonly seed: number
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
  const bots = plan.seats.map((name) => botOf(name))
  const tally: Tally = { ...emptyTally(bots.length), ...(plan.rows && { rows: [] }) }
  for (let match = first; match < first + matches; match++) {
    const seed = seedOf(plan.seed, match)
    try {
      const played = playOut(game, bots, plan.options, seed)
      count(tally, played)
      if (plan.rows) tally.rows?.push({ match, seed, ...played })
    } catch (error) {
      return { match, seed, message: error instanceof Error ? error.message : String(error) }
    }
  }
  return tally
}
