import { classes, SeatMark } from '@alea/board'
import { type GameText, type Summary, type SummaryPart, totalOf } from '@alea/engine'
import type { Seat } from '../connection/types.ts'
import { useWords } from '../language/useWords.ts'
import { SummaryBars } from './SummaryBars.tsx'
import type { Side } from './sides.ts'
import './sideResult.css'

interface Props {
  readonly side: Side
  readonly place: string | undefined
  score: ((seat: Seat) => string) | undefined
  note: ((seat: Seat) => string | undefined) | undefined
  plays: ((seat: Seat) => string | undefined) | undefined
  readonly mine: Seat | undefined
  readonly names: readonly string[]
  readonly summary: Summary | undefined
  readonly text: GameText
  /** The longest bar of all players. */
  readonly most: number
}

/** A player or a team: place, names, score, and what made it. */
export function SideResult({ side, place, score, note, plays, mine, names, summary, text, most }: Props) {
  const { result: words } = useWords()
  const isTeam = side.seats.length > 1
  const [first] = side.seats
  return (
    <li className={classes('result-side', side.place === 1 && 'result-best')}>
      <header className="result-side-head">
        {place !== undefined && <span className="result-place">{place}</span>}
        <span className="result-names">
          {side.seats.map((seat) => (
            <span key={seat} className="result-name">
              <SeatMark seat={seat} /> {names[seat]}
              {plays?.(seat) && <small className="quiet"> {plays(seat)}</small>}
              {seat === mine && <span className="quiet"> {words.you}</span>}
            </span>
          ))}
        </span>
        {score && side.score !== undefined && <b className="result-score">{score(first!)}</b>}
      </header>
      {side.seats.map((seat) => (
        <div key={seat} className="result-member">
          {isTeam && (
            <h3>
              {names[seat]}
              {score && side.score === undefined && <b> {score(seat)}</b>}
            </h3>
          )}
          {note?.(seat) && <p className="result-note">{note(seat)}</p>}
          {summary && <Made parts={summary[seat] ?? []} text={text} most={most} names={names} />}
        </div>
      ))}
    </li>
  )
}

interface MadeProps {
  readonly parts: readonly SummaryPart[]
  readonly text: GameText
  readonly most: number
  readonly names: readonly string[]
}

function Made({ parts: [main, ...rest], text, most, names }: MadeProps) {
  const { summary: words } = text
  if (!main || !words) return null
  const nameOf = (seat: Seat) => names[seat] ?? ''
  return (
    <>
      <SummaryBars part={main} words={words} most={most} nameOf={nameOf} />
      {rest.length > 0 && (
        <dl className="result-facts">
          {rest.map((part) => (
            <div key={part.id}>
              <dt>{words.part(part.id, totalOf(part))}</dt>
              <dd>
                {part.items.map((item) => (
                  <span key={item.id}>
                    {item.amount}&nbsp;{words.item(part.id, item, nameOf)}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
