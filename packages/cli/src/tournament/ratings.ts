/** Ratings by openskill (docs/decisions/009-openskill.md). The order matters, so matches are counted in the order of the plan, not in that in which they finished. */
import type { BySeat, Seat } from '@alea/engine'
import { type Rating, rate, rating } from 'openskill'
import type { Result } from './plan.ts'

/** A bot is as strong in its last match as in its first: its rating may settle. */
const SETTLING = { tau: 0 }

export class Ratings {
  private readonly known = new Map<string, Rating>()

  of(bot: string): Rating {
    return this.known.get(bot) ?? rating()
  }

  count(bots: BySeat<string>, { places, teams }: Result): void {
    const sides = Map.groupBy(bots.keys(), (seat) => teams?.[seat] ?? seat)
    const seats: Seat[][] = [...sides.values()]
    const rated = rate(
      seats.map((side) => side.map((seat) => this.of(bots[seat]!))),
      { ...SETTLING, rank: seats.map(([seat]) => places[seat!]!) },
    )
    const after = Map.groupBy(
      seats.flatMap((side, i) => side.map((seat, k) => ({ bot: bots[seat]!, rating: rated[i]![k]! }))),
      ({ bot }) => bot,
    )
    // A bot in several seats gets the mean of its seats' ratings.
    for (const [bot, several] of after) this.known.set(bot, meanOf(several.map((each) => each.rating)))
  }
}

const meanOf = (ratings: readonly Rating[]): Rating => ({
  mu: ratings.reduce((sum, { mu }) => sum + mu, 0) / ratings.length,
  sigma: ratings.reduce((sum, { sigma }) => sum + sigma, 0) / ratings.length,
})
