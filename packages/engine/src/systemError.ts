import { inEveryLanguage, type Language } from './language.ts'
import { systemFaults as en } from './text/en/systemFaults.ts'
import { systemFaults as fr } from './text/fr/systemFaults.ts'

const FAULTS = inEveryLanguage({ en, fr })

/** An error of the operating system, such as a file that is not there. */
export interface SystemError extends Error {
  readonly code: string
  readonly path?: string
}

/** Is this an error of the operating system? Errors of Node itself also have codes, but only some of those are about files. */
export const isSystemError = (error: unknown): error is SystemError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && isSystemCode(error.code)

const isSystemCode = (code: string): boolean => /^E(?!RR_)[A-Z0-9_]+$/.test(code) || code in en.codes

/** What the operating system refused, in words. */
export function systemFault({ code }: Pick<SystemError, 'code'>, language: Language): string {
  const { codes, other } = FAULTS[language]
  return codes[code as keyof typeof codes] ?? other(code)
}
