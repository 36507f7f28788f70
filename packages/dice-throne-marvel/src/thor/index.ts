import { inEveryLanguage } from '@alea/engine'
import { thor as en } from '../text/en/thor.ts'
import { thor as fr } from '../text/fr/thor.ts'

export { thor as hero } from './thor.ts'
export const texts = inEveryLanguage({ en, fr })
