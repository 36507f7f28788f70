/** Ratings by openskill: any number of players and teams, ties included. One pool for each game and way to play it. */
import type { Seat } from '@alea/engine'
import type { MatchRecord } from '@alea/host'
import { rate, rating } from 'openskill'
import type { RatingRow } from '../storage/storage.ts'

export const poolOf = ({ game, clock }: MatchRecord): string => `${game}/${clock?.kind ?? 'untimed'}`

/** What people see: 1000 for a newcomer, more when it is all but sure that they are better. */
export const shownRating = ({ mu, sigma }: { mu: number; sigma: number }): number =>
  Math.round(1000 + 40 * (mu - 3 * sigma))

/** The ratings after a match: of those who played, in the places the match gave them, whoever gave up or left last of all. */
export function ratedBy(record: MatchRecord, before: ReadonlyMap<string, RatingRow>): RatingRow[] {
  const { ending, seats } = record
  if (!ending) return []
  const pool = poolOf(record)
  const teams = teamsOf(record)
  const placeOf = (team: readonly Seat[]) => {
    const left = team.some((seat) => seats[seat]!.bot !== undefined || seats[seat]!.resigned)
    return ending.places[team[0]!]! + (left ? seats.length : 0)
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

function teamsOf({ ending, seats }: MatchRecord): Seat[][] {
  const teams = new Map<number, Seat[]>()
  for (const seat of seats.keys()) {
    const team = ending?.teams?.[seat] ?? seat
    teams.set(team, [...(teams.get(team) ?? []), seat])
  }
  return [...teams.values()]
}

/**
 * What two ratings of one person say together. Both began with what is believed of a newcomer, and what each has learnt since is
 * evidence of its own: precisions add, the newcomer's counted once. A rating with many matches moves little.
 */
export function joined(one: RatingRow, other: RatingRow): RatingRow {
  const newcomer = rating()
  const parts = [one, other].map(({ mu, sigma }) => ({ mu, weight: sigma ** -2 }))
  const known = newcomer.sigma ** -2
  const weight = parts.reduce((sum, part) => sum + part.weight, -known)
  const mu = parts.reduce((sum, part) => sum + part.mu * part.weight, -newcomer.mu * known) / weight
  return { ...one, mu, sigma: weight ** -0.5, matches: one.matches + other.matches }
}
