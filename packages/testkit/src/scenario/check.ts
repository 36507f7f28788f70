import {
  type Event,
  type Match,
  type Outcome,
  parseSeat,
  plainKey,
  type Refusal,
  type Seat,
  type Sentence,
  seatName,
  winners,
} from '@alea/engine'
import { FAULTS } from '../text/faults.ts'
import { type Expectation, type ExpectedEvent, type OutcomePart, type SeatEntry, spaced } from './scenario.ts'

/** What a line expected and what there was instead. */
export interface Mismatch {
  readonly expected: Sentence
  readonly found: Sentence
}

type Of<K extends Expectation['of']> = Extract<Expectation, { of: K }>

/** Compares one expectation with the match as it stands; undefined when it holds. */
export function check(match: Match, expectation: Expectation): Mismatch | undefined {
  switch (expectation.of) {
    case 'value':
      return value(match, expectation)
    case 'waiting':
      return same(expectation.value, waitingText(match))
    case 'outcome':
      return outcome(match, expectation)
    case 'offers':
      return offers(match, expectation)
    case 'unavailable':
      return unavailable(match, expectation)
    case 'refused':
      return refused(match, expectation)
    case 'event':
      return event(match, expectation)
  }
}

const same = (expected: string, found: string): Mismatch | undefined =>
  expected === found ? undefined : { expected, found }

function value(match: Match, { subject, value }: Of<'value'>): Mismatch | undefined {
  const found = match.game.vocabulary.get(match.state, subject)
  if (found === undefined)
    return { expected: value, found: (language) => FAULTS[language].unknownSubject(match.game.id, subject) }
  const isSame = match.game.vocabulary.unordered?.(subject) && sorted(value) === sorted(spaced(found))
  return isSame ? undefined : same(value, spaced(found))
}

const sorted = (value: string): string => value.split(' ').sort().join(' ')

/** The option that an answer means: `keep:1,4` is `keep:1,3` if dice 3 and 4 are equal and only the first of them is offered. */
export function keyOf(match: Match, seat: Seat, name: string, key: string): string {
  const { state, game } = match
  const { meaning } = game.vocabulary
  const offer = meaning && match.offer(seat)
  if (!meaning || offer?.name !== name) return key
  const keys = [...offer.options, ...offer.unavailable].map((option) => option.key)
  if (keys.includes(key)) return key
  const meant = meaning(state, name, key)
  return keys.find((other) => meaning(state, name, other) === meant) ?? key
}

/** `p1 p2 choose`, `* roll`, or `nobody` once the match is over. */
export function waitingText({ pending }: Match): string {
  if (!pending) return 'nobody'
  return pending.kind === 'chance' ? `* ${pending.name}` : [...pending.seats.map(seatName), pending.name].join(' ')
}

function outcome(match: Match, { part, value }: Of<'outcome'>): Mismatch | undefined {
  if (match.outcome) return same(value, outcomeText(match.outcome, part))
  const waiting = waitingText(match)
  return { expected: value, found: (language) => FAULTS[language].noResultYet(waiting) }
}

function outcomeText(outcome: Outcome, part: OutcomePart): string {
  if (part === 'winners') return winners(outcome).map(seatName).join(' ')
  return part === 'reason' ? outcome.reason : outcome[part].join(' ')
}

function offers(match: Match, { seat, name, keys: written }: Of<'offers'>): Mismatch | undefined {
  const expected = written.join(' ')
  const offer = match.offer(seat)
  if (offer?.name !== name) {
    const waiting = waitingText(match)
    return { expected, found: (language) => FAULTS[language].notAsked(seatName(seat), name, waiting) }
  }
  const open = offer.options.map(({ key }) => key)
  const keys = written.map((key) => keyOf(match, seat, name, key))
  const missing = keys.filter((key) => !open.includes(key))
  const extra = open.filter((key) => !keys.includes(key))
  if (missing.length === 0 && extra.length === 0) return undefined
  const found: Sentence = (language) => {
    const notes = [
      ...(missing.length > 0 ? [FAULTS[language].missing(missing.join(' '))] : []),
      ...(extra.length > 0 ? [FAULTS[language].notExpected(extra.join(' '))] : []),
    ]
    return `${open.join(' ')}   (${notes.join('; ')})`
  }
  return { expected, found }
}

function unavailable(match: Match, { entry, rule }: Of<'unavailable'>): Mismatch | undefined {
  const expected: Sentence = (language) => FAULTS[language].listedAsUnavailable(answerText(entry), rule)
  const offer = match.offer(entry.who)
  const waiting = waitingText(match)
  if (offer?.name !== entry.name) return { expected, found: (language) => FAULTS[language].waiting(waiting) }
  const listed = offer.unavailable.find(({ key }) => key === keyOf(match, entry.who, entry.name, entry.key))
  if (listed && (rule === undefined || rule === listed.rule)) return undefined
  const all = offer.unavailable.map((each) => `${each.key} [${each.rule}]`).join(' ')
  return { expected, found: (language) => all || FAULTS[language].nothingUnavailable }
}

const answerText = ({ who, name, key }: SeatEntry): string => [seatName(who), name, key].join(' ').trim()

function refused(match: Match, { entry, reason, rule }: Of<'refused'>): Mismatch | undefined {
  const expected = refusedText(reason, rule)
  const before = match.hash
  const { who: seat, name } = entry
  const key = keyOf(match, seat, name, entry.key)
  const refusal = name === 'undo' ? match.undo(seat) : match.answer({ seat, key, name })
  if (!refusal) return { expected, found: (language) => FAULTS[language].accepted }
  if (match.hash !== before) return { expected, found: (language) => FAULTS[language].refusedButChanged }
  const word = refusal.reason === 'barred' ? refusal.by : refusal.reason
  const cited = ruleOf(refusal)
  if ((reason === undefined || reason === word) && (rule === undefined || rule === cited)) return undefined
  return { expected, found: refusedText(word, cited) }
}

const refusedText =
  (reason: string | undefined, rule: string | undefined): Sentence =>
  (language) =>
    FAULTS[language].refused([reason, rule && `[${rule}]`].filter(Boolean).join(' '))

const ruleOf = (refusal: Refusal): string | undefined => ('rule' in refusal ? refusal.rule : undefined)

function event(match: Match, { absent, viewer, events }: Of<'event'>): Mismatch | undefined {
  const heard = match.heard(viewer)
  if (inOrder(heard, events) !== absent) return undefined
  const wanted = events.map(({ type, fields }) =>
    [type, ...Object.entries(fields).map((pair) => pair.join('='))].join(' '),
  )
  const listener = viewer === undefined ? undefined : seatName(viewer)
  return {
    expected: (language) => FAULTS[language].heardBy(absent, wanted.join(' then '), listener),
    found: (language) => heard.map(eventText).join('; ') || FAULTS[language].noEvent,
  }
}

/** Whether these were heard one after the other, perhaps with others between them. */
function inOrder(heard: readonly Event[], events: readonly ExpectedEvent[]): boolean {
  let next = 0
  for (const each of heard) {
    const wanted = events[next]
    if (wanted && each.type === wanted.type && matches(each, wanted.fields)) next++
  }
  return next === events.length
}

function matches(event: Event, fields: Readonly<Record<string, string>>): boolean {
  const parts = event as unknown as Record<string, unknown>
  return Object.entries(fields).every(([field, text]) => fits(parts[field], text))
}

/** `orc`, `3`, `1,4,6`, any JSON without spaces, and `p2` where the field holds a seat. */
const fits = (field: unknown, text: string): boolean =>
  field !== undefined && (fieldText(field) === text || JSON.stringify(field) === text || parseSeat(text) === field)

const fieldText = (field: unknown): string =>
  Array.isArray(field) && field.every((part) => typeof part !== 'object') ? plainKey(field) : String(field)

const eventText = ({ type, ...fields }: Event): string =>
  [
    type,
    ...Object.entries(fields).map(
      ([name, field]) => `${name}=${typeof field === 'object' ? JSON.stringify(field) : field}`,
    ),
  ].join(' ')
