import { inEveryLanguage } from '@alea/engine'
import { captainMarvel as en } from '../text/en/captain-marvel.ts'
import { captainMarvel as fr } from '../text/fr/captain-marvel.ts'

export { captainMarvel as hero } from './captain-marvel.ts'
export const texts = inEveryLanguage({ en, fr })
