/** A pending question as one viewer sees it: the asked seat gets its options, everybody else only who must answer. */
import type { Running } from './flow.ts'
import type { Json } from './json.ts'
import type { Pending, Question } from './question.ts'
import { type Closed, declineOf, isOpen, keysOf, paramsOf, unavailableOf } from './run.ts'
import type { Seat, Viewer } from './seat.ts'

/** Whom a match waits for, as a viewer may know it. */
export interface Awaited {
  readonly name: string
  /** The seats that must answer; empty for a roll or a shuffle. */
  readonly seats: readonly Seat[]
  /** The question is a window: an opportunity to act that may be declined. */
  readonly window?: true
  /** Of a window: the key of the option that declines it. */
  readonly decline?: string
  readonly offer?: Offer
  /** The offer to somebody else, if everybody may see it. */
  readonly open?: Offer
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
  const window = decline === undefined ? undefined : ({ window: true, decline } as const)
  const asked = { name, seats: pending.seats, ...window }
  if (viewer !== undefined && pending.seats.includes(viewer)) return { ...asked, offer: offerTo(g, pending, viewer) }
  return isOpen(g, pending) ? { ...asked, open: offerTo(g, pending, pending.seats[0]!) } : asked
}

function offerTo(g: Running, question: Question, seat: Seat): Offer {
  const { name, seats } = question
  const who = seats.indexOf(seat)
  const keys = keysOf(g, question, who)
  const decline = declineOf(g, question)
  return {
    name,
    seat,
    params: paramsOf(g, question, seat),
    options: question.options[who]!.map((value, i) => ({ key: keys[i]!, value })),
    unavailable: unavailableOf(g, question, seat),
    ...(decline !== undefined && { decline }),
  }
}
