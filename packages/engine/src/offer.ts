/** A pending question as one viewer sees it: the asked seat gets its options, everybody else only who must answer. */
import type { Running } from './flow.ts'
import type { Json } from './json.ts'
import type { Pending } from './question.ts'
import { type Closed, declineOf, keysOf, paramsOf, unavailableOf } from './run.ts'
import type { Seat, Viewer } from './seat.ts'

/** Whom a match waits for, as a viewer may know it. */
export interface Awaited {
  readonly name: string
  /** The seats that must answer; empty for a roll or a shuffle. */
  readonly seats: readonly Seat[]
  /** The question is a window: an opportunity to act that may be declined. */
  readonly window?: true
  readonly offer?: Offer
}

/** A question as the asked seat sees it, with all its options. */
export interface Offer {
  readonly name: string
  readonly seat: Seat
  readonly params: Json
  readonly options: readonly { readonly key: string; readonly value: Json }[]
  readonly unavailable: readonly Closed[]
  /** Of a window: the key of the option that declines it. */
  readonly decline?: string
}

/** Whom the match waits for, with the offer if the viewer is asked; undefined once it is over. */
export function awaited(g: Running, pending: Pending | undefined, viewer: Viewer): Awaited | undefined {
  if (!pending) return undefined
  const { name } = pending
  if (pending.kind === 'chance') return { name, seats: [] }
  const decline = declineOf(g, pending)
  const window = decline === undefined ? undefined : ({ window: true } as const)
  const who = viewer === undefined ? -1 : pending.seats.indexOf(viewer)
  if (who < 0 || viewer === undefined) return { name, seats: pending.seats, ...window }
  const keys = keysOf(g, pending, who)
  const options = pending.options[who]!.map((value, i) => ({ key: keys[i]!, value }))
  const offer = {
    name,
    seat: viewer,
    params: paramsOf(g, pending, viewer),
    options,
    unavailable: unavailableOf(g, pending, viewer),
    ...(decline !== undefined && { decline }),
  }
  return { name, seats: pending.seats, ...window, offer }
}
