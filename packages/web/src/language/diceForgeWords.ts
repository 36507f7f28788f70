import { inEveryLanguage } from '@alea/engine'
import { WORDS } from './languages.ts'

export const diceForgeWords = inEveryLanguage({ en: WORDS.en.diceForge, fr: WORDS.fr.diceForge })
export type DiceForgeWords = (typeof diceForgeWords)['en']
