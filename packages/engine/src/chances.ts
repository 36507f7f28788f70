/** What a lead means: one of `lead` points, and of `doubt` more for whatever is still to come, wins nearly three matches out of four between two players. */
export interface Spread {
  lead: number
  doubt: number
}

/** By the number of players: each of three or four has others to overtake. */
export type Spreads = Readonly<Record<number, Spread>>

/** The `spread` of `chancesOf` while so much is still to come; for a number of players that is not listed, the one of the next smaller. */
export function spreadOf(spreads: Spreads, seats: number, toCome: number): number {
  let players = seats
  while (players > 1 && !spreads[players]) players--
  const { lead, doubt } = spreads[players]!
  return lead + doubt * toCome
}

/** Turns points into chances of winning, for an `Insight`: a lead of `spread` points wins nearly three matches out of four. */
export function chancesOf(points: readonly number[], spread: number): number[] {
  const best = Math.max(...points)
  const odds = points.map((own) => Math.exp((own - best) / spread))
  const sum = odds.reduce((one, other) => one + other)
  return odds.map((each) => each / sum)
}
