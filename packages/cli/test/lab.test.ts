import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LabState, Report } from '@alea/lab'
import { READY_MADE } from '@alea/lab'
import { describe, expect, it } from 'vitest'
import { alea, scratch } from './alea.ts'

const folder = scratch()
const file = join(folder, 'targets.json')
writeFileSync(
  file,
  JSON.stringify({
    game: 'pig',
    seats: ['adept', 'random'],
    matches: 40,
    variants: [
      { name: 'short', options: { target: 20 } },
      { name: 'long', options: { target: 40 } },
    ],
  }),
)

describe('alea lab', () => {
  it('gives the same document to the byte on however many threads, and after having been kept and continued', async () => {
    const kept = join(folder, 'kept.json')
    const [one, three, part] = await Promise.all([
      alea(['lab', file, '--json', '--threads', '1']),
      alea(['lab', file, '--json', '--threads', '3']),
      alea(['lab', file, '--json', '--matches', '15', '--resume', kept]),
    ])
    expect(one).toMatchObject({ code: 0, stderr: '' })
    expect(three).toEqual(one)
    expect(JSON.parse(part!.stdout).matches).toBe(15)
    expect((JSON.parse(readFileSync(kept, 'utf8')) as LabState).played).toBe(15)
    const whole = await alea(['lab', file, '--json', '--resume', kept])
    expect(whole).toEqual(one)
    const report = JSON.parse(one!.stdout) as Report
    expect(report).toMatchObject({ matches: 40, isStopped: false })
    expect(report.variants.map(({ name }) => name)).toEqual(['short', 'long'])
    expect(report.differences[0]!.turns!.low).toBeGreaterThan(0)
  })

  it('says in sentences what it found, and gives one row a figure', async () => {
    const [text, csv] = await Promise.all([alea(['lab', file, '--lang', 'fr']), alea(['lab', file, '--csv'])])
    expect(text).toMatchObject({ code: 0, stderr: '' })
    expect(text!.stdout).toMatch(/Long\s+dure [\d,]+ \(95 % : de [\d,]+ à\s+[\d,]+\)\s+tours de plus que\s+short/)
    expect(csv!.stdout.split('\n')[0]).toBe('variant,figure,item,value,low,high,matches')
  })

  it('lists the ready-made experiments when none is named', async () => {
    const { code, stdout } = await alea(['lab'])
    expect(code).toBe(0)
    for (const name of READY_MADE) expect(stdout).toContain(`${name}: `)
  })

  it('refuses a file that is broken, and a run of another experiment, and leaves both as they are', async () => {
    const broken = join(folder, 'broken.json')
    writeFileSync(broken, '{ "game": "pig", "matchs": 3 }')
    expect(await alea(['lab', broken])).toEqual({
      code: 2,
      stdout: '',
      stderr: `alea: ${broken}: there is no field matchs; possible: title, question, game, options, seats, matches, seed, variants, until, about\n`,
    })
    const other = join(folder, 'other.json')
    const state = { experiment: { game: 'pig' }, rules: 1, played: 3, tally: { variants: [] } }
    writeFileSync(other, JSON.stringify(state))
    const refused = await alea(['lab', file, '--resume', other])
    expect(refused).toMatchObject({ code: 2, stdout: '' })
    expect(refused.stderr).toContain('this was begun with another experiment')
    expect(JSON.parse(readFileSync(other, 'utf8'))).toEqual(state)
  })
})
