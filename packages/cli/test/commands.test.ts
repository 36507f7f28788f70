/** The commands that others wrote the inside of, and the help. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@alea/catalog'
import { LANGUAGES } from '@alea/engine'
import { checkConfig } from '@alea/server'
import { describe, expect, it } from 'vitest'
import { COMMANDS } from '../src/command.ts'
import { helpText } from '../src/help.ts'
import { MESSAGES } from '../src/text/index.ts'
import { alea, aleaMany, scratch } from './alea.ts'

const fine = { code: 0, stderr: '' }

describe('alea games', () => {
  it('lists every game with players and options', async () => {
    const { stdout, ...rest } = await alea(['games'])
    expect(rest).toEqual(fine)
    expect(stdout).toContain('battle-dice  Battle Dice, 2 to 4 players\n')
    const listed = stdout.replaceAll(/\n {10,}/g, ' ')
    for (const { options } of GAMES)
      for (const [name, spec] of Object.entries(options)) {
        const values = spec.kind === 'choice' ? spec.values : spec.kind === 'data' ? (spec.words?.() ?? []) : []
        const line = listed.split('\n').find((each) => each.startsWith(`  --option ${name}=…`))
        for (const value of values) expect(line).toMatch(new RegExp(`[ ,]${RegExp.escape(value)}[ ,]`))
        if (spec.kind === 'data' && values.length < 2) expect(line).toContain('@file.json')
      }
    expect(stdout).toContain('--option target=…  Points to win: 10 to 1000 (default: 100)')
  })

  it('gives one JSON document', async () => {
    const { stdout, ...rest } = await alea(['games', '--json'])
    expect(rest).toEqual(fine)
    const games = JSON.parse(stdout)
    expect(games.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(['battle-dice', 'pig']))
    const battleDice = games.find(({ id }: { id: string }) => id === 'battle-dice')
    expect(battleDice).toMatchObject({
      players: { min: 2, max: 4 },
      rules: 4,
      options: [
        { name: 'first', kind: 'seat' },
        { name: 'dice', kind: 'data', words: expect.arrayContaining(['standard', 'prototype']) },
      ],
    })
  })
})

describe('alea scenario', () => {
  const folder = scratch()
  const head = 'game pig\nseats 2\n\nscenario [PIG-2.2] The first choice of a turn is to roll\nplay\n'
  writeFileSync(join(folder, 'right.scenario'), `${head}  expect offers p1 choose = roll\n`)
  writeFileSync(join(folder, 'wrong.scenario.txt'), `${head}  expect offers p1 choose = roll hold\n`)

  it('passes a folder', async () => {
    const { stdout, ...rest } = await alea(['scenario', folder])
    expect(rest).toEqual(fine)
    expect(stdout).toMatch(/✓ .*right\.scenario {2}1 passed, 0 failed\n1 passed, 0 failed\n$/)
  })

  it('accepts a byte-order mark and never echoes escape sequences', async () => {
    writeFileSync(join(folder, 'marked.txt'), `\uFEFF${head}  expect offers p1 choose = roll\n`)
    const marked = await alea(['scenario', join(folder, 'marked.txt')])
    expect(marked).toMatchObject(fine)
    const hostile = join(folder, 'hostile.txt')
    writeFileSync(
      hostile,
      `${head.replace('first choice', '\x1b[31mfirst\x9b2J choice')}  expect offers p1 choose = hold\x1b[2J\n`,
    )
    for (const json of [[], ['--json']]) {
      const { code, stdout, stderr } = await alea(['scenario', hostile, ...json], { env: { NO_COLOR: '1' } })
      expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
      expect(stdout).toContain('first')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: none may come out
      expect(stdout).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f]/)
    }
  })

  it('fails with exit code 1 and says what differed and where', async () => {
    const { code, stdout, stderr } = await alea(['scenario', folder, join(folder, 'wrong.scenario.txt')])
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(stdout).toMatch(
      /wrong\.scenario\.txt:6: expect offers p1 choose = roll hold\n +expected {2}roll hold\n +found {5}roll +\(missing: hold\)\n +at {8}pig\/match/,
    )
    expect(stdout).toMatch(/1 passed, 1 failed\n$/)
  })

  it('gives one JSON document, passed or failed', async () => {
    const { code, stdout, stderr } = await alea(['scenario', join(folder, 'wrong.scenario.txt'), '--json'])
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({
      passed: 0,
      failed: 1,
      scenarios: [{ passed: false, failure: { line: 6 } }],
    })
  })
})

describe('alea fuzz', () => {
  it('plays for its time and finds no law broken', async () => {
    const { stdout, ...rest } = await alea(['fuzz', 'battle-dice', '--seconds', '1', '--seed', '4'])
    expect(rest).toEqual(fine)
    expect(stdout).toMatch(/^[\d,]+ matches, [\d,]+ decisions, no law broken \(seed 4\)\.\n$/)
  })

  it('gives one JSON document', async () => {
    const { stdout, ...rest } = await alea(['fuzz', 'pig', '--seconds', '1', '--json'])
    expect(rest).toEqual(fine)
    const report = JSON.parse(stdout)
    expect(report.matches).toBeGreaterThan(0)
    expect(report.failure).toBeUndefined()
  })
})

describe('alea bench', () => {
  it('gives one JSON document with the race and every game', async () => {
    const { stdout, ...rest } = await alea(['bench', '--quick', '--json'])
    expect(rest).toEqual(fine)
    const { pig, games, machine } = JSON.parse(stdout)
    expect(pig.ratio).toBeCloseTo(pig.ours / pig.boardgameio)
    expect(games.map(({ game }: { game: string }) => game)).toEqual(expect.arrayContaining(['battle-dice', 'pig']))
    expect(machine.node).toMatch(/^v\d+/)
  })
})

describe('help', () => {
  const folder = scratch()
  it('lists every command', async () => {
    const [bare, asked] = await Promise.all([alea([]), alea(['--help'])])
    expect(bare).toEqual(asked)
    expect(bare).toMatchObject(fine)
    for (const name of COMMANDS) expect(bare.stdout).toMatch(new RegExp(`^  ${name} `, 'm'))
  })

  it('explains each of them', async () => {
    const explained = await aleaMany(
      COMMANDS.map((name) => [name, '--help']),
      folder,
    )
    for (const [i, name] of COMMANDS.entries()) {
      const { stdout, ...rest } = explained[i]!
      expect(rest).toEqual(fine)
      expect(stdout).toMatch(new RegExp(`^Usage: alea ${name}`))
    }
  })

  it.each(LANGUAGES)('names every option of every command (%s)', (language) => {
    for (const name of COMMANDS) {
      const source = readFileSync(join(import.meta.dirname, '..', 'src', 'commands', `${camelCase(name)}.ts`), 'utf8')
      const options = [...source.matchAll(/(\w+): \{ type: '(?:string|boolean)'/g)].map(([, option]) => `--${option}`)
      const text = helpText(MESSAGES[language], name)
      expect(options.filter((option) => !text.includes(option))).toEqual([])
    }
  })

  it.each(LANGUAGES)('gives the real defaults of the server (%s)', (language) => {
    const { port, host, data } = checkConfig({}, '')
    const { options } = MESSAGES[language].help.commands.serve
    expect(options.port.text).toContain(String(port))
    expect(options.host.text).toContain(host)
    expect(options.data.text).toContain(data)
  })
})

const camelCase = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
