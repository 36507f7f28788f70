import type { Seat } from '@alea/engine'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Table } from '../../connection/types.ts'
import type { ShownState } from '../happening/shownMatch.ts'
import type { MatchClient } from '../matchClient.ts'
import { hasStandIn } from '../seatNames.ts'
import { type Handover, handoverFor, NO_HANDOVER } from './handover.ts'
import { useSharing } from './sharing.ts'

interface HotSeat {
  readonly handover: Handover
  /** Whoever is asked aloud wants the device. */
  take(seat: Seat): void
  /** The seat it was passed to is ready. */
  ready(seat: Seat): void
  /** Back to whoever held it, if the device was not passed on after all. */
  readonly back: (() => void) | undefined
}

/** Passes the device between the seats of this browser. With a single one it does nothing. */
export function useHotSeat(
  client: MatchClient,
  state: ShownState,
  table: Table | undefined,
  mine: readonly Seat[],
): HotSeat {
  const sharing = useSharing(client.match)
  const { as, snapshot, isBehind } = state
  const [taking, setTaking] = useState<{ readonly seat: Seat; readonly from: Seat | null }>()
  const last = useRef<Seat>(undefined)
  const isOn = mine.length > 1 && table?.status === 'playing' && !isBehind
  const handover = useMemo((): Handover => {
    if (!isOn) return NO_HANDOVER
    if (taking) return { is: 'pass', seat: taking.seat }
    const players = mine.filter((seat) => !hasStandIn(table?.seats[seat]))
    const found = handoverFor(snapshot?.asked, players, as, sharing)
    // Covered until somebody is ready, also while the view of nobody is on its way.
    if (found.is === 'none' && as === null && sharing === 'hidden' && last.current !== undefined)
      return { is: 'pass', seat: last.current }
    return found
  }, [isOn, taking, mine, table, snapshot, as, sharing])
  useEffect(() => {
    if (handover.is === 'pass') last.current = handover.seat
    if (handover.is === 'turn') client.switchSeat(handover.seat)
    // What the last player saw, in the log too, is not for the next one.
    if (handover.is === 'pass' && as !== null) client.switchSeat(null)
  }, [client, handover, as])
  const back =
    taking &&
    (() => {
      setTaking(undefined)
      client.switchSeat(taking.from)
    })
  return {
    handover,
    take: (seat) => setTaking({ seat, from: as }),
    ready: (seat) => {
      setTaking(undefined)
      client.switchSeat(seat)
    },
    back,
  }
}
