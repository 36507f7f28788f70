import { inEveryLanguage } from '@alea/engine'
import { spiderMan as en } from '../text/en/spider-man.ts'
import { spiderMan as fr } from '../text/fr/spider-man.ts'

export { spiderMan as hero } from './spider-man.ts'
export const texts = inEveryLanguage({ en, fr })
