/** Credit that fills up by itself and is spent by asking: one bucket for each key. */
export class Buckets {
  private readonly size: number
  private readonly perMs: number
  private readonly full = new Map<string, { credit: number; at: number }>()
  private swept = 0

  constructor(size: number, perSecond: number) {
    this.size = size
    this.perMs = perSecond / 1000
  }

  /** Takes `cost` if there is so much; false: come back later. */
  take(key: string, now: number, cost = 1): boolean {
    this.sweep(now)
    const bucket = this.full.get(key) ?? { credit: this.size, at: now }
    bucket.credit = Math.min(this.size, bucket.credit + (now - bucket.at) * this.perMs)
    bucket.at = now
    this.full.set(key, bucket)
    if (bucket.credit < cost) return false
    bucket.credit -= cost
    return true
  }

  /** A bucket that has had time to fill up is as good as none: memory stays flat however many addresses come. */
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
