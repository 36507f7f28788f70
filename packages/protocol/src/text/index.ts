import { inEveryLanguage } from '@alea/engine'
import { errors as enErrors } from './en/errors.ts'
import { faults as enFaults } from './en/faults.ts'
import { errors as frErrors } from './fr/errors.ts'
import { faults as frFaults } from './fr/faults.ts'

/** What a refusal says to a person. */
export const ERROR_TEXTS = inEveryLanguage({ en: enErrors, fr: frErrors })

/** What is wrong with data from outside. */
export const FAULTS = inEveryLanguage({ en: enFaults, fr: frFaults })
