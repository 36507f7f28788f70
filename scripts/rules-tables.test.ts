import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rulesWithTables } from './rules-tables.ts'

const WRITTEN = rulesWithTables()

test.each(WRITTEN)(
  '$file has what is printed on the components; otherwise run `npm run docs:rules`',
  ({ file, text }) => {
    expect(readFileSync(join(import.meta.dirname, '..', file), 'utf8')).toBe(text)
  },
)

test('the tables name creatures, locations, cards and heroes in every language', () => {
  const text = WRITTEN.map((each) => each.text).join('\n')
  for (const part of [
    '| elf | 3 | 4 |',
    '| elfe | 3 | 4 |',
    '| Great Wall |',
    'Paladin — board',
    'Doctor Strange — cartes',
  ])
    expect(text).toContain(part)
})
