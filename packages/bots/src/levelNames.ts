/** The levels by name, from the weakest; what they do stands in levels.ts, what they are called in text/. Apart from the bots themselves, so that a page may list them without loading any. */
export const LEVEL_NAMES = ['novice', 'apprentice', 'adept', 'expert', 'master'] as const
export type LevelName = (typeof LEVEL_NAMES)[number]

/** The opponent, unless another one is named. */
export const USUAL_LEVEL: LevelName = 'apprentice'
