/** Lines on standard error that are drawn again and again, and are gone in the end; shown on a terminal only. */
export class LivePicture {
  private readonly shown = process.stderr.isTTY === true
  private drawn = 0
  private drawnAt = Number.NEGATIVE_INFINITY

  constructor(wanted: boolean) {
    this.shown &&= wanted
  }

  /** Four times a second at most; of lines for which the terminal is not high enough, only the last is shown. */
  show(lines: () => readonly string[]): void {
    if (!this.shown || performance.now() - this.drawnAt < 250) return
    this.drawnAt = performance.now()
    const all = lines()
    const fitting = all.length < process.stderr.rows ? all : all.slice(-1)
    process.stderr.write(`${this.back()}${fitting.map((line) => `${line}\x1b[K\n`).join('')}\x1b[J`)
    this.drawn = fitting.length
  }

  clear(): void {
    if (!this.shown) return
    process.stderr.write(`${this.back()}\x1b[J`)
    this.drawn = 0
  }

  private back(): string {
    return this.drawn > 0 ? `\r\x1b[${this.drawn}A` : '\r'
  }
}
