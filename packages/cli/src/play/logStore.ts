/** A match on disk, as its host keeps it: the log is the match, the note beside it says what the log does not. */
import { endText, type Game, InputError, parseLog, replay } from '@alea/engine'
import {
  type Commit,
  Conflict,
  entryOf,
  type Loaded,
  type MatchRecord,
  type MatchStore,
  StorageFault,
  storedEntry,
} from '@alea/host'
import { readText } from '../arguments.ts'
import type { Messages } from '../messages/messages.ts'
import type { Dice } from './dice.ts'
import type { LogFile } from './logFile.ts'
import { keptOf, writeNote } from './note.ts'
import type { Seating } from './seating.ts'

export interface LogStoreParts {
  readonly say: Messages
  readonly game: Game
  readonly file: LogFile
  readonly seating: Seating
  readonly dice: Dice
}

export class LogStore implements MatchStore {
  private readonly parts: LogStoreParts
  private record: MatchRecord
  private revision: number

  /** What is already in the log, and the note as it is from now on. */
  constructor(parts: LogStoreParts, record: MatchRecord, revision: number) {
    this.parts = parts
    this.record = record
    this.revision = revision
    this.keep(record, revision)
  }

  get path(): string {
    return this.parts.file.path
  }

  get position(): number {
    return this.parts.file.position
  }

  /** When each answer came, and with which command, is not kept: nobody sends anything again to a terminal that was closed. */
  load(): Loaded {
    const { record, revision } = this
    const { entries } = parseLog(this.read())
    const at = record.started ?? record.created
    return {
      record,
      revision,
      entries: entries.map((entry) => storedEntry(entry, at)),
      clock: undefined,
      checkpoint: undefined,
    }
  }

  async commit({ revision, position, entries, record = this.record }: Commit): Promise<void> {
    const { file } = this.parts
    if (revision !== this.revision || position !== file.position)
      throw new Conflict(`${file.path} is at revision ${this.revision}, not ${revision}`)
    try {
      file.append(entries.map(entryOf))
      this.keep(record, revision + 1)
    } catch (error) {
      throw error instanceof InputError ? new StorageFault(error.message, { cause: error }) : error
    }
    this.record = record
    this.revision = revision + 1
  }

  private keep(record: MatchRecord, revision: number): void {
    const { say, game, file, seating, dice } = this.parts
    if (record.ending?.by === 'rules') file.end(endText(replay(game, this.read()))!)
    writeNote(say, file.path, { ...seating, dice, kept: keptOf(record, revision) })
  }

  private read(): string {
    return readText(this.parts.say, this.path)
  }
}
