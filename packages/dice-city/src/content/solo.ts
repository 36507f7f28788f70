/** The two lengths of the solo game: rows of four cards for fifteen turns, or of five for twelve. */
export const LEVELS = ['normal', 'hard'] as const
export type Level = (typeof LEVELS)[number]

export const ROW_SIZE: Readonly<Record<Level, number>> = { normal: 4, hard: 5 }

/** The first goal, and how much higher the next one is after a win. */
export const FIRST_TARGET = 50
export const TARGET_STEP = 5
