/** One set of design tokens: every sheet is imported, and none brings a colour, a shadow layer or a depth of its own. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../src')
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
const read = (file: string) => readFileSync(join(src, file), 'utf8')

test('board.css imports every sheet once, tokens apart', () => {
  const imported = [...read('board.css').matchAll(/@import "\.\/([^"]+)"/g)].map((match) => match[1])
  expect(imported.toSorted()).toEqual(sheets.filter((file) => !['board.css', 'tokens.css'].includes(file)).toSorted())
})

const parts = sheets.filter((file) => file !== 'tokens.css')

test.each(parts)('%s has no colour by number and no z-index outside the list', (file) => {
  const css = read(file)
  expect(css.match(/#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/gi) ?? []).toEqual([])
  expect([...css.matchAll(/z-index: (.+);/g)].filter(([, depth]) => !depth!.startsWith('var(--z-'))).toEqual([])
})

test.each(parts)('%s uses only properties that somebody sets', (file) => {
  const everything = [
    ...sheets.map(read),
    ...readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map(read),
  ].join('\n')
  const unknown = [...read(file).matchAll(/var\((--[\w-]+)([,)])/g)].filter(
    ([, name, end]) => end === ')' && !new RegExp(`${name}['"\`]?\\]?\\s*:`).test(everything),
  )
  expect(unknown.map(([, name]) => name)).toEqual([])
})
