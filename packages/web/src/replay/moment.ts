/** A match that has been played, answer by answer, through one pair of eyes. */
import type { Event } from '@alea/engine'
import type { Snapshot } from '@alea/protocol/client'
import type { Heard } from '../table/atTable.ts'

export interface Moment {
  readonly sight: Snapshot
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

/** The turns of a match, from the position 0 on. One that was taken back by an undo begins when it begins again. */
export function turnsOf(moments: readonly Moment[]): Turn[] {
  const turns: Turn[] = []
  for (const [at, { sight }] of moments.entries()) {
    while (turns.length > 0 && turns.at(-1)!.number > sight.turn) turns.pop()
    if (turns.at(-1)?.number !== sight.turn) turns.push({ at: turns.length === 0 ? 0 : at, number: sight.turn })
  }
  return turns
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
