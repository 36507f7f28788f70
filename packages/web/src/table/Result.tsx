import { winners } from '@alea/engine'
import type { ReactNode } from 'react'
import type { Seat, Table } from '../connection/types.ts'
import type { Words } from '../language/languages.ts'
import { useWords } from '../language/useWords.ts'
import './overlay.css'

interface Props {
  readonly ending: NonNullable<Table['ending']>
  readonly mine: Seat | undefined
  readonly names: readonly string[]
  readonly reason: string
  /** How a player's points add up. */
  scoreText?(seat: Seat): string | undefined
  readonly children: ReactNode
}

/** How the match ended, and what to do next. */
export function Result({ ending, mine, names, reason, scoreText, children }: Props) {
  const { table: words, grammar } = useWords()
  const best = winners(ending)
  const sides = new Set(best.map((seat) => ending.teams?.[seat] ?? seat))
  const list = grammar.list(best.map((seat) => names[seat]!))
  const won = best.length > 1 ? words.winMany(list) : words.wins(list)
  const headline = sides.size > 1 ? words.tied : mine === undefined ? won : best.includes(mine) ? words.won : words.lost
  const order = names.map((_, seat) => seat).sort((one, other) => ending.places[one]! - ending.places[other]!)
  return (
    <section className="result" aria-live="polite" data-result>
      <h2>{headline}</h2>
      <p>
        {ending.by === 'resignation'
          ? departure(words, ending.reason)(names[ending.places.indexOf(Math.max(...ending.places))]!)
          : reason}
      </p>
      <ol className="result-places">
        {order.map((seat) => (
          <li key={seat}>
            {names.length > 1 && <b>{words.place(ending.places[seat]!)}</b>} {names[seat]}
            {ending.by === 'rules' && <span> — {words.points(ending.scores[seat]!)}</span>}
            {ending.by === 'rules' && scoreText?.(seat) && <span className="result-made">{scoreText(seat)}</span>}
          </li>
        ))}
      </ol>
      <div className="result-next">{children}</div>
    </section>
  )
}

/** Why the last to leave left. */
function departure(words: Words['table'], reason: string): (name: string) => string {
  if (reason === 'time') return words.onTime
  return reason === 'absence' ? words.byAbsence : words.byResignation
}
