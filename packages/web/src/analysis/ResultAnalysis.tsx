/** After a match, without a click: the graph of the chances, luck, mistakes, and the moments that decided. */

import { isThrough } from '@alea/analysis/stages'
import type { Seat } from '@alea/engine'
import { useMemo } from 'react'
import { Link, useLocation } from 'wouter'
import { useWords } from '../language/useWords.ts'
import { positionQuery } from '../replay/positionQuery.ts'
import { AnalysisState } from './AnalysisState.tsx'
import { ChancesChart } from './ChancesChart.tsx'
import { FiguresTable } from './FiguresTable.tsx'
import { type KeyMoment, keyMoments, shownAt } from './keyMoments.ts'
import { MomentList } from './MomentList.tsx'
import { ProblemText } from './ProblemText.tsx'
import { sharedChances, sidesInOrder } from './sharedChances.ts'
import { type AnalysedMatch, useAnalysis } from './useAnalysis.ts'
import { useTold } from './useTold.ts'
import './analysis.css'

interface Props {
  /** The id of the match. */
  readonly match: string
  readonly analysed: AnalysedMatch
  /** The seat of the only person here. */
  readonly mine: Seat | undefined
  readonly names: readonly string[]
}

const HEIGHT = 170
const NO_MOMENTS: readonly KeyMoment[] = []

export default function ResultAnalysis({ match, analysed, mine, names }: Props) {
  const { analysis: words, grammar } = useWords()
  const [, go] = useLocation()
  const work = useAnalysis(analysed)
  const { found, problem } = work
  const analysis = found?.analysis
  const outcome = found?.outcome
  const sides = useMemo(() => sidesInOrder(names.length, outcome, mine), [names.length, outcome, mine])
  const chances = useMemo(() => (analysis ? sharedChances(analysis, sides) : []), [analysis, sides])
  const moments = useMemo(
    () => (analysis && isThrough(analysis, 'luck') ? keyMoments(analysis, sides, mine) : NO_MOMENTS),
    [analysis, sides, mine],
  )
  const told = useTold(work, moments, names)
  const length = found?.length ?? 0
  const hrefOf = (position: number, as = mine) =>
    `/replay/${match}?${positionQuery('tab=analysis', position, as ?? null)}`
  const hasMistakes = moments.some(({ decision }) => decision)
  return (
    <section className="analysis" aria-label={words.heading} data-analysis={problem ? 'problem' : stateOf()}>
      {problem ? (
        <ProblemText of={problem} />
      ) : (
        <>
          <ChancesChart
            height={HEIGHT}
            length={length}
            chances={chances}
            sides={sides}
            labels={sides.map((seats) => grammar.list(seats.map((seat) => names[seat]!)))}
            moments={moments}
            pick={(position) => go(hrefOf(position))}
          />
          {!analysis && <AnalysisState analysis={undefined} />}
          {analysis && (
            <>
              <FiguresTable analysis={analysis} seats={sides.flat()} names={names} />
              {moments.length > 0 && <h3>{words.moments}</h3>}
              <MomentList
                moments={moments}
                told={told}
                names={names}
                focus={mine}
                entry={(moment, content) => (
                  <Link href={hrefOf(shownAt(moment), moment.decision ? moment.seat : mine)}>{content}</Link>
                )}
              />
              {mine !== undefined && hasMistakes && (
                <Link href={`/replay/${match}?practice=1`} className="button-link">
                  {words.practice}
                </Link>
              )}
              {isThrough(analysis, 'decisions') && !hasMistakes && <p className="analysis-note">{words.noMistakes}</p>}
              <AnalysisState analysis={analysis} />
              <p className="analysis-note">{words.figuresNote}</p>
            </>
          )}
        </>
      )}
    </section>
  )

  /** For whoever waits for it: a picture of the whole match, luck and decisions, everything. */
  function stateOf(): string {
    if (!analysis || chances.at(-1)?.position !== length) return 'waiting'
    if (analysis.done === 1) return 'done'
    return isThrough(analysis, 'decisions') ? 'refining' : 'first'
  }
}
