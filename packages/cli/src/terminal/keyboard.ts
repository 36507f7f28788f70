/** Lines typed by a person or piped by a program. */
import { createInterface, type Interface } from 'node:readline'

export class Keyboard {
  /** Whether a person is at the keyboard. */
  readonly live = process.stdin.isTTY === true && process.stdout.isTTY === true
  private readonly lines: string[] = []
  private readonly reader: Interface
  private notify: (() => void) | undefined
  private closed = false
  private interrupted = false

  constructor() {
    this.reader = createInterface({ input: process.stdin, output: process.stdout, terminal: this.live })
    this.reader.on('line', (line) => {
      this.lines.push(line)
      this.notify?.()
    })
    this.reader.on('close', () => {
      this.closed = true
      this.notify?.()
    })
    // Ctrl-C: on a terminal readline gets it, otherwise the process. Both mean to quit.
    this.reader.on('SIGINT', this.interrupt)
    process.on('SIGINT', this.interrupt)
  }

  /** Whether the person has quit. The end of piped input does not count: bots may play on without it. */
  get left(): boolean {
    return this.interrupted || (this.live && this.closed)
  }

  /** The next line, or undefined when there will be none: the input ended, or the person leaves. */
  async line(prompt: string): Promise<string | undefined> {
    // What was typed before the question was asked is not an answer to it.
    if (this.live) this.lines.length = 0
    this.reader.setPrompt(prompt)
    if (!this.closed) this.reader.prompt()
    // Piped input may have ended before its lines were asked for.
    else if (!this.live) process.stdout.write(prompt)
    while (this.lines.length === 0 && !this.closed) await this.inputOrTimeout()
    const line = this.lines.shift()
    if (!this.live) process.stdout.write(`${line ?? ''}\n`)
    else if (line === undefined) process.stdout.write('\n')
    return line
  }

  /** Waits; returns true if it was cut short by a key press or there is nobody to wait for. */
  async pause(millis: number): Promise<boolean> {
    if (!this.live || this.closed) return true
    const before = this.lines.length
    await this.inputOrTimeout(millis)
    return this.closed || this.lines.length > before
  }

  /** Waits for the work, or until the person quits; calls `hurry` when Enter is pressed meanwhile. */
  async during<T>(work: Promise<T>, hurry: () => void): Promise<T | undefined> {
    let done = false
    const settled = work.finally(() => {
      done = true
      this.notify?.()
    })
    // A failure after the person has quit is ignored.
    settled.catch(() => {})
    const before = this.lines.length
    while (!done && !this.left) {
      await this.inputOrTimeout()
      if (this.live && this.lines.length > before) hurry()
    }
    return done ? settled : undefined
  }

  close(): void {
    process.off('SIGINT', this.interrupt)
    this.reader.close()
  }

  private readonly interrupt = (): void => {
    this.interrupted = true
    this.reader.close()
    // Piped input may have ended long ago; closing it again would not resolve a wait.
    this.notify?.()
  }

  private async inputOrTimeout(millis?: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = millis === undefined ? undefined : setTimeout(resolve, millis)
    this.notify = resolve
    await promise
    this.notify = undefined
    clearTimeout(timer)
  }
}
