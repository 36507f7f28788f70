import { inEveryLanguage } from '@alea/engine'
import { blackPanther as en } from '../text/en/black-panther.ts'
import { blackPanther as fr } from '../text/fr/black-panther.ts'
import { blackPanther } from './black-panther.ts'
import { numbers } from './numbers.ts'

export const hero = blackPanther(numbers)
export const withNumbers = blackPanther
export const texts = inEveryLanguage({ en, fr })
