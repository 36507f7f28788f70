/** What is wrong with a PostgreSQL database, as an operator is told. Errors leave the storage thread as text, so it is the text that counts. */
import { InputError, type Language, systemFault } from '@alea/engine'
import { FAULTS } from '../../text/index.ts'
import { HALF_MOVED } from '../rows/unfinishedMove.ts'
import { NEWER_DATABASE } from '../sqlite/tables.ts'
import { FOREIGN_TABLES, HALF_MIGRATED, OLD_SERVER, OTHER_ENCODING } from './tables.ts'

export const isPostgresUrl = (text: string): boolean => /^postgres(ql)?:\/\//.test(text)

/** Where a database is, without its password: this alone may be shown. */
export function shownUrl(url: string): string {
  const shown = parsed(url)
  shown.password = ''
  // `options` names the schema; everything else that may follow is a secret, a file or a setting of the connection.
  for (const name of [...shown.searchParams.keys()]) if (name !== 'options') shown.searchParams.delete(name)
  return shown.href
}

/** Rejects what is no such URL without repeating it: it may hold a password. */
export function checkUrl(url: string): void {
  const { pathname } = parsed(url)
  if (!/^\/[^/]+$/.test(pathname)) throw new InputError((language) => FAULTS[language].noStorageUrl)
}

function parsed(url: string): URL {
  const result = isPostgresUrl(url) ? URL.parse(url) : null
  if (!result) throw new InputError((language) => FAULTS[language].noStorageUrl)
  return result
}

type Say = (language: Language, parts: RegExpExecArray) => string

const SENTENCES: readonly (readonly [RegExp, Say])[] = [
  [OLD_SERVER, (language, [, found, needed]) => FAULTS[language].postgresOld(Number(found), Number(needed))],
  [OTHER_ENCODING, (language, [, encoding]) => FAULTS[language].postgresEncoding(encoding!)],
  [NEWER_DATABASE, (language, [, found, known]) => FAULTS[language].databaseNewer(Number(found), Number(known))],
  [FOREIGN_TABLES, (language) => FAULTS[language].foreignTables],
  [HALF_MIGRATED, (language, [, version, missing]) => FAULTS[language].halfMigrated(Number(version), missing!)],
  [HALF_MOVED, (language) => FAULTS[language].halfMoved],
  [/ECONNREFUSED/, (language) => FAULTS[language].postgresSilent],
  [/\b(ENOTFOUND|EAI_AGAIN|ENOENT|EACCES)\b/, (language, [, code]) => systemFault({ code: code! }, language)],
  [/timeout/i, (language) => FAULTS[language].postgresSilent],
  [/is starting up|is shutting down|not yet accepting connections/, (language) => FAULTS[language].postgresStarting],
  [/database "(.+)" does not exist/, (language, [, name]) => FAULTS[language].noPostgresDatabase(name!)],
  [/password|role ".+" does not exist|pg_hba\.conf/, (language) => FAULTS[language].postgresRefuses],
  [/No space left on device/, (language) => systemFault({ code: 'ENOSPC' }, language)],
  [/read-only transaction|recovery is in progress/, (language) => FAULTS[language].postgresReadOnly],
]

/** Why a server cannot use this database. */
export function postgresFault(url: string, error: unknown): InputError {
  if (error instanceof InputError) return error
  const { message } = error as Error
  return new InputError((language) => FAULTS[language].postgresUnusable(shownUrl(url), whatIsWrong(message, language)))
}

/** What an error of PostgreSQL means; its own words, where there are no better ones. */
export function whatIsWrong(message: string, language: Language): string {
  for (const [pattern, say] of SENTENCES) {
    const parts = pattern.exec(message)
    if (parts) return say(language, parts)
  }
  return message.split('\n')[0]!
}
