/** All that Pig says, by language. A new language is a folder like `en/`, and its name here. */
import { inEveryLanguage } from '@alea/engine'
import { facts as enFacts } from './en/facts.ts'
import { faults as enFaults } from './en/faults.ts'
import { words as enWords } from './en/words.ts'
import { facts as frFacts } from './fr/facts.ts'
import { faults as frFaults } from './fr/faults.ts'
import { words as frWords } from './fr/words.ts'
import { gameText } from './gameText.ts'

export const text = inEveryLanguage({ en: gameText(enFacts, enWords), fr: gameText(frFacts, frWords) })

export const FAULTS = inEveryLanguage({ en: enFaults, fr: frFaults })
