/** An interactive first match: prepared dice and rivals, and something to say at each step. */
import type { Json, Language } from '@alea/engine'
import type { SeatWish } from '@alea/protocol/client'

export interface Lesson {
  readonly seats: readonly SeatWish[]
  readonly options?: Readonly<Record<string, Json>>
  /** The table before the first step, in the words of scenarios: `p1 health = 12`. */
  readonly set?: readonly string[]
  /** What the dice and decks answer, in order; then real chance takes over. */
  readonly chance: readonly (readonly number[])[]
  /** What the others answer, by key, in order; then their bots take over. */
  readonly rivals: readonly string[]
  readonly steps: readonly Step[]
}

export interface Step {
  /** The question this step belongs to; the lesson waits until the pupil is asked it. */
  readonly question: string
  readonly say: Readonly<Record<Language, string>>
  /** The only answer this step accepts; left out, any will do. A key, or a pattern of keys ending in `*`. */
  readonly expect?: string
  /** The rule to read more in. */
  readonly rule?: string
}

/** What a lesson still has to say to the pupil who is asked `question`, having taken `done` steps. */
export function stepFor({ steps }: Lesson, done: number, question: string | undefined): Step | undefined {
  const step = steps[done]
  return step && step.question === question ? step : undefined
}

export const isExpected = ({ expect }: Step, key: string): boolean =>
  expect === undefined || (expect.endsWith('*') ? key.startsWith(expect.slice(0, -1)) : key === expect)
