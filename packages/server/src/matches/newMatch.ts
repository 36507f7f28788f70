/** Creates matches with unguessable ids, committed dice and the bots of this server. */
import { randomBytes } from 'node:crypto'
import { type BudgetLimit, botOf, withinLimit } from '@alea/bots'
import { GAMES, gameOf } from '@alea/catalog'
import { type MatchRecord, newRecord, type RecordFacts, refusing, rematchRecord, type Sitter } from '@alea/host'
import type { NewTable } from '@alea/protocol'
import { budgetLimit } from '../bots/botEnvironment.ts'
import { type Config, DEFAULTS } from '../config.ts'
import { newDice } from '../fair/dice.ts'

/** The settings a new match depends on. */
type Settings = Pick<Config, 'botMilliseconds' | 'absenceSeconds'>

/** 96 bits. */
export const newId = (): string => randomBytes(12).toString('base64url')

const facts = (now: number, settings: Settings): RecordFacts => ({
  now,
  newId,
  newDice,
  gameOf,
  games: GAMES.map(({ id }) => id),
  checkBot: (name) => botOf(name, budgetLimit(settings)),
  absenceSeconds: settings.absenceSeconds,
})

export const newMatch = (wish: NewTable, player: Sitter, now: number, settings: Settings = DEFAULTS): MatchRecord =>
  newRecord(wish, player, facts(now, settings))

/** The table before may be of an older server, whose bots had any budget: it is lowered to the limit. */
export function rematchOf(before: MatchRecord, host: string, now: number, settings: Settings = DEFAULTS): MatchRecord {
  const again = rematchRecord(before, host, facts(now, settings))
  const bounded = (name: string) => refusing(() => withinLimit(name, budgetLimit(settings)))
  const seats = again.seats.map((one) => (one.bot === undefined ? one : { ...one, bot: bounded(one.bot) }))
  return { ...again, seats, standIn: bounded(again.standIn) }
}

export const checkBot = (name: string, limit: BudgetLimit): void => void refusing(() => botOf(name, limit))
