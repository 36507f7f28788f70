import { inEveryLanguage } from '@alea/engine'
import { captainMarvel as en } from '../text/en/captain-marvel.ts'
import { captainMarvel as fr } from '../text/fr/captain-marvel.ts'
import { captainMarvel } from './captain-marvel.ts'
import { numbers } from './numbers.ts'

export const hero = captainMarvel(numbers)
export const withNumbers = captainMarvel
export const texts = inEveryLanguage({ en, fr })
