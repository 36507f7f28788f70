/** A match in the terminal: a new one, or one that is resumed from its log. */
import { type Game, type Header, Match, type Outcome, parseLog, replay } from '@alea/engine'
import { endedBy, type MatchRecord } from '@alea/host'
import { fault } from '../fault.ts'
import { inFile, readText } from '../files.ts'
import { readGame, readMatchOptions, readRules } from '../matchArguments.ts'
import type { Messages } from '../text/index.ts'
import { commitmentTo, type Dice, newDice, readDiceKind } from './dice.ts'
import { goalOf } from './goals.ts'
import { LogFile, newLogPath } from './logFile.ts'
import { LogLock } from './logLock.ts'
import { LogStore } from './logStore.ts'
import { namePlayers, PERSON, type Players, readSeats } from './players.ts'
import { readSidecar, type Sidecar } from './sidecar.ts'
import { readWholeLines } from './wholeLines.ts'

export interface LocalMatch {
  readonly game: Game
  readonly players: Players
  readonly dice: Dice
  readonly store: LogStore
  /** The beginning of a last line that was cut off, and left out. */
  readonly cut?: string
}

interface PlayOptions {
  readonly seats?: string | undefined
  readonly name?: string | undefined
  readonly dice?: string | undefined
  readonly seed?: string | undefined
  readonly option?: readonly string[] | undefined
  readonly log?: string | undefined
}

/** To the host, all people at the terminal are one player. */
export const PLAYER = { id: PERSON, name: PERSON, ids: new Set([PERSON]) }

export function newMatch(say: Messages, game: Game, asked: PlayOptions): LocalMatch {
  const players = namePlayers(say, readSeats(game, asked.seats), asked.name)
  const dice = newDice(readDiceKind(asked.dice))
  checkSeed(dice, asked)
  const goal = players.seats.length === 1 ? goalOf(game, process.env) : {}
  const options = { ...goal, ...readMatchOptions(asked.option) }
  const path = asked.log ?? newLogPath(game.id, process.env, new Date())
  return createMatch(game, { players, dice, options, path })
}

interface NewMatch {
  readonly players: Players
  readonly dice: Dice
  readonly options: Readonly<Record<string, unknown>>
  readonly path: string
}

export function createMatch(game: Game, { players, dice, options, path }: NewMatch): LocalMatch {
  // Checks the options before a file is written; the host creates its own match.
  const { header: played } = new Match(game, { seats: players.seats.length, options })
  const header = dice.secret === undefined ? played : { ...played, commitment: commitmentTo(dice.secret) }
  const file = LogFile.create(path, header)
  const record = recordOf(path, header, players, dice, Date.now())
  return { game, players, dice, store: new LogStore({ game, file, players, dice }, record, 1) }
}

/** Everybody keeps the seat they had; without a sidecar file, seats are filled as in a new match. */
export async function resumeMatch(
  say: Messages,
  path: string,
  gameId: string | undefined,
  asked: PlayOptions,
): Promise<LocalMatch> {
  // A file that is not there is not locked.
  readText(path)
  const lock = LogLock.take(path)
  try {
    return await reopen(say, path, gameId, asked, lock)
  } catch (error) {
    lock.release()
    throw error
  }
}

async function reopen(
  say: Messages,
  path: string,
  gameId: string | undefined,
  asked: PlayOptions,
  lock: LogLock,
): Promise<LocalMatch> {
  const whole = readText(path)
  const { header } = inFile(path, () => readWholeLines(whole, parseLog)).read
  const game = gameId === undefined || gameId === header.game ? await readRules(header) : readGame(gameId)
  const { text, read, cut } = inFile(path, () => readWholeLines(whole, (text) => replay(game, text)))
  const { outcome, position } = read
  const sidecar = readSidecar(path, header.seats)
  const room = { min: header.seats, max: header.seats, usual: header.seats }
  const seats = readSeats(game, asked.seats ?? sidecar?.seats.join(','), room)
  const isUnchanged = sidecar && asked.seats === undefined && asked.name === undefined
  const { names } = isUnchanged ? sidecar : namePlayers(say, seats, asked.name)
  const players = { seats, names }
  const dice = sidecar?.dice ?? newDice('fast')
  checkSeed(dice, asked)
  const fresh = recordOf(path, header, players, dice, Date.now())
  const record = withOutcome(withHostState(fresh, isUnchanged ? sidecar.kept : undefined), outcome)
  const file = LogFile.open(path, text, lock)
  const revision = sidecar?.kept?.revision ?? position + 1
  const store = new LogStore({ game, file, players, dice }, record, revision)
  return { game, players, dice, store, ...(cut !== undefined && { cut }) }
}

/** Fair dice follow from their secret alone. */
function checkSeed({ kind }: Dice, { seed }: PlayOptions): void {
  if (kind === 'fair' && seed !== undefined) throw fault((say) => say.seedUnused(kind))
}

/** Bots answer without delay and windows close at once: the pauses are made when events are printed. */
const recordOf = (id: string, header: Header, { seats, names }: Players, dice: Dice, now: number): MatchRecord => ({
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

/** A match without host state was left in the middle. */
function withHostState(record: MatchRecord, kept: Sidecar['kept']): MatchRecord {
  if (!kept) return { ...record, status: 'playing', started: record.created }
  const { revision: _, seats, ...others } = kept
  return { ...record, ...others, seats: record.seats.map((seat, i) => ({ ...seat, ...seats[i] })) }
}

/** The log decides whether the match is over: lines may have been cut off, or the process killed before it wrote the sidecar. */
function withOutcome(record: MatchRecord, outcome: Outcome | undefined): MatchRecord {
  const { ended: _, ending, ...open } = record
  if (outcome) return ending ? record : endedBy(record, outcome, record.created)
  return ending?.by === 'rules' ? { ...open, status: 'playing' } : record
}
