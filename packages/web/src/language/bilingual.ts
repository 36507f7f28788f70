import type { ByLanguage } from '@alea/engine'
import { useSettings } from '../settings/settings.ts'

export const useWords = <T>(words: ByLanguage<T>): T => words[useSettings().language]
