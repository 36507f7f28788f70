/** A match that goes on from a position of another one, one person against bots. */
import { USUAL_LEVEL } from '@alea/bots/levels'
import { type Log, printLog, type Seat } from '@alea/engine'
import type { SeatWish } from '@alea/protocol/client'
import type { SeatInfo } from '../connection/types.ts'
import { prepare } from './preparedMatches.ts'
import type { SavedMatch } from './savedMatch.ts'
import { browserSaves, type Saves } from './saves.ts'

interface Branch {
  readonly log: Log
  /** A position at which somebody is asked, or 0. */
  readonly position: number
  readonly seats: readonly SeatInfo[]
  /** Where the person sits; bots get the other seats. */
  readonly mine: Seat
  readonly name: string
}

/** Saves it, as if it had been left at that position; the id of the new match. */
export async function playOn(branch: Branch, saves: Saves = browserSaves, now = Date.now()): Promise<string> {
  const { log, position } = branch
  const { game, options } = log.header
  const seats = branch.seats.map((_, seat) => wishFor(branch, seat))
  // Nothing has been asked yet: a new match begins as any other.
  if (position === 0) return prepare({ game, seats, options })
  const id = crypto.randomUUID().slice(0, 13)
  const saved: SavedMatch = {
    setup: { id, game, seats, options, pace: 0 },
    names: seats.map((wish) => ('name' in wish ? (wish.name ?? '') : '')),
    log: printLog({ header: { ...log.header, commitment: undefined }, entries: log.entries.slice(0, position) }),
    over: false,
    created: now,
    changed: now,
    waiting: [],
  }
  await saves.update(id, () => saved)
  return id
}

function wishFor({ seats, mine, name }: Branch, seat: Seat): SeatWish {
  if (seat === mine) return name === '' ? { kind: 'me' } : { kind: 'me', name }
  return { kind: 'bot', bot: seats[seat]!.bot ?? USUAL_LEVEL }
}
