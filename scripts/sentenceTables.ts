/**
 * Every sentence of every language folder. A sentence with gaps is a function with typed arguments: it is called with what its types allow,
 * numbers as 0, 1 and 2, players as a woman's name and as a man's that begins with a vowel. Lists have no, one and two elements.
 */
import { existsSync, globSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@alea/engine'
import { type Node, Project, type Symbol as PropertySymbol, type Type } from 'ts-morph'

const ROOT = join(import.meta.dirname, '..')

export const NAMES = ['Bertille', 'Oscar', 'Inès', 'Bruno', 'Zoé', 'Hugo'] as const

/** Arguments that are names of players. */
const PLAYER =
  /^(name|nameOf|player|owner|who|whose|from|row|first|winner|leader|other|host|guest|teammate|target|author|loser|opponent)s?$/i

/** Lists of files, and words by which rules are searched. */
const NO_SENTENCES = /\/(?:index|ruleSearch)\.ts$/

export interface Sentence {
  /** The file and the way to the sentence in it. */
  readonly at: string
  readonly text: string
}

/** The files of one language, of every package. */
export function languageFiles(language: Language): string[] {
  return ['packages', 'examples'].flatMap((group) =>
    readdirSync(join(ROOT, group)).flatMap((name) =>
      ['src/text', 'src/language']
        .map((folder) => join(ROOT, group, name, folder, language))
        .filter((folder) => existsSync(folder))
        .flatMap((folder) => globSync('**/*.ts', { cwd: folder }).map((file) => join(folder, file))),
    ),
  )
}

export async function sentencesOf(language: Language): Promise<Sentence[]> {
  // Dates are formatted where the reader is.
  process.env.TZ = 'UTC'
  const project = new Project({ tsConfigFilePath: join(ROOT, 'tsconfig.web.json'), skipAddingFilesFromTsConfig: true })
  const files = languageFiles(language)
    .filter((file) => !NO_SENTENCES.test(file))
    .sort()
  for (const file of files) project.addSourceFileAtPath(file)
  project.resolveSourceFileDependencies()
  const found: Sentence[] = []
  for (const file of files) {
    const source = project.getSourceFileOrThrow(file)
    const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>
    for (const [name, [declaration]] of source.getExportedDeclarations())
      if (declaration && name in module) {
        const at = `${relative(ROOT, file)} ${name}`
        found.push(...sentencesIn(module[name], declaration.getType(), declaration, at))
      }
  }
  return found
}

function sentencesIn(value: unknown, type: Type, node: Node, at: string): Sentence[] {
  if (typeof value === 'string') return value === '' ? [] : [{ at, text: value }]
  if (typeof value === 'function') return spoken(value as (...args: unknown[]) => unknown, type, node, at)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const element = Array.isArray(value) ? elementOf(type, Number(key)) : memberOf(type, key, node)
    return element ? sentencesIn(inner, element, node, `${at}.${key}`) : []
  })
}

const elementOf = (type: Type, at: number): Type | undefined =>
  type.isTuple() ? type.getTupleElements()[at] : type.getArrayElementType()

const memberOf = (type: Type, key: string, node: Node): Type | undefined =>
  type.getProperty(key)?.getTypeAtLocation(node) ?? type.getStringIndexType() ?? type.getNumberIndexType()

/** What a function says to the samples of its arguments; nothing if they are not enough to make a sentence. */
function spoken(sentence: (...args: unknown[]) => unknown, type: Type, node: Node, at: string): Sentence[] {
  const [signature] = type.getNonNullableType().getCallSignatures()
  if (!signature) return []
  const samples = signature.getParameters().map((parameter, i) => samplesOf(parameter, node, i))
  const texts = new Set<string>()
  for (const args of combinations(samples))
    for (const text of textsIn(attempt(() => sentence(...args)))) if (text !== '') texts.add(text)
  return [...texts].map((text) => ({ at: `${at}()`, text }))
}

function attempt(call: () => unknown): unknown {
  try {
    return call()
  } catch {
    return undefined
  }
}

function textsIn(said: unknown): string[] {
  if (typeof said === 'string') return [said]
  return typeof said === 'object' && said !== null ? Object.values(said).flatMap(textsIn) : []
}

/** What an argument may be: `choices` are tried with everything else, what is not a choice changes together with the others. */
interface Samples {
  readonly each: readonly unknown[]
  readonly choices: boolean
}

const MOST_COMBINATIONS = 24

function combinations(samples: readonly Samples[]): unknown[][] {
  const chosen = samples.filter(({ choices }) => choices).reduce((count, { each }) => count * each.length, 1)
  const isEveryChoiceTried = chosen <= MOST_COMBINATIONS
  const together = samples.filter(({ choices }) => !choices || !isEveryChoiceTried).map(({ each }) => each.length)
  const turns = Math.max(1, ...together)
  return Array.from({ length: turns }, (_, turn) =>
    samples.reduce<unknown[][]>(
      (begun, { each, choices }) =>
        begun.flatMap((args) =>
          choices && isEveryChoiceTried ? each.map((arg) => [...args, arg]) : [[...args, each[turn % each.length]]],
        ),
      [[]],
    ),
  ).flat()
}

function samplesOf(parameter: PropertySymbol, node: Node, position: number): Samples {
  const samples = samplesOfType(parameter.getTypeAtLocation(node), parameter.getName(), node, 0, position)
  if (!parameter.isOptional()) return samples
  return { ...samples, each: [...new Set([...samples.each, undefined])] }
}

/** Bertille acts and Oscar is acted on, then the other way round; then Oscar does something to himself. */
const players = (position: number): string[] => [NAMES[position % 2]!, NAMES[(position + 1) % 2]!, NAMES[1]]

/** The second number of a sentence is not the same as the first. */
const numbers = (position: number): number[] => [0, 1, 2].map((number) => (number + position) % 3)

const DEEPEST = 3

function samplesOfType(type: Type, name: string, node: Node, depth: number, position = 0): Samples {
  const moving = (each: readonly unknown[]): Samples => ({ each, choices: false })
  if (type.isNumber()) return moving(numbers(position))
  if (type.isBoolean()) return { each: [true, false], choices: true }
  if (type.isString()) return moving(PLAYER.test(name) ? players(position) : [`‹${name}›`])
  if (type.isNull()) return moving([null])
  if (type.isLiteral()) return moving([type.isBooleanLiteral() ? type.getText() === 'true' : type.getLiteralValue()])
  if (type.isUnion()) {
    // The compiler lists them in the order in which it met them, which other files change.
    const types = type.getUnionTypes().sort((one, other) => (one.getText() < other.getText() ? -1 : 1))
    const members = types.map((each) => samplesOfType(each, name, node, depth, position))
    return { each: [...new Set(members.flatMap(({ each }) => each))], choices: true }
  }
  if (depth > DEEPEST) return moving([undefined])
  const first = (inner: Type, called: string, at = 0) => samplesOfType(inner, called, node, depth + 1, at).each
  if (type.isTuple()) return moving([type.getTupleElements().map((each, i) => first(each, name, i)[0])])
  const element = type.getArrayElementType()
  if (element) {
    const [one, other = one] = first(element, name.replace(/s$/, ''))
    return moving([[], [one], [one, other]])
  }
  const [signature] = type.getCallSignatures()
  if (signature) {
    if (PLAYER.test(name)) return moving([(seat: number) => NAMES[(Number(seat) || 0) % NAMES.length]])
    const [returned] = first(signature.getReturnType(), name)
    return moving([() => returned])
  }
  return moving(type.isObject() ? objectsOf(type, node, depth) : [undefined])
}

function objectsOf(type: Type, node: Node, depth: number): unknown[] {
  const members = type.getProperties().map((property, i): [string, Samples] => {
    const name = property.getName()
    return [name, samplesOfType(property.getTypeAtLocation(node), name, node, depth + 1, i)]
  })
  return combinations(members.map(([, samples]) => samples))
    .slice(0, MOST_COMBINATIONS)
    .map((values) => Object.fromEntries(members.map(([name], i) => [name, values[i]])))
}
