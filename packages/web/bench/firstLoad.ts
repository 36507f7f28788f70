import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const DIST = join(import.meta.dirname, '..', 'dist')

/** What the first page asks for, compressed, in kilobytes. */
export function firstLoad(): number {
  const page = readFileSync(join(DIST, 'index.html'), 'utf8')
  const files = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file!)
  const sizes = files.map((file) => gzipSync(readFileSync(join(DIST, file))).length)
  return Math.round(sizes.reduce((one, other) => one + other, gzipSync(page).length) / 100) / 10
}
