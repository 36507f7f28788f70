import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import '@alea/catalog'
import { numbersOf, replaceable } from '@alea/dice-throne'
import { describe, expect, it } from 'vitest'
import { again, alea, scratch } from './alea.ts'

/** The six modes, with the number of players. */
const MODES = [
  ['duel', 2],
  ['hill', 3],
  ['hill', 5],
  ['hill', 6],
  ['teams', 4],
  ['teams', 6],
  ['three-teams', 6],
] as const

describe('Dice Throne for up to six', () => {
  it.each(MODES)('%s for %i is simulated, the same way twice', async (mode, seats) => {
    const args = ['simulate', 'dice-throne', '--seats', `${seats}`, '--option', `mode=${mode}`]
    const run = async () => {
      const { code, stdout, stderr } = await alea([...args, '--matches', '6', '--seed', '7', '--json'])
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      const { seconds: _, matchesPerSecond: __, decisionsPerSecond: ___, ...report } = JSON.parse(stdout)
      return report
    }
    const report = await run()
    expect(report.seats).toHaveLength(seats)
    expect(await run()).toEqual(report)
  })

  it('shows six players with their names, teams, whose turn it is and whom the attack is on', async () => {
    const heroes = 'heroes=barbarian,loki,thor,monk,huntress,treant'
    const { stdout } = await alea(
      [
        'play',
        'dice-throne',
        '--seats',
        '6',
        '--name',
        'Anna',
        '--option',
        heroes,
        '--option',
        'mode=three-teams',
        '--seed',
        '3',
        '--fast',
      ],
      { input: again('1', 40) },
    )
    for (const name of ['Anna', 'Ada', 'Bruno', 'Clio', 'Dario', 'Emma']) expect(stdout).toContain(name)
    for (const hero of ['Barbarian', 'Loki', 'Thor', 'Monk', 'Huntress', 'Treant']) expect(stdout).toContain(hero)
  })
})

describe('alea numbers', () => {
  it('prints a file to fill in, for all heroes or for those named, that the option takes', async () => {
    const { code, stdout, stderr } = await alea(['numbers'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(JSON.parse(stdout)).toEqual(numbersOf(replaceable()))
    const loki = await alea(['numbers', 'loki'])
    expect(Object.keys(JSON.parse(loki.stdout))).toEqual(['loki'])
    const file = join(scratch(), 'numbers.json')
    writeFileSync(file, loki.stdout.replace('"vexII": 8', '"vexII": 9'))
    const option = `numbers=@${file}`
    const args = ['simulate', 'dice-throne', '--matches', '2', '--option', 'heroes=loki,barbarian', '--option', option]
    expect(await alea(args)).toMatchObject({ code: 0, stderr: '' })
  })
})
