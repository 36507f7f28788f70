/** Until when a node may rely on its lease, by its own clock of elapsed milliseconds: never longer than the database thinks. */
import { LEASE_MS, MARGIN_MS } from './timing.ts'

export class Tenure {
  private until = Number.NEGATIVE_INFINITY

  /** The database has renewed the lease at some time after `asked`. */
  renewed(asked: number): void {
    this.until = Math.max(this.until, asked + LEASE_MS - MARGIN_MS)
  }

  /** What the node has in memory is the newest: nobody else can have taken over. */
  isCurrent(elapsed: number): boolean {
    return elapsed < this.until
  }

  end(): void {
    this.until = Number.NEGATIVE_INFINITY
  }
}
