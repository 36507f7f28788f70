import { inEveryLanguage } from '@alea/engine'
import { shadowThief as en } from '../../text/en/heroes/shadow-thief.ts'
import { shadowThief as fr } from '../../text/fr/heroes/shadow-thief.ts'

export { shadowThief as hero } from './shadow-thief.ts'
export const texts = inEveryLanguage({ en, fr })
