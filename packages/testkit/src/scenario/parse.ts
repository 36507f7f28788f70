import { type Entry, InputError, parseEntry } from '@alea/engine'
import { FAULTS } from '../text/faults.ts'
import { parseExpectation, parseUntil } from './parseExpectation.ts'
import { type Given, type Line, type Prepared, type Scenario, spaced, type Written } from './scenario.ts'
import { ScenarioFault } from './scenarioFault.ts'
import { isOrder, UNSHUFFLED } from './shuffle.ts'

const BLOCKS = ['given', 'chance', 'play'] as const
type Block = (typeof BLOCKS)[number]

/** One scenario, or the head of the file, as far as it has been read. */
interface Draft extends Written {
  title: string
  rules: string[]
  game?: string
  seats?: number
  options: Record<string, unknown>
  given?: Given[]
  chance?: Prepared[]
  play?: Line[]
}

/** Reads a file of scenarios; the first mistake is an InputError with file, line and column. */
export function parseScenarios(text: string, file: string): Scenario[] {
  const head: Draft = { line: 0, text: '', title: '', rules: [], options: {} }
  const drafts: Draft[] = []
  let block: Block | undefined
  for (const [i, raw] of text.split('\n').entries()) {
    const body = raw.replace(/(^|\s)#.*$/, '').trimEnd()
    if (body === '') continue
    const written = { line: i + 1, text: body.trim() }
    located(file, written.line, body, () => {
      const draft = drafts.at(-1) ?? head
      if (/^\s/.test(body)) {
        if (!block) throw new ScenarioFault((faults) => faults.indentedAlone)
        readInside(draft, block, written)
      } else if (written.text.startsWith('scenario ')) {
        drafts.push(opened(written))
        block = undefined
      } else block = readHeading(draft, draft === head, written)
    })
  }
  if (drafts.length === 0)
    throw new InputError((language) => FAULTS[language].atPlace(file, 1, 1, FAULTS[language].noScenario))
  return drafts.map((draft) => located(file, draft.line, draft.text, () => closed(file, head, draft)))
}

/** Adds file, line and column to a mistake. */
function located<T>(file: string, line: number, body: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ScenarioFault)) throw error
    const column = 1 + (error.word === undefined ? body.search(/\S/) : body.indexOf(error.word))
    throw new InputError((language) => FAULTS[language].atPlace(file, line, column, error.in(language)))
  }
}

const CITATION = /\[([A-Z]+-[\w.]+)\]/g

function opened(written: Written): Draft {
  const words = written.text.slice('scenario '.length)
  const rules = [...words.matchAll(CITATION)].map((match) => match[1]!)
  const title = words.replace(CITATION, ' ').replace(/\s+/g, ' ').trim()
  if (title === '') throw new ScenarioFault((faults) => faults.noTitle)
  return { ...written, title, rules, options: {} }
}

function readHeading(draft: Draft, isHead: boolean, { text }: Written): Block | undefined {
  const [word = '', ...rest] = text.split(/\s+/)
  switch (word) {
    case 'game':
      once(draft, 'game')
      draft.game = single(word, rest, 'game battle-dice')
      return undefined
    case 'seats': {
      once(draft, 'seats')
      const seats = Number(single(word, rest, 'seats 2'))
      if (!Number.isInteger(seats) || seats < 1) throw new ScenarioFault((faults) => faults.seatsNotWhole, rest[0])
      draft.seats = seats
      return undefined
    }
    case 'option': {
      const match = /^option\s+(\S+)\s+(.+)$/.exec(text)
      if (!match) throw new ScenarioFault((faults) => faults.optionShape)
      draft.options[match[1]!] = jsonOrWord(match[2]!)
      return undefined
    }
    default:
      if (!(BLOCKS as readonly string[]).includes(word))
        throw new ScenarioFault((faults) => faults.unknownHeading(word))
      if (rest.length > 0) throw new ScenarioFault((faults) => faults.standsAlone(word), rest[0])
      if (isHead) throw new ScenarioFault((faults) => faults.belongsToScenario(word))
      once(draft, word as Block)
      draft[word as Block] = []
      return word as Block
  }
}

function once(draft: Draft, word: 'game' | 'seats' | Block): void {
  if (draft[word] !== undefined) throw new ScenarioFault((faults) => faults.alreadyThere(word))
}

function single(word: string, rest: readonly string[], example: string): string {
  if (rest.length !== 1) throw new ScenarioFault((faults) => faults.takesOneWord(word, example), rest[1])
  return rest[0]!
}

function jsonOrWord(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function readInside(draft: Draft, block: Block, written: Written): void {
  if (block === 'given') draft.given!.push(parseGiven(written))
  else if (block === 'chance') draft.chance!.push(parsePrepared(written))
  else draft.play!.push(parsePlay(written))
}

function parseGiven(written: Written): Given {
  const match = /^(.+?)\s*=\s*(.*)$/.exec(written.text)
  if (!match) throw new ScenarioFault((faults) => faults.givenShape)
  return { ...written, subject: spaced(match[1]!), value: spaced(match[2]!) }
}

function parsePrepared(written: Written): Prepared {
  const [first = '', ...rest] = written.text.replace(/^\*\s+/, '').split(/\s+/)
  if (!/^[a-z]/.test(first) || first === UNSHUFFLED) return { ...written, results: [first, ...rest].join(' ') }
  if (rest.length === 0) throw new ScenarioFault((faults) => faults.chanceShape(first))
  return { ...written, name: first, results: rest.join(' ') }
}

const PASSES = /^everybody\s+passes(?:\s+until\s+(.+))?$/

function parsePlay(written: Written): Line {
  const { text } = written
  if (/^expect\s/.test(text)) return { ...written, kind: 'expect', expectation: parseExpectation(text) }
  const passes = PASSES.exec(text)
  if (passes) return { ...written, kind: 'pass', ...(passes[1] && { until: parseUntil(passes[1]) }) }
  const entry = parseEntry(text) ?? shuffleEntry(text)
  if (entry) return { ...written, kind: 'play', entry }
  throw new ScenarioFault((faults) => faults.playShape(text))
}

/** `* deck unshuffled`: a log always writes the whole order. */
function shuffleEntry(text: string): Entry | undefined {
  const [who, name = '', ...rest] = text.split(/\s+/)
  const key = rest.join(' ')
  return who === '*' && /^[a-z]/.test(name) && isOrder(key) ? { who: 'chance', name, key } : undefined
}

function closed(file: string, head: Draft, draft: Draft): Scenario {
  const { line, text, title, rules, given = [], chance = [], play = [] } = draft
  const game = draft.game ?? head.game
  const seats = draft.seats ?? head.seats
  if (game === undefined) throw new ScenarioFault((faults) => faults.noGame)
  if (seats === undefined) throw new ScenarioFault((faults) => faults.noSeats)
  if (!play.some((each) => each.kind === 'expect' || (each.kind === 'pass' && each.until)))
    throw new ScenarioFault((faults) => faults.noExpectation)
  const options = { ...head.options, ...draft.options }
  return { file, line, text, title, rules, game, seats, options, given, chance, play }
}
