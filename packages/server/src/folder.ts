/** Creates a folder and its parents. Node's `recursive` option never returns where nothing can be created, as under /proc. */
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

export function makeFolder(path: string): void {
  if (existsSync(path) && statSync(path).isDirectory()) return
  makeFolder(dirname(path))
  mkdirSync(path)
}
