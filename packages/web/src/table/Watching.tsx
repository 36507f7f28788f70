import { Select } from '@alea/board'
import type { Seat, Table } from '../connection/types.ts'
import { useWords } from '../language/useWords.ts'
import type { MatchClient } from './matchClient.ts'

interface Props {
  readonly client: MatchClient
  readonly table: Table
  readonly as: Seat | null
  readonly names: readonly string[]
}

/** For spectators: how far they are behind and, with open hands, the seat they watch from. */
export function Watching({ client, table, as, names }: Props) {
  const words = useWords().proposals
  const { spectatorDelay, openHands, status } = table
  const isDelayed = !!spectatorDelay && status === 'playing'
  if (!isDelayed && openHands === undefined) return null
  return (
    <div className="cluster">
      {isDelayed && <small className="quiet">{words.delay(spectatorDelay)}</small>}
      {openHands !== undefined && (
        <Select
          label={words.watchFrom}
          value={String(as)}
          onChange={(seat) => client.switchSeat(seat === 'null' ? null : Number(seat))}
          options={[
            { value: 'null', label: words.spectatorSeat },
            ...names.map((name, seat) => ({ value: String(seat), label: name })),
          ]}
        />
      )}
    </div>
  )
}
