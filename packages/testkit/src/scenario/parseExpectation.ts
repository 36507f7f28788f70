import { parseEntry, parseSeat, type Viewer } from '@alea/engine'
import {
  type Expectation,
  type ExpectedEvent,
  OUTCOME_PARTS,
  type OutcomePart,
  REFUSALS,
  type RefusalWord,
  type SeatEntry,
  spaced,
} from './scenario.ts'
import { ScenarioFault } from './scenarioFault.ts'

/** Reads one line `expect …`. */
export const parseExpectation = (line: string): Expectation => expectationOf(line.replace(/^expect\s+/, ''))

/** Reads what follows `everybody passes until`: an expectation, or what is asked then: `p2 buy`, `* roll`. */
export function parseUntil(text: string): Expectation {
  const asks = /^(?:p\d+\s+)*(?:p\d+|\*)\s+[a-z][a-z0-9-]*$|^nobody$/
  return asks.test(text) ? { of: 'waiting', value: spaced(text) } : expectationOf(text)
}

function expectationOf(text: string): Expectation {
  const [first, second] = text.split(/\s+/)
  if (first === 'event') return event(text.slice('event'.length), false)
  if (first === 'no' && second === 'event') return event(text.replace(/^no\s+event/, ''), true)
  if (first === 'refused') return refused(text.slice('refused'.length))
  if (first === 'unavailable') return unavailable(text.slice('unavailable'.length))
  const match = /^(.+?)\s*=\s*(.*)$/.exec(text)
  if (!match) throw new ScenarioFault((faults) => faults.expectationShape)
  return equation(spaced(match[1]!), spaced(match[2]!))
}

function equation(subject: string, value: string): Expectation {
  if (subject === 'waiting') return { of: 'waiting', value }
  if (isOutcomePart(subject)) return { of: 'outcome', part: subject, value }
  if (!/^offers\b/.test(subject)) return { of: 'value', subject, value }
  const [, who = '', name, extra] = subject.split(' ')
  const seat = parseSeat(who)
  if (seat === undefined || !name || extra !== undefined || value === '')
    throw new ScenarioFault((faults) => faults.offersShape)
  return { of: 'offers', seat, name, keys: value.split(' ') }
}

const isOutcomePart = (word: string): word is OutcomePart => (OUTCOME_PARTS as readonly string[]).includes(word)

function refused(text: string): Expectation {
  const { words, rule } = withRule(text)
  const last = words.at(-1)
  const reason = REFUSALS.find((word) => word === last)
  const said = reason !== undefined && words.length > (words[1] === 'undo' ? 2 : 3)
  const entry = seatEntry(said ? words.slice(0, -1) : words)
  if (!entry) throw new ScenarioFault((faults) => faults.refusedShape(REFUSALS))
  return { of: 'refused', entry, ...(said ? { reason: reason as RefusalWord } : {}), ...rule }
}

function unavailable(text: string): Expectation {
  const { words, rule } = withRule(text)
  const entry = seatEntry(words)
  if (!entry || entry.name === 'undo') throw new ScenarioFault((faults) => faults.unavailableShape)
  return { of: 'unavailable', entry, ...rule }
}

/** The words of a line, and the rule in brackets at its end if there is one. */
function withRule(text: string): { words: string[]; rule: { rule?: string } } {
  const words = spaced(text).split(' ')
  const match = /^\[([A-Z]+-[\w.]+)\]$/.exec(words.at(-1) ?? '')
  return match ? { words: words.slice(0, -1), rule: { rule: match[1]! } } : { words, rule: {} }
}

function seatEntry(words: readonly string[]): SeatEntry | undefined {
  const entry = parseEntry(words.join(' '))
  return entry && entry.who !== 'chance' ? { ...entry, who: entry.who } : undefined
}

/** `type field=value …`, several joined by `then`; the words before a colon say who heard them. */
function event(text: string, absent: boolean): Expectation {
  const words = spaced(text).split(' ')
  const ear = /^(p\d+):$/.exec(words[0] ?? '')
  const viewer: Viewer = ear ? parseSeat(ear[1]!) : undefined
  if (ear && viewer === undefined) throw new ScenarioFault((faults) => faults.eventShape, ear[0])
  const events = (ear ? words.slice(1) : words)
    .join(' ')
    .split(/(?:^|\s)then(?:\s|$)/)
    .map(expectedEvent)
  return { of: 'event', absent, viewer, events }
}

function expectedEvent(text: string): ExpectedEvent {
  const [type, ...pairs] = text.split(' ')
  if (!type || type.includes('=')) throw new ScenarioFault((faults) => faults.eventShape)
  const fields: Record<string, string> = {}
  for (const pair of pairs) {
    const cut = pair.indexOf('=')
    if (cut < 1) throw new ScenarioFault((faults) => faults.fieldShape(pair), pair)
    fields[pair.slice(0, cut)] = pair.slice(cut + 1)
  }
  return { type, fields }
}
