import { inEveryLanguage } from '@alea/engine'
import { artificer as en } from '../../text/en/heroes/artificer.ts'
import { artificer as fr } from '../../text/fr/heroes/artificer.ts'

export { artificer as hero } from './artificer.ts'
export const texts = inEveryLanguage({ en, fr })
