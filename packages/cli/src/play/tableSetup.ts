/** Sets up the table of a match in the terminal: a new one, or one that was left. */
import { type Game, type Header, Match, type Outcome, parseLog, replay } from '@alea/engine'
import { endedBy, type MatchRecord } from '@alea/host'
import { readGame, reading, readMatchOptions, readText } from '../arguments.ts'
import type { Messages } from '../messages/messages.ts'
import { commitmentTo, type Dice, newDice, readDiceKind } from './dice.ts'
import { LogFile, newLogPath } from './logFile.ts'
import { LogStore } from './logStore.ts'
import { type Note, readNote } from './note.ts'
import { nameSeats, PERSON, readSeats, type Seating } from './seating.ts'

export interface TableSetup {
  readonly game: Game
  readonly seating: Seating
  readonly dice: Dice
  readonly store: LogStore
}

interface Wishes {
  readonly seats?: string | undefined
  readonly name?: string | undefined
  readonly dice?: string | undefined
  readonly option?: readonly string[] | undefined
  readonly log?: string | undefined
}

/** All people at the terminal are one player to the host. */
export const PLAYER = { id: PERSON, name: PERSON, ids: new Set([PERSON]) }

export function newTable(say: Messages, game: Game, wishes: Wishes): TableSetup {
  const seating = nameSeats(say, readSeats(say, game, wishes.seats), wishes.name)
  const dice = newDice(readDiceKind(say, wishes.dice))
  const options = readMatchOptions(say, wishes.option)
  const path = wishes.log ?? newLogPath(say, game.id, process.env, new Date())
  return createTable(say, game, { seating, dice, options, path })
}

interface NewTable {
  readonly seating: Seating
  readonly dice: Dice
  readonly options: Readonly<Record<string, unknown>>
  readonly path: string
}

export function createTable(say: Messages, game: Game, { seating, dice, options, path }: NewTable): TableSetup {
  // Only to check the options before there is a file: the host makes its own.
  const { header } = new Match(game, { seats: seating.seats.length, options })
  const file = LogFile.create(say, path, header)
  const record = recordOf(path, header, seating, dice, Date.now())
  return { game, seating, dice, store: new LogStore({ say, game, file, seating, dice }, record, 1) }
}

/** Everybody takes the seat they had; those who were not noted down sit as at a new table. */
export function resumedTable(say: Messages, path: string, gameId: string | undefined, wishes: Wishes): TableSetup {
  const text = readText(say, path)
  const { header } = reading(path, () => parseLog(text))
  const game = readGame(say, gameId ?? header.game)
  const { outcome, position } = reading(path, () => replay(game, text))
  const note = readNote(say, path, header.seats)
  const room = { min: header.seats, max: header.seats, usual: header.seats }
  const seats = readSeats(say, game, wishes.seats ?? note?.seats.join(','), room)
  const isAsNoted = note && wishes.seats === undefined && wishes.name === undefined
  const { names } = isAsNoted ? note : nameSeats(say, seats, wishes.name)
  const seating = { seats, names }
  const dice = note?.dice ?? newDice('fast')
  const fresh = recordOf(path, header, seating, dice, Date.now())
  const record = asPlayed(asNoted(fresh, isAsNoted ? note.kept : undefined), outcome)
  const file = LogFile.open(say, path, text)
  const revision = note?.kept?.revision ?? position + 1
  return { game, seating, dice, store: new LogStore({ say, game, file, seating, dice }, record, revision) }
}

/** Bots take no time and windows close at once: it is the telling that takes its time here. */
const recordOf = (id: string, header: Header, { seats, names }: Seating, dice: Dice, now: number): MatchRecord => ({
  id,
  status: 'gathering',
  game: header.game,
  rules: header.rules,
  options: header.options,
  seats: seats.map((who, seat) =>
    who === PERSON
      ? { kind: 'player', player: PLAYER.id, name: names[seat]! }
      : { kind: 'bot', bot: who, name: names[seat]! },
  ),
  host: PLAYER.id,
  open: false,
  rated: false,
  spectators: true,
  pace: 0,
  standIn: 'greedy',
  windows: { delay: 0, limit: 0 },
  dice: {
    secret: dice.secret ?? '',
    commitment: dice.secret === undefined ? '' : commitmentTo(dice.secret),
    commitments: seats.map(() => null),
    contributions: seats.map(() => null),
    sealed: true,
  },
  invitation: '',
  created: now,
})

/** A match without a note of its host was left in the middle. */
function asNoted(record: MatchRecord, kept: Note['kept']): MatchRecord {
  if (!kept) return { ...record, status: 'playing', started: record.created }
  const { revision: _, seats, ...others } = kept
  return { ...record, ...others, seats: record.seats.map((seat, i) => ({ ...seat, ...seats[i] })) }
}

/** Whether the rules have ended is for the log to say: lines may have been cut off, or a program killed before it took note. */
function asPlayed(record: MatchRecord, outcome: Outcome | undefined): MatchRecord {
  const { ended: _, ending, ...open } = record
  if (outcome) return ending ? record : endedBy(record, outcome, record.created)
  return ending?.by === 'rules' ? { ...open, status: 'playing' } : record
}
