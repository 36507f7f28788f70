import { type GameText, type Summary, winners } from '@alea/engine'
import type { ReactNode } from 'react'
import type { Seat, Table } from '../connection/types.ts'
import type { Words } from '../language/languages.ts'
import { useWords } from '../language/useWords.ts'
import { ResultPanel } from './ResultPanel.tsx'
import { SideResult } from './SideResult.tsx'
import { sidesOf } from './sides.ts'
import './result.css'

interface Props {
  readonly ending: NonNullable<Table['ending']>
  readonly mine: Seat | undefined
  readonly names: readonly string[]
  readonly text: GameText
  /** What made it; undefined until it has been counted, and for games that declare nothing. */
  readonly summary: Summary | undefined
  /** Beside the name: with what. */
  playsText?(seat: Seat): string | undefined
  /** Under the score: how a goal was reached or missed. */
  scoreText?(seat: Seat): string | undefined
  /** What an analysis of the match found, if there is one. */
  readonly analysis?: ReactNode
  readonly children: ReactNode
}

/** How the match ended, what made it so, and what to do next. */
export function Result({ ending, mine, names, text, summary, playsText, scoreText, analysis, children }: Props) {
  const { table: words, grammar } = useWords()
  const best = winners(ending)
  const sides = sidesOf(ending)
  const isTied = sides.filter(({ place }) => place === 1).length > 1
  const list = grammar.list(best.map((seat) => names[seat]!))
  const won = best.length > 1 ? words.winMany(list) : words.wins(list)
  const mood = isTied || mine === undefined ? 'neutral' : best.includes(mine) ? 'won' : 'lost'
  const headline = isTied ? words.tied : mood === 'neutral' ? won : words[mood]
  const isByRules = ending.by === 'rules'
  const most = Math.max(1, ...(summary ?? []).flatMap(([main]) => main?.items.map(({ amount }) => amount) ?? []))
  return (
    <ResultPanel headline={headline} mood={mood} actions={children}>
      <p className="result-why">
        {isByRules
          ? text.reason(ending.reason)
          : departure(words, ending.reason)(names[ending.places.indexOf(Math.max(...ending.places))]!)}
      </p>
      <div className="result-columns">
        <ol className="result-sides" data-sides={sides.length}>
          {sides.map((side) => (
            <SideResult
              key={side.seats.join()}
              side={side}
              place={names.length > 1 ? words.place(side.place) : undefined}
              score={isByRules ? scored : undefined}
              mine={mine}
              names={names}
              plays={playsText}
              summary={summary}
              text={text}
              most={most}
              note={isByRules ? scoreText : undefined}
            />
          ))}
        </ol>
        {analysis}
      </div>
    </ResultPanel>
  )

  function scored(seat: Seat): string {
    const score = ending.scores[seat]!
    return text.score?.(score) ?? words.points(score)
  }
}

/** Why the last to leave left. */
function departure(words: Words['table'], reason: string): (name: string) => string {
  if (reason === 'time') return words.onTime
  return reason === 'absence' ? words.byAbsence : words.byResignation
}
