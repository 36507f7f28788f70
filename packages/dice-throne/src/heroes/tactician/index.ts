import { inEveryLanguage } from '@alea/engine'
import { tactician as en } from '../../text/en/heroes/tactician.ts'
import { tactician as fr } from '../../text/fr/heroes/tactician.ts'

export { tactician as hero } from './tactician.ts'
export const texts = inEveryLanguage({ en, fr })
