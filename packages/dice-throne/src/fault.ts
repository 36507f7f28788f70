import { InputError, type Language } from '@alea/engine'
import { WORDS, type Words } from './text/words.ts'

/** Bad input: `throw fault((say) => say.unknownHero(id, known))`. */
export const fault = (sentence: (say: Words['faults'], language: Language) => string): InputError =>
  new InputError((language) => sentence(WORDS[language].faults, language))
