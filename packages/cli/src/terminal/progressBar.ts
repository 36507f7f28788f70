const WIDTH = 28

/** A progress bar on standard error; shown on a terminal only. */
export class ProgressBar {
  private readonly total: number
  private readonly shown = process.stderr.isTTY === true
  private drawnAt = 0

  constructor(total: number, wanted: boolean) {
    this.total = total
    this.shown &&= wanted
  }

  show(done: number, note: string): void {
    // Ten times a second looks smooth; more would flood a slow terminal.
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
