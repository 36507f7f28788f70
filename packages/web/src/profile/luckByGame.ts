import type { KeptReport } from '../analysis/keptAnalyses.ts'

/** The matches of one game, oldest first. */
export interface GameRecord {
  readonly game: string
  readonly matches: readonly KeptReport[]
  /** The mean of their luck. */
  readonly luck: number
  /** What a decision cost on average, over all decisions. */
  readonly errorRate: number
}

/** The game with the most matches first. The same match may have been analysed from two logs: only the latest report of it counts. */
export function byGame(reports: readonly KeptReport[]): GameRecord[] {
  const latest = new Map(reports.map((report) => [report.match, report]))
  return [...Map.groupBy(latest.values(), ({ game }) => game)]
    .map(([game, matches]): GameRecord => {
      const decisions = matches.reduce((sum, match) => sum + match.decisions, 0)
      const lost = matches.reduce((sum, match) => sum + match.lost.mean, 0)
      return {
        game,
        matches,
        luck: matches.reduce((sum, match) => sum + match.luck.mean, 0) / matches.length,
        errorRate: decisions > 0 ? lost / decisions : 0,
      }
    })
    .sort((one, other) => other.matches.length - one.matches.length)
}
