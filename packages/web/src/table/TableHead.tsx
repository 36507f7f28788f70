import { Link } from 'wouter'
import { Logo } from '../art/Logo.tsx'
import { useWords } from '../language/useWords.ts'
import type { TableState } from './atTable.ts'

/** The game, the way home, and how the connection is. */
export function TableHead({ title, state, local }: { title: string; state: TableState; local?: boolean }) {
  const words = useWords().table
  const { connection, table } = state
  return (
    <div className="table-title">
      <Link href="/" aria-label={words.home} className="table-home">
        <Logo />
      </Link>
      <h1>{title}</h1>
      <span className={`connection connection-${connection}`} role="status">
        {local ? words.offlineTable : words.connection[connection]}
      </span>
      {!!table?.watching && <span className="quiet">{words.spectators(table.watching)}</span>}
    </div>
  )
}
