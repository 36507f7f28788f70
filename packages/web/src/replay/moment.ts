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

export interface Turn {
  /** The position it begins at. */
  readonly at: number
  /** As the players count; 0 is what comes before the first. */
  readonly number: number
}

/** The turns of a match, from the position 0 on. Where the view counts them, its numbers are taken; otherwise they are counted here. */
export function turnsOf(moments: readonly Moment[]): Turn[] {
  const begun: { at: number; turn: Json | undefined }[] = []
  for (const [at, { sight }] of moments.entries()) {
    const turn = turnOf(sight.view)
    if (begun.length === 0 || JSON.stringify(turn) !== JSON.stringify(begun.at(-1)!.turn)) begun.push({ at, turn })
  }
  const isCounted = begun.every(
    ({ turn }, i) => Number.isInteger(turn) && (i === 0 || turn === Number(begun[i - 1]!.turn) + 1),
  )
  return begun.map(({ at, turn }, i) => ({ at, number: isCounted ? Number(turn) : i + 1 }))
}

/** Which of the turns a position belongs to. */
export const turnAt = (turns: readonly Turn[], position: number): number =>
  Math.max(
    0,
    turns.findLastIndex(({ at }) => at <= position),
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
