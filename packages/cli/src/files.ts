/** Reads and writes files; whatever the disk refuses is an error that names the file. */
import { readFileSync } from 'node:fs'
import { InputError } from '@alea/engine'
import { fault } from './fault.ts'
import type { Messages } from './text/index.ts'

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw fault((say) => say.unreadable(file, reasonOf(say, error)))
  }
}

export function readJson(file: string): unknown {
  const text = readText(file)
  try {
    return JSON.parse(text)
  } catch {
    throw fault((say) => say.notJson(file))
  }
}

export function writing(file: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    const isPathMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw fault((say) => say.unwritable(file, isPathMissing ? say.noSuchPath : reasonOf(say, error)))
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

function reasonOf({ disk }: Messages['faults'], error: unknown): string {
  const { code = '' } = error as NodeJS.ErrnoException
  return disk[code as keyof typeof disk] ?? code
}
