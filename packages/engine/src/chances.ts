/** Turns points into chances of winning, for an `Insight`: a lead of `spread` points wins nearly three matches out of four. */
export function chancesOf(points: readonly number[], spread: number): number[] {
  const best = Math.max(...points)
  const odds = points.map((own) => Math.exp((own - best) / spread))
  const sum = odds.reduce((one, other) => one + other)
  return odds.map((each) => each / sum)
}
