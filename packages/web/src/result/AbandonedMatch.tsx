import type { ReactNode } from 'react'
import type { Table } from '../connection/types.ts'
import { useWords } from '../language/useWords.ts'
import { ResultPanel } from './ResultPanel.tsx'

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
    <ResultPanel headline={heading()} mood="neutral" actions={children}>
      {table.unplayable && <p className="result-why">{words.unplayable.why[table.unplayable]}</p>}
    </ResultPanel>
  )

  function heading(): string {
    if (table.unplayable) return table.ended === undefined ? words.unplayable.kept : words.unplayable.closed
    return gaveUp < 0 ? words.abandoned : words.byResignation(names[gaveUp]!)
  }
}
