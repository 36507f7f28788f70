import { inEveryLanguage } from '@alea/engine'
import { paladin as en } from '../../text/en/heroes/paladin.ts'
import { paladin as fr } from '../../text/fr/heroes/paladin.ts'

export { paladin as hero } from './paladin.ts'
export const texts = inEveryLanguage({ en, fr })
