/** All that Pig says, by language. A new language is a folder like `en/`, and its name here. */
import { eachLanguage, inEveryLanguage } from '@alea/engine'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'
import { gameText } from './gameText.ts'

const WORDS = inEveryLanguage({ en, fr })

export const text = eachLanguage((language) =>
  gameText(WORDS[language].facts, WORDS[language].words, WORDS[language].judgement),
)

export const FAULTS = eachLanguage((language) => WORDS[language].faults)
