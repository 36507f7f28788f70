/** A match on disk: its log, to which a line is added after every answer, and beside it a note of who sits where. */
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
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
    file.writing(() => {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, headerText(header).map((line) => `${line}\n`).join(''))
      // Fair dice keep their secret here until the match is over.
      writeFileSync(noteOf(path), `${JSON.stringify(note)}\n`, { mode: 0o600 })
    })
    return file
  }

  /** A log to go on with, already found to be sound. */
  static open(say: Messages, path: string): LogFile {
    const text = readText(say, path)
    const { header, entries, end } = parseLog(text)
    const file = new LogFile(say, path, header)
    for (const entry of entries) file.tag = nextTag(file.tag, entryText(entry))
    file.written = entries.length
    file.ended = end !== undefined
    file.tagged = entries.length === 0 || /#[0-9a-f]{4}\s*$/m.test(text)
    if (!text.endsWith('\n')) file.writing(() => appendFileSync(path, '\n'))
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
    if (lines.length > 0) this.writing(() => appendFileSync(this.path, lines.map((line) => `${line}\n`).join('')))
  }

  private writing(write: () => void): void {
    try {
      write()
    } catch (error) {
      throw new InputError(this.say.unwritable(this.path, (error as NodeJS.ErrnoException).code ?? ''))
    }
  }
}

const noteOf = (path: string): string => `${path}.json`

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

/** Where matches are kept unless told otherwise. */
export function newLogPath(game: string, env: NodeJS.ProcessEnv, now: Date): string {
  const folder = env.ALEA_HOME || join(homedir(), '.alea')
  const stamp = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  const names = [stamp, ...Array.from({ length: 99 }, (_, i) => `${stamp}-${i + 2}`)]
  const free = names.map((name) => join(folder, `${game}-${name}.log`)).find((path) => !existsSync(path))
  return free ?? join(folder, `${game}-${stamp}-${process.pid}.log`)
}
