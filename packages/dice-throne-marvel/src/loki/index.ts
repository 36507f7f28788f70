import { inEveryLanguage } from '@alea/engine'
import { loki as en } from '../text/en/loki.ts'
import { loki as fr } from '../text/fr/loki.ts'
import { loki } from './loki.ts'
import { numbers } from './numbers.ts'

export const hero = loki(numbers)
export const withNumbers = loki
export const texts = inEveryLanguage({ en, fr })
