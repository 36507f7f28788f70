import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const server = join(import.meta.dirname, '..')
const named = (text: string) => [...new Set(text.match(/\balea_\w+/g))].sort()

test('docs/operations.md has a row for every metric, and for no other', () => {
  const files = globSync('src/**/*.ts', { cwd: server })
  const counted = named(files.map((file) => readFileSync(join(server, file), 'utf8')).join('\n'))
  const table = readFileSync(join(server, '../../docs/operations.md'), 'utf8')
  // A histogram is three series: its buckets, their sum and their count.
  const explained = named(table).filter((name) => !/_ms_(bucket|sum|count)$/.test(name))
  expect(explained).toEqual(counted)
})
