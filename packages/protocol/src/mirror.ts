/** A client's copy of one viewer's snapshot: applies frames, and detects when it is out of step with the server. */
import type { Seat } from '@alea/engine'
import { patched } from './delta.ts'
import type { Watch } from './schema/fromClient.ts'
import type { FromServer } from './schema/fromServer.ts'
import { hasHash, type Snapshot } from './snapshot.ts'

export class Mirror {
  readonly match: string
  readonly as: Seat | null
  position = -1
  hash = ''
  snapshot: Snapshot | undefined
  /** How often a frame did not match. */
  desyncs = 0

  constructor(match: string, as: Seat | null) {
    this.match = match
    this.as = as
  }

  /** What to send after connecting, or whenever `take` returns false. */
  watch(): Watch {
    const { match, as, position, hash } = this
    return this.snapshot ? { type: 'watch', match, as, position, hash } : { type: 'watch', match, as }
  }

  /** Takes a frame about this match and viewer; false when the mirror is broken and must `watch` again. */
  take(frame: FromServer): boolean {
    if (!('as' in frame) || frame.match !== this.match || frame.as !== this.as) return true
    if (frame.type === 'view') return this.set(frame.sight, frame)
    if (frame.type === 'current') return frame.hash === this.hash || this.broken()
    // Frames sent twice around a reconnection have been applied already.
    if (frame.position <= this.position) return true
    if (!this.snapshot || frame.since !== this.position) return this.broken()
    return this.set(frame.changes ? (patched(this.snapshot, frame.changes) as Snapshot) : this.snapshot, frame)
  }

  private set(snapshot: Snapshot, { position, hash }: { position: number; hash: string }): boolean {
    if (!hasHash(snapshot, hash)) return this.broken()
    Object.assign(this, { snapshot, position, hash })
    return true
  }

  private broken(): false {
    Object.assign(this, { snapshot: undefined, position: -1, hash: '' })
    this.desyncs++
    return false
  }
}
