import type { levels as en } from '../en/levels.ts'

export const levels: typeof en = {
  novice: 'novice',
  apprentice: 'apprenti',
  adept: 'adepte',
  expert: 'expert',
  master: 'maître',
}
