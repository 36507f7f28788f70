import type { Seat, Table } from '../connection/types.ts'
import { useWords } from '../language/useWords.ts'
import { Clock } from './Clock.tsx'
import { hasStandIn } from './seatNames.ts'

/** In the corner of a player's panel: their clock or, as there is no room for both, whether they are there. */
export function SeatCorner({ table, seat, name }: { table: Table; seat: Seat; name: string }) {
  const { table: words, absence } = useWords()
  const info = table.seats[seat]
  const isAway = info?.kind === 'player' && info.online === false
  const note = hasStandIn(info) ? absence.botHere : isAway ? absence.awayHere : undefined
  return (
    <>
      {table.time && <Clock time={table.time} seat={seat} label={(left) => words.clockLeft(name, left)} />}
      {note && !table.time && table.status === 'playing' && <small className="quiet">{note}</small>}
    </>
  )
}
