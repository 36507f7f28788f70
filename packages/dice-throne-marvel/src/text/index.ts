import { inEveryLanguage } from '@alea/engine'
import { heroNames as en } from './en/heroNames.ts'
import { heroNames as fr } from './fr/heroNames.ts'

export const HERO_NAMES = inEveryLanguage({ en, fr })
