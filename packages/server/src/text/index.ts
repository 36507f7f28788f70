import { inEveryLanguage } from '@alea/engine'
import { faults as enFaults } from './en/faults.ts'
import { logLines as enLogLines } from './en/logLines.ts'
import { pages as enPages } from './en/pages.ts'
import { faults as frFaults } from './fr/faults.ts'
import { logLines as frLogLines } from './fr/logLines.ts'
import { pages as frPages } from './fr/pages.ts'

/** Why a request is refused, or the server does not start. */
export const FAULTS = inEveryLanguage({ en: enFaults, fr: frFaults })

/** What the operator reads in the log. */
export const LOG_LINES = inEveryLanguage({ en: enLogLines, fr: frLogLines })

/** What a browser shows where the web app is not built. */
export const PAGES = inEveryLanguage({ en: enPages, fr: frPages })
