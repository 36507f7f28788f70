/** The record of a match on this device: one person owns every human seat, and dice need no commitments. */
import { botOf } from '@alea/bots'
import { gameOf } from '@alea/catalog'
import { type DiceRecord, type MatchRecord, newRecord, type Sender } from '@alea/host'
import type { LocalSetup } from './localSetup.ts'

export const ME: Sender = { id: 'me', name: '', ids: new Set(['me']) }

export function localRecord({ id, game, seats, options, pace }: LocalSetup, now: number): MatchRecord {
  const wish = {
    game,
    seats: seats.map((one) => (one.kind === 'open' ? ({ kind: 'me' } as const) : one)),
    options: { ...options },
    pace,
    spectators: false,
    windows: { delay: 0, limit: 0 },
  }
  const record = newRecord(wish, ME, { now, newId: () => id, newDice, gameOf, games: [], checkBot: botOf })
  // A seat without a name is named by the page, in the reader's language.
  const nameless = record.seats.map(({ name, ...seat }) => (seat.kind === 'bot' || !name ? seat : { ...seat, name }))
  return { ...record, seats: nameless }
}

const newDice = (seats: number): DiceRecord => ({
  secret: '',
  commitment: '',
  commitments: Array(seats).fill(null),
  contributions: Array(seats).fill(null),
  sealed: true,
})
