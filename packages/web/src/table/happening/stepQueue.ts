/** Shows steps one after the other: each stays for a while before the next one takes its place. It knows no match and no screen. */

export interface QueueClock {
  now(): number
  /** Runs `work` after a while; the returned function cancels it. */
  later(ms: number, work: () => void): () => void
}

interface QueueWish<T> {
  readonly clock: QueueClock
  /** How long a step stays before the first of those that wait is shown. */
  timeFor(shown: T, waiting: readonly T[]): number
  /** Another step is shown. */
  show(step: T): void
}

export class StepQueue<T> {
  private readonly wish: QueueWish<T>
  private waiting: T[] = []
  private shown: { readonly step: T; readonly since: number } | undefined
  private cancel: () => void = () => {}

  constructor(wish: QueueWish<T>) {
    this.wish = wish
  }

  /** Later steps wait. */
  get isBehind(): boolean {
    return this.waiting.length > 0
  }

  /** Shown as soon as those before it have been. */
  push(step: T): void {
    this.waiting.push(step)
    this.proceed()
  }

  /** Shows this at once, and forgets what waits. */
  restart(step: T): void {
    this.waiting = []
    this.put(step)
  }

  /** Shows the last step at once; those before it are left out. */
  skip(): void {
    const last = this.waiting.pop()
    if (last !== undefined) this.restart(last)
  }

  /** Looks again how long the shown step stays: the pace has changed. */
  proceed(): void {
    this.cancel()
    while (this.waiting.length > 0) {
      const left = this.timeLeft()
      if (left > 0) {
        this.cancel = this.wish.clock.later(left, () => this.proceed())
        return
      }
      this.put(this.waiting.shift()!)
    }
  }

  close(): void {
    this.cancel()
    this.waiting = []
  }

  private timeLeft(): number {
    const { shown, waiting, wish } = this
    return shown ? Math.ceil(wish.timeFor(shown.step, waiting) - (wish.clock.now() - shown.since)) : 0
  }

  private put(step: T): void {
    this.cancel()
    this.shown = { step, since: this.wish.clock.now() }
    this.wish.show(step)
  }
}
