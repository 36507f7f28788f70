/** The rules of every version that is kept, for Node; browsers get `rulesInBrowser.ts` under the same name. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findingRules, frozenName } from './frozenRules.ts'

const FOLDER = join(import.meta.dirname, '..', 'frozen')

/** One frozen build: a line of `frozen/manifest.json`. */
export interface Frozen {
  readonly game: string
  readonly rules: number
  /** The last release that had these rules. */
  readonly release: string
  readonly sha256: string
}

export const FROZEN: readonly Frozen[] = JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8'))

/** The path of a frozen build. */
export const frozenFile = (game: string, rules: number): string => join(FOLDER, `${frozenName(game, rules)}.js`)

const FILES = new Map(FROZEN.map(({ game, rules }) => [frozenName(game, rules), frozenFile(game, rules)]))

export const rulesOf = findingRules((name) => {
  const file = FILES.get(name)
  return file === undefined ? undefined : import(/* @vite-ignore */ pathToFileURL(file).href)
})
