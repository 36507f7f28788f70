/** The 95 % interval of a share seen `hits` times in `trials` (Wilson 1927): correct near 0 and 1 and for few trials too. */
export function wilson(hits: number, trials: number): { low: number; high: number } {
  const z = 1.959964
  const share = hits / trials
  const widening = 1 + z ** 2 / trials
  const middle = (share + z ** 2 / (2 * trials)) / widening
  const half = (z * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2))) / widening
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
