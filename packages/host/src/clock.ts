/** Thinking time. A clock is an immutable value; the host decides when it is pressed. */
import type { Seat } from '@alea/engine'
import type { ClockInfo, ClockSetup } from '@alea/protocol/client'
import { clockKindOf } from './clocks/index.ts'

export interface ClockState {
  /** Milliseconds, by seat. */
  readonly left: readonly number[]
  readonly running: readonly Seat[]
  /** The time at which `left` was correct. */
  readonly since: number
}

export const newClock = (setup: ClockSetup, seats: number, now: number): ClockState => ({
  left: Array(seats).fill(clockKindOf(setup).first(setup)),
  running: [],
  since: now,
})

/** Stops the clock at `now` and starts it for `next`. The seat that answered gets its increment. */
export function pressed(
  setup: ClockSetup,
  clock: ClockState,
  next: readonly Seat[],
  now: number,
  answerer?: Seat,
): ClockState {
  const left = leftAt(clock, now)
  if (answerer !== undefined && clock.running.includes(answerer))
    left[answerer] = clockKindOf(setup).afterAnswer(setup, left[answerer]!, now - clock.since)
  return { left, running: [...next], since: now }
}

/** A clock read from the store: time before this host had the match does not count. */
export const resumed = (clock: ClockState, ownedSince: number): ClockState => ({
  ...clock,
  since: Math.max(clock.since, ownedSince),
})

/** Gives a returning player at least this much time. */
export const granted = (clock: ClockState, seat: Seat, least: number): ClockState => ({
  ...clock,
  left: clock.left.map((ms, i) => (i === seat ? Math.max(ms, least) : ms)),
})

const leftAt = ({ left, running, since }: ClockState, now: number): number[] =>
  left.map((ms, seat) => (running.includes(seat) ? Math.max(0, ms - (now - since)) : ms))

/** When a seat's time is up. */
export const flagAt = ({ left, since }: ClockState, seat: Seat): number => since + left[seat]!

export const clockInfo = (clock: ClockState, now: number): ClockInfo => ({
  left: leftAt(clock, now),
  running: [...clock.running],
  at: now,
})
