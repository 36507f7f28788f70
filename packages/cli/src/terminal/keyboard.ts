/** Lines typed by a person, or piped by a program: the same to whoever asks. */
import { createInterface, type Interface } from 'node:readline'

export class Keyboard {
  /** Is a person sitting there? */
  readonly live = process.stdin.isTTY === true && process.stdout.isTTY === true
  private readonly lines: string[] = []
  private readonly reader: Interface
  private wake: (() => void) | undefined
  private closed = false
  private interrupted = false

  constructor() {
    this.reader = createInterface({ input: process.stdin, output: process.stdout, terminal: this.live })
    this.reader.on('line', (line) => {
      this.lines.push(line)
      this.wake?.()
    })
    this.reader.on('close', () => {
      this.closed = true
      this.wake?.()
    })
    // Ctrl-C: on a terminal readline hears it, else the system tells the process. Both mean to leave.
    this.reader.on('SIGINT', this.interrupt)
    process.on('SIGINT', this.interrupt)
  }

  /** Has the person gone? The end of piped input is no departure: bots may play on without it. */
  get left(): boolean {
    return this.interrupted || (this.live && this.closed)
  }

  /** The next line, or undefined when there will be none: the input ended, or the person leaves. */
  async line(prompt: string): Promise<string | undefined> {
    // What was typed while the others played answered no question.
    if (this.live) this.lines.length = 0
    this.reader.setPrompt(prompt)
    if (!this.closed) this.reader.prompt()
    // Piped input may have ended before its lines were asked for.
    else if (!this.live) process.stdout.write(prompt)
    while (this.lines.length === 0 && !this.closed) await this.something()
    const line = this.lines.shift()
    if (!this.live) process.stdout.write(`${line ?? ''}\n`)
    else if (line === undefined) process.stdout.write('\n')
    return line
  }

  /** Waits a moment; says whether the person was too impatient for it. */
  async pause(millis: number): Promise<boolean> {
    if (!this.live || this.closed) return true
    const before = this.lines.length
    await this.something(millis)
    return this.closed || this.lines.length > before
  }

  /** Waits for work that is done elsewhere, or until the person leaves; `hurry` is called when they press Enter meanwhile. */
  async during<T>(work: Promise<T>, hurry: () => void): Promise<T | undefined> {
    let done = false
    const settled = work.finally(() => {
      done = true
      this.wake?.()
    })
    // Nobody hears of work that fails after the person has left.
    settled.catch(() => {})
    const before = this.lines.length
    while (!done && !this.left) {
      await this.something()
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
    // Piped input may have ended long ago; then closing it again wakes nobody.
    this.wake?.()
  }

  private async something(millis?: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = millis === undefined ? undefined : setTimeout(resolve, millis)
    this.wake = resolve
    await promise
    this.wake = undefined
    clearTimeout(timer)
  }
}
