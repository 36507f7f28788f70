import type { Seat, Viewer } from './seat.ts'

/** Something that happened: for logs, animations and statistics. The rules never read an event. */
export interface Event {
  readonly type: string
}

/**
 * What an event is to somebody who does not know the rules. `roll`: dice were thrown or turned; `card`: a card or a piece moved; `gain`: somebody
 * has more of something; `hit`: somebody was hurt or lost something to another player; `turn`: a turn or a phase begins; `end`: the match is over;
 * `note`: anything else.
 */
export const EVENT_KINDS = ['roll', 'card', 'gain', 'hit', 'turn', 'end', 'note'] as const

/** One of `EVENT_KINDS`. */
export type EventKind = (typeof EVENT_KINDS)[number]

/** An event and who may see it: the seats in `to` get `event`, everybody else gets `others` or nothing. Without `to` it is for everybody. */
export interface AddressedEvent {
  readonly event: Event
  readonly to?: readonly Seat[]
  readonly others?: Event
}

/** Is called with every event of a match. */
export type Listener = (event: AddressedEvent) => void

let listener: Listener | undefined

/** An event for everybody. It is built only while somebody listens. */
export function emit<E extends Event>(make: () => E): void {
  if (listener) listener({ event: make() })
}

/** An event for some seats; the others get a version without the secret, or nothing. */
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

/** Runs `work` and returns its result with the events it emitted. */
export function collectEvents<T>(work: () => T): { readonly result: T; readonly events: readonly AddressedEvent[] } {
  const events: AddressedEvent[] = []
  const result = listen((event) => events.push(event), work)
  return { result, events }
}

/** The events as one viewer hears them. */
export function heardBy(viewer: Viewer, events: readonly AddressedEvent[]): Event[] {
  const heard: Event[] = []
  for (const { event, to, others } of events) {
    if (!to || (viewer !== undefined && to.includes(viewer))) heard.push(event)
    else if (others) heard.push(others)
  }
  return heard
}
