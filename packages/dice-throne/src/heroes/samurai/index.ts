import { inEveryLanguage } from '@alea/engine'
import { samurai as en } from '../../text/en/heroes/samurai.ts'
import { samurai as fr } from '../../text/fr/heroes/samurai.ts'

export { samurai as hero } from './samurai.ts'
export const texts = inEveryLanguage({ en, fr })
