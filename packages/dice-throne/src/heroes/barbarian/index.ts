import { inEveryLanguage } from '@alea/engine'
import { barbarian as en } from '../../text/en/heroes/barbarian.ts'
import { barbarian as fr } from '../../text/fr/heroes/barbarian.ts'

export { barbarian as hero } from './barbarian.ts'
export const texts = inEveryLanguage({ en, fr })
