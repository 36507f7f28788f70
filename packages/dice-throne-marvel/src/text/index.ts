import { inEveryLanguage } from '@alea/engine'
import { heroes as en } from './en/index.ts'
import { heroes as fr } from './fr/index.ts'

export const HERO_TEXTS = inEveryLanguage({ en, fr })
