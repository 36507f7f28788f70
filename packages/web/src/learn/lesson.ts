/** An interactive match: prepared dice, prepared opponents, and an explanation at each step. */
import type { Json, Language } from '@alea/engine'
import type { SeatWish } from '@alea/protocol/client'
import { WORDS, type Words } from '../language/languages.ts'

export interface Lesson {
  /** Unique among the lessons of its game; part of its address. */
  readonly id: string
  readonly title: (words: Words) => string
  /** The thing of the game it is about, which has a page that offers the lesson: a hero. */
  readonly about?: string
  readonly seats: readonly SeatWish[]
  readonly options?: Readonly<Record<string, Json>>
  /** The table before the first step, in the vocabulary of scenarios: `p1 health = 12`. */
  readonly set?: readonly string[]
  /** Prepared results of dice and shuffles, in order; then real chance takes over. */
  readonly chance: readonly (readonly number[])[]
  /** Keys of the opponents' prepared answers, in order; then their bots take over. */
  readonly rivals: readonly string[]
  readonly steps: readonly LessonStep[]
}

export interface LessonStep {
  /** The question this step belongs to. The lesson waits until the learner is asked it. */
  readonly question: string
  /** The explanation: a sentence of `language/<language>/lessons/<game>.ts`. */
  readonly say: (words: Words) => string
  /** The only answer this step accepts; any, if left out. A key, or a pattern of keys ending in `*`. */
  readonly expect?: string
  /** The rule to link to. */
  readonly rule?: string
}

/** The first lesson of a game has the shorter address. */
export const lessonPath = (game: string, lessons: readonly Lesson[], { id }: Lesson): string =>
  id === lessons[0]?.id ? `/learn/${game}` : `/learn/${game}/${id}`

/** The step for a learner who has taken `done` steps and is now asked `question`. */
export function stepFor({ steps }: Lesson, done: number, question: string | undefined): LessonStep | undefined {
  const step = steps[done]
  return step && step.question === question ? step : undefined
}

export const isExpected = ({ expect }: LessonStep, key: string): boolean =>
  expect === undefined || (expect.endsWith('*') ? key.startsWith(expect.slice(0, -1)) : key === expect)

export const explanation = ({ say }: LessonStep, language: Language): string => say(WORDS[language])
