/** The log of a match on disk: lines are added to it, never changed. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { type Entry, entryText, firstTag, type Header, headerText, nextTag, parseLog, taggedLine } from '@alea/engine'
import { fault } from '../fault.ts'
import { writing } from '../files.ts'
import { LogLock } from './logLock.ts'

export class LogFile {
  readonly path: string
  private readonly lock: LogLock
  /** How many answers are in it. */
  position = 0
  private tag: string
  private ended = false
  /** A log written by hand may have no tags; then no line of it has. */
  private tagged = true

  private constructor(path: string, header: Header, lock: LogLock) {
    this.path = path
    this.lock = lock
    this.tag = firstTag(header)
  }

  static create(path: string, header: Header): LogFile {
    if (existsSync(path)) throw fault((say) => say.logExists(path))
    const file = new LogFile(path, header, LogLock.take(path))
    writing(path, () => writeFileSync(path, linesText(headerText(header))))
    return file
  }

  /** A log to continue, locked and already replayed without errors; whatever the file has beyond `text` is cut off. */
  static open(path: string, text: string, lock: LogLock): LogFile {
    const { header, entries, end } = parseLog(text)
    const file = new LogFile(path, header, lock)
    writing(path, () => truncateSync(path, markSize(path) + Buffer.byteLength(text)))
    for (const entry of entries) file.tag = nextTag(file.tag, entryText(entry))
    file.position = entries.length
    file.ended = end !== undefined
    file.tagged = entries.length === 0 || /#[0-9a-f]{4}\s*$/m.test(text)
    if (!text.endsWith('\n')) writing(path, () => appendFileSync(path, '\n'))
    return file
  }

  append(entries: readonly Entry[]): void {
    let { tag } = this
    const lines = entries.map((entry) => {
      const line = entryText(entry)
      tag = nextTag(tag, line)
      return this.tagged ? taggedLine(line, tag) : line
    })
    this.write(lines)
    this.tag = tag
    this.position += entries.length
  }

  /** The last line: the result and the final hash. Written once. */
  end(text: string): void {
    if (!this.ended) this.write([`end ${text}`])
    this.ended = true
  }

  close(): void {
    this.lock.release()
  }

  /** All of the lines or none: a line cut short by a full disk would make the whole log invalid. */
  private write(lines: readonly string[]): void {
    if (lines.length === 0) return
    const { path } = this
    writing(path, () => {
      const { size } = statSync(path)
      try {
        appendFileSync(path, linesText(lines))
      } catch (error) {
        truncateSync(path, size)
        throw error
      }
    })
  }
}

/** Texts are read without the byte-order mark that an editor may have put in front. */
const markSize = (path: string): number => (readFileSync(path).subarray(0, 3).equals(MARK) ? MARK.length : 0)
const MARK = Buffer.from('\uFEFF')

const linesText = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')

/** Where logs are kept, unless a path is given. */
export const homeFolder = (env: NodeJS.ProcessEnv): string => env.ALEA_HOME || join(homedir(), '.alea')

/** A new file in the default folder. */
export function newLogPath(game: string, env: NodeJS.ProcessEnv, now: Date): string {
  const folder = homeFolder(env)
  writing(folder, () => mkdirSync(folder, { recursive: true }))
  const stamp = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  for (let n = 1; ; n++) {
    const path = join(folder, `${game}-${stamp}${n > 1 ? `-${n}` : ''}.log`)
    if (!existsSync(path)) return path
  }
}
