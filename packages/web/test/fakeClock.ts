import type { QueueClock } from '../src/table/happening/stepQueue.ts'

/** A clock in the hands of a test. */
export class FakeClock implements QueueClock {
  private time = 0
  private timers: { at: number; work: () => void }[] = []
  now = () => this.time
  later = (ms: number, work: () => void) => {
    const timer = { at: this.time + ms, work }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter((one) => one !== timer)
    }
  }
  pass(ms: number): void {
    const end = this.time + ms
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0]
      if (!next) break
      this.timers = this.timers.filter((one) => one !== next)
      this.time = next.at
      next.work()
    }
    this.time = end
  }
}
