import type { Seat } from '@alea/engine'
import type { SeatInfo } from '../connection/types.ts'

/** Bots have names, so that sentences about them read like sentences about people. */
const BOT_NAMES = ['Octave', 'Bertille', 'Gaspard', 'Philomène', 'Anselme', 'Célestine', 'Hector', 'Apolline', 'Basile']

export const botNameAt = (seat: Seat): string => BOT_NAMES[seat % BOT_NAMES.length]!

/** Does a bot stand in for the person whose seat it is? */
export const hasStandIn = (info: SeatInfo | undefined): boolean => info?.kind === 'player' && info.bot !== undefined

interface NameWords {
  seat(number: number): string
  deletedPlayer(number: number): string
}

export function nameAt({ kind, name, deleted }: SeatInfo, seat: Seat, words: NameWords): string {
  if (deleted) return words.deletedPlayer(seat + 1)
  return name || (kind === 'bot' ? botNameAt(seat) : words.seat(seat + 1))
}
