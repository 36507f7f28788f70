/** Ratings by openskill: any number of players and teams, ties included. One pool for each game and way to play it. */
import type { Seat } from '@alea/engine'
import { rate, rating } from 'openskill'
import type { MatchRecord } from '../matches/record.ts'
import type { RatingRow, Storage } from '../storage/storage.ts'

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

/** Counts ended matches one after the other; a restart begins with those that were left. */
export class Ratings {
  private readonly storage: Storage
  /** The account a seat's player has become. */
  private readonly present: (player: string) => Promise<string>
  private tail: Promise<void> = Promise.resolve()

  constructor(storage: Storage, present: (player: string) => Promise<string>) {
    this.storage = storage
    this.present = present
  }

  async open(): Promise<void> {
    for (const [, record] of (await this.storage.records(await this.storage.unrated())).entries()) this.count(record)
    await this.tail
  }

  count(record: MatchRecord): Promise<void> {
    this.tail = this.tail.then(() => this.countNow(record)).catch(() => {})
    return this.tail
  }

  private async countNow(record: MatchRecord): Promise<void> {
    if (!record.rated || record.status !== 'over') return
    const players = await Promise.all(record.seats.map(({ player }) => this.present(player!)))
    const seats = record.seats.map((place, seat) => ({ ...place, player: players[seat]! }))
    // Two seats of one person prove nothing about anybody.
    if (new Set(players).size < players.length) return this.storage.rate(record.id, [])
    const pool = poolOf(record)
    const before = new Map<string, RatingRow>()
    for (const player of players) {
      const row = (await this.storage.ratings(player)).find((each) => each.pool === pool)
      if (row) before.set(player, row)
    }
    await this.storage.rate(record.id, ratedBy({ ...record, seats }, before))
  }
}
