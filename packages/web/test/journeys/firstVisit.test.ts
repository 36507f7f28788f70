/** What a first visit costs: everything the first page asks for, compressed, before any game is opened. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const DIST = join(import.meta.dirname, '..', '..', 'dist')
const LIMIT = 200_000

test(`the first page needs no more than ${LIMIT / 1000} kB`, () => {
  const page = readFileSync(join(DIST, 'index.html'), 'utf8')
  const files = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file!)
  expect(files.some((file) => file.endsWith('.js'))).toBe(true)
  const sizes = files.map((file) => gzipSync(readFileSync(join(DIST, file))).length)
  const total = sizes.reduce((one, other) => one + other, gzipSync(page).length)
  expect(total).toBeLessThan(LIMIT)
})
