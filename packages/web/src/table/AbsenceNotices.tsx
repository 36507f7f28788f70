import { Button } from '@alea/board'
import { useEffect, useState } from 'react'
import { api, failureOf } from '../connection/api.ts'
import type { Failure, Seat, Table } from '../connection/types.ts'
import { durationText } from '../language/absenceText.ts'
import { levelLabel } from '../language/levelLabel.ts'
import { useWords } from '../language/useWords.ts'
import { useSettings } from '../settings/settings.ts'
import { hasStandIn } from './seatNames.ts'
import './absenceNotices.css'

interface Props {
  readonly table: Table
  readonly names: readonly string[]
  /** The seats of this device. Spectators decide nothing. */
  readonly mine: readonly Seat[]
}

/** Who is away, since when, and what will happen; whom a bot replaces, and how they take their seat back. */
export function AbsenceNotices({ table, names, mine }: Props) {
  if (table.status !== 'playing') return null
  const seats = [...table.seats.keys()].filter((seat) => table.seats[seat]!.kind === 'player')
  return seats.map((seat) =>
    hasStandIn(table.seats[seat]) ? (
      <Replaced key={seat} table={table} seat={seat} name={names[seat]!} isMine={mine.includes(seat)} />
    ) : table.seats[seat]!.online === false && !mine.includes(seat) ? (
      <Away key={seat} table={table} seat={seat} name={names[seat]!} sits={mine.length > 0} />
    ) : null,
  )
}

interface OfSeat {
  readonly table: Table
  readonly seat: Seat
  readonly name: string
}

function Replaced({ table, seat, name, isMine }: OfSeat & { isMine: boolean }) {
  const { table: words, absence } = useWords()
  const { language } = useSettings()
  const [refused, setRefused] = useState<Failure>()
  const { bot = '', resigned } = table.seats[seat]!
  return (
    <p className="absence-notice">
      <span>{absence.botPlays(name, levelLabel(bot, language))}</span>
      {isMine && !resigned && (
        <Button
          kind="primary"
          onClick={() => void api.dismissStandIn(table.id, seat).catch((error) => setRefused(failureOf(error)))}
        >
          {words.takeBack}
        </Button>
      )}
      <Refused failure={refused} />
    </p>
  )
}

function Away({ table, seat, name, sits }: OfSeat & { sits: boolean }) {
  const { absence: words } = useWords()
  const [refused, setRefused] = useState<Failure>()
  const { away = 0 } = table.seats[seat]!
  const gone = Math.max(0, (table.now ?? away) - away) + useSince(table)
  const { rule = 'stand-in', after } = table.absence ?? {}
  const left = after === undefined ? 0 : Math.ceil(after - gone / 1000)
  const loses = rule === 'loses'
  const mayAct = sits && !table.clock && rule !== 'wait'
  const outlook = table.clock
    ? words.clockRuns
    : rule === 'wait'
      ? words.everyoneWaits
      : mayAct && left > 0 && words[loses ? 'claimableIn' : 'replaceableIn'](durationText(words, left))
  return (
    <p className="absence-notice">
      <span>
        {words.away(name, durationText(words, Math.floor(gone / 1000)))} {outlook}
      </span>
      {mayAct && left <= 0 && (
        <Button onClick={() => void api.callStandIn(table.id, seat).catch((error) => setRefused(failureOf(error)))}>
          {loses ? words.claim : words.callBot}
        </Button>
      )}
      <Refused failure={refused} />
    </p>
  )
}

function Refused({ failure }: { failure: Failure | undefined }) {
  const { problems } = useWords().table
  return failure && <span role="alert">{failure.detail ?? problems[failure.code]}</span>
}

/** Milliseconds since this table came from the server, counted by the second. */
function useSince(table: Table): number {
  const [since, setSince] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every table begins the count anew
  useEffect(() => {
    setSince(0)
    const began = performance.now()
    const timer = setInterval(() => setSince(performance.now() - began), 1000)
    return () => clearInterval(timer)
  }, [table])
  return since
}
