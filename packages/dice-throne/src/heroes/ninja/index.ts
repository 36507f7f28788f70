import { inEveryLanguage } from '@alea/engine'
import { ninja as en } from '../../text/en/heroes/ninja.ts'
import { ninja as fr } from '../../text/fr/heroes/ninja.ts'

export { ninja as hero } from './ninja.ts'
export const texts = inEveryLanguage({ en, fr })
