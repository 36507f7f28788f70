import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prove } from '@alea/testkit/prove'
import { expect, test } from 'vitest'
import { diceCity } from '../src/index.ts'

const folder = join(import.meta.dirname, '..')

prove(diceCity, {
  folder,
  matches: [
    { seeds: 3, deep: 20 },
    { seeds: 2, deep: 20, seatCounts: [1], options: { level: 'hard', soloRefresh: true } },
  ],
  quick: 100,
})

test('all 66 worked examples are scenarios', () => {
  const scenarios = join(folder, 'scenarios')
  const text = readdirSync(scenarios)
    .map((file) => readFileSync(join(scenarios, file), 'utf8'))
    .join('\n')
  const examples = new Set([...text.matchAll(/^scenario .*\] E(\d+) /gm)].map(([, number]) => Number(number)))
  expect([...examples].sort((one, other) => one - other)).toEqual(Array.from({ length: 66 }, (_, i) => i + 1))
})
