import type { Seat, Viewer } from './seat.ts'

/** Something that happened, told to logs, animations and statistics. Nothing reads an event to compute state. */
export interface Event {
  readonly type: string
}

/**
 * What an event is to somebody who knows no rules. `roll`: dice were thrown or turned; `card`: a card or a piece changed its place; `gain`: somebody
 * has more of something; `hit`: somebody was hurt or lost something to another; `turn`: a turn or a phase begins; `end`: the match is over;
 * `note`: anything else.
 */
export const EVENT_KINDS = ['roll', 'card', 'gain', 'hit', 'turn', 'end', 'note'] as const

/** One of `EVENT_KINDS`. */
export type EventKind = (typeof EVENT_KINDS)[number]

/** An event with its audience: `to` hears `event`, everybody else hears `others` or nothing. */
export interface Told {
  readonly event: Event
  readonly to?: readonly Seat[]
  readonly others?: Event
}

/** Is called with every event of a match. */
export type Listener = (told: Told) => void

let listener: Listener | undefined

/** Tells everybody. The event is only built when somebody listens. */
export function emit<E extends Event>(make: () => E): void {
  if (listener) listener({ event: make() })
}

/** Tells some seats; the others hear a version without the secret, or nothing. */
export function whisper<E extends Event>(to: readonly Seat[], make: () => E, others?: () => E): void {
  if (listener) listener(others ? { event: make(), to, others: others() } : { event: make(), to })
}

/** Hears every event emitted while `work` runs. */
export function listen<T>(hear: Listener | undefined, work: () => T): T {
  const before = listener
  listener = hear
  try {
    return work()
  } finally {
    listener = before
  }
}

/** What one viewer hears of what was told. */
export function heardBy(viewer: Viewer, told: readonly Told[]): Event[] {
  const heard: Event[] = []
  for (const { event, to, others } of told) {
    if (!to || (viewer !== undefined && to.includes(viewer))) heard.push(event)
    else if (others) heard.push(others)
  }
  return heard
}
