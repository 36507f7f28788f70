import { eachLanguage, inEveryLanguage } from '@alea/engine'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'

const WORDS = inEveryLanguage({ en, fr })

/** Why a request is refused, or the server does not start. */
export const FAULTS = eachLanguage((language) => WORDS[language].faults)

/** What the operator reads in the log. */
export const LOG_LINES = eachLanguage((language) => WORDS[language].logLines)

/** What players are sent when a table waits for them. */
export const NOTIFICATIONS = eachLanguage((language) => WORDS[language].notifications)

/** What a browser shows where the web app is not built. */
export const PAGES = eachLanguage((language) => WORDS[language].pages)
