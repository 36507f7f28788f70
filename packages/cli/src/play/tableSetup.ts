/** Lays the table for a sitting: a new match, or one that was left. */
import { type Game, Match, parseLog, replay } from '@alea/engine'
import { readGame, reading, readMatchOptions, readText } from '../arguments.ts'
import type { Messages } from '../messages/messages.ts'
import { type Dice, newDice, readDiceKind } from './dice.ts'
import { LogFile, newLogPath, readNote } from './logFile.ts'
import { nameSeats, readSeats, type Seating } from './seating.ts'

export interface Laid {
  readonly match: Match
  readonly seating: Seating
  readonly dice: Dice
  readonly file: LogFile
}

interface Wishes {
  readonly seats?: string | undefined
  readonly name?: string | undefined
  readonly dice?: string | undefined
  readonly option?: readonly string[] | undefined
  readonly log?: string | undefined
}

export function layNew(say: Messages, game: Game, wishes: Wishes): Laid {
  const seating = nameSeats(say, readSeats(say, game, wishes.seats), wishes.name)
  const dice = newDice(readDiceKind(say, wishes.dice))
  const match = new Match(game, { seats: seating.seats.length, options: readMatchOptions(say, wishes.option) })
  const path = wishes.log ?? newLogPath(say, game.id, process.env, new Date())
  return { match, seating, dice, file: LogFile.create(say, path, match.header, { ...seating, dice }) }
}

/** Everybody takes the seat they had; those who were not noted down sit as at a new table. */
export function layAgain(say: Messages, path: string, gameId: string | undefined, wishes: Wishes): Laid {
  const text = readText(say, path)
  const { header } = reading(path, () => parseLog(text))
  const game = readGame(say, gameId ?? header.game)
  const match = reading(path, () => replay(game, text))
  match.forgetEvents()
  const note = readNote(say, path, header.seats)
  const room = { min: header.seats, max: header.seats, usual: header.seats }
  const seats = readSeats(say, game, wishes.seats ?? note?.seats.join(','), room)
  const isAsNoted = note && wishes.seats === undefined && wishes.name === undefined
  const seating = isAsNoted ? note : nameSeats(say, seats, wishes.name)
  const dice = note?.dice ?? newDice('fast')
  return { match, seating, dice, file: LogFile.open(say, path, { ...seating, dice }) }
}
