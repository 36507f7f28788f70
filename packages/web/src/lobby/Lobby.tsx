import { Button } from '@alea/board'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { api, failureOf } from '../connection/api.ts'
import { newContribution } from '../connection/contribution.ts'
import type { Failure, Seat, Table } from '../connection/types.ts'
import type { BoardModule } from '../games/boardModule.ts'
import { absenceText } from '../language/absenceText.ts'
import { clockLabel } from '../language/clockLabel.ts'
import { useWords } from '../language/useWords.ts'
import type { People } from '../people/usePeople.ts'
import { useSettings } from '../settings/settings.ts'
import { nameAt } from '../table/seatNames.ts'
import { chosenOptions } from './chosenOptions.ts'
import { Invitations } from './Invitations.tsx'
import { SeatRow } from './SeatRow.tsx'
import '../table/table.css'
import '../table/actionBar.css'
import './lobby.css'

interface Props {
  readonly table: Table
  readonly me: string
  readonly people: People
  readonly header: ReactNode
  readonly chat: ReactNode
  readonly module: BoardModule
  readonly hue: number
}

/** The table before the match: seats, invitation link, and *Start*. */
export function Lobby({ table, me, people, header, chat, module, hue }: Props) {
  const allWords = useWords()
  const words = allWords.table
  const { language } = useSettings()
  const [, go] = useLocation()
  const [problem, setProblem] = useState<Failure>()
  const sits = table.seats.some(({ player }) => player === me)
  const isHost = table.host === me
  const gathering = table.status === 'gathering'
  const full = table.seats.every(({ kind }) => kind !== 'open')
  const open = table.seats.filter(({ kind }) => kind === 'open').length
  const hostSeat = table.seats.findIndex(({ player }) => player === table.host)
  const isReady = table.seats.every(({ kind, ready }) => kind === 'bot' || ready)
  const { lobby } = allWords
  const chosen = chosenOptions(module, table, language, allWords)
  const waiting =
    open > 0
      ? lobby.waitingForSeats(open)
      : [
          isReady && lobby.allReady,
          !isHost && hostSeat >= 0 && lobby.waitingForHost(nameAt(table.seats[hostSeat]!, hostSeat, words)),
        ]
          .filter(Boolean)
          .join(' ')
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
    <main className="table lobby-table" data-game={module.game.id} style={{ '--game-hue': hue } as CSSProperties}>
      <header className="table-head">{header}</header>
      <div className="table-board">
        <div className="lobby">
          <div className="lobby-main stack">
            <h2>{gathering ? words.gathering : words.abandoned}</h2>
            {chosen.all.length > 0 && (
              <ul className="lobby-chosen">
                {chosen.all.map((option) => (
                  <li key={option}>{option}</li>
                ))}
              </ul>
            )}
            {table.unplayable && <p>{words.unplayable.why[table.unplayable]}</p>}
            <ul className="lobby-seats">
              {table.seats.map((info, seat) => (
                <SeatRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                  key={seat}
                  table={table}
                  seat={seat}
                  info={info}
                  plays={chosen.bySeat[seat]}
                  me={me}
                  sits={sits}
                  people={people}
                  sit={() => void sit(seat)}
                  attempt={attempt}
                />
              ))}
            </ul>
            {gathering && sits && <Invitations table={table} {...(isHost && { renew })} />}
            {problem && (
              <p role="alert">
                {words.problems[problem.code]}
                {problem.code === 'not-allowed' && problem.detail && <small> ({problem.detail})</small>}
              </p>
            )}
          </div>
          <div className="lobby-beside stack">
            {gathering && (
              <section className="lobby-chat" aria-label={words.chat}>
                <h3>{words.chat}</h3>
                {chat}
              </section>
            )}
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
          </div>
        </div>
      </div>
      <section className="table-dock" aria-label={words.actions}>
        {gathering && (
          <p role="status" className="lobby-waiting">
            {waiting}
          </p>
        )}
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
