import { inEveryLanguage } from '@alea/engine'
import { scarletWitch as en } from '../text/en/scarlet-witch.ts'
import { scarletWitch as fr } from '../text/fr/scarlet-witch.ts'
import { numbers } from './numbers.ts'
import { scarletWitch } from './scarlet-witch.ts'

export const hero = scarletWitch(numbers)
export const withNumbers = scarletWitch
export const texts = inEveryLanguage({ en, fr })
