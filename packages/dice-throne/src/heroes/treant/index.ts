import { inEveryLanguage } from '@alea/engine'
import { treant as en } from '../../text/en/heroes/treant.ts'
import { treant as fr } from '../../text/fr/heroes/treant.ts'

export { treant as hero } from './treant.ts'
export const texts = inEveryLanguage({ en, fr })
