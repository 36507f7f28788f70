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
  /** What each answer that may still be taken back gained its seat, the last one last; left out by hosts before 0.3. */
  readonly gains?: readonly Gain[]
}

interface Gain {
  readonly seat: Seat
  readonly ms: number
}

/** Why a clock is pressed. */
export interface Press {
  /** The seat that answered, or took its last answer back. */
  readonly seat?: Seat | undefined
  readonly undoes?: boolean | undefined
  /** Dice were thrown: nothing before them can be taken back. */
  readonly barred?: boolean
}

export const newClock = (setup: ClockSetup, seats: number, now: number): ClockState => ({
  left: Array(seats).fill(clockKindOf(setup).first(setup)),
  running: [],
  since: now,
})

/** Stops the clock at `now` and starts it for `next`. An answer gains its seat an increment, which an undo takes back. */
export function pressed(
  setup: ClockSetup,
  clock: ClockState,
  next: readonly Seat[],
  now: number,
  { seat, undoes, barred }: Press = {},
): ClockState {
  const left = leftAt(clock, now)
  let gains = seat === undefined ? (clock.gains ?? []) : gainsOf(clock, seat)
  if (seat !== undefined && undoes) {
    left[seat] = Math.max(0, left[seat]! - (gains.at(-1)?.ms ?? 0))
    gains = gains.slice(0, -1)
  } else if (seat !== undefined) {
    const ms = clock.running.includes(seat) ? gainOf(setup, left[seat]!, elapsed(clock, now)) : 0
    left[seat] = left[seat]! + ms
    gains = [...gains, { seat, ms }]
  }
  return { left, running: [...next], since: now, ...(!barred && gains.length > 0 && { gains }) }
}

const gainOf = (setup: ClockSetup, left: number, taken: number): number =>
  clockKindOf(setup).afterAnswer(setup, left, taken) - left

/** Nobody can take anything back after another seat has answered. */
const gainsOf = ({ gains = [] }: ClockState, seat: Seat): readonly Gain[] =>
  gains.every((gain) => gain.seat === seat) ? gains : []

/**
 * A clock read from the store: time before this host had the match does not count, except while another one had it, if that is known to have been
 * until `hostedUntil`.
 */
export function resumed(clock: ClockState, ownedSince: number, hostedUntil = Number.NEGATIVE_INFINITY): ClockState {
  if (clock.since >= ownedSince) return clock
  return { ...clock, since: ownedSince - Math.max(0, Math.min(hostedUntil, ownedSince) - clock.since) }
}

/** After the time of day was set back, the clock runs on from now: otherwise it would stand still until the old time came again. */
export const notAhead = (clock: ClockState, now: number): ClockState =>
  clock.since > now ? { ...clock, since: now } : clock

/** Gives a returning player at least this much time. */
export const granted = (clock: ClockState, seat: Seat, least: number): ClockState => ({
  ...clock,
  left: clock.left.map((ms, i) => (i === seat ? Math.max(ms, least) : ms)),
})

const leftAt = (clock: ClockState, now: number): number[] =>
  clock.left.map((ms, seat) => (clock.running.includes(seat) ? Math.max(0, ms - elapsed(clock, now)) : ms))

/** Never negative: setting the time of day back gives nobody time. */
const elapsed = ({ since }: ClockState, now: number): number => Math.max(0, now - since)

/** When a seat's time is up. */
export const flagAt = ({ left, since }: ClockState, seat: Seat): number => since + left[seat]!

export const clockInfo = (clock: ClockState, now: number): ClockInfo => ({
  left: leftAt(clock, now),
  running: [...clock.running],
  at: now,
})
