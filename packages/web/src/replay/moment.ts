/** A match that has been played, answer by answer, through one pair of eyes. */
import type { Event, Json } from '@alea/engine'
import { type Sight, turnOf } from '@alea/protocol/client'
import type { Heard } from '../table/atTable.ts'

export interface Moment {
  readonly sight: Sight
  /** The line of the log that led here; the beginning has none. */
  readonly answer: string | undefined
  /** What these eyes and ears noticed on the way. */
  readonly events: readonly Event[]
}

/** Where each turn begins; the first is the beginning of the match. */
export function turnsOf(moments: readonly Moment[]): number[] {
  const begins: number[] = []
  let turn: string | undefined
  for (const [position, { sight }] of moments.entries()) {
    const now = JSON.stringify((turnOf(sight.view) ?? null) satisfies Json)
    if (now !== turn) begins.push(position)
    turn = now
  }
  return begins
}

/** The turn a position belongs to, counted from 0. */
export const turnAt = (turns: readonly number[], position: number): number =>
  Math.max(
    0,
    turns.findLastIndex((begin) => begin <= position),
  )

/** Everything heard up to a position, numbered like the lines of a log. */
export function toldUpTo(moments: readonly Moment[], position: number): Heard[] {
  let number = 0
  return moments
    .slice(0, position + 1)
    .flatMap(({ events }, at) => events.map((event) => ({ number: number++, event, position: at })))
}

const LOOK = 1200
const GLANCE = 350

/** Milliseconds a moment is shown while playing: what nobody noticed needs no long look. */
export const timeFor = ({ events }: Moment, speed: number): number => (events.length > 0 ? LOOK : GLANCE) / speed

/** The key of the answer given next, where these eyes saw the question asked. */
export const keyOf = (answer: string): string => answer.split(' ').slice(2).join(' ')
