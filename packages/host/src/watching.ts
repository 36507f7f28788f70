/** Watching a match: who may, from which seat, and what they are sent first. */
import type { Seat } from '@alea/engine'
import { type Snapshot, snapshotHash, snapshotOf, type Table, viewerOf } from '@alea/protocol/client'
import type { HostedMatch } from './hostedMatch.ts'
import type { Ids } from './record.ts'
import { Refusal } from './refusal.ts'
import { checkViewer, isDelayedFor, isSeated, maySeeAs, ownsSeat } from './rights.ts'
import type { Has, Subscriber } from './subscribers.ts'
import { FAULTS } from './text/faults.ts'

/** One viewer's snapshot, for clients that poll. `sight` is its name on the wire. */
export interface Look {
  readonly match: string
  readonly position: number
  readonly hash: string
  readonly sight: Snapshot
  readonly table: Table
}

export class Watching {
  private readonly hosted: HostedMatch
  /** Called when somebody looks. */
  private readonly looked: () => void

  constructor(hosted: HostedMatch, looked: () => void) {
    this.hosted = hosted
    this.looked = looked
  }

  look(as: Seat | null, ids: Ids, invitation?: string): Promise<Look> {
    return this.hosted.inTurnOf(ids, async () => {
      const { record, stored, spectators } = this.hosted
      const { match } = stored
      const isDelayed = spectators !== undefined && isDelayedFor(record, ids)
      checkViewer(record, as, ids, invitation, this.handsOpenFor(ids))
      this.looked()
      if (record.started !== undefined) this.hosted.checkPlayable()
      const shown = isDelayed
        ? spectators.look(as)
        : match && { position: match.position, sight: snapshotOf(match, viewerOf(as)) }
      if (!shown) throw new Refusal('not-playing', (language) => FAULTS[language].notBegun)
      return { match: record.id, ...shown, hash: snapshotHash(shown.sight), table: this.hosted.table(ids) }
    })
  }

  /** Starts watching; what is sent first depends on what the client already has. True if what it has is wrong. */
  watch(as: Seat | null, ids: Ids, subscriber: Subscriber, has: Has, invitation?: string): Promise<boolean> {
    const join = () => this.join(as, ids, subscriber, has, invitation)
    // Before its turn: a replay must not keep the match waiting.
    const recalled = maySeeAs(this.hosted.record, as, ids, invitation, this.handsOpenFor(ids))
      ? this.hosted.stored.recallEvents()
      : undefined
    return recalled ? recalled.then(join) : join()
  }

  private join(as: Seat | null, ids: Ids, subscriber: Subscriber, has: Has, invitation?: string): Promise<boolean> {
    return this.hosted.inTurn(async () => {
      const { record, stored, presence, spectators, env } = this.hosted
      checkViewer(record, as, ids, invitation, this.handsOpenFor(ids))
      const isGuest = as !== null && !ownsSeat(record, as, ids)
      // Whoever waits for the start of a table with a delay must not see it begin at once.
      const later = isSeated(record, ids) ? undefined : spectators
      const subscribers = later?.subscribers ?? this.hosted.subscribers
      const isNew = !subscribers.has(subscriber, as, isGuest)
      const changes = isNew && as !== null && !isGuest && presence.count(as) === 0
      if (isNew) presence.arrived(isGuest ? null : as, env.now())
      this.hosted.sendTable(subscriber, ids)
      const orders = as === null || isGuest ? undefined : record.seats[as]!.orders
      const extra = { ...(orders && { orders }), ...(!isGuest && stored.windowFor(as, env.now())) }
      const isWrong = later
        ? later.join(as, subscriber, has)
        : subscribers.join(stored.match, as, subscriber, has, extra, isGuest)
      if (changes) this.hosted.sendTableToAll(subscriber)
      else if (isNew && (as === null || isGuest)) this.hosted.tellWatching()
      this.looked()
      return isWrong
    })
  }

  /** Spectators who are behind see open hands once they see that they were opened. */
  private handsOpenFor(ids: Ids): boolean {
    const { record, spectators } = this.hosted
    const table = spectators && isDelayedFor(record, ids) ? spectators.table : record
    return table.openHands !== undefined
  }

  /** Chat lines said after this time are not for these people yet. */
  chatUntil(ids: Ids): number | undefined {
    const { record, spectators } = this.hosted
    return isDelayedFor(record, ids) ? spectators?.since : undefined
  }
}
