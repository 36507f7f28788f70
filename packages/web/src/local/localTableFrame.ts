/** A table on this device as the live protocol describes one; nobody doubts dice thrown on one's own device. */
import type { Match } from '@alea/engine'
import type { SeatInfo, Table } from '@alea/protocol/client'
import type { LocalSetup } from './orders.ts'

interface LocalState {
  readonly setup: LocalSetup
  readonly match: Match
  readonly seats: readonly SeatInfo[]
  readonly status: 'playing' | 'over'
  readonly ending: Table['ending']
  readonly created: number
  readonly now: number
}

export function localTableFrame({ setup, match, seats, status, ending, created, now }: LocalState): Table {
  const { header, position } = match
  const nobody = seats.map(() => null)
  return {
    id: setup.id,
    status,
    game: header.game,
    rules: header.rules,
    options: header.options,
    seats: [...seats],
    host: 'me',
    open: false,
    rated: false,
    spectators: false,
    pace: setup.pace,
    standIn: 'greedy',
    windows: { delay: 0, limit: 0 },
    fair: { commitment: '', commitments: nobody, contributions: nobody, awaiting: [] },
    position,
    created,
    ...(ending && { ending, ended: now }),
  }
}

export function seatInfo(wish: LocalSetup['seats'][number]): SeatInfo {
  if (wish.kind === 'bot') return { kind: 'bot', bot: wish.bot, online: true }
  const name = wish.kind === 'me' ? wish.name : undefined
  return { kind: 'player', player: 'me', online: true, ...(name !== undefined && { name }) }
}
