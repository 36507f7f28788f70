const WIDTH = 28

/** A line on standard error that grows to the right; nothing where nobody is watching. */
export class ProgressBar {
  private readonly total: number
  private readonly shown = process.stderr.isTTY === true
  private drawnAt = 0

  constructor(total: number, wanted: boolean) {
    this.total = total
    this.shown &&= wanted
  }

  show(done: number, note: string): void {
    // Some ten times a second is smooth; every block would flood a slow terminal.
    if (!this.shown || performance.now() - this.drawnAt < 100) return
    this.drawnAt = performance.now()
    const filled = Math.round((WIDTH * done) / this.total)
    const percent = Math.floor((100 * done) / this.total)
    process.stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${percent} %  ${note}\x1b[K`)
  }

  clear(): void {
    if (this.shown) process.stderr.write('\r\x1b[K')
  }
}
