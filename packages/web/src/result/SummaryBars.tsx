import type { Seat, SummaryItem, SummaryPart, SummaryText } from '@alea/engine'
import { totalOf } from '@alea/engine'
import type { CSSProperties } from 'react'
import { useWords } from '../language/useWords.ts'
import './summaryBars.css'

/** Sources shown by themselves; the rest is one line. */
const SHOWN = 6

interface Props {
  readonly part: SummaryPart
  readonly words: SummaryText
  /** What a full bar stands for. */
  readonly most: number
  nameOf(seat: Seat): string
}

/** One bar for each source, as long as its share of the largest one. */
export function SummaryBars({ part, words, most, nameOf }: Props) {
  const { result } = useWords()
  const shown = part.items.length > SHOWN ? part.items.slice(0, SHOWN - 1) : part.items
  const others = part.items.slice(shown.length)
  const rest = others.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <div className="summary">
      <h3>{words.part(part.id, totalOf(part))}</h3>
      <ul className="summary-bars">
        {shown.map((item) => (
          <Bar key={item.id} label={words.item(part.id, item, nameOf)} item={item} most={most} />
        ))}
        {others.length > 0 && (
          <Bar label={result.others(others.length)} item={{ id: 'others', amount: rest }} most={most} />
        )}
      </ul>
    </div>
  )
}

function Bar({ label, item: { amount, times }, most }: { label: string; item: SummaryItem; most: number }) {
  const words = useWords().result
  return (
    <li style={{ '--share': Math.max(0, amount) / most } as CSSProperties}>
      <span className="summary-label">
        {label}
        {times !== undefined && times > 1 && <span className="quiet"> {words.times(times)}</span>}
      </span>
      <b className="summary-amount">{amount}</b>
      <span className="summary-bar" aria-hidden="true" />
    </li>
  )
}
