import { readFileSync, writeFileSync } from 'node:fs'
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
options {"target":10}

p1 choose roll
* roll 6
p1 choose roll
* roll 5
p1 choose hold
`,
)

describe('alea replay', () => {
  it('tells the match, shows the table and says who is awaited', async () => {
    const { code, stdout, stderr } = await alea(['replay', file, '--until', '2'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toBe(`Pig, 2 players
p1 choose roll
* roll 6
    p1 rolls a 6

  turn  0
  turn total  6
  scores  p1 0, p2 0
  target  10

Waiting for p1: Roll again, or hold 6 points?
2 answers replayed, all valid.
`)
  })

  it('tells who won', async () => {
    const { stdout } = await alea(['replay', file])
    expect(stdout).toContain('The target has been reached')
    expect(stdout).toContain('p1 wins! 11, 0')
  })

  it('gives one JSON document', async () => {
    const { code, stdout, stderr } = await alea(['replay', file, '--json'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const replayed = JSON.parse(stdout)
    expect(replayed).toMatchObject({
      game: 'pig',
      position: 5,
      answers: 5,
      outcome: { winners: ['p1'], scores: [11, 0], places: [1, 2], reason: 'target' },
      view: { scores: [11, 0] },
    })
    expect(replayed.waiting).toBeUndefined()
    expect(replayed.log[1]).toEqual({ answer: '* roll 6', events: [{ type: 'rolled', seat: 0, face: 6, lost: 0 }] })

    const begun = JSON.parse((await alea(['replay', file, '--json', '--until', '0'])).stdout)
    expect(begun).toMatchObject({ position: 0, answers: 5, waiting: { name: 'choose', seats: ['p1'] }, log: [] })
    expect(begun.outcome).toBeUndefined()
  })

  it('finds a changed line of a log that the program wrote', async () => {
    const log = join(scratch(), 'match.log')
    await alea(['play', '--seats', 'random,random', '--seed', '1', '--log', log])
    const lines = readFileSync(log, 'utf8').split('\n')
    const at = lines.findIndex((line) => /^p\d send goblin/.test(line))
    lines[at] = lines[at]!.replace('goblin', 'orc   ')
    writeFileSync(log, lines.join('\n'))
    const { code, stderr } = await alea(['replay', log])
    expect(code).toBe(2)
    expect(stderr).toContain(`match.log: line ${at + 1}: the tag does not fit`)
  })
})
