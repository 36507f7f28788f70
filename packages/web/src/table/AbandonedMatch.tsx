import type { ReactNode } from 'react'
import type { Table } from '../connection/types.ts'
import { useWords } from '../language/useWords.ts'
import './overlay.css'

interface Props {
  readonly table: Table
  readonly names: readonly string[]
  readonly children: ReactNode
}

/** A match that ended without a result: whoever played alone resigned, the table was closed, or the server cannot run it any more. */
export function AbandonedMatch({ table, names, children }: Props) {
  const words = useWords().table
  const gaveUp = table.seats.findIndex(({ resigned }) => resigned)
  return (
    <section className="result" aria-live="polite" data-result>
      <h2>{heading()}</h2>
      {table.unplayable && <p>{words.unplayable.why[table.unplayable]}</p>}
      <div className="result-next">{children}</div>
    </section>
  )

  function heading(): string {
    if (table.unplayable) return table.ended === undefined ? words.unplayable.kept : words.unplayable.closed
    return gaveUp < 0 ? words.abandoned : words.byResignation(names[gaveUp]!)
  }
}
