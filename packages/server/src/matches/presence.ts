import type { Seat } from '@alea/engine'
import type { Audience } from './audience.ts'

/** Who is there, and since when the others are not. */
export class Presence {
  private readonly audience: Audience
  /** When each seat was last looked through. */
  private readonly seen: number[]

  constructor(audience: Audience, seats: number, now: number) {
    this.audience = audience
    this.seen = Array(seats).fill(now)
  }

  isHere(seat: Seat): boolean {
    return this.audience.listenersAs(seat) > 0
  }

  arrived(seat: Seat, now: number): void {
    this.seen[seat] = now
  }

  /** Whoever leaves by `leaving`; true if a seat is empty now. */
  left(leaving: () => void, now: number): boolean {
    const before = this.seen.map((_, seat) => this.isHere(seat))
    leaving()
    const gone = before.flatMap((here, seat) => (here && !this.isHere(seat) ? [seat] : []))
    for (const seat of gone) this.seen[seat] = now
    return gone.length > 0
  }

  isGoneFor(seat: Seat, ms: number, now: number): boolean {
    return !this.isHere(seat) && now - this.seen[seat]! >= ms
  }
}
