/** A folder and those above it. Node's own way (`recursive`) never comes back where nothing can be made, as under /proc. */
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

export function makeFolder(path: string): void {
  if (existsSync(path) && statSync(path).isDirectory()) return
  makeFolder(dirname(path))
  mkdirSync(path)
}
