import { inEveryLanguage } from '@alea/engine'
import { huntress as en } from '../../text/en/heroes/huntress.ts'
import { huntress as fr } from '../../text/fr/heroes/huntress.ts'

export { huntress as hero } from './huntress.ts'
export const texts = inEveryLanguage({ en, fr })
