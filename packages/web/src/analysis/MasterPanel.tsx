/** What the master would do at a position: every option with its chances, and which of them cannot be told apart. */

import type { Decision } from '@alea/analysis'
import { Button, classes, SeatMark } from '@alea/board'
import { useState } from 'react'
import { useWords } from '../language/useWords.ts'
import type { Told } from './messages.ts'
import { ranked } from './rankedOptions.ts'

interface Props {
  readonly decision: Decision
  readonly told: Told | undefined
  readonly names: readonly string[]
}

const FIRST = 5
const SURE = 1.96

export function MasterPanel({ decision, told, names }: Props) {
  const { analysis: words, grammar } = useWords()
  const [all, setAll] = useState(false)
  const { seat, taken, best, lost, verdict } = decision
  const options = ranked(decision)
  const shown = all ? options : options.filter(({ choice }, i) => i < FIRST || choice === taken)
  const cost = grammar.percent(lost.mean, 1)
  const { judged } = words
  return (
    <>
      <p>
        <SeatMark seat={seat} /> {verdict === 'good' ? judged.good(names[seat]!) : judged[verdict](names[seat]!, cost)}
      </p>
      {told?.asked && <p className="analysis-note">{told.asked}</p>}
      <ol className="master-options">
        {shown.map(({ choice, key, mean, error, cost, isClose }) => (
          <li
            key={key}
            className={classes('master-option', choice === best && 'master-best')}
            data-taken={choice === taken || undefined}
          >
            <span className="master-label">
              {told?.options?.[choice] ?? key}
              {choice === taken && <b className="master-tag">{words.played}</b>}
            </span>
            <span className="master-worth">
              {error === 0
                ? grammar.percent(mean, 1)
                : words.plusMinus(grammar.percent(mean, 1), grammar.percent(SURE * error, 1))}
            </span>
            <span className="master-cost">
              {choice === best ? words.bestOption : isClose ? words.close : words.costs(grammar.percent(cost, 1))}
            </span>
          </li>
        ))}
      </ol>
      {options.length > shown.length && (
        <Button kind="quiet" onClick={() => setAll(true)}>
          {words.allOptions(options.length)}
        </Button>
      )}
      <p className="analysis-note">{words.masterNote}</p>
    </>
  )
}
