import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@alea/catalog'
import { LANGUAGES, parseRules, rulesFile } from '@alea/engine'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

describe.each(GAMES)('$id', ({ id, options }) => {
  const home = ['packages', 'examples'].map((group) => join(root, group, id)).find((path) => existsSync(path))!

  test.each(LANGUAGES)('a numbered rule names every match option (%s)', (language) => {
    const rules = parseRules(readFileSync(join(home, rulesFile(language)), 'utf8'))
    const named = new Set(
      rules.flatMap(({ text }) => [...text.matchAll(/`([\w-]+)(?: = [^`]+)?`/g)].map(([, name]) => name)),
    )
    const unnamed = Object.keys(options).filter((name) => !named.has(name))
    expect(unnamed, 'Which rule says what this option changes?').toEqual([])
  })
})
