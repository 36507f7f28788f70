/** The analysis of the match that a replay shows, and what it says of the position shown. */
import type { Decision } from '@alea/analysis'
import { isThrough } from '@alea/analysis/stages'
import type { Seat } from '@alea/engine'
import { useEffect, useMemo } from 'react'
import type { ReplaySource } from '../replay/replaySource.ts'
import { analysedSource } from './analysedSource.ts'
import { type KeyMoment, keyMoments, worstDecisions } from './keyMoments.ts'
import type { Told } from './messages.ts'
import { decisionOf } from './rankedOptions.ts'
import { type SharedChances, sharedChances, sidesInOrder } from './sharedChances.ts'
import { type MatchAnalysis, useAnalysis } from './useAnalysis.ts'
import { useTold } from './useTold.ts'

export interface ReplayedAnalysis {
  readonly work: MatchAnalysis
  readonly sides: readonly (readonly Seat[])[]
  readonly chances: readonly SharedChances[]
  readonly moments: readonly KeyMoment[]
  readonly told: ReadonlyMap<number, Told>
  /** The decision at the position shown. */
  readonly decision: Decision | undefined
  /** The costliest decisions of a seat, once all were weighed. */
  worst(seat: Seat): readonly Decision[]
}

const NO_MOMENTS: readonly KeyMoment[] = []

/** `isAsked`: the position shown waits for a seat. Undefined for a match that is still being played. */
export function useReplayAnalysis(
  source: ReplaySource,
  mine: Seat | undefined,
  names: readonly string[],
  position: number,
  isAsked: boolean,
): ReplayedAnalysis | undefined {
  const analysed = useMemo(() => analysedSource(source, mine), [source, mine])
  const work = useAnalysis(analysed)
  const { found, weighed, weigh } = work
  const analysis = found?.analysis
  const outcome = found?.outcome
  const sides = useMemo(() => sidesInOrder(names.length, outcome, mine), [names.length, outcome, mine])
  const chances = useMemo(() => (analysis ? sharedChances(analysis, sides) : []), [analysis, sides])
  const moments = useMemo(
    () => (analysis && isThrough(analysis, 'luck') ? keyMoments(analysis, sides, mine) : NO_MOMENTS),
    [analysis, sides, mine],
  )
  const decision = decisionOf(analysis, weighed, position)
  const told = useTold(work, decision ? [...moments, { position, decision }] : moments, names)
  const isWanted = isAsked && analysis !== undefined && !decision && !isThrough(analysis, 'decisions')
  useEffect(() => {
    if (isWanted) weigh(position)
  }, [isWanted, weigh, position])
  if (!analysed) return undefined
  return {
    work,
    sides,
    chances,
    moments,
    told,
    decision,
    worst: (seat) => (analysis && isThrough(analysis, 'decisions') ? worstDecisions(analysis.decisions, seat) : []),
  }
}
