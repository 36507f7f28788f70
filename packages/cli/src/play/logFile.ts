/** A match on disk: its log, to which a line is added after every answer, and beside it a note of who sits where. */
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import {
  endText,
  entryText,
  firstTag,
  type Header,
  headerText,
  InputError,
  type Match,
  nextTag,
  parseLog,
  taggedLine,
} from '@alea/engine'
import { readJson, readText } from '../arguments.ts'
import type { Messages } from '../messages/messages.ts'
import { DICE, type Dice } from './dice.ts'
import type { Seating } from './seating.ts'

export interface Note extends Seating {
  readonly dice: Dice
}

export class LogFile {
  readonly path: string
  private readonly say: Messages
  private tag: string
  private written = 0
  private ended = false
  /** A log written by hand may have no tags; then no line of it has. */
  private tagged = true

  private constructor(say: Messages, path: string, header: Header) {
    this.say = say
    this.path = path
    this.tag = firstTag(header)
  }

  static create(say: Messages, path: string, header: Header, note: Note): LogFile {
    if (existsSync(path)) throw new InputError(say.logExists(path))
    const file = new LogFile(say, path, header)
    writing(say, path, () => {
      writeFileSync(path, linesText(headerText(header)))
      writeNote(path, note)
    })
    return file
  }

  /** A log to go on with, already found to be sound. */
  static open(say: Messages, path: string, note: Note): LogFile {
    const text = readText(say, path)
    const { header, entries, end } = parseLog(text)
    const file = new LogFile(say, path, header)
    for (const entry of entries) file.tag = nextTag(file.tag, entryText(entry))
    file.written = entries.length
    file.ended = end !== undefined
    file.tagged = entries.length === 0 || /#[0-9a-f]{4}\s*$/m.test(text)
    writing(say, path, () => {
      if (!text.endsWith('\n')) appendFileSync(path, '\n')
      writeNote(path, note)
    })
    return file
  }

  /** Writes down what was answered since the last time. */
  keep(match: Match): void {
    const lines = match.entries.slice(this.written).map((entry) => {
      const line = entryText(entry)
      this.tag = nextTag(this.tag, line)
      return this.tagged ? taggedLine(line, this.tag) : line
    })
    this.written = match.entries.length
    const end = endText(match)
    if (end !== undefined && !this.ended) lines.push(`end ${end}`)
    this.ended = end !== undefined
    if (lines.length > 0) writing(this.say, this.path, () => appendFileSync(this.path, linesText(lines)))
  }
}

const linesText = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')

const noteOf = (path: string): string => `${path}.json`

/** Only for the player's eyes: fair dice keep their secret here until the match is over. */
const writeNote = (path: string, note: Note): void =>
  writeFileSync(noteOf(path), `${JSON.stringify(note)}\n`, { mode: 0o600 })

/** Who sat where when this match was left; undefined when nobody wrote it down. */
export function readNote(say: Messages, path: string, seats: number): Note | undefined {
  const file = noteOf(path)
  if (!existsSync(file)) return undefined
  const note = readJson(say, file) as Partial<Note> | null
  const isList = (value: unknown) =>
    Array.isArray(value) && value.length === seats && value.every((word) => typeof word === 'string')
  const secret = note?.dice?.secret
  const sound =
    isList(note?.seats) &&
    isList(note?.names) &&
    DICE.some((kind) => kind === note?.dice?.kind) &&
    (secret === undefined ? note?.dice?.kind !== 'fair' : /^[0-9a-f]{64}$/.test(secret))
  if (!sound) throw new InputError(say.badNote(file))
  return note as Note
}

/** A new place in the folder where matches are kept unless told otherwise. */
export function newLogPath(say: Messages, game: string, env: NodeJS.ProcessEnv, now: Date): string {
  const folder = env.ALEA_HOME || join(homedir(), '.alea')
  writing(say, folder, () => mkdirSync(folder, { recursive: true }))
  const stamp = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  for (let n = 1; ; n++) {
    const path = join(folder, `${game}-${stamp}${n > 1 ? `-${n}` : ''}.log`)
    if (!existsSync(path)) return path
  }
}

function writing(say: Messages, path: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    throw new InputError(say.unwritable(path, (error as NodeJS.ErrnoException).code ?? ''))
  }
}
