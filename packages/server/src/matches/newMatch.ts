/** Creates matches with unguessable ids, committed dice and the bots of this server. */
import { randomBytes } from 'node:crypto'
import { botOf } from '@alea/bots'
import { GAMES, gameOf } from '@alea/catalog'
import { type MatchRecord, newRecord, type RecordFacts, refusing, rematchRecord, type Sitter } from '@alea/host'
import type { NewTable } from '@alea/protocol'
import { newDice } from '../fair/dice.ts'

/** 96 bits. */
export const newId = (): string => randomBytes(12).toString('base64url')

const facts = (now: number): RecordFacts => ({
  now,
  newId,
  newDice,
  gameOf,
  games: GAMES.map(({ id }) => id),
  checkBot: botOf,
})

export const newMatch = (wish: NewTable, player: Sitter, now: number): MatchRecord =>
  newRecord(wish, player, facts(now))

export const rematchOf = (before: MatchRecord, host: string, now: number): MatchRecord =>
  rematchRecord(before, host, facts(now))

export const checkBot = (name: string): void => void refusing(() => botOf(name))
