import { InputError, parseEntry } from '@alea/engine'
import { parseExpectation } from './parseExpectation.ts'
import { type Expect, type Given, type Play, type Prepared, type Scenario, spaced, type Written } from './scenario.ts'

const BLOCKS = ['given', 'chance', 'play'] as const
type Block = (typeof BLOCKS)[number]

/** What one scenario, or the head of the file, has said so far. */
interface Draft extends Written {
  title: string
  rules: string[]
  game?: string
  seats?: number
  options: Record<string, unknown>
  given?: Given[]
  chance?: Prepared[]
  play?: (Play | Expect)[]
}

/** Reads a file of scenarios; the first thing that is wrong with it is an InputError naming file and line. */
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
        if (!block) throw new InputError('an indented line belongs under given, chance or play')
        readInside(draft, block, written)
      } else if (written.text.startsWith('scenario ')) {
        drafts.push(opened(written))
        block = undefined
      } else block = readHeading(draft, draft === head, written)
    })
  }
  if (drafts.length === 0) throw new InputError(`${file}:1: there is no scenario in this file`)
  return drafts.map((draft) => located(file, draft.line, () => closed(file, head, draft)))
}

/** Adds file and line to what is wrong. */
function located<T>(file: string, line: number, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof InputError ? new InputError(`${file}:${line}: ${error.message}`) : error
  }
}

const CITATION = /\[([A-Z]+-[\w.]+)\]/g

function opened(written: Written): Draft {
  const words = written.text.slice('scenario '.length)
  const rules = [...words.matchAll(CITATION)].map((match) => match[1]!)
  const title = words.replace(CITATION, ' ').replace(/\s+/g, ' ').trim()
  if (title === '') throw new InputError('a scenario needs a title: scenario [BD-6.3] What it shows')
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
      if (!Number.isInteger(seats) || seats < 1) throw new InputError('seats is a whole number: seats 2')
      draft.seats = seats
      return undefined
    }
    case 'option': {
      const match = /^option\s+(\S+)\s+(.+)$/.exec(text)
      if (!match) throw new InputError('an option has a name and a value: option dice standard')
      draft.options[match[1]!] = jsonOrWord(match[2]!)
      return undefined
    }
    default:
      if (!(BLOCKS as readonly string[]).includes(word))
        throw new InputError(
          `${word} begins no line here: the words at the margin are scenario, game, seats, option, given, chance, play; everything else is indented under one of the last three`,
        )
      if (rest.length > 0) throw new InputError(`${word} stands alone; what belongs to it follows, indented`)
      if (isHead) throw new InputError(`${word} belongs to a scenario: begin one first`)
      once(draft, word as Block)
      draft[word as Block] = []
      return word as Block
  }
}

function once(draft: Draft, word: 'game' | 'seats' | Block): void {
  if (draft[word] !== undefined) throw new InputError(`${word} is already there`)
}

function single(word: string, rest: readonly string[], example: string): string {
  if (rest.length !== 1) throw new InputError(`${word} takes one word: ${example}`)
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
  if (!match) throw new InputError('the table is set as "subject = value"')
  return { ...written, subject: spaced(match[1]!), value: spaced(match[2]!) }
}

function parsePrepared(written: Written): Prepared {
  const [first = '', ...rest] = written.text.replace(/^\*\s+/, '').split(/\s+/)
  if (!/^[a-z]/.test(first)) return { ...written, results: [first, ...rest].join(' ') }
  if (rest.length === 0) throw new InputError(`what does ${first} show? Write: ${first} 6 2 3`)
  return { ...written, name: first, results: rest.join(' ') }
}

function parsePlay(written: Written): Play | Expect {
  if (/^expect\s/.test(written.text)) return { ...written, kind: 'expect', expectation: parseExpectation(written.text) }
  const entry = parseEntry(written.text)
  if (entry) return { ...written, kind: 'play', entry }
  throw new InputError(
    `not a line of play: ${written.text} (an answer is "p1 question option", chance is "* roll 6 2", a check is "expect …")`,
  )
}

function closed(file: string, head: Draft, draft: Draft): Scenario {
  const { line, text, title, rules, given = [], chance = [], play = [] } = draft
  const game = draft.game ?? head.game
  const seats = draft.seats ?? head.seats
  if (game === undefined) throw new InputError('the scenario does not say its game: game battle-dice')
  if (seats === undefined) throw new InputError('the scenario does not say how many play: seats 2')
  if (!play.some((each) => each.kind === 'expect'))
    throw new InputError('the scenario expects nothing, so it can show nothing')
  const options = { ...head.options, ...draft.options }
  return { file, line, text, title, rules, game, seats, options, given, chance, play }
}
