import { eachLanguage, inEveryLanguage } from '@alea/engine'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'

const WORDS = inEveryLanguage({ en, fr })

/** What is wrong with the name of a bot or a game. */
export const FAULTS = eachLanguage((language) => WORDS[language].faults)

/** What the levels are called. */
export const LEVEL_WORDS = eachLanguage((language) => WORDS[language].levels)

/** Why an option is better than another. */
export const REASON_WORDS = eachLanguage((language) => WORDS[language].reasons)
