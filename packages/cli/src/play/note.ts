/** The note beside a log: who sits where, which dice, and what the host keeps of a match beside its answers. */
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { InputError } from '@alea/engine'
import type { MatchRecord, SeatRecord } from '@alea/host'
import { readJson } from '../arguments.ts'
import type { Messages } from '../messages/messages.ts'
import { DICE, type Dice } from './dice.ts'
import { writing } from './logFile.ts'
import type { Seating } from './seating.ts'

export interface Note extends Seating {
  readonly dice: Dice
  /** Notes of 0.1 have none. */
  readonly kept?: Kept
}

/** What neither the log nor the seating says. */
export interface Kept extends Pick<MatchRecord, 'status' | 'created' | 'started' | 'ended' | 'ending'> {
  readonly revision: number
  /** Standing orders, and who has resigned. */
  readonly seats: readonly Partial<SeatRecord>[]
}

export function keptOf(record: MatchRecord, revision: number): Kept {
  const { status, created, started, ended, ending } = record
  const seats = record.seats.map(({ kind, player: _, name: __, bot, ...own }) =>
    kind === 'player' && bot !== undefined ? { ...own, bot } : own,
  )
  return {
    revision,
    status,
    created,
    ...(started !== undefined && { started }),
    ...(ended !== undefined && { ended }),
    ...(ending && { ending }),
    seats,
  }
}

const noteOf = (path: string): string => `${path}.json`

/**
 * Only for the player's eyes: fair dice keep their secret here until the match is over.
 * Written beside and then renamed: a program that is killed meanwhile leaves the note as it was.
 */
export function writeNote(say: Messages, path: string, note: Note): void {
  const file = noteOf(path)
  writing(say, path, () => {
    writeFileSync(`${file}.new`, `${JSON.stringify(note)}\n`, { mode: 0o600 })
    renameSync(`${file}.new`, file)
  })
}

/** Who sat where when this match was left; undefined when nobody wrote it down. */
export function readNote(say: Messages, path: string, seats: number): Note | undefined {
  const file = noteOf(path)
  if (!existsSync(file)) return undefined
  const note = readJson(say, file) as Partial<Note> | null
  const isList = (value: unknown) => Array.isArray(value) && value.length === seats
  const areWords = (value: unknown) => isList(value) && (value as unknown[]).every((word) => typeof word === 'string')
  const secret = note?.dice?.secret
  const kept = note?.kept
  const sound =
    areWords(note?.seats) &&
    areWords(note?.names) &&
    DICE.some((kind) => kind === note?.dice?.kind) &&
    (secret === undefined ? note?.dice?.kind !== 'fair' : /^[0-9a-f]{64}$/.test(secret)) &&
    (kept === undefined || (Number.isInteger(kept.revision) && isList(kept.seats)))
  if (!sound) throw new InputError(say.badNote(file))
  return note as Note
}
