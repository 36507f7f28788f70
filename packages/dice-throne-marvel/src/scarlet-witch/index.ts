import { inEveryLanguage } from '@alea/engine'
import { scarletWitch as en } from '../text/en/scarlet-witch.ts'
import { scarletWitch as fr } from '../text/fr/scarlet-witch.ts'

export { scarletWitch as hero } from './scarlet-witch.ts'
export const texts = inEveryLanguage({ en, fr })
