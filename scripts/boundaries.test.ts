/** Who may know whom (docs/architecture.md), and what rules may not touch. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** What the source of each package may import of ours. `game` stands for every game. */
const MAY_KNOW: Record<string, readonly string[]> = {
  engine: [],
  /** Dice and what to expect of them: knows no game. */
  odds: [],
  testkit: ['engine'],
  game: ['engine', 'odds'],
  /** A content pack adds heroes to its game. */
  'dice-throne-marvel': ['engine', 'game'],
  catalog: ['engine', 'game', 'dice-throne-marvel'],
  bots: ['engine', 'odds', 'catalog', 'game'],
  /** Knows games by their interface alone. */
  analysis: ['engine', 'bots'],
  /** Experiments: many matches among bots, counted. */
  lab: ['engine', 'odds', 'catalog', 'bots'],
  protocol: ['engine'],
  /** One match hosted in one place; its shells are the server, the browser's worker and the terminal. */
  host: ['engine', 'protocol'],
  server: ['engine', 'protocol', 'host', 'catalog', 'bots', 'analysis', 'lab'],
  /** The kit knows no rule and no game. */
  board: [],
  web: [
    'engine',
    'odds',
    'catalog',
    'bots',
    'analysis',
    'lab',
    'game',
    'dice-throne-marvel',
    'protocol',
    'host',
    'board',
  ],
  cli: ['engine', 'odds', 'testkit', 'catalog', 'bots', 'analysis', 'lab', 'game', 'protocol', 'host', 'server'],
}

test('the diagram of packages in docs/architecture.md agrees with this list', () => {
  const [diagram = ''] = /```mermaid.*?```/s.exec(readFileSync(join(root, 'docs/architecture.md'), 'utf8')) ?? []
  const nodeOf = (name: string) => ({ game: 'games', 'dice-throne-marvel': 'marvel' })[name] ?? name
  const drawn = [...diagram.matchAll(/^ +([a-z]+) --> ([a-z]+)$/gm)].map(([, from, to]) => [from!, to!] as const)
  const allowed = Object.entries(MAY_KNOW).flatMap(([to, known]) =>
    known.map((from) => [nodeOf(from), nodeOf(to)] as const),
  )
  const reaches = (from: string, to: string): boolean =>
    drawn.some(([start, end]) => start === from && (end === to || reaches(end, to)))
  expect(drawn.filter(([from, to]) => !allowed.some(([a, b]) => a === from && b === to))).toEqual([])
  expect(allowed.filter(([from, to]) => !reaches(from, to))).toEqual([])
})

const packages = ['packages', 'examples'].flatMap((group) =>
  readdirSync(join(root, group)).flatMap((name) => {
    const folder = join(root, group, name)
    return existsSync(join(folder, 'package.json')) ? [{ name, folder, kind: name in MAY_KNOW ? name : 'game' }] : []
  }),
)
const kindOf = (name: string) =>
  packages.find((one) => `@alea/${one.name}` === name || `@alea/example-${one.name}` === name)?.kind

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
        .map((file) => join(folder, file))
    : []

const IMPORT = /^(?:(?:import|export)\b[^'"]*?\bfrom\s+|import\s+)'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .map((match) => match[1] ?? match[2]!)
    // Icons are taken from their collection one by one.
    .map((name) => name.replace(/^~icons\//, '@iconify-json/'))

/** Files of one package that a file imports as it runs: a type vanishes before that. */
const runsWith = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(RUN_IMPORT)]
    .map((match) => join(dirname(file), match[1] ?? match[2]!))
    .filter((other) => existsSync(other))
const RUN_IMPORT = /^(?:import|export)\b(?!\s+type\b)[^'"]*?\bfrom\s+'(\.[^']+)'|^import\s+'(\.[^']+)'/gm

/** The first circle of imports met from here, as file names, or undefined. */
function circleFrom(
  file: string,
  importsOf: (file: string) => readonly string[],
  clear: Set<string>,
): string[] | undefined {
  const path: string[] = []
  const visit = (one: string): string[] | undefined => {
    if (clear.has(one)) return undefined
    if (path.includes(one)) return [...path.slice(path.indexOf(one)), one]
    path.push(one)
    for (const other of importsOf(one)) {
      const circle = visit(other)
      if (circle) return circle
    }
    path.pop()
    clear.add(one)
    return undefined
  }
  return visit(file)
}

test('the check of circles finds one', () => {
  const imports: Record<string, string[]> = { a: ['b'], b: ['c', 'd'], c: [], d: ['b'], e: ['c'] }
  expect(circleFrom('a', (file) => imports[file]!, new Set())).toEqual(['b', 'd', 'b'])
  expect(circleFrom('e', (file) => imports[file]!, new Set())).toBeUndefined()
})

const RULES_AND_BOTS = ['game', 'dice-throne-marvel', 'bots', 'testkit']

/** Lines that touch a field `stack`; in rules and bots, where no other stack is known, any that name one. Errors have a stack of their own. */
function touchesStack(text: string, strict: boolean): number[] {
  return text.split('\n').flatMap((line, i) => {
    const code = line.replace(/\/\/.*|^\s*\/?\*.*|'[^']*'|`[^`]*`/g, '')
    const field = /(?<!error|Error\)\??)\.stack\b(?!\()/.test(code)
    return field || (strict && /(?<!\.)\bstack\b/.test(code)) ? [i + 1] : []
  })
}

test('the check of frames finds every way to touch the stack', () => {
  const touching = [
    'g.stack.length = 1',
    'const [, turn] = state?.stack',
    'function f({ stack }: Pig) {',
    'const { stack: s } = g',
  ]
  for (const line of touching) expect(touchesStack(line, true), line).toEqual([1])
  const innocent = [
    "): Omit<Pig, 'stack'> {",
    '// the stack',
    ' * the stack',
    'log(error.stack)',
    '(error as Error)?.stack',
  ]
  for (const line of innocent) expect(touchesStack(line, true), line).toEqual([])
})

/** `play:…`, `3=6`, `p2.evasive`, written or taken apart. */
const KEY_OF_AN_OPTION =
  /['`/^](play|sell|spend|use|announce|top|bottom|keep):.{0,20}|split\('='\)|\}=\$\{|`p\$\{.{0,20}|\/\^p\(.{0,20}/g

test('keys of Dice Throne are written and read in its options.ts alone', () => {
  const readers = [
    ...filesIn(join(root, 'packages/dice-throne/src')),
    ...filesIn(join(root, 'packages/dice-throne-marvel/src')),
    ...filesIn(join(root, 'packages/web/src/games/dice-throne')),
    join(root, 'packages/cli/src/tables/diceThrone.ts'),
  ].filter((file) => !/dice-throne\/(src\/options|lesson|companionLesson)\.ts$/.test(file))
  const wrong = readers.flatMap((file) => {
    const code = readFileSync(file, 'utf8').replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, '')
    const found = code.match(KEY_OF_AN_OPTION) ?? []
    return found.map((what) => `${relative(root, file)}: ${what}`)
  })
  expect(wrong).toEqual([])
})

describe.each(packages)('$name', ({ folder, kind }) => {
  const sources = filesIn(join(folder, 'src'))
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

  test('its source imports only packages below it', () => {
    const wrong = sources.flatMap((file) =>
      importsOf(file)
        .filter((name) => name.startsWith('@alea/'))
        .map((name) => name.split('/').slice(0, 2).join('/'))
        .filter((name) => !MAY_KNOW[kind]!.includes(kindOf(name) ?? 'unknown'))
        .map((name) => `${relative(root, file)} imports ${name}`),
    )
    expect(wrong).toEqual([])
  })

  test('no two of its files import each other, however far around', () => {
    const clear = new Set<string>()
    const circle = sources.map((file) => circleFrom(file, runsWith, clear)).find(Boolean)
    expect(circle?.map((file) => relative(root, file))).toBeUndefined()
  })

  test('nothing it exports is called then: whoever awaits such a module waits for ever', () => {
    const wrong = sources.filter((file) =>
      /^export (?:const|function|let) then\b|^export \{[^}]*\bthen\b\s*[,}]/m.test(readFileSync(file, 'utf8')),
    )
    expect(wrong.map((file) => relative(root, file))).toEqual([])
  })

  test('it declares what it imports, and climbs into no other package', () => {
    const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.imports })
    const rootOnes = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies)
    const wrong = [...sources, ...['contract', 'test'].flatMap((part) => filesIn(join(folder, part)))].flatMap((file) =>
      importsOf(file)
        .filter((name) =>
          name.startsWith('.')
            ? relative(folder, join(file, '..', name)).startsWith('..')
            : !name.startsWith('node:') &&
              ![...declared, ...rootOnes, manifest.name].some(
                (known) => name === known || name.startsWith(`${known}/`),
              ),
        )
        .map((name) => `${relative(root, file)} imports ${name}`),
    )
    expect(wrong).toEqual([])
  })

  test.runIf(kind !== 'engine')(
    'it reads and cuts frames by their flow (engine/src/frames.ts), never on the stack of a state',
    () => {
      const wrong = sources.flatMap((file) =>
        touchesStack(readFileSync(file, 'utf8'), RULES_AND_BOTS.includes(kind)).map(
          (line) => `${relative(root, file)}:${line} touches the stack: use frameOf, calledBy, hasReached, abort …`,
        ),
      )
      expect(wrong).toEqual([])
    },
  )

  test.runIf(['engine', 'game', 'dice-throne-marvel', 'host'].includes(kind))(
    'it knows no clock, no chance of its own, no outside',
    () => {
      const wrong = sources.flatMap((file) => {
        const text = readFileSync(file, 'utf8')
        const found = text.match(/Math\.random|Date\.now|new Date\b|performance\.|setTimeout|process\.\w/g) ?? []
        const outside = importsOf(file).filter((name) => name.startsWith('node:'))
        return [...found, ...outside].map((what) => `${relative(root, file)}: ${what}`)
      })
      expect(wrong).toEqual([])
    },
  )
})
