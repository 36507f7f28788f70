/** The command line says nothing outside the language folders: in the pseudo-language, no plain word is left but those allowed here. */
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { BOTS, LEVEL_NAMES } from '@alea/bots'
import { GAMES } from '@alea/catalog'
import { heroIds } from '@alea/dice-throne'
import { PSEUDO, untouched, WITH_PSEUDO } from '@alea/testkit/pseudo'
import { describe, expect, it } from 'vitest'
import { COMMANDS } from '../src/command.ts'
import { GOAL_EXAMPLES } from '../src/odds/goal.ts'
import { visible } from '../src/terminal/visible.ts'
import { again, alea, aleaMany, scratch } from './alea.ts'
import { bundle } from './bundle.ts'
import { FILES, MISUSES } from './misuses.ts'

const folder = scratch()
const file = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content)
  return name
}

const oneOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}-])(?:${words.map((word) => RegExp.escape(word)).join('|')})(?![\\p{L}-])`, 'gu')

const OPTIONS = GAMES.flatMap((game) =>
  Object.entries(game.options).flatMap(([name, spec]) => [
    name,
    ...(spec.kind === 'choice'
      ? spec.values
      : spec.kind === 'seat'
        ? [String(spec.default)]
        : spec.kind === 'data'
          ? [String(spec.default), ...(spec.words?.() ?? [])]
          : []),
  ]),
)

/** What is typed or stored as it is, in whatever language. */
const ALLOWED: readonly RegExp[] = [
  // Files, and hexadecimal numbers.
  /[\w./-]*\.(?:json|log|scenario)\b/g,
  /\b[0-9a-f]{64}\b/g,
  // The program, its commands and what is typed after them.
  /\balea\b/g,
  oneOf([...COMMANDS, ...GAMES.map(({ id }) => id), ...OPTIONS, 'true', 'false']),
  oneOf([
    ...BOTS.map(({ name }) => name),
    ...LEVEL_NAMES,
    'me',
    ...heroIds(),
    ...GOAL_EXAMPLES,
    'fast',
    'fair',
    'manual',
  ]),
  /\bsearch(?::\d+(?:ms)?)?/g,
  /--[a-z]+/g,
  // Numbers of rules, and levels of abilities.
  /\b(?:BD|DC|DF|DT|PIG)-\d+\.\d+/g,
  /\bI{2,3}\b/g,
  // Names of people, and of this machine.
  /\b(?:Ada|Bruno)\b/g,
  /^.*, Node v\d+.*$/gm,
]

/** A line of a log, which is the same for everybody. */
const LOG_LINE = /^(?:p\d|\*) [\w-]+ .*$|^p\d undo$/gm
/** A rule that is quoted: rules are documents, and this language has none. */
const RULE = /^ +[A-Z]+-\d+\.\d+ .*$(?:\n {10,}.*$)*/gm
/** Fields of the view: a game without a table of its own is shown by them. */
const FIELDS = /^ {2}(?:turn|turn total|scores|target) {2}/gm
/** What the log calls a roll. */
const ROLL = /\((?:first-player|roll)\)|: roll\.$/gm

const plainLines = (text: string, ...allowed: readonly RegExp[]): string[] =>
  [LOG_LINE, RULE, FIELDS, ROLL]
    .reduce((rest, pattern) => rest.replace(pattern, ''), text)
    .split('\n')
    .filter((line) => untouched(line, [...allowed, ...ALLOWED]).length > 0)

const inPseudo = (args: readonly string[]): string[] => [...args, '--lang', PSEUDO]

const ONE_GAME = 'game pig\nseats 2\n\nscenario [PIG-2.2] 1\nplay\n'
const { log, proof } = bundle()

/** A data folder of a server. */
function releaseFolder(): string {
  const packed = join(import.meta.dirname, '..', '..', 'server', 'test', 'releases', '0.2.0', 'alea.sqlite.gz')
  writeFileSync(join(folder, 'alea.sqlite'), gunzipSync(readFileSync(packed)))
  return folder
}

const COMMAND_LINES: readonly (readonly string[])[] = [
  [],
  ...COMMANDS.map((name) => [name, '--help']),
  ['games'],
  ...GAMES.map(({ id }) => ['simulate', id, '--matches', '2', '--seats', 'random,random', '--threads', '1']),
  ['tournament', 'pig', '--bots', 'random,greedy', '--matches', '2', '--threads', '1'],
  ['odds', '5d6', '--for', 'full-house'],
  ['odds', '1,3,3,6,2', '--for', '4-of-a-kind', '--keep', '3,3'],
  ...heroIds().map((hero) => ['odds', '1,3,3,6,2', '--hero', hero]),
  ['scenario', file('right.scenario', `${ONE_GAME}  expect offers p1 choose = roll\n`)],
  ['scenario', file('wrong.scenario', `${ONE_GAME}  expect offers p1 choose = roll hold\n`)],
  ['scenario', file('bad.scenario', `${ONE_GAME}  p2 choose roll\n  expect offers p1 choose = roll\n`)],
  ['replay', file('short.log', FILES['short.log']!)],
  ['analyse', 'short.log', '--samples', '4'],
  ['verify', file('good.json', JSON.stringify({ log, proof }))],
  ['verify', file('cheated.json', JSON.stringify({ log, proof: { ...proof, contributions: [null, null] } }))],
  ['verify', file('other.json', JSON.stringify({ log }))],
  ['migrate', releaseFolder(), '--dry-run'],
  ['fuzz', 'pig', '--seconds', '1'],
  ['bench', '--quick'],
]

/** Quoted from a file: the line of a scenario, its values and flows; a line of a log; a field of a proof. */
const QUOTED = /\bexpect offers .*$|\b(?:roll|hold|pig\/\S+)|\* roll \d|\bp\d choose\b|\bproof\b/g

describe('every command', async () => {
  const ran = await aleaMany(COMMAND_LINES.map(inPseudo), folder, WITH_PSEUDO)
  it.each(COMMAND_LINES.map((args, i) => ({ command: `alea ${args.join(' ')}`, ran: ran[i]! })))(
    '$command',
    ({ command, ran: { stdout, stderr } }) => {
      expect(stdout + stderr).not.toBe('')
      const own = /\.(?:scenario|json)$/.test(command) ? [QUOTED] : []
      expect(plainLines(stdout + stderr, ...own)).toEqual([])
    },
  )
})

const FROM_FILES = ['goblin', 'fly', 'chess', 'p1 cho', 'p1 choose hold', 'alea log 1', 'x1b[2Jgame', 'loop']

describe('every misuse', async () => {
  // Where the language itself is wrong, it cannot be spoken.
  const cases = MISUSES.map(([args]) => args.split(' ')).filter((args) => !args.includes('--lang'))
  const misused = scratch()
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(misused, name), content)
  symlinkSync('loop', join(misused, 'loop'))
  const ran = await aleaMany(cases.map(inPseudo), misused, WITH_PSEUDO)
  it.each(cases.map((args, i) => ({ command: args.join(' '), args, ran: ran[i]! })))(
    'alea $command',
    ({ args, ran: { stderr } }) => {
      // Quoted are what was typed and what the file says.
      const typed = args
        .flatMap((word) => word.split(/[=,]/))
        .filter((word) => word !== 'search' && untouched(word).length > 0)
      expect(plainLines(stderr, oneOf([...typed.map(visible), ...FROM_FILES]))).toEqual([])
    },
  )
})

/** Asks for everything but the rules, errs, takes back, then answers with whatever comes first. */
const INPUT = `w\nl\nt\n\ndance\n1\nu\nw\n${again('1', 60)}u\nw\np\nl\n${again('1', 200)}q\n`

describe('a match in the terminal', () => {
  const MATCHES = [
    ...GAMES.map(({ id }) => [id]).filter(([id]) => id !== 'dice-throne'),
    ['dice-city', '--seats', 'me'],
    ['dice-throne', '--option', 'heroes=gunslinger,cursed-pirate'],
    ['dice-throne', '--option', 'heroes=doctor-strange,black-widow'],
  ]
  it.each(MATCHES.map((args, i) => ({ args, path: `match${i}.log` })))('alea play $args', async ({ args, path }) => {
    const seats = args.includes('--seats') ? [] : ['--seats', 'me,greedy']
    const around = { cwd: folder, node: WITH_PSEUDO }
    const play = ['play', ...args, ...seats, '--fast', '--seed', '3', '--log', path]
    const { stdout, stderr } = await alea(inPseudo(play), { ...around, input: INPUT })
    expect(stderr).toBe('')
    expect(plainLines(stdout, /\bdance\b/g)).toEqual([])
    const told = await alea(inPseudo(['replay', path]), around)
    expect(plainLines(told.stdout + told.stderr)).toEqual([])
  })

  it('with real dice, and continued', async () => {
    const around = { cwd: folder, node: WITH_PSEUDO }
    const real = await alea(inPseudo(['play', '--dice', 'manual', '--log', 'real.log']), {
      ...around,
      input: '4\n2\n1\n1\n',
    })
    expect(plainLines(real.stdout)).toEqual([])
    const continued = await alea(inPseudo(['play', '--resume', 'real.log']), { ...around, input: '1\nq\n' })
    expect(plainLines(continued.stdout)).toEqual([])
  })

  it('with fair dice, among bots', async () => {
    const { stdout } = await alea(
      inPseudo(['play', 'pig', '--dice', 'fair', '--seats', 'random,random', '--log', 'fair.log']),
      { cwd: folder, node: WITH_PSEUDO },
    )
    expect(plainLines(stdout)).toEqual([])
  })
})
