import { InputError, parseEntry } from '@alea/engine'
import { FAULTS } from '../text/faults.ts'
import { parseExpectation } from './parseExpectation.ts'
import {
  type ExpectLine,
  type Given,
  type PlayLine,
  type Prepared,
  type Scenario,
  spaced,
  type Written,
} from './scenario.ts'

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
  play?: (PlayLine | ExpectLine)[]
}

/** Reads a file of scenarios; the first mistake is an InputError with file and line. */
export function parseScenarios(text: string, file: string): Scenario[] {
  const head: Draft = { line: 0, text: '', title: '', rules: [], options: {} }
  const drafts: Draft[] = []
  let block: Block | undefined
  for (const [i, raw] of text.split('\n').entries()) {
    const body = raw.replace(/(^|\s)#.*$/, '').trimEnd()
    if (body === '') continue
    const written = { line: i + 1, text: body.trim() }
    located(file, written.line, () => {
      const draft = drafts.at(-1) ?? head
      if (/^\s/.test(body)) {
        if (!block) throw new InputError((language) => FAULTS[language].indentedAlone)
        readInside(draft, block, written)
      } else if (written.text.startsWith('scenario ')) {
        drafts.push(opened(written))
        block = undefined
      } else block = readHeading(draft, draft === head, written)
    })
  }
  if (drafts.length === 0)
    throw new InputError((language) => FAULTS[language].atPlace(file, 1, FAULTS[language].noScenario))
  return drafts.map((draft) => located(file, draft.line, () => closed(file, head, draft)))
}

/** Adds file and line to an InputError. */
function located<T>(file: string, line: number, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    throw new InputError((language) => FAULTS[language].atPlace(file, line, error.in(language)))
  }
}

const CITATION = /\[([A-Z]+-[\w.]+)\]/g

function opened(written: Written): Draft {
  const words = written.text.slice('scenario '.length)
  const rules = [...words.matchAll(CITATION)].map((match) => match[1]!)
  const title = words.replace(CITATION, ' ').replace(/\s+/g, ' ').trim()
  if (title === '') throw new InputError((language) => FAULTS[language].noTitle)
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
      if (!Number.isInteger(seats) || seats < 1) throw new InputError((language) => FAULTS[language].seatsNotWhole)
      draft.seats = seats
      return undefined
    }
    case 'option': {
      const match = /^option\s+(\S+)\s+(.+)$/.exec(text)
      if (!match) throw new InputError((language) => FAULTS[language].optionShape)
      draft.options[match[1]!] = jsonOrWord(match[2]!)
      return undefined
    }
    default:
      if (!(BLOCKS as readonly string[]).includes(word))
        throw new InputError((language) => FAULTS[language].unknownHeading(word))
      if (rest.length > 0) throw new InputError((language) => FAULTS[language].standsAlone(word))
      if (isHead) throw new InputError((language) => FAULTS[language].belongsToScenario(word))
      once(draft, word as Block)
      draft[word as Block] = []
      return word as Block
  }
}

function once(draft: Draft, word: 'game' | 'seats' | Block): void {
  if (draft[word] !== undefined) throw new InputError((language) => FAULTS[language].alreadyThere(word))
}

function single(word: string, rest: readonly string[], example: string): string {
  if (rest.length !== 1) throw new InputError((language) => FAULTS[language].takesOneWord(word, example))
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
  if (!match) throw new InputError((language) => FAULTS[language].givenShape)
  return { ...written, subject: spaced(match[1]!), value: spaced(match[2]!) }
}

function parsePrepared(written: Written): Prepared {
  const [first = '', ...rest] = written.text.replace(/^\*\s+/, '').split(/\s+/)
  if (!/^[a-z]/.test(first)) return { ...written, results: [first, ...rest].join(' ') }
  if (rest.length === 0) throw new InputError((language) => FAULTS[language].chanceShape(first))
  return { ...written, name: first, results: rest.join(' ') }
}

function parsePlay(written: Written): PlayLine | ExpectLine {
  if (/^expect\s/.test(written.text)) return { ...written, kind: 'expect', expectation: parseExpectation(written.text) }
  const entry = parseEntry(written.text)
  if (entry) return { ...written, kind: 'play', entry }
  throw new InputError((language) => FAULTS[language].playShape(written.text))
}

function closed(file: string, head: Draft, draft: Draft): Scenario {
  const { line, text, title, rules, given = [], chance = [], play = [] } = draft
  const game = draft.game ?? head.game
  const seats = draft.seats ?? head.seats
  if (game === undefined) throw new InputError((language) => FAULTS[language].noGame)
  if (seats === undefined) throw new InputError((language) => FAULTS[language].noSeats)
  if (!play.some((each) => each.kind === 'expect')) throw new InputError((language) => FAULTS[language].noExpectation)
  const options = { ...head.options, ...draft.options }
  return { file, line, text, title, rules, game, seats, options, given, chance, play }
}
