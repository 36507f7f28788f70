/** Wrong passwords in a row: many are noted as one line, so that whoever guesses cannot fill the audit log. */
const BURST = 5
const WINDOW_MS = 600_000
/** How many accounts and addresses are counted at the same time; the oldest is forgotten. */
const COUNTED = 10_000

interface Counted {
  readonly since: number
  readonly failures: number
}

export class SignInFailures {
  private readonly counted = new Map<string, Counted>()

  /** True once in ten minutes for each key: when so many have failed that somebody should know. */
  isBurst(key: string, now: number): boolean {
    const before = this.counted.get(key)
    const goesOn = before && now >= before.since && now - before.since < WINDOW_MS
    const counted = goesOn ? { ...before, failures: before.failures + 1 } : { since: now, failures: 1 }
    this.counted.delete(key)
    if (this.counted.size >= COUNTED) this.counted.delete(this.counted.keys().next().value!)
    this.counted.set(key, counted)
    return counted.failures === BURST
  }
}
