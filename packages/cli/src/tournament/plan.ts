import { botOf, playOut } from '@alea/bots'
import {
  areAccepted,
  type BySeat,
  checkOptions,
  type Game,
  type Json,
  type Options,
  type Outcome,
  seedOf,
} from '@alea/engine'
import type { Block } from '../simulate/plan.ts'

/** A round robin: plain data, so that it can be handed to a thread. */
export interface Plan {
  readonly game: string
  readonly bots: readonly string[]
  /** In every match. */
  readonly seats: number
  /** Options of a match; the matches of a pairing take each in turn. */
  readonly setups: readonly Options[]
  readonly seed: number
  /** Of each pairing. */
  readonly matches: number
}

/** One bot, and the other in every other seat. */
export interface Pairing {
  readonly one: string
  readonly other: string
}

/** Some successive matches of a pairing, both numbered from 0. */
export interface Round extends Block {
  readonly pairing: number
}

/** A result, as ratings and tallies need it. */
export type Result = Pick<Outcome, 'places' | 'teams'>

/** A match that failed: enough to play it again. */
export interface Failure {
  readonly pairing: number
  readonly match: number
  readonly seed: number
  readonly message: string
}

/** Everybody meets everybody; where one sits against several, also the other way round. */
export function pairingsOf({ bots, seats }: Pick<Plan, 'bots' | 'seats'>): Pairing[] {
  return bots.flatMap((one, i) => bots.flatMap((other, k) => (k > i || (k < i && seats > 2) ? [{ one, other }] : [])))
}

/** The seat of the one bot: it plays every seat in turn with the same dice. */
export const seatOfOne = ({ seats }: Plan, match: number): number => match % seats

export const seatingOf = (plan: Plan, { one, other }: Pairing, match: number): BySeat<string> =>
  Array.from({ length: plan.seats }, (_, seat) => (seat === seatOfOne(plan, match) ? one : other))

/** Plays some matches; each is a function of the plan and of its own number alone. */
export function playRound(game: Game, plan: Plan, { pairing, first, matches }: Round): Result[] | Failure {
  const results: Result[] = []
  for (let match = first; match < first + matches; match++) {
    // The same dice and set-up for every seat of the one bot.
    const turn = Math.floor(match / plan.seats)
    const seed = seedOf(plan.seed, turn)
    const bots = seatingOf(plan, pairingsOf(plan)[pairing]!, match).map((name) => botOf(name))
    try {
      const { places, teams } = playOut(game, bots, plan.setups[turn % plan.setups.length]!, seed).outcome
      results.push(teams ? { places, teams } : { places })
    } catch (error) {
      return { pairing, match, seed, message: error instanceof Error ? error.message : String(error) }
    }
  }
  return results
}

/**
 * One set-up, unless an option gives every seat something of its own (a hero) and nobody chose it: then one for each
 * combination that the game names, so that a stronger hero does not decide which bot is stronger.
 */
export function setupsOf(game: Game, seats: number, given: Readonly<Record<string, unknown>>): Options[] {
  const usual = checkOptions(game.options, given, seats)
  const isOnePerSeat = (value: Json | undefined) => Array.isArray(value) && value.length === seats
  const dealt = Object.entries(game.options).flatMap(([name, spec]) => {
    if (spec.kind !== 'data' || name in given || !isOnePerSeat(usual[name])) return []
    const samples = (spec.samples?.(seats) ?? []).filter(isOnePerSeat)
    return samples.length > 0 ? [{ name, samples }] : []
  })
  return dealt
    .reduce<Options[]>(
      (setups, { name, samples }) =>
        setups.flatMap((setup) => samples.map((sample: Json) => ({ ...setup, [name]: sample }))),
      [usual],
    )
    .filter((setup) => areAccepted(game.options, setup, seats))
}
