import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..')
const guide = readFileSync(join(root, 'docs', 'writing-a-game.md'), 'utf8')
const quotes = [...guide.matchAll(/^```ts\n\/\/ (\S+)\n(.*?)^```$/gms)].map((match) => ({
  file: match[1]!,
  code: match[2]!,
}))

describe('docs/writing-a-game.md', () => {
  test.each(quotes)('quotes $file as it is', ({ file, code }) => {
    expect(readFileSync(join(root, file), 'utf8')).toContain(code)
  })

  test('quotes Pig, its rules and a scenario', () => {
    expect(quotes.length).toBeGreaterThanOrEqual(8)
    const rules = readFileSync(join(root, 'examples', 'pig', 'RULES.md'), 'utf8')
    for (const [sentence] of guide.matchAll(/^\*\*\[PIG-.*$/gm)) expect(rules).toContain(sentence)
    const scenario = /```scenario\n(.*?)```/s.exec(guide)![1]!.replace('game pig\nseats 2\n', '')
    expect(readFileSync(join(root, 'examples', 'pig', 'scenarios', 'pig.scenario'), 'utf8')).toContain(scenario)
  })
})
