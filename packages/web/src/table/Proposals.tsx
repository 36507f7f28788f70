/** Above the prompt: what somebody asks of everybody, how it ended, and a pause. */
import { Button } from '@alea/board'
import type { Seat } from '@alea/engine'
import { useEffect, useRef, useState } from 'react'
import type { Proposal, Table } from '../connection/types.ts'
import { clockLabel } from '../language/clockLabel.ts'
import { useWords } from '../language/useWords.ts'
import type { MatchClient } from './matchClient.ts'
import './proposals.css'

interface Props {
  readonly client: MatchClient
  readonly table: Table
  /** The seats of this device. */
  readonly mine: readonly Seat[]
  readonly names: readonly string[]
}

export function Proposals({ client, table, mine, names }: Props) {
  const { proposals: words } = useWords()
  const { paused, proposals = [] } = table
  const result = useResult(table, names)
  const isPlaying = table.status === 'playing'
  return (
    // Always there: a live region is announced only if it was there before.
    <section className="proposals" aria-label={words.label} aria-live="polite">
      {isPlaying && paused && (
        <div className="proposal" data-paused="">
          <p>{paused.resumes === undefined ? words.paused : words.resuming}</p>
          {paused.resumes === undefined && mine.length > 0 && (
            <Button kind="primary" onClick={() => client.resume(mine[0]!)}>
              {words.resume}
            </Button>
          )}
        </div>
      )}
      {isPlaying &&
        proposals.map((proposal) => (
          <OpenProposal key={proposal.id} client={client} proposal={proposal} mine={mine} names={names} />
        ))}
      {result && (
        <div className="proposal" data-result-of-proposal="">
          <p>{result}</p>
        </div>
      )}
    </section>
  )
}

function OpenProposal({
  client,
  proposal,
  mine,
  names,
}: {
  readonly client: MatchClient
  readonly proposal: Proposal
  readonly mine: readonly Seat[]
  readonly names: readonly string[]
}) {
  const { proposals: words, grammar, app, clocks } = useWords()
  const { id, kind, by, awaiting, clock } = proposal
  const asked = awaiting.find((seat) => mine.includes(seat))
  const name = names[by] ?? ''
  if (mine.includes(by))
    return (
      <div className="proposal" data-proposal={kind}>
        <p>{words.waiting(grammar.list(awaiting.map((seat) => names[seat] ?? '')))}</p>
        <Button onClick={() => client.reply(by, id, 'withdraw')}>{words.withdraw}</Button>
      </div>
    )
  if (asked === undefined)
    return (
      <div className="proposal" data-proposal={kind}>
        <p>{words.agreed(name)}</p>
      </div>
    )
  return (
    <div className="proposal" data-proposal={kind}>
      <p>{words.asks[kind](name, clock ? clockLabel(clocks, clock) : app.clockNone)}</p>
      <div className="cluster">
        <Button kind="primary" onClick={() => client.reply(asked, id, 'accept')}>
          {words.accept}
        </Button>
        <Button onClick={() => client.reply(asked, id, 'decline')}>{words.decline}</Button>
        <Button kind="quiet" onClick={() => client.reply(asked, id, 'decline-all')}>
          {words.declineAll}
        </Button>
      </div>
    </div>
  )
}

const SHOWN_MS = 8000

/** How the last proposal ended, for a while; not what ended before this page was opened. */
function useResult({ lastProposal: last }: Table, names: readonly string[]): string | undefined {
  const { results } = useWords().proposals
  const known = useRef(last?.id)
  const [shown, setShown] = useState<string>()
  const id = last?.id
  useEffect(() => {
    if (id === known.current) return
    known.current = id
    setShown(id)
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [id])
  if (!last || shown !== last.id) return undefined
  return results[last.result](names[last.declined ?? last.by] ?? '')
}
