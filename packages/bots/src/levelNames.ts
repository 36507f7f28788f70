/** The names of the levels, weakest first; in a file of their own, so that a page or a setting can name them without loading the bots. What people call them is in text/. */
export const LEVEL_NAMES = ['novice', 'apprentice', 'adept', 'expert', 'master'] as const
export type LevelName = (typeof LEVEL_NAMES)[number]

/** The default opponent. */
export const USUAL_LEVEL: LevelName = 'apprentice'

/** How long the two levels that search may think about one answer: more than 300 ms gains almost nothing (docs/bots.md). */
export const THINKING_MS = { expert: 60, master: 300 } as const
