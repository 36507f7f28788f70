import { inEveryLanguage } from '@alea/engine'
import { cursedPirate as en } from '../../text/en/heroes/cursed-pirate.ts'
import { cursedPirate as fr } from '../../text/fr/heroes/cursed-pirate.ts'

export { cursedPirate as hero } from './cursed-pirate.ts'
export const texts = inEveryLanguage({ en, fr })
