import { Button, TextField } from '@alea/board'
import { USUAL_LEVEL } from '@alea/bots/levels'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { ApiError, api } from '../connection/api.ts'
import { newContribution } from '../connection/contribution.ts'
import type { Seat, Table } from '../connection/types.ts'
import type { BoardModule } from '../games/boardModule.ts'
import { levelLabel } from '../language/levelLabel.ts'
import { useWords } from '../language/useWords.ts'
import { useSettings } from '../settings/settings.ts'
import { nameAt } from './seatNames.ts'
import './table.css'
import './actionBar.css'
import './lobby.css'

interface Props {
  readonly table: Table
  readonly me: string
  readonly header: ReactNode
  readonly module: BoardModule
  readonly hue: number
}

/** The table before the match: seats, invitation link, and *Start*. */
export function Lobby({ table, me, header, module, hue }: Props) {
  const words = useWords().table
  const { language } = useSettings()
  const [, go] = useLocation()
  const [problem, setProblem] = useState<string>()
  const [copied, setCopied] = useState(false)
  const sits = table.seats.some(({ player }) => player === me)
  const isHost = table.host === me
  const gathering = table.status === 'gathering'
  const full = table.seats.every(({ kind }) => kind !== 'open')
  const link = `${location.origin}/table/${table.id}?invitation=${table.invitation ?? ''}`
  const attempt = async (work: () => Promise<unknown>) => {
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(error instanceof ApiError ? words.problems[error.failure.code] : words.problems.internal)
    }
  }
  const sit = (seat: Seat) =>
    attempt(async () => {
      const contribution = newContribution()
      await api.sit(table.id, { seat, commitment: contribution.commitment })
      contribution.keep(table.id)
    })
  const copy = async () => {
    await navigator.clipboard?.writeText(link).catch(() => undefined)
    setCopied(true)
  }
  return (
    <main className="table" data-game={module.game.id} style={{ '--game-hue': hue } as CSSProperties}>
      <header className="table-head">{header}</header>
      <div className="table-board">
        <div className="lobby stack">
          <h2>{gathering ? words.gathering : words.abandoned}</h2>
          <ul className="lobby-seats">
            {table.seats.map((info, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={seat}>
                <span>
                  {info.kind === 'open' ? words.openSeat : nameAt(info, seat, words.seat)}
                  {info.bot && <small className="quiet"> {levelLabel(info.bot, language)}</small>}
                </span>
                {info.kind === 'open' && gathering && !sits && (
                  <Button kind="primary" onClick={() => sit(seat)}>
                    {words.sitHere}
                  </Button>
                )}
                {info.kind === 'open' && gathering && isHost && (
                  <Button onClick={() => attempt(() => api.placeBot(table.id, seat, USUAL_LEVEL))}>
                    {words.botHere}
                  </Button>
                )}
                {info.player === me && gathering && (
                  <Button kind="quiet" onClick={() => attempt(() => api.leaveSeat(table.id, seat))}>
                    {words.standUp}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {table.invitation && gathering && !full && (
            <div className="stack">
              <div className="lobby-link">
                <TextField
                  label={words.invite}
                  value={link}
                  readOnly
                  onChange={() => undefined}
                  onFocus={({ target }) => target.select()}
                />
                <Button kind="primary" onClick={copy}>
                  {copied ? words.shared : words.copy}
                </Button>
              </div>
              <p className="quiet">{words.inviteHelp}</p>
            </div>
          )}
          <details>
            <summary>{words.fairDice}</summary>
            <p>{words.fairHelp}</p>
            <code className="wrap">{table.fair.commitment}</code>
          </details>
          {problem && <p role="alert">{problem}</p>}
        </div>
      </div>
      <section className="table-dock" aria-label={words.actions}>
        <div className="actions">
          {isHost && gathering && (
            <Button kind="primary" disabled={!full} onClick={() => attempt(() => api.start(table.id))}>
              {words.start}
            </Button>
          )}
          {isHost && gathering && (
            <Button kind="quiet" onClick={() => attempt(() => api.abandon(table.id).then(() => go('/')))}>
              {words.abandon}
            </Button>
          )}
          {!gathering && (
            <Link href="/" className="button-link">
              {words.home}
            </Link>
          )}
        </div>
      </section>
    </main>
  )
}
