/** What pairs of heroes scored against each other: plain data, so that a run can be stopped and continued. */
import { wilson } from '@alea/odds'

export interface Matrix {
  readonly bot: string
  readonly seed: number
  readonly heroes: readonly string[]
  /** Complete rounds: in each, every hero meets every other twice, seats exchanged. */
  rounds: number
  /** Of the hero of the row against the hero of the column; a tie is half a point. */
  readonly points: readonly number[][]
}

export interface Share {
  readonly share: number
  /** The 95 % interval. */
  readonly low: number
  readonly high: number
}

export const emptyMatrix = (bot: string, seed: number, heroes: readonly string[]): Matrix => ({
  bot,
  seed,
  heroes,
  rounds: 0,
  points: heroes.map(() => heroes.map(() => 0)),
})

export const matchesPerPair = ({ rounds }: Matrix): number => 2 * rounds

export const shareOfPair = (matrix: Matrix, row: number, column: number): Share =>
  shareOf(matrix.points[row]![column]!, matchesPerPair(matrix))

/** Against all the others together. */
export function shareOverall(matrix: Matrix, row: number): Share {
  const won = matrix.points[row]!.reduce((sum, points) => sum + points, 0)
  return shareOf(won, matchesPerPair(matrix) * (matrix.heroes.length - 1))
}

/** Rows of the overall shares, the strongest hero first. */
export const byStrength = (matrix: Matrix): number[] =>
  [...matrix.heroes.keys()].sort((a, b) => shareOverall(matrix, b).share - shareOverall(matrix, a).share)

export const percent = (share: number): string => (100 * share).toFixed(0)

/** The strongest hero first: overall with its interval, then the share against each of the others. */
export function tableOf(matrix: Matrix, nameOf: (hero: string) => string): string[] {
  const order = byStrength(matrix)
  const names = order.map((i) => nameOf(matrix.heroes[i]!))
  const rows = order.map((i, place) => {
    const { share, low, high } = shareOverall(matrix, i)
    const cells = order.map((k) => (i === k ? '' : percent(shareOfPair(matrix, i, k).share)))
    return `| ${names[place]} | **${percent(share)}** (${percent(low)}–${percent(high)}) | ${cells.join(' | ')} |`
  })
  return [`| | overall % | ${names.join(' | ')} |`, `| --- | --- |${names.map(() => ' --- |').join('')}`, ...rows]
}

function shareOf(won: number, of: number): Share {
  return { share: won / of, ...wilson(won, of) }
}
