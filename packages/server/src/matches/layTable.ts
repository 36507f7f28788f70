/** Makes the record of a new table from what somebody asked for; the first thing that is wrong is refused. */
import { randomBytes } from 'node:crypto'
import { botOf } from '@alea/bots'
import { GAMES, gameOf } from '@alea/catalog'
import { checkOptions, InputError } from '@alea/engine'
import type { NewTable, SeatWish } from '@alea/protocol'
import { newDice } from '../fair/dice.ts'
import { Refusal } from '../refusal.ts'
import type { MatchRecord, Place } from './record.ts'
import type { Sitter } from './seating.ts'

const STAND_IN = 'greedy'
const WINDOWS = { delay: 1000, limit: 60_000 }
const PACE_MS = 500

/** 96 bits: a match cannot be guessed. */
export const newId = (): string => randomBytes(12).toString('base64url')

export function layTable(wish: NewTable, player: Sitter, now: number): MatchRecord {
  const game = gameOf(wish.game)
  if (!game)
    throw new Refusal('bad-option', `there is no game ${wish.game}; known: ${GAMES.map(({ id }) => id).join(', ')}`)
  const { min, max } = game.seats
  const count = wish.seats.length
  if (count < min || count > max)
    throw new Refusal('bad-option', `${game.id} is for ${min} to ${max} players, not ${count}`)
  const standIn = wish.standIn ?? STAND_IN
  checkBot(standIn)
  const seats = wish.seats.map((seat, i) => placeOf(seat, player, i))
  const mine = new Set(seats.flatMap(({ player }) => player ?? []))
  const isAlone = count === 1 || seats.filter((place) => mine.has(place.player ?? '')).length > 1
  if (wish.rated && (isAlone || seats.some(({ kind }) => kind === 'bot')))
    throw new Refusal('bad-option', 'only matches among different people are rated')
  const dice = newDice(count)
  const own = wish.commitment ?? null
  return {
    id: newId(),
    status: 'gathering',
    game: game.id,
    rules: game.rulesVersion,
    options: optionsOf(game, wish, count),
    seats,
    host: player.id,
    open: wish.open ?? false,
    rated: wish.rated ?? false,
    spectators: wish.spectators ?? true,
    pace: wish.pace ?? PACE_MS,
    standIn,
    windows: wish.windows ?? WINDOWS,
    ...(wish.clock && { clock: wish.clock }),
    dice: { ...dice, commitments: seats.map(({ kind }) => (kind === 'player' ? own : null)) },
    invitation: newId(),
    created: now,
  }
}

/** The same table for the same company, everybody one seat further; people take their seats when they come. */
export function layAgain(before: MatchRecord, now: number): MatchRecord {
  const { id: _, started: _s, ended: _e, ending: _w, rematch: _r, ...setup } = before
  const moved = before.seats.map((_, i) => before.seats[(i + before.seats.length - 1) % before.seats.length]!)
  const seats = moved.map(({ kind, player, bot, name }): Place => {
    if (kind === 'player') return { kind: 'open', reserved: player! }
    return { kind: 'bot', bot: bot!, name: name! }
  })
  return {
    ...setup,
    id: newId(),
    invitation: newId(),
    status: 'gathering',
    seats,
    dice: newDice(seats.length),
    created: now,
  }
}

export function checkBot(name: string): void {
  try {
    botOf(name)
  } catch (error) {
    if (error instanceof InputError) throw new Refusal('bad-option', error.message)
    throw error
  }
}

function optionsOf(
  game: NonNullable<ReturnType<typeof gameOf>>,
  wish: NewTable,
  seats: number,
): MatchRecord['options'] {
  try {
    return checkOptions(game.options, wish.options ?? {}, seats)
  } catch (error) {
    if (error instanceof InputError) throw new Refusal('bad-option', error.message)
    throw error
  }
}

function placeOf(wish: SeatWish, player: Sitter, seat: number): Place {
  if (wish.kind === 'open') return { kind: 'open' }
  if (wish.kind === 'me') return { kind: 'player', player: player.id, name: wish.name ?? player.name }
  checkBot(wish.bot)
  return { kind: 'bot', bot: wish.bot, name: botName(seat) }
}

const BOT_NAMES = ['Ada', 'Bruno', 'Clio', 'Dario', 'Emma', 'Félix', 'Gaia', 'Hugo', 'Iris', 'Jules']

export const botName = (seat: number): string => BOT_NAMES[seat % BOT_NAMES.length]!
