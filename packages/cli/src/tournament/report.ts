import { isOneSided, type Options, type Outcome, winners } from '@alea/engine'
import { wilson } from '@alea/odds'
import { add } from '../simulate/histogram.ts'
import { rounded } from '../simulate/report.ts'
import { type Plan, pairingsOf, type Result, seatingOf, seatOfOne } from './plan.ts'
import { Ratings } from './ratings.ts'

/** The result of a tournament. It contains no times: without timed bots, the same plan gives the same report, byte for byte. */
export interface Report {
  readonly game: string
  readonly seed: number
  readonly seats: number
  /** Of each pairing. */
  readonly matches: number
  /** What all set-ups have in common. */
  readonly options: Options
  /** How many different set-ups the matches took in turn. */
  readonly tables: number
  readonly pairings: readonly PairingReport[]
  /** Best first. */
  readonly ranking: readonly Ranked[]
}

export interface PairingReport {
  readonly bot: string
  /** In every other seat. */
  readonly against: string
  /** Won alone, or with one's team. */
  readonly wins: number
  /** Won together with another side. */
  readonly ties: number
  readonly losses: number
  readonly share: number
  /** The 95 % interval of the share of wins. */
  readonly interval: readonly [number, number]
  /** How often `bot` came in at each place, best first. */
  readonly places: readonly (readonly [place: number, times: number])[]
}

export interface Ranked {
  readonly bot: string
  readonly rating: number
  /** The standard deviation of the rating. */
  readonly deviation: number
  /** As one against the others; with two seats, in all matches. */
  readonly wins: number
  readonly matches: number
}

/** `results` may have gaps, or end early. */
export function reportOf(plan: Plan, results: readonly (readonly Result[])[]): Report {
  const { game, seed, seats, matches, setups } = plan
  const pairings = pairingsOf(plan).map(({ one, other }, i): PairingReport => {
    // `flatMap` passes over gaps.
    const verdicts = results[i]!.flatMap((result, match) => verdictOn(result, seatOfOne(plan, match)))
    const places = new Map<number, number>()
    for (const place of results[i]!.flatMap((result, match) => result.places[seatOfOne(plan, match)]!))
      add(places, place)
    const [wins, ties, losses] = (['won', 'tied', 'lost'] as const).map(
      (each) => verdicts.filter((verdict) => verdict === each).length,
    ) as [number, number, number]
    const { low, high } = verdicts.length === 0 ? { low: 0, high: 1 } : wilson(wins, verdicts.length)
    return {
      bot: one,
      against: other,
      wins,
      ties,
      losses,
      share: rounded(wins / (verdicts.length || 1)),
      interval: [rounded(low), rounded(high)],
      places: [...places].sort(([one], [other]) => one - other),
    }
  })
  const options = Object.fromEntries(
    Object.entries(setups[0]!).filter(([name, value]) => setups.every((setup) => setup[name] === value)),
  )
  return {
    game,
    seed,
    seats,
    matches,
    options,
    tables: setups.length,
    pairings,
    ranking: rankingOf(plan, results, pairings),
  }
}

/** From the seat's point of view: a shared victory is neither won nor lost. */
function verdictOn(result: Result, seat: number): 'won' | 'tied' | 'lost' {
  const outcome: Outcome = { ...result, scores: [], reason: '' }
  if (!winners(outcome).includes(seat)) return 'lost'
  return isOneSided(outcome) ? 'won' : 'tied'
}

/** The first match of every pairing, then the second …: nobody is rated by the last opponent alone. */
function rankingOf(plan: Plan, results: readonly (readonly Result[])[], pairings: readonly PairingReport[]): Ranked[] {
  const ratings = new Ratings()
  const met = pairingsOf(plan)
  for (let match = 0; match < plan.matches; match++)
    for (const [i, pairing] of met.entries()) {
      const result = results[i]![match]
      if (result) ratings.count(seatingOf(plan, pairing, match), result)
    }
  return plan.bots
    .map((bot): Ranked => {
      const { mu, sigma } = ratings.of(bot)
      const asOne = pairings.filter((pairing) => pairing.bot === bot)
      const asOther = plan.seats === 2 ? pairings.filter(({ against }) => against === bot) : []
      const wins = asOne.reduce((sum, each) => sum + each.wins, 0) + asOther.reduce((sum, each) => sum + each.losses, 0)
      const matches = [...asOne, ...asOther].reduce((sum, each) => sum + each.wins + each.ties + each.losses, 0)
      return { bot, rating: rounded(mu), deviation: rounded(sigma), wins, matches }
    })
    .sort((one, other) => other.rating - one.rating)
}
