/** Rate limits: a token bucket for each key. */
export class Buckets {
  private readonly size: number
  private readonly perMs: number
  private readonly full = new Map<string, { credit: number; at: number }>()
  private swept = 0

  constructor(size: number, perSecond: number) {
    this.size = size
    this.perMs = perSecond / 1000
  }

  /** Takes `cost` tokens; false if there are too few. */
  take(key: string, now: number, cost = 1): boolean {
    this.sweep(now)
    const bucket = this.full.get(key) ?? { credit: this.size, at: now }
    bucket.credit = Math.min(this.size, bucket.credit + Math.max(0, now - bucket.at) * this.perMs)
    bucket.at = now
    this.full.set(key, bucket)
    if (bucket.credit < cost) return false
    bucket.credit -= cost
    return true
  }

  /** Removes buckets that have had time to fill up, so that memory does not grow with the number of addresses. */
  private sweep(now: number): void {
    const life = this.size / this.perMs
    if (now - this.swept < life) return
    this.swept = now
    for (const [key, { at }] of this.full) if (now - at > life) this.full.delete(key)
  }

  get count(): number {
    return this.full.size
  }
}
