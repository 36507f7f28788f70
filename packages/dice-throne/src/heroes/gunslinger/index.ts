import { inEveryLanguage } from '@alea/engine'
import { gunslinger as en } from '../../text/en/heroes/gunslinger.ts'
import { gunslinger as fr } from '../../text/fr/heroes/gunslinger.ts'

export { gunslinger as hero } from './gunslinger.ts'
export const texts = inEveryLanguage({ en, fr })
