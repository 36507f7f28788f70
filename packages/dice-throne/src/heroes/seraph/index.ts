import { inEveryLanguage } from '@alea/engine'
import { seraph as en } from '../../text/en/heroes/seraph.ts'
import { seraph as fr } from '../../text/fr/heroes/seraph.ts'

export { seraph as hero } from './seraph.ts'
export const texts = inEveryLanguage({ en, fr })
