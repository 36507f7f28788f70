import { InputError, type Language } from '@alea/engine'
import { MESSAGES, type Messages } from './text/index.ts'

/** An error for the person who typed something, told in their language: `throw fault((say) => say.notAPair(text))`. */
export const fault = (sentence: (say: Messages['faults'], language: Language) => string): InputError =>
  new InputError((language) => sentence(MESSAGES[language].faults, language))
