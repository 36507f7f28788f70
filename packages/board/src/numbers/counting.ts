/** How a number goes from one value to another: fast first, and never past the end. */
export function countAt(from: number, to: number, share: number): number {
  if (share >= 1) return to
  const eased = 1 - (1 - Math.max(0, share)) ** 3
  return from + Math.trunc((to - from) * eased)
}

/** Long enough to be noticed, short enough not to delay anybody. */
export const countingTime = (from: number, to: number): number => Math.min(500, 120 + 40 * Math.abs(to - from))

/** `+3`, `−5` with the true minus sign. */
export const difference = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`)
