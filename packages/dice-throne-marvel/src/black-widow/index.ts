import { inEveryLanguage } from '@alea/engine'
import { blackWidow as en } from '../text/en/black-widow.ts'
import { blackWidow as fr } from '../text/fr/black-widow.ts'

export { blackWidow as hero } from './black-widow.ts'
export const texts = inEveryLanguage({ en, fr })
