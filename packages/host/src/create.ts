/** Creates the record of a new match from a request; the first thing that is wrong is refused. */
import { checkOptions, type Game, InputError } from '@alea/engine'
import type { NewTable, SeatWish } from '@alea/protocol/client'
import type { DiceRecord, MatchRecord, SeatRecord } from './record.ts'
import { Refusal } from './refusal.ts'
import { rematchSeats, type Sitter } from './seating.ts'
import { FAULTS } from './text/faults.ts'

/** What the host needs to create a record. */
export interface RecordFacts {
  readonly now: number
  /** Must be unguessable. */
  newId(): string
  /** A secret is drawn and committed to before anybody sits down. */
  newDice(seats: number): DiceRecord
  gameOf(id: string): Game | undefined
  readonly games: readonly string[]
  /** Throws an InputError if there is no such bot. */
  checkBot(name: string): void
}

const STAND_IN = 'greedy'
const WINDOWS = { delay: 1000, limit: 60_000 }
const PACE_MS = 500

export function newRecord(wish: NewTable, player: Sitter, facts: RecordFacts): MatchRecord {
  const game = facts.gameOf(wish.game)
  if (!game) throw new Refusal('bad-option', (language) => FAULTS[language].noGame(wish.game, facts.games))
  const { min, max } = game.seats
  const count = wish.seats.length
  if (count < min || count > max)
    throw new Refusal('bad-option', (language) => FAULTS[language].wrongSeats(game.id, min, max, count))
  const standIn = wish.standIn ?? STAND_IN
  refusing(() => facts.checkBot(standIn))
  const seats = wish.seats.map((seat, i) => seatOf(seat, player, i, facts))
  const mine = new Set(seats.flatMap((one) => one.player ?? []))
  const isAlone = count === 1 || seats.filter((one) => mine.has(one.player ?? '')).length > 1
  if (wish.rated && (isAlone || seats.some(({ kind }) => kind === 'bot')))
    throw new Refusal('bad-option', (language) => FAULTS[language].ratedAmongPeople)
  const own = wish.commitment ?? null
  return {
    id: facts.newId(),
    status: 'gathering',
    game: game.id,
    rules: game.rulesVersion,
    options: refusing(() => checkOptions(game.options, wish.options ?? {}, count)),
    seats,
    host: player.id,
    open: wish.open ?? false,
    rated: wish.rated ?? false,
    spectators: wish.spectators ?? true,
    pace: wish.pace ?? PACE_MS,
    standIn,
    windows: wish.windows ?? WINDOWS,
    ...(wish.clock && { clock: wish.clock }),
    dice: { ...facts.newDice(count), commitments: seats.map(({ kind }) => (kind === 'player' ? own : null)) },
    invitation: facts.newId(),
    created: facts.now,
  }
}

/** The same table for the same players; `host` is the one who asked. */
export function rematchRecord(
  before: MatchRecord,
  host: string,
  { now, newId, newDice }: Pick<RecordFacts, 'now' | 'newId' | 'newDice'>,
): MatchRecord {
  const { id: _, started: _s, ended: _e, ending: _w, rematch: _r, ...setup } = before
  const seats = rematchSeats(before.seats)
  return {
    ...setup,
    id: newId(),
    invitation: newId(),
    status: 'gathering',
    seats,
    host,
    dice: newDice(seats.length),
    created: now,
  }
}

/** Turns an InputError into a refusal. */
export function refusing<T>(check: () => T): T {
  try {
    return check()
  } catch (error) {
    if (error instanceof InputError) throw new Refusal('bad-option', (language) => error.in(language))
    throw error
  }
}

function seatOf(wish: SeatWish, player: Sitter, seat: number, { checkBot }: RecordFacts): SeatRecord {
  if (wish.kind === 'open') return { kind: 'open' }
  if (wish.kind === 'me') return { kind: 'player', player: player.id, name: wish.name ?? player.name }
  refusing(() => checkBot(wish.bot))
  return { kind: 'bot', bot: wish.bot, name: botName(seat) }
}

const BOT_NAMES = ['Ada', 'Bruno', 'Clio', 'Dario', 'Emma', 'Félix', 'Gaia', 'Hugo', 'Iris', 'Jules']

export const botName = (seat: number): string => BOT_NAMES[seat % BOT_NAMES.length]!
