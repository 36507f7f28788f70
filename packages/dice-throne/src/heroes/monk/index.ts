import { inEveryLanguage } from '@alea/engine'
import { monk as en } from '../../text/en/heroes/monk.ts'
import { monk as fr } from '../../text/fr/heroes/monk.ts'

export { monk as hero } from './monk.ts'
export const texts = inEveryLanguage({ en, fr })
