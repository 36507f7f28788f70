const WIDTH = 28

/** A share as a bar, with a note beside it. */
export function barText(share: number, note: string): string {
  const filled = Math.round(WIDTH * share)
  return `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${Math.floor(100 * share)} %  ${note}`
}

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
    process.stderr.write(`\r${barText(done / this.total, note)}\x1b[K`)
  }

  clear(): void {
    if (this.shown) process.stderr.write('\r\x1b[K')
  }
}
