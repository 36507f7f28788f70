/** What is wrong with a database or its disk, as an operator is told. */
import { InputError, isSystemError, type Language, systemFault } from '@alea/engine'
import { FAULTS } from '../text/index.ts'
import { FOREIGN_DATABASE, NEWER_DATABASE } from './sqlite/tables.ts'

/** SQLite's own words for what the file system tells by a code. */
const CODES: readonly (readonly [RegExp, string])[] = [
  [/database or disk is full/, 'ENOSPC'],
  [/readonly database/, 'EROFS'],
  [/unable to open database file/, 'EACCES'],
]

/** Errors leave the storage thread as text, so it is the text that counts. Undefined for anything that is neither disk nor database. */
export function databaseFault(file: string, error: unknown): InputError | undefined {
  if (error instanceof InputError) return error
  const { message = '', code = '', path = file } = error as NodeJS.ErrnoException
  const sentence = (say: (language: Language) => string) => new InputError(say)
  if (/database is locked/.test(message)) return sentence((language) => FAULTS[language].isLocked(file))
  const newer = NEWER_DATABASE.exec(message)
  if (newer) return sentence((language) => FAULTS[language].fileNewer(file, Number(newer[1]), Number(newer[2])))
  if (FOREIGN_DATABASE.test(message)) return sentence((language) => FAULTS[language].foreignFile(file))
  const disk = diskCodeOf(error as Error)
  if (disk !== undefined)
    return sentence((language) => FAULTS[language].unusable(path, systemFault({ code: disk }, language)))
  if (code === 'ERR_SQLITE_ERROR' || (error as Error).name === 'StorageFault' || isSqlite(message))
    return sentence((language) => FAULTS[language].damagedFile(file, message))
  return undefined
}

/** The code of a fault of the file system, which SQLite tells in words. */
export function diskCodeOf(error: NodeJS.ErrnoException): string | undefined {
  const { code, syscall, message } = error
  if (code !== undefined && (syscall !== undefined || isSystemError(error))) return code
  return CODES.find(([words]) => words.test(message))?.[1]
}

const isSqlite = (message: string): boolean => /malformed|not a database|no such (?:table|column)/.test(message)

/** Runs the work; what is wrong with the database or the disk becomes an InputError. */
export async function namingFaults<T>(file: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw databaseFault(file, error) ?? error
  }
}
