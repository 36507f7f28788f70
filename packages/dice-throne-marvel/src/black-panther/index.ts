import { inEveryLanguage } from '@alea/engine'
import { blackPanther as en } from '../text/en/black-panther.ts'
import { blackPanther as fr } from '../text/fr/black-panther.ts'

export { blackPanther as hero } from './black-panther.ts'
export const texts = inEveryLanguage({ en, fr })
