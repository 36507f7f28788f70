/** A finished match, answer by answer, as one viewer saw it. */
import type { Event } from '@alea/engine'
import type { Snapshot } from '@alea/protocol/client'
import { type NumberedEvent, undoneBy } from '../table/matchClient.ts'
import { inOrder, standingAfter } from './standing.ts'

export interface ReplayFrame {
  readonly snapshot: Snapshot
  /** The line of the log that led here; the first frame has none. */
  readonly answer: string | undefined
  /** What this viewer noticed on the way. */
  readonly events: readonly Event[]
}

export interface Turn {
  /** The position it begins at. */
  readonly at: number
  /** As the players count; 0 is what comes before the first. */
  readonly number: number
}

/** The turns of a match, from position 0 on. A turn that was undone begins where it begins again. */
export function turnsOf(frames: readonly ReplayFrame[]): Turn[] {
  const turns: Turn[] = []
  for (const [at, { snapshot }] of frames.entries()) {
    const number = snapshot.turn
    while (turns.length > 0 && turns.at(-1)!.number > number) turns.pop()
    if (turns.at(-1)?.number !== number) turns.push({ at: turns.length === 0 ? 0 : at, number })
  }
  return turns
}

/** The index of the turn a position belongs to. */
export const turnAt = (turns: readonly Turn[], position: number): number =>
  Math.max(
    0,
    turns.findLastIndex(({ at }) => at <= position),
  )

/** Every event up to a position that was not taken back by then, numbered like the lines of a log. */
export function eventsUpTo(frames: readonly ReplayFrame[], position: number): NumberedEvent[] {
  let number = 0
  const shown = frames.slice(0, position + 1)
  return inOrder(standingAfter(shown.map(({ answer }) => answer)).at(-1)).flatMap(({ at, undoneBy: seat }) =>
    (seat === undefined ? shown[at]!.events : [undoneBy(seat)]).map((event) => ({
      number: number++,
      event,
      position: at,
    })),
  )
}

/** The last position up to this one at which a seat is asked: from there a match can go on; 0 if there is none. */
export const questionBefore = (frames: readonly ReplayFrame[], position: number): number =>
  Math.max(
    0,
    frames.findLastIndex(({ snapshot }, at) => at <= position && (snapshot.asked?.seats.length ?? 0) > 0),
  )

const WITH_EVENTS_MS = 1200
const WITHOUT_EVENTS_MS = 350

/** Milliseconds a frame is shown while playing. */
export const displayTime = ({ events }: ReplayFrame, speed: number): number =>
  (events.length > 0 ? WITH_EVENTS_MS : WITHOUT_EVENTS_MS) / speed

/** The key of an answer, from its line in the log. */
export const keyOf = (answer: string): string => answer.split(' ').slice(2).join(' ')
