/** Counts the faces of the dice of some matches, and tests whether they look fair. */
import { parseLog } from '@alea/engine'

export const DIE_FACES = [1, 2, 3, 4, 5, 6] as const

/** The names of rolls of six-sided dice in the logs of our games. Drawing lots, such as for the first player, is not among them. */
const ROLLS: ReadonlySet<string> = new Set([
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
  /** How often each face came up, from 1 to 6. */
  readonly faces: readonly number[]
}

/** Counts by game, the most dice first. Logs that cannot be read are ignored. */
export function countDice(logs: readonly string[]): DiceCount[] {
  const counts = new Map<string, { matches: number; faces: number[] }>()
  for (const text of logs) {
    const log = readable(text)
    if (!log) continue
    const count = counts.get(log.header.game) ?? { matches: 0, faces: DIE_FACES.map(() => 0) }
    counts.set(log.header.game, count)
    count.matches++
    for (const { who, name, key } of log.entries) {
      if (who !== 'chance' || !ROLLS.has(name)) continue
      for (const face of key.split(' ').map(Number)) if (face >= 1 && face <= 6) count.faces[face - 1]!++
    }
  }
  return [...counts]
    .map(([game, count]) => ({ game, ...count }))
    .filter(({ faces }) => totalDice(faces) > 0)
    .sort((one, other) => totalDice(other.faces) - totalDice(one.faces))
}

export const totalDice = (faces: readonly number[]): number => faces.reduce((sum, count) => sum + count, 0)

/** The test needs at least five expected dice for each face. */
export const MIN_DICE = 30

/**
 * The probability that fair dice look at least as uneven: the upper tail of the chi-square distribution with five degrees of freedom.
 * Undefined if there are too few dice.
 */
export function pValue(faces: readonly number[]): number | undefined {
  const expected = totalDice(faces) / faces.length
  if (totalDice(faces) < MIN_DICE) return undefined
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
