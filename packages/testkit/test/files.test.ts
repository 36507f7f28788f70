import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFiles, readGoldens, readScenarios } from '../src/files.ts'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'testkit-'))
  mkdirSync(join(folder, 'deep'))
  mkdirSync(join(folder, 'node_modules'))
  const scenario = (title: string) => `game g\nseats 2\nscenario ${title}\nplay\n  expect x = 1\n`
  writeFileSync(join(folder, 'b.scenario'), scenario('B'))
  writeFileSync(join(folder, 'deep', 'a.scenario'), scenario('A'))
  writeFileSync(join(folder, 'node_modules', 'c.scenario'), scenario('C'))
  writeFileSync(join(folder, 'question.txt'), scenario('Q'))
  writeFileSync(join(folder, 'deep', 'first.golden'), 'alea log 1\n')
})

afterAll(() => rmSync(folder, { recursive: true }))

test('folders are searched, named files are taken whatever their ending', () => {
  expect(readScenarios([folder]).map(({ title }) => title)).toEqual(['B', 'A'])
  expect(readScenarios([join(folder, 'question.txt')])[0]).toMatchObject({
    title: 'Q',
    file: join(folder, 'question.txt'),
  })
  expect(readGoldens([folder]).map(({ file, text }) => [basename(file), text])).toEqual([
    ['first.golden', 'alea log 1\n'],
  ])
})

test('scenario blocks of a Markdown file are read with their lines', () => {
  const docs = fileURLToPath(new URL('../../../docs/scenarios.md', import.meta.url))
  const scenarios = readScenarios([docs])
  expect(scenarios.length).toBeGreaterThan(1)
  const lines = readFileSync(docs, 'utf8').split('\n')
  for (const { line, text } of scenarios) expect(lines[line - 1]).toBe(text)
})

test('a path that leads nowhere is an error', () => {
  expect(() => readScenarios([join(folder, 'nowhere')])).toThrow(/nowhere: there is no such file or folder/)
})

test('only these files need a machine: the rest also runs in a browser', () => {
  const src = fileURLToPath(new URL('../src', import.meta.url))
  const impure = findFiles([src], '.ts').filter((file) =>
    /from '(node:|vitest|fast-check)/.test(readFileSync(file, 'utf8')),
  )
  expect(impure.map((file) => basename(file))).toEqual(['files.ts', 'prove.ts', 'index.ts', 'register.ts'])
})
