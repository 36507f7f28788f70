export interface Figures {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Megabytes of the server at the end. */
  readonly memory?: number
}

export const WARM_UP_MS = 1500
export const MEASURED_MS = 6000

/** Milliseconds that half, and 99 in 100, do not exceed. */
export function figuresOf(waits: readonly number[], seconds: number, memory?: number): Figures {
  const sorted = waits.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(10 * (sorted[Math.floor(sorted.length * share)] ?? Number.NaN)) / 10
  return {
    perSecond: Math.round(waits.length / seconds),
    p50: at(0.5),
    p99: at(0.99),
    ...(memory !== undefined && { memory }),
  }
}

/** Collects waits between the end of the warm-up and the end of the measurement. */
export class Stopwatch {
  readonly waits: number[] = []
  private open = false

  note(ms: number): void {
    if (this.open) this.waits.push(ms)
  }

  async run(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS))
    this.open = true
    await new Promise((resolve) => setTimeout(resolve, MEASURED_MS))
    this.open = false
  }
}
