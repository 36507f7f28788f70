import type { ChanceQuestion } from '../question.ts'

/**
 * Answers a roll with faces counted from 1, a shuffle with old positions counted from 0.
 * `position` is the number of answers in the log before this one.
 */
export type ChanceSource = (question: ChanceQuestion, position: number) => readonly number[]
