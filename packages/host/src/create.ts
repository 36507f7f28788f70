/** Creates the record of a new match from a request; the first thing that is wrong is refused. */
import { checkOptions, type Game, InputError, type Options } from '@alea/engine'
import type { NewTable, SeatWish } from '@alea/protocol/client'
import { newAbsence } from './absence.ts'
import { goalAfter } from './goals.ts'
import type { DiceRecord, MatchRecord, SeatRecord } from './record.ts'
import { Refusal } from './refusal.ts'
import { hasBot, rematchSeats, type Sitter } from './seating.ts'
import { FAULTS } from './text/faults.ts'
import { usualWindows } from './windows.ts'

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
  /** How long somebody must be gone before they may be replaced, where the wish does not say. */
  readonly absenceSeconds?: number
}

const STAND_IN = 'greedy'
const PACE_MS = 500
/** The largest options, house dice for Battle Dice, are a tenth of this; they are sent with every table. */
const OPTIONS_LENGTH = 8192
const OPTIONS_DEPTH = 8
const OPTION_TEXT = 200
const ABSENCE_SECONDS = 60

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
  const { spectatorDelay = 0 } = wish
  const mine = new Set(seats.flatMap((one) => one.player ?? []))
  const isAlone = count === 1 || seats.filter((one) => mine.has(one.player ?? '')).length > 1
  if (wish.rated && (isAlone || hasBot({ seats })))
    throw new Refusal('bad-option', (language) => FAULTS[language].ratedAmongPeople)
  const own = wish.commitment ?? null
  return {
    id: facts.newId(),
    status: 'gathering',
    game: game.id,
    rules: game.rulesVersion,
    options: checkedOptions(game, wish.options ?? {}, count),
    seats,
    host: player.id,
    open: wish.open ?? false,
    rated: wish.rated ?? false,
    spectators: wish.spectators ?? true,
    pace: wish.pace ?? PACE_MS,
    standIn,
    absence: newAbsence(wish, facts.absenceSeconds ?? ABSENCE_SECONDS),
    windows: wish.windows ?? usualWindows(wish.clock),
    ...(wish.clock && { clock: wish.clock }),
    dice: { ...facts.newDice(count), commitments: seats.map(({ kind }) => (kind === 'player' ? own : null)) },
    invitation: facts.newId(),
    watchLink: facts.newId(),
    ...(wish.seatLinks && { seatLinks: true }),
    ...(spectatorDelay > 0 && { spectatorDelay }),
    created: facts.now,
  }
}

/** The same table for the same players, under the present rules; `host` is the one who asked. */
export function rematchRecord(
  before: MatchRecord,
  host: string,
  { now, newId, newDice, gameOf, games }: Pick<RecordFacts, 'now' | 'newId' | 'newDice' | 'gameOf' | 'games'>,
): MatchRecord {
  const { id: _, started: _s, ended: _e, ending: _w, rematch: _r, unplayable: _u, handovers: _h, ...kept } = before
  const { proposals: _p, paused: _q, resumed: _t, openHands: _o, usedLinks: _l, ...setup } = kept
  const seats = rematchSeats(before.seats)
  const game = gameOf(before.game)
  if (!game) throw new Refusal('bad-option', (language) => FAULTS[language].noGame(before.game, games))
  return {
    ...setup,
    id: newId(),
    invitation: newId(),
    watchLink: newId(),
    status: 'gathering',
    rules: game.rulesVersion,
    options: refusing(() =>
      checkOptions(game.options, { ...before.options, ...goalAfter(game, before) }, seats.length),
    ),
    rated: before.rated && !hasBot(before),
    seats,
    host,
    dice: newDice(seats.length),
    created: now,
  }
}

function checkedOptions(game: Game, given: Readonly<Record<string, unknown>>, seats: number): Options {
  if (!isModest(given, OPTIONS_DEPTH) || JSON.stringify(given).length > OPTIONS_LENGTH)
    throw new Refusal('bad-option', (language) => FAULTS[language].optionsTooLarge)
  return refusing(() => checkOptions(game.options, given, seats))
}

/** Neither deep nor with long texts. */
function isModest(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.length <= OPTION_TEXT
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0) return false
  return Object.entries(value).every(([name, part]) => name.length <= OPTION_TEXT && isModest(part, depth - 1))
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

function seatOf(wish: SeatWish, player: Sitter, seat: number, { checkBot, newId }: RecordFacts): SeatRecord {
  if (wish.kind === 'open') return { kind: 'open', link: newId() }
  if (wish.kind === 'me') return { kind: 'player', player: player.id, name: wish.name ?? player.name }
  refusing(() => checkBot(wish.bot))
  return { kind: 'bot', bot: wish.bot, name: botName(seat) }
}

const BOT_NAMES = ['Ada', 'Bruno', 'Clio', 'Dario', 'Emma', 'Félix', 'Gaia', 'Hugo', 'Iris', 'Jules']

export const botName = (seat: number): string => BOT_NAMES[seat % BOT_NAMES.length]!
