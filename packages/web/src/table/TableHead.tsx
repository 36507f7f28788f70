import { Link } from 'wouter'
import { Logo } from '../art/Logo.tsx'
import { useWords } from '../language/useWords.ts'
import type { ClientState } from './matchClient.ts'
import './tableHead.css'

/** The title of the game, a link home, and the connection status. */
export function TableHead({ title, state, local }: { title: string; state: ClientState; local?: boolean }) {
  const words = useWords().table
  const { connectionStatus, table } = state
  return (
    <div className="table-title">
      <Link href="/" aria-label={words.home} className="table-home">
        <Logo />
      </Link>
      <h1>{title}</h1>
      <span className={`connection connection-${connectionStatus}`} role="status">
        {local ? words.offlineTable : words.connection[connectionStatus]}
      </span>
      {connectionStatus === 'signed-out' && (
        <Link href="/profile" className="table-sign-in">
          {words.signInAgain}
        </Link>
      )}
      {!!table?.watching && <span className="quiet table-watching">{words.spectators(table.watching)}</span>}
    </div>
  )
}
