import { useSettings } from '../settings/settings.ts'
import { WORDS, type Words } from './languages.ts'

/** Everything the app says, in the reader's language. */
export const useWords = (): Words => WORDS[useSettings().language]
