/** The two lengths of the solo game: rows of four cards for fifteen turns, or of five for twelve. */
export const LEVELS = ['normal', 'hard'] as const
export type Level = (typeof LEVELS)[number]

export const ROW_SIZE: Readonly<Record<Level, number>> = { normal: 4, hard: 5 }

/** The first goal, and the highest one that may be chosen. */
export const FIRST_TARGET = 50
export const HIGHEST_TARGET = 500
const TARGET_STEP = 5

/** [DC-11.6] The goal after a win. */
export const raised = (target: number): number => Math.min(HIGHEST_TARGET, target + TARGET_STEP)
