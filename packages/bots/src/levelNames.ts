/** The names of the levels, weakest first; in a file of their own, so that a page can list them without loading the bots. What people call them is in text/. */
export const LEVEL_NAMES = ['novice', 'apprentice', 'adept', 'expert', 'master'] as const
export type LevelName = (typeof LEVEL_NAMES)[number]

/** The default opponent. */
export const USUAL_LEVEL: LevelName = 'apprentice'
