import { Button } from '@alea/board'
import { USUAL_LEVEL } from '@alea/bots/levels'
import { api } from '../connection/api.ts'
import type { Seat, SeatInfo, Table } from '../connection/types.ts'
import { levelLabel } from '../language/levelLabel.ts'
import { useWords } from '../language/useWords.ts'
import { PersonMenu } from '../people/PersonMenu.tsx'
import type { People } from '../people/usePeople.ts'
import { useSettings } from '../settings/settings.ts'
import { nameAt } from '../table/seatNames.ts'

interface Props {
  readonly table: Table
  readonly seat: Seat
  readonly info: SeatInfo
  /** The hero of this seat. */
  readonly plays: string | undefined
  readonly me: string
  /** Whether this person has a seat at the table. */
  readonly sits: boolean
  readonly people: People
  sit(): void
  attempt(work: () => Promise<unknown>): Promise<void>
}

/** One seat before the match: who sits there, whether they are ready, and what one may do about it. */
export function SeatRow({ table, seat, info, plays, me, sits, people, sit, attempt }: Props) {
  const { table: words, lobby } = useWords()
  const { language } = useSettings()
  const isMine = info.player === me
  const isHost = table.host === me
  const gathering = table.status === 'gathering'
  const isOpen = info.kind === 'open'
  const name = isOpen ? words.openSeat : nameAt(info, seat, words)
  const isReady = info.kind === 'bot' || info.ready
  return (
    <li data-seat={seat} data-mine={isMine || undefined} data-open={isOpen || undefined}>
      <span className="lobby-mark" data-ready={isReady || undefined} aria-hidden="true">
        {isOpen ? seat + 1 : isReady ? '✓' : '…'}
      </span>
      <span className="lobby-name">
        <strong>{name}</strong>
        <small className="quiet">
          {[
            plays,
            isMine && lobby.you,
            info.player === table.host && lobby.host,
            info.bot && levelLabel(info.bot, language),
            info.player !== undefined && gathering && (info.ready ? lobby.isReady : lobby.notReady),
            info.online === false && !isMine && lobby.away,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <span className="lobby-actions">
        {isMine && gathering && (
          <Button
            kind={info.ready ? 'quiet' : 'primary'}
            aria-pressed={info.ready === true}
            onClick={() => attempt(() => api.setReady(table.id, seat, !info.ready))}
          >
            {info.ready ? lobby.unready : lobby.ready}
          </Button>
        )}
        {isOpen && gathering && !sits && (
          <Button kind="primary" onClick={sit}>
            {words.sitHere}
          </Button>
        )}
        {isOpen && gathering && isHost && !table.rated && (
          <Button onClick={() => attempt(() => api.placeBot(table.id, seat, USUAL_LEVEL))}>{words.botHere}</Button>
        )}
        {isHost && gathering && seat > 0 && (
          <Button
            kind="quiet"
            aria-label={lobby.moveUp(name)}
            title={lobby.moveUp(name)}
            onClick={() => attempt(() => api.swap(table.id, seat, seat - 1))}
          >
            ↑
          </Button>
        )}
        {isHost && gathering && !isOpen && !isMine && (
          <Button
            kind="quiet"
            aria-label={lobby.free(name)}
            onClick={() => attempt(() => api.leaveSeat(table.id, seat))}
          >
            {lobby.freeShort}
          </Button>
        )}
        {info.player !== undefined && !isMine && (
          <PersonMenu person={{ player: info.player, name }} people={people} match={table.id} />
        )}
        {isMine && gathering && (
          <Button kind="quiet" onClick={() => attempt(() => api.leaveSeat(table.id, seat))}>
            {words.standUp}
          </Button>
        )}
      </span>
    </li>
  )
}
