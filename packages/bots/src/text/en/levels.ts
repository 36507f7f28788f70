import type { LevelName } from '../../levelNames.ts'

/** What the levels are called inside a sentence. */
export const levels = {
  novice: 'novice',
  apprentice: 'apprentice',
  adept: 'adept',
  expert: 'expert',
  master: 'master',
} satisfies Record<LevelName, string>
