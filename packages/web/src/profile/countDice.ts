/** What the dice of some matches showed, against what honest dice would show. */
import { parseLog } from '@alea/engine'

export const DIE_FACES = [1, 2, 3, 4, 5, 6] as const

/** The throws of six-sided dice, as the logs of our games name them; lots, such as who begins, are no such dice. */
const THROWS: ReadonlySet<string> = new Set([
  'roll',
  'start-roll',
  'targeting-roll',
  'dice',
  'reroll',
  'favours',
  'minor',
])

export interface DiceCount {
  readonly game: string
  readonly matches: number
  /** How often each face came, from 1 to 6. */
  readonly faces: readonly number[]
}

/** Counts by game, the most thrown first; a log that cannot be read counts for nothing. */
export function countDice(logs: readonly string[]): DiceCount[] {
  const counts = new Map<string, { matches: number; faces: number[] }>()
  for (const text of logs) {
    const log = readable(text)
    if (!log) continue
    const count = counts.get(log.header.game) ?? { matches: 0, faces: DIE_FACES.map(() => 0) }
    counts.set(log.header.game, count)
    count.matches++
    for (const { who, name, key } of log.entries) {
      if (who !== 'chance' || !THROWS.has(name)) continue
      for (const face of key.split(' ').map(Number)) if (face >= 1 && face <= 6) count.faces[face - 1]!++
    }
  }
  return [...counts]
    .map(([game, count]) => ({ game, ...count }))
    .filter(({ faces }) => thrown(faces) > 0)
    .sort((one, other) => thrown(other.faces) - thrown(one.faces))
}

export const thrown = (faces: readonly number[]): number => faces.reduce((sum, count) => sum + count, 0)

/** Fewer dice than this say nothing: each face should have come five times. */
export const MIN_DICE = 30

/**
 * Of all honest dice, the share that would look at least as uneven: the upper tail of chi-square with five degrees of freedom.
 * Undefined while there are too few.
 */
export function pValue(faces: readonly number[]): number | undefined {
  const expected = thrown(faces) / faces.length
  if (thrown(faces) < MIN_DICE) return undefined
  return chiSquareTail(faces.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0))
}

export const chiSquareTail = (x: number): number =>
  erfc(Math.sqrt(x / 2)) + Math.sqrt((2 * x) / Math.PI) * Math.exp(-x / 2) * (1 + x / 3)

/** Abramowitz and Stegun 7.1.26; wrong by less than 2e-7. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x)
  const series = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429]
  return series.reduceRight((sum, term) => (sum + term) * t, 0) * Math.exp(-x * x)
}

function readable(text: string) {
  try {
    return parseLog(text)
  } catch {
    return undefined
  }
}
