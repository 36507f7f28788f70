import { Button } from '@alea/board'
import { USUAL_LEVEL } from '@alea/bots/levels'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { api, failureOf } from '../connection/api.ts'
import { newContribution } from '../connection/contribution.ts'
import type { Failure, Seat, Table } from '../connection/types.ts'
import type { BoardModule } from '../games/boardModule.ts'
import { absenceText } from '../language/absenceText.ts'
import { clockLabel } from '../language/clockLabel.ts'
import { levelLabel } from '../language/levelLabel.ts'
import { useWords } from '../language/useWords.ts'
import { PersonMenu } from '../people/PersonMenu.tsx'
import type { People } from '../people/usePeople.ts'
import { useSettings } from '../settings/settings.ts'
import { Invitations } from './Invitations.tsx'
import { nameAt } from './seatNames.ts'
import './table.css'
import './actionBar.css'
import './lobby.css'

interface Props {
  readonly table: Table
  readonly me: string
  readonly people: People
  readonly header: ReactNode
  readonly module: BoardModule
  readonly hue: number
}

/** The table before the match: seats, invitation link, and *Start*. */
export function Lobby({ table, me, people, header, module, hue }: Props) {
  const allWords = useWords()
  const words = allWords.table
  const { language } = useSettings()
  const [, go] = useLocation()
  const [problem, setProblem] = useState<Failure>()
  const sits = table.seats.some(({ player }) => player === me)
  const isHost = table.host === me
  const gathering = table.status === 'gathering'
  const full = table.seats.every(({ kind }) => kind !== 'open')
  const attempt = async (work: () => Promise<unknown>) => {
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(failureOf(error))
    }
  }
  const sit = (seat: Seat) =>
    attempt(async () => {
      const contribution = newContribution()
      await api.sit(table.id, { seat, commitment: contribution.commitment })
      contribution.keep(table.id)
    })
  const renew = (change: { readonly seat: Seat } | 'watch') =>
    void attempt(() => (change === 'watch' ? api.renewWatchLink(table.id) : api.renewLink(table.id, change.seat)))
  return (
    <main className="table" data-game={module.game.id} style={{ '--game-hue': hue } as CSSProperties}>
      <header className="table-head">{header}</header>
      <div className="table-board">
        <div className="lobby stack">
          <h2>{gathering ? words.gathering : words.abandoned}</h2>
          {table.unplayable && <p>{words.unplayable.why[table.unplayable]}</p>}
          <ul className="lobby-seats">
            {table.seats.map((info, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={seat}>
                <span>
                  {info.kind === 'open' ? words.openSeat : nameAt(info, seat, words)}
                  {info.bot && <small className="quiet"> {levelLabel(info.bot, language)}</small>}
                </span>
                {info.kind === 'open' && gathering && !sits && (
                  <Button kind="primary" onClick={() => sit(seat)}>
                    {words.sitHere}
                  </Button>
                )}
                {info.kind === 'open' && gathering && isHost && !table.rated && (
                  <Button onClick={() => attempt(() => api.placeBot(table.id, seat, USUAL_LEVEL))}>
                    {words.botHere}
                  </Button>
                )}
                {info.player !== undefined && info.player !== me && (
                  <PersonMenu
                    person={{ player: info.player, name: nameAt(info, seat, words) }}
                    people={people}
                    match={table.id}
                  />
                )}
                {info.player === me && gathering && (
                  <Button kind="quiet" onClick={() => attempt(() => api.leaveSeat(table.id, seat))}>
                    {words.standUp}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {gathering && sits && <Invitations table={table} {...(isHost && { renew })} />}
          <section className="stack lobby-rules">
            <h3>{allWords.absence.title}</h3>
            {table.clock && <p>{allWords.app.clockIs(clockLabel(allWords.clocks, table.clock))}</p>}
            {absenceText(allWords, table, language).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </section>
          <details>
            <summary>{words.fairDice}</summary>
            <p>{words.fairHelp}</p>
            <code className="wrap">{table.fair.commitment}</code>
          </details>
          {problem && (
            <p role="alert">
              {words.problems[problem.code]}
              {problem.code === 'not-allowed' && problem.detail && <small> ({problem.detail})</small>}
            </p>
          )}
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
