import type { verify as source } from '../en/verify.ts'
import { count } from './grammar.ts'

export const verify: typeof source = {
  verified: (rolls, shuffles) =>
    `Tous les dés sont authentiques : ${count(rolls, 'lancer')} et ${count(shuffles, 'mélange')} découlent bien de l’engagement publié.`,
}
