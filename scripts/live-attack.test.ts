/** The walk of docs/live-attack.md leads through functions that exist. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/live-attack.md'), 'utf8')
const steps = [...page.matchAll(/`(packages\/[\w./-]+\.tsx?)` `(\w+)`/g)].map(([, file, name]) => ({
  file: file!,
  name: name!,
}))

test('the page names its steps', () => {
  expect(steps.length).toBeGreaterThan(20)
})

test.each(steps)('$file has $name', ({ file, name }) => {
  expect(existsSync(join(root, file)), file).toBe(true)
  const declared = new RegExp(
    `(?:function|const|get|async|static|readonly) ${name}\\b|^ {2,4}(?:private )?${name}\\b`,
    'm',
  )
  expect(readFileSync(join(root, file), 'utf8')).toMatch(declared)
})
