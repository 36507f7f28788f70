import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { alea, scratch } from './alea.ts'

const file = join(scratch(), 'pig.log')
writeFileSync(
  file,
  `alea log 1
game pig
rules 1
seats 2
options {"target":50}

p1 choose roll
* roll 6
p1 choose hold
p2 choose roll
* roll 5
p2 choose roll
`,
)

interface Thought {
  readonly seat: string
  readonly chosen: string
  readonly played: string
  readonly options: readonly {
    key: string
    value: number
    visits: number
    terms?: readonly { id: string; amount: number }[]
  }[]
  readonly comparisons: readonly {
    better: string
    other: string
    alike: boolean
    lead: { value: number; error: number }
    why: { favours: readonly string[]; costs: readonly string[] }
  }[]
}

const thought = async (...args: string[]): Promise<Thought> => {
  const { code, stdout, stderr } = await alea(['think', ...args, '--json'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return JSON.parse(stdout)
}

describe('alea think', () => {
  it('lists the decisions between several options without a position', async () => {
    const { code, stdout } = await alea(['think', file])
    expect(code).toBe(0)
    expect(stdout).toMatch(/^2 +p1 Roll again, or hold 6 points\? → hold +2 /m)
    expect(stdout).toMatch(/^5 +p2 Roll again, or hold 5 points\? → roll +2 /m)
    expect(stdout).not.toMatch(/^0 /m)
  })

  it('says what each option is worth, what was played, and why the best one is better', async () => {
    const { stdout } = await alea(['think', `${file}@2`])
    expect(stdout).toMatch(/^→ Roll \(chosen\) +0 +\d+\.\d%$/m)
    expect(stdout).toMatch(/^ {2}Hold 6 \(played in the match\) +0 +\d+\.\d%$/m)
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
      'may bring more points this turn (but may lose the turn by rolling a 1)',
    )
  })

  it('gives one JSON document, whose terms add up to the chances that are computed', async () => {
    const { seat, chosen, played, options, comparisons } = await thought(`${file}@2`)
    expect({ seat, chosen, played }).toEqual({ seat: 'p1', chosen: 'roll', played: 'hold' })
    for (const { value, terms } of options)
      expect(terms!.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(value, 10)
    const [roll, hold] = options
    expect(comparisons).toMatchObject([{ better: 'roll', other: 'hold', alike: false }])
    expect(comparisons[0]!.lead.value).toBeCloseTo(roll!.value - hold!.value, 10)
  })

  it('thinks the same with the same seed', async () => {
    const args = [`${file}@2`, '--bot', 'greedy', '--seed', '7']
    expect(await thought(...args)).toEqual(await thought(...args))
  })

  it('speaks French', async () => {
    const { stdout } = await alea(['think', `${file}@5`, '--lang', 'fr'])
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain('peut rapporter encore des points ce tour-ci')
  })
})
