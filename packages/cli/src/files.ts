/** Reads and writes files; whatever the disk refuses is an error that names the file. */
import { readFileSync } from 'node:fs'
import { InputError, isSystemError, systemFault } from '@alea/engine'
import { fault } from './fault.ts'

/** Without the byte-order mark that editors of some systems put in front. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw fault((say, language) => say.unreadable(file, systemFault(error, language)))
  }
}

export function readJson(file: string): unknown {
  const text = readText(file)
  try {
    return JSON.parse(text)
  } catch (error) {
    const [, line, column] = /line (\d+) column (\d+)/.exec((error as Error).message) ?? []
    throw fault((say) => say.notJson(file, line, column))
  }
}

export function writing(file: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw fault((say, language) => say.unwritable(file, systemFault(error, language)))
  }
}

/** Errors in the content of a file are told with the file's name. */
export function inFile<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    throw fault((say, language) => say.inFile(file, error.in(language)))
  }
}
