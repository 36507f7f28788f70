import { inEveryLanguage } from '@alea/engine'
import { loki as en } from '../text/en/loki.ts'
import { loki as fr } from '../text/fr/loki.ts'

export { loki as hero } from './loki.ts'
export const texts = inEveryLanguage({ en, fr })
