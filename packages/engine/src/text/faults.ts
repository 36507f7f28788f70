import { inEveryLanguage } from '../language.ts'
import { faults as en } from './en/faults.ts'
import { faults as fr } from './fr/faults.ts'

export const FAULTS = inEveryLanguage({ en, fr })
