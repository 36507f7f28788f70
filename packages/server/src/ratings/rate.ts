/** Ratings with openskill: any number of players and teams, with ties. One pool for each game and kind of clock. */
import type { Seat } from '@alea/engine'
import type { MatchRecord, SeatRecord } from '@alea/host'
import { rate, rating } from 'openskill'
import type { RatingRow } from '../storage/storage.ts'

export const poolOf = ({ game, clock }: MatchRecord): string => `${game}/${clock?.kind ?? 'untimed'}`

/** What people see: 1000 for a newcomer, more once it is nearly certain that they are better. */
export const shownRating = ({ mu, sigma }: { mu: number; sigma: number }): number =>
  Math.round(1000 + 40 * (mu - 3 * sigma))

/**
 * The ratings after a match, by place. Players who resigned, lost by absence or were still played for by a stand-in come last, in the order in
 * which they left: what a bot made of their seat is not their result.
 */
export function ratedBy(record: MatchRecord, before: ReadonlyMap<string, RatingRow>): RatingRow[] {
  const { ending, seats } = record
  if (!ending) return []
  const pool = poolOf(record)
  const teams = teamsOf(record)
  const placeOf = (team: readonly Seat[]) => {
    const left = team.map((seat) => leftAs(seats[seat]!)).filter((turn) => turn !== undefined)
    return left.length > 0 ? 2 * seats.length - Math.min(...left) : ending.places[team[0]!]!
  }
  const known = (seat: Seat): RatingRow => {
    const player = seats[seat]!.player!
    return before.get(player) ?? { player, pool, ...rating(), matches: 0 }
  }
  const rated = rate(
    teams.map((team) => team.map((seat) => ({ mu: known(seat).mu, sigma: known(seat).sigma }))),
    { rank: teams.map(placeOf) },
  )
  return teams.flatMap((team, t) =>
    team.map((seat, i) => ({ ...known(seat), ...rated[t]![i]!, pool, matches: known(seat).matches + 1 })),
  )
}

/** How many had left before this player; -1 if nobody knows. Undefined for who stayed. */
function leftAs({ bot, resigned }: SeatRecord): number | undefined {
  if (typeof resigned === 'number') return resigned
  return bot !== undefined || resigned ? -1 : undefined
}

function teamsOf({ ending, seats }: MatchRecord): Seat[][] {
  const teams = new Map<number, Seat[]>()
  for (const seat of seats.keys()) {
    const team = ending?.teams?.[seat] ?? seat
    teams.set(team, [...(teams.get(team) ?? []), seat])
  }
  return [...teams.values()]
}

/**
 * Combines two ratings of one person. Both started from the prior of a newcomer, and what each has learned since is independent
 * evidence: precisions add up, with the prior counted once. A rating with many matches moves little.
 */
export function joined(one: RatingRow, other: RatingRow): RatingRow {
  const newcomer = rating()
  const parts = [one, other].map(({ mu, sigma }) => ({ mu, weight: sigma ** -2 }))
  const known = newcomer.sigma ** -2
  const weight = parts.reduce((sum, part) => sum + part.weight, -known)
  const mu = parts.reduce((sum, part) => sum + part.mu * part.weight, -newcomer.mu * known) / weight
  return { ...one, mu, sigma: weight ** -0.5, matches: one.matches + other.matches }
}
