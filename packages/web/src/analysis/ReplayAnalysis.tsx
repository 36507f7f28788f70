/** Beside a replay: what the master would do at the position shown, the moments that decided, luck and mistakes, and what to do with them. */

import type { Decision } from '@alea/analysis'
import { isThrough } from '@alea/analysis/stages'
import { Button } from '@alea/board'
import type { Seat } from '@alea/engine'
import { DataTable } from '../lab/charts/DataTable.tsx'
import { useWords } from '../language/useWords.ts'
import { AnalysisState } from './AnalysisState.tsx'
import { FiguresTable } from './FiguresTable.tsx'
import { type KeyMoment, shownAt } from './keyMoments.ts'
import { MasterPanel } from './MasterPanel.tsx'
import { MomentList } from './MomentList.tsx'
import type { Told } from './messages.ts'
import { ProblemText } from './ProblemText.tsx'
import { byTurn, type SharedChances } from './sharedChances.ts'
import type { MatchAnalysis } from './useAnalysis.ts'
import './analysis.css'

interface Props {
  readonly work: MatchAnalysis
  readonly names: readonly string[]
  readonly position: number
  readonly sides: readonly (readonly Seat[])[]
  readonly chances: readonly SharedChances[]
  readonly moments: readonly KeyMoment[]
  readonly told: ReadonlyMap<number, Told>
  readonly focus: Seat | undefined
  /** The decision at the position shown. */
  readonly decision: Decision | undefined
  /** Does the position wait for a seat? */
  readonly isAsked: boolean
  go(position: number): void
  /** Asks the worst decisions of a seat again; undefined where there are none. */
  readonly practice: { readonly name: string; readonly count: number; start(): void } | undefined
  /** Goes on from here against bots. */
  readonly playOn: { readonly name: string; readonly isPossible: boolean; start(): void }
}

export function ReplayAnalysis(props: Props) {
  const { work, names, position, sides, chances, moments, told, focus, decision, go, practice, playOn } = props
  const { analysis: words, grammar } = useWords()
  const { found, problem } = work
  if (problem)
    return (
      <section className="analysis" data-analysis="problem">
        <ProblemText of={problem} />
        {playOnPart()}
      </section>
    )
  if (!found) return <AnalysisState analysis={undefined} />
  const { analysis, length } = found
  const labels = sides.map((seats) => grammar.list(seats.map((seat) => names[seat]!)))
  const rows = byTurn(chances).map((one) => [
    one.position === length ? words.end : words.turn(one.turn),
    ...one.shares.map((share) => grammar.percent(share)),
  ])
  return (
    <section className="analysis" aria-label={words.tab} data-analysis={stateOf()}>
      <h3>{words.master}</h3>
      {masterPart()}
      {playOnPart()}
      {practice && (
        <div className="analysis-act">
          <Button onClick={practice.start}>
            {focus === undefined ? words.practiceOf(practice.name) : words.practice}
          </Button>
          <p className="analysis-note">{words.practiceNote(practice.count)}</p>
        </div>
      )}
      {moments.length > 0 && <h3>{words.moments}</h3>}
      <MomentList
        moments={moments}
        told={told}
        names={names}
        focus={focus}
        entry={(moment, content) => (
          <button
            type="button"
            aria-current={shownAt(moment) === position ? 'step' : undefined}
            onClick={() => go(shownAt(moment))}
          >
            {content}
          </button>
        )}
      />
      <h3>{words.heading}</h3>
      <FiguresTable analysis={analysis} seats={sides.flat()} names={names} />
      <AnalysisState analysis={analysis} />
      <p className="analysis-note">{words.figuresNote}</p>
      <details className="chart-table">
        <summary>{words.chances}</summary>
        <DataTable label={words.chances} table={{ head: [words.turnColumn, ...labels], rows }} />
      </details>
    </section>
  )

  function masterPart() {
    if (decision)
      return <MasterPanel key={decision.position} decision={decision} told={told.get(position)} names={names} />
    const moment = analysis.moments.find((one) => one.position === position)
    if (!moment) return <p className="analysis-note">{position < length ? words.takenBack : words.end}</p>
    if (moment.who !== 'chance')
      return (
        <p className="analysis-note">
          {props.isAsked && !isThrough(analysis, 'decisions') ? words.weighing : words.nothingToDecide}
        </p>
      )
    return (
      <>
        <p className="analysis-note">{words.rollHere}</p>
        {moment.luck && (
          <p>
            {words.luck}{' '}
            {sides.map(([seat], side) => (
              <span key={seat}>
                {side > 0 && ' · '}
                {words.luckHere(labels[side]!, grammar.signedPercent(moment.luck!.means[seat!]!, 1))}
              </span>
            ))}
          </p>
        )}
      </>
    )
  }

  function playOnPart() {
    return (
      <div className="analysis-act">
        <Button onClick={playOn.start} disabled={!playOn.isPossible}>
          {words.playOn}
        </Button>
        <p className="analysis-note">{playOn.isPossible ? words.playOnAs(playOn.name) : words.playOnOver}</p>
      </div>
    )
  }

  /** For whoever waits for it. */
  function stateOf(): string {
    if (analysis.done === 1) return 'done'
    return isThrough(analysis, 'decisions') ? 'refining' : 'first'
  }
}
