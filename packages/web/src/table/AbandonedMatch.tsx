import type { ReactNode } from 'react'
import type { Table } from '../connection/types.ts'
import { useWords } from '../language/useWords.ts'
import './overlay.css'

interface Props {
  readonly table: Table
  readonly names: readonly string[]
  readonly children: ReactNode
}

/** A match that ended without a result: whoever played alone resigned, or the table was closed. */
export function AbandonedMatch({ table, names, children }: Props) {
  const words = useWords().table
  const gaveUp = table.seats.findIndex(({ resigned }) => resigned)
  return (
    <section className="result" aria-live="polite" data-result>
      <h2>{gaveUp < 0 ? words.abandoned : words.byResignation(names[gaveUp]!)}</h2>
      <div className="result-next">{children}</div>
    </section>
  )
}
