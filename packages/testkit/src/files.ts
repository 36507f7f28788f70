/** Finds and reads scenario and golden files. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { InputError, isSystemError, systemFault } from '@alea/engine'
import { parseScenarios } from './scenario/parse.ts'
import type { Scenario } from './scenario/scenario.ts'
import { FAULTS } from './text/faults.ts'

export const SCENARIO = '.scenario'
export const GOLDEN = '.golden'

/** Every file with this ending under the paths, in order; a path that names a file is taken whatever its ending. */
export function findFiles(paths: readonly string[], ending: string): string[] {
  return paths.flatMap((path) => {
    const found = reading(path, () => statSync(path, { throwIfNoEntry: false }))
    if (!found) throw new InputError((language) => FAULTS[language].noSuchPath(path))
    return found.isDirectory() ? inFolder(path, ending) : [path]
  })
}

/** The text of a file; editors of some systems put a byte-order mark in front, which is no part of it. */
const textOf = (file: string): string => reading(file, () => readFileSync(file, 'utf8')).replace(/^\uFEFF/, '')

/** What the disk refuses is an InputError that names the file. */
function reading<T>(path: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw new InputError((language) => FAULTS[language].unreadable(path, systemFault(error, language)))
  }
}

export const readScenarios = (paths: readonly string[]): Scenario[] =>
  findFiles(paths, SCENARIO).flatMap((file) => {
    const text = textOf(file)
    return parseScenarios(file.endsWith('.md') ? fenced(text) : text, file)
  })

/** Only the lines of a Markdown text that are in a ```scenario block; the others are left blank, so that line numbers stay correct. */
function fenced(markdown: string): string {
  let inside = false
  const lines = markdown.split('\n').map((line) => {
    const fence = line.startsWith('```')
    if (fence) inside = line.trim() === '```scenario'
    return inside && !fence ? line : ''
  })
  return lines.join('\n')
}

export const readGoldens = (paths: readonly string[]): { file: string; text: string }[] =>
  findFiles(paths, GOLDEN).map((file) => ({ file, text: textOf(file) }))

function inFolder(folder: string, ending: string): string[] {
  const found = reading(folder, () => readdirSync(folder, { withFileTypes: true }))
  const entries = found.sort((one, other) => (one.name < other.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : inFolder(path, ending)
    return entry.name.endsWith(ending) ? [path] : []
  })
}
