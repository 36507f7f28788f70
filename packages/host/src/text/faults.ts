import { inEveryLanguage } from '@alea/engine'
import { faults as en } from './en/faults.ts'
import { faults as fr } from './fr/faults.ts'

export const FAULTS = inEveryLanguage({ en, fr })
