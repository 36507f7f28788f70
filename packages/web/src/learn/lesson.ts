/** An interactive first match: prepared dice and rivals, and something to say at each step. */
import type { ByLanguage, Json } from '@alea/engine'
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
  readonly steps: readonly LessonStep[]
}

export interface LessonStep {
  /** The question this step belongs to; the lesson waits until the learner is asked it. */
  readonly question: string
  readonly say: ByLanguage<string>
  /** The only answer this step accepts; left out, any will do. A key, or a pattern of keys ending in `*`. */
  readonly expect?: string
  /** The rule to read more in. */
  readonly rule?: string
}

/** The step for a learner who has taken `done` steps and is now asked `question`. */
export function stepFor({ steps }: Lesson, done: number, question: string | undefined): LessonStep | undefined {
  const step = steps[done]
  return step && step.question === question ? step : undefined
}

export const isExpected = ({ expect }: LessonStep, key: string): boolean =>
  expect === undefined || (expect.endsWith('*') ? key.startsWith(expect.slice(0, -1)) : key === expect)
