/** Everything Dice Forge says, by language. A new language is a folder beside `en` and `fr`, a line here and its title in `facts.ts`. */
import { inEveryLanguage } from '@alea/engine'
import { words as en } from './en/index.ts'
import { words as fr } from './fr/index.ts'

export const WORDS = inEveryLanguage({ en, fr })
export type Words = typeof en
