import { inEveryLanguage } from '@alea/engine'
import { pyromancer as en } from '../../text/en/heroes/pyromancer.ts'
import { pyromancer as fr } from '../../text/fr/heroes/pyromancer.ts'

export { pyromancer as hero } from './pyromancer.ts'
export const texts = inEveryLanguage({ en, fr })
