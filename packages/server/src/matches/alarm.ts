/** Wakes matches when their time has come. What it knows is on disk with each match; it is filled again at every start. */
export class Alarm {
  private readonly timers = new Map<string, NodeJS.Timeout>()
  private readonly ring: (match: string) => void

  constructor(ring: (match: string) => void) {
    this.ring = ring
  }

  /** Replaces what was set for this match; null: nothing is to be done. */
  set(match: string, at: number | null): void {
    clearTimeout(this.timers.get(match))
    if (at === null) {
      this.timers.delete(match)
      return
    }
    const wait = Math.min(Math.max(0, at - Date.now()), LONGEST)
    const timer = setTimeout(() => {
      this.timers.delete(match)
      // A timer cannot wait for more than 24 days: then it looks again.
      if (at > Date.now() + 5) this.set(match, at)
      else this.ring(match)
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
