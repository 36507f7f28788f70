/** The host's store of a match on disk: the log is the match, a sidecar file holds what the log does not say. */
import { endText, type Game, InputError, type Options, parseLog, replay } from '@alea/engine'
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
import { readText } from '../files.ts'
import type { Dice } from './dice.ts'
import type { LogFile } from './logFile.ts'
import type { Players } from './players.ts'
import { hostStateOf, writeSidecar } from './sidecar.ts'

export interface LogStoreParts {
  readonly game: Game
  readonly file: LogFile
  readonly players: Players
  readonly dice: Dice
}

export class LogStore implements MatchStore {
  private readonly parts: LogStoreParts
  private record: MatchRecord
  private revision: number

  /** `record` and `revision` are written to the sidecar at once. */
  constructor(parts: LogStoreParts, record: MatchRecord, revision: number) {
    this.parts = parts
    this.record = record
    this.revision = revision
    this.save(record, revision)
  }

  get path(): string {
    return this.parts.file.path
  }

  get options(): Options {
    return this.record.options as Options
  }

  get position(): number {
    return this.parts.file.position
  }

  /** When each answer came, and with which command, is not stored: no command can be repeated after the terminal was closed. */
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
      this.save(record, revision + 1)
    } catch (error) {
      throw error instanceof InputError ? new StorageFault(error.message, { cause: error }) : error
    }
    this.record = record
    this.revision = revision + 1
  }

  /** Other terminals may continue the match now. */
  close(): void {
    this.parts.file.close()
  }

  private save(record: MatchRecord, revision: number): void {
    const { game, file, players, dice } = this.parts
    if (record.ending?.by === 'rules') file.end(endText(replay(game, this.read()))!)
    writeSidecar(file.path, { ...players, dice, kept: hostStateOf(record, revision) })
  }

  private read(): string {
    return readText(this.path)
  }
}
