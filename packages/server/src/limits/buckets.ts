/** Rate limits: a token bucket for each key. */
export class Buckets {
  private readonly size: number
  private readonly perMs: number
  private readonly full = new Map<string, { credit: number; at: number }>()
  private readonly sharing: () => number
  private swept = 0

  /** `sharing`: how many such buckets one key has in all, each with a part of the whole. */
  constructor(size: number, perSecond: number, sharing: () => number = () => 1) {
    this.size = size
    this.perMs = perSecond / 1000
    this.sharing = sharing
  }

  /** Takes `cost` tokens; false if there are too few. */
  take(key: string, now: number, cost = 1): boolean {
    this.sweep(now)
    const bucket = this.full.get(key) ?? { credit: this.size, at: now }
    bucket.credit = Math.min(this.size, bucket.credit + Math.max(0, now - bucket.at) * this.perMs)
    bucket.at = now
    this.full.set(key, bucket)
    // What costs more than there can ever be costs all of it.
    const part = Math.min(cost * this.sharing(), Math.max(cost, this.size))
    if (bucket.credit < part) return false
    bucket.credit -= part
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
