/** One timer for each match that has something due. The times are stored with the matches; the timers are set again at every start. */
export class DueTimers {
  private readonly timers = new Map<string, NodeJS.Timeout>()
  private readonly run: (match: string) => void
  private readonly now: () => number

  constructor(run: (match: string) => void, now: () => number) {
    this.run = run
    this.now = now
  }

  /** Replaces the timer of this match; null removes it. */
  set(match: string, at: number | null): void {
    clearTimeout(this.timers.get(match))
    if (at === null) {
      this.timers.delete(match)
      return
    }
    const wait = Math.min(Math.max(0, at - this.now()), LONGEST)
    const timer = setTimeout(() => {
      this.timers.delete(match)
      // A timer can wait for 24 days at most: check again then.
      if (at > this.now() + 5) this.set(match, at)
      else this.run(match)
    }, wait)
    this.timers.set(match, timer)
  }

  get size(): number {
    return this.timers.size
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer)
    this.timers.clear()
  }
}

const LONGEST = 2 ** 31 - 1
