import { inEveryLanguage } from '@alea/engine'
import { vampireLord as en } from '../../text/en/heroes/vampire-lord.ts'
import { vampireLord as fr } from '../../text/fr/heroes/vampire-lord.ts'

export { vampireLord as hero } from './vampire-lord.ts'
export const texts = inEveryLanguage({ en, fr })
