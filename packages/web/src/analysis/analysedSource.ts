/** The match of a replay as its analysis needs it. */
import type { Seat } from '@alea/engine'
import type { ReplaySource } from '../replay/replaySource.ts'
import type { AnalysedMatch } from './useAnalysis.ts'

/** Undefined while it is being played: the chances would tell what is in other hands. */
export function analysedSource(source: ReplaySource, mine: Seat | undefined): AnalysedMatch | undefined {
  const { id, kind, ending, isOver, ended, log } = source
  if (!isOver) return undefined
  const { places, scores, teams, reason } = ending ?? {}
  return {
    log,
    outcome: places && scores && reason !== undefined ? { places, scores, ...(teams && { teams }), reason } : undefined,
    about: kind === 'file' || mine === undefined || ended === undefined ? undefined : { match: id, mine, ended },
  }
}
