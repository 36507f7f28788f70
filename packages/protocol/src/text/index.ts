import { eachLanguage, inEveryLanguage } from '@alea/engine'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'

const WORDS = inEveryLanguage({ en, fr })

/** What a refusal says to a person. */
export const ERROR_TEXTS = eachLanguage((language) => WORDS[language].errors)

/** What is wrong with data from outside. */
export const FAULTS = eachLanguage((language) => WORDS[language].faults)
