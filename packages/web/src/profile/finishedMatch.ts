/** A finished match of this device or of the server, for the history. */
import { parseLog, parseSeat, type Seat } from '@alea/engine'
import type { Table } from '../connection/types.ts'
import type { SavedMatch } from '../local/savedMatch.ts'
import { botNameAt } from '../table/seatNames.ts'

export interface FinishedMatch {
  readonly id: string
  readonly game: string
  readonly ended: number
  readonly where: 'device' | 'server'
  /** For this player. Undefined if several people shared the device, or nobody won by the rules. */
  readonly result: 'won' | 'lost' | 'tied' | undefined
  readonly names: readonly string[]
}

export function finishedLocally({ setup, log, names, over, changed, record }: SavedMatch): FinishedMatch | undefined {
  if (!over) return undefined
  const mine = setup.seats.flatMap(({ kind }, seat) => (kind === 'me' ? [seat] : []))
  const ending = record?.ending
  const best = ending ? firstOf(ending) : winnersIn(log)
  const result = mine.length === 1 && best ? resultFor(mine[0]!, best, ending?.teams) : undefined
  return {
    id: setup.id,
    game: setup.game,
    ended: changed,
    where: 'device',
    result,
    names: setup.seats.map(({ kind }, seat) => names[seat] || (kind === 'bot' ? botNameAt(seat) : '')),
  }
}

export function finishedOnServer(
  { id, game, status, seats, ended, created, ending }: Table,
  me: string,
): FinishedMatch | undefined {
  if (status !== 'over') return undefined
  const mine = seats.flatMap(({ player }, seat) => (player === me ? [seat] : []))
  const best = ending && firstOf(ending)
  const result = mine.length === 1 && best ? resultFor(mine[0]!, best, ending?.teams) : undefined
  return {
    id,
    game,
    ended: ended ?? created,
    where: 'server',
    result,
    names: seats.map(({ name, kind }, seat) => name || (kind === 'bot' ? botNameAt(seat) : '')),
  }
}

const firstOf = ({ places }: NonNullable<Table['ending']>): Seat[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []))

/** The last line of a log names the winners: `end p2 8,11 …`; saves of version 0.1 have nothing else. */
function winnersIn(log: string): Seat[] | undefined {
  const best = parseLog(log).end?.split(' ')[0]
  return best?.split(',').flatMap((name) => parseSeat(name) ?? [])
}

function resultFor(seat: Seat, best: readonly Seat[], teams?: readonly number[]): FinishedMatch['result'] {
  if (!best.includes(seat)) return 'lost'
  return new Set(best.map((each) => teams?.[each] ?? each)).size > 1 ? 'tied' : 'won'
}
