/** One set of design tokens: every sheet is imported, and none brings a colour, a shadow layer or a depth of its own. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const board = join(import.meta.dirname, '../src')
const web = join(import.meta.dirname, '../../web/src')

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .sort()
const read = (file: string) => readFileSync(join(board, file), 'utf8')

const sheets = filesIn(board, /\.css$/)
const parts = sheets.filter((file) => file !== 'tokens.css')

test('board.css imports every sheet once, tokens apart', () => {
  const imported = [...read('board.css').matchAll(/@import "\.\/([^"]+)"/g)].map((match) => match[1])
  expect(imported.toSorted()).toEqual(parts.filter((file) => file !== 'board.css').toSorted())
})

/** `color-mix(in oklch, …)` names a space, not a colour. */
const RAW_COLOUR = /#(?:[0-9a-f]{3,4}){1,2}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/gi
const rawColours = (css: string): string[] => css.match(RAW_COLOUR) ?? []

test.each([
  ['color: oklch(0.5 0.1 20)', 1],
  ['color: #fff', 1],
  ['color: rgb(0 0 0 / 20%)', 1],
  ['background: color-mix(in oklch, var(--ink), transparent 20%)', 0],
])('what counts as a colour by number: %s', (css, count) => {
  expect(rawColours(css)).toHaveLength(count)
})

test.each(parts)('%s has no colour by number and no z-index outside the list', (file) => {
  const css = read(file)
  expect(rawColours(css)).toEqual([])
  expect([...css.matchAll(/z-index: (.+);/g)].filter(([, depth]) => !depth!.startsWith('var(--z-'))).toEqual([])
})

/** A folder of the app may have tokens of its own, for the colours of pictures and games. */
test.each(filesIn(web, /\.css$/).filter((file) => !/(^|\/)tokens\.css$/.test(file)))(
  'web/src/%s takes its colours from the tokens',
  (file) => {
    expect(rawColours(readFileSync(join(web, file), 'utf8'))).toEqual([])
  },
)

test.each(parts)('%s uses only properties that somebody sets', (file) => {
  const everything = [...sheets, ...filesIn(board, /\.tsx?$/)].map(read).join('\n')
  const unknown = [...read(file).matchAll(/var\((--[\w-]+)([,)])/g)].filter(
    ([, name, end]) => end === ')' && !new RegExp(`${name}['"\`]?\\]?\\s*:`).test(everything),
  )
  expect(unknown.map(([, name]) => name)).toEqual([])
})
