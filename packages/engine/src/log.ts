/**
 * The record of a match: a header and one line per answer.
 *
 *     alea log 1
 *     game battle-dice
 *     rules 1
 *     seats 2
 *     options {"dice":"standard"}
 *     commitment 9f86d081…
 *
 *     * first-player 2                                  #1f3a
 *     p2 send goblin                                    #90bc
 *     p2 undo                                           #77e2
 *     p2 rewind 1                                       #c0d4
 *     end p2 8,11 3d1f0c2a9b8e7f60
 *
 * The tag of a line is a hash of it and of all lines before it, so a changed, missing or added line is reported with its number.
 * A log written by hand may leave out all tags. The commitment is there only where a secret decides the dice.
 */
import { manual } from './chance/manual.ts'
import { InputError, type Sentence, sayIn } from './errors.ts'
import type { Running } from './flow.ts'
import { type Game, winners } from './game.ts'
import { hash } from './hash.ts'
import { Match, type Refusal } from './match.ts'
import type { Options } from './options.ts'
import { parseSeat, type Seat, seatName } from './seat.ts'
import { FAULTS } from './text/faults.ts'

/** What a log says before its first answer. */
export interface Header {
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: Options
  /** SHA-256, in hex, of the secret that the dice follow from: written before the first roll. */
  readonly commitment?: string
}

/** One answer. `key` is the option in text notation, the results of chance, empty for an undo, or the position a rewind returns to. */
export interface Entry {
  readonly who: Seat | 'chance'
  readonly name: string
  readonly key: string
}

/** A log as it is read from text. */
export interface Log {
  readonly header: Header
  readonly entries: readonly Entry[]
  /** `p2 8,11 <hash>`: present once the match is over. */
  readonly end?: string
}

const TITLE = 'alea log 1'
const HEADER_LINES = 5
const COMMITMENT = 'commitment '
const TAG = /^(.*?) +#([0-9a-f]{4})$/

/** An answer as a line of the log: `p1 choose roll`, `* roll 6`. */
export const entryText = ({ who, name, key }: Entry): string =>
  [who === 'chance' ? '*' : seatName(who), name, key].filter((word) => word !== '').join(' ')

/** A line of answers, or undefined if it is not one. */
export function parseEntry(text: string): Entry | undefined {
  const [who, name, ...rest] = text.trim().split(/\s+/)
  if (!who || !name || !/^[a-z][a-z0-9-]*$/.test(name)) return undefined
  const key = rest.join(' ')
  if (who === '*') return rest.length > 0 && /^[\d\s,;]+$/.test(key) ? { who: 'chance', name, key } : undefined
  const seat = parseSeat(who)
  if (seat === undefined) return undefined
  if (name === 'undo') return rest.length === 0 ? { who: seat, name, key } : undefined
  if (name === 'rewind') return /^\d{1,9}$/.test(key) ? { who: seat, name, key } : undefined
  return rest.length === 1 ? { who: seat, name, key } : undefined
}

/** The lines of a log before its first answer. */
export function headerText(header: Header): string[] {
  const { game, rules, seats, options, commitment } = header
  return [
    TITLE,
    `game ${game}`,
    `rules ${rules}`,
    `seats ${seats}`,
    `options ${JSON.stringify(options)}`,
    ...(commitment === undefined ? [] : [COMMITMENT + commitment]),
    '',
  ]
}

/** The tag that follows `tag` when this line is added: programs that append to a file print lines with it. */
export const nextTag = (tag: string, line: string): string => hash([tag, line]).slice(0, 4)

/** The tag that the tags of all lines are chained from. */
export const firstTag = (header: Header): string => hash(headerText(header)).slice(0, 4)

/** A line of the log with its tag behind it. */
export const taggedLine = (line: string, tag: string): string => `${line.padEnd(48)} #${tag}`

/** The text of a log; `parseLog` reads it back. */
export function printLog(log: Log): string {
  const lines = headerText(log.header)
  let tag = firstTag(log.header)
  for (const entry of log.entries) {
    const line = entryText(entry)
    tag = nextTag(tag, line)
    lines.push(taggedLine(line, tag))
  }
  if (log.end !== undefined) lines.push(`end ${log.end}`)
  return `${lines.join('\n')}\n`
}

/** Reads a log; the first thing that is wrong with it is an InputError that names its line. */
export function parseLog(text: string): Log {
  return readLines(text).log
}

/** The line of each answer of a log, counted from 1. */
export const answerLines = (text: string): readonly number[] => readLines(text).numbers

/** As parseLog, with the line number of each entry. */
function readLines(text: string): { log: Log; numbers: number[]; endLine: number } {
  const lines = text.split('\n')
  const header = parseHeader(lines)
  const entries: Entry[] = []
  const numbers: number[] = []
  let end: string | undefined
  let endLine = 0
  let tag = firstTag(header)
  const headerLines = HEADER_LINES + (header.commitment === undefined ? 0 : 1)
  const tagged = lines.some((line, i) => i >= headerLines && TAG.test(line.trimEnd()))
  for (const [i, raw] of lines.entries()) {
    const line = raw.trimEnd()
    if (i < headerLines || line === '') continue
    const number = i + 1
    if (end !== undefined) throw new InputError((language) => FAULTS[language].afterTheEnd, number)
    if (line.startsWith('end ')) {
      end = line.slice(4)
      endLine = number
      continue
    }
    const parts = TAG.exec(line)
    const body = parts ? parts[1]! : line
    if (tagged && !parts) throw new InputError((language) => FAULTS[language].tagMissing, number)
    const entry = parseEntry(body)
    if (!entry) throw new InputError((language) => FAULTS[language].notAnAnswer(body), number)
    tag = nextTag(tag, body)
    if (parts && parts[2] !== tag) throw new InputError((language) => FAULTS[language].wrongTag(body), number)
    entries.push(entry)
    numbers.push(number)
  }
  return { log: end === undefined ? { header, entries } : { header, entries, end }, numbers, endLine }
}

function parseHeader(lines: readonly string[]): Header {
  if (lines[0]?.trimEnd() !== TITLE) throw new InputError((language) => FAULTS[language].wrongTitle(TITLE), 1)
  const field = (i: number, name: string) => {
    const line = lines[i]?.trimEnd() ?? ''
    if (!line.startsWith(`${name} `)) throw new InputError((language) => FAULTS[language].fieldExpected(name), i + 1)
    return line.slice(name.length + 1)
  }
  const count = (i: number, name: string) => {
    const value = Number(field(i, name))
    if (!Number.isInteger(value) || value < 1)
      throw new InputError((language) => FAULTS[language].notACount(name), i + 1)
    return value
  }
  const game = field(1, 'game')
  const rules = count(2, 'rules')
  const seats = count(3, 'seats')
  let options: unknown
  try {
    options = JSON.parse(field(4, 'options'))
  } catch (error) {
    if (error instanceof InputError) throw error
    throw new InputError((language) => FAULTS[language].optionsNotJson, 5)
  }
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new InputError((language) => FAULTS[language].optionsNotAnObject, 5)
  const last = lines[HEADER_LINES]?.trimEnd() ?? ''
  const header = { game, rules, seats, options: options as Options }
  if (!last.startsWith(COMMITMENT)) return header
  const commitment = last.slice(COMMITMENT.length)
  if (!/^[0-9a-f]{64}$/.test(commitment))
    throw new InputError((language) => FAULTS[language].notACommitment, HEADER_LINES + 1)
  return { ...header, commitment }
}

/** The last line of a log without its `end`: winners, scores and final hash; undefined before the match is over. */
export const endText = (match: Match): string | undefined => {
  const { outcome } = match
  return outcome && `${winners(outcome).map(seatName).join(',') || '-'} ${outcome.scores.join(',')} ${match.hash}`
}

/** The log of a match as it stands. */
export function logOf(match: Match): Log {
  const end = endText(match)
  const { header, entries } = match
  return end === undefined ? { header, entries } : { header, entries, end }
}

/** Plays a log again, checking every line; returns the match where the log leaves it. */
export function replay<G extends Running, V>(
  game: Game<G, V>,
  text: string,
  each?: (match: Match<G, V>, entry: Entry) => void,
): Match<G, V> {
  const { log, numbers, endLine } = readLines(text)
  const { header, entries, end } = log
  if (header.game !== game.id) throw new InputError((language) => FAULTS[language].otherGame(header.game, game.id), 2)
  if (header.rules !== game.rulesVersion)
    throw new InputError((language) => FAULTS[language].otherRules(header.rules, game.id, game.rulesVersion), 3)
  const match = openMatch(game, header)
  for (const [i, entry] of entries.entries()) {
    const problem = replayEntry(match, entry)
    if (problem) throw entryError(entry, problem, numbers[i])
    each?.(match, entry)
  }
  if (end !== undefined && end !== endText(match))
    throw new InputError(
      (language) => (match.outcome ? FAULTS[language].otherEnd(endText(match)!, end) : FAULTS[language].noEnd),
      endLine,
    )
  return match
}

function openMatch<G extends Running, V>(game: Game<G, V>, header: Header): Match<G, V> {
  try {
    return new Match(game, header)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    const { min, max } = game.seats
    throw new InputError((language) => error.in(language), header.seats < min || header.seats > max ? 4 : 5)
  }
}

/** What is wrong with a line of a log. */
export const entryError = (entry: Entry, problem: Sentence, line?: number): InputError =>
  new InputError((language) => FAULTS[language].of(entryText(entry), sayIn(problem, language)), line)

/** Gives one recorded answer, the next of the match; one that does not fit is an InputError that says which it is. */
export function applyEntry(match: Match, entry: Entry): void {
  const problem = replayEntry(match, entry)
  if (!problem) return
  const position = match.position + 1
  throw new InputError((language) => FAULTS[language].answer(position, entryText(entry), sayIn(problem, language)))
}

/** Gives one recorded answer; returns what is wrong with it, if anything is. */
export function replayEntry(match: Match, entry: Entry): Sentence | undefined {
  if (entry.who !== 'chance' && entry.name === 'undo') {
    const refusal = match.undo(entry.who)
    return refusal && refusalText(refusal)
  }
  if (entry.who !== 'chance' && entry.name === 'rewind')
    return match.rewind(entry.who, Number(entry.key)) && ((language) => FAULTS[language].noSuchPast)
  const { pending } = match
  if (!pending) return (language) => FAULTS[language].matchOver
  if (entry.who === 'chance') {
    if (pending.kind !== 'chance')
      return (language) => FAULTS[language].nothingRolled(namesOf(pending.seats), pending.name)
    if (pending.name !== entry.name) return (language) => FAULTS[language].asksFor(pending.name)
    try {
      match.settle(manual(pending, entry.key))
    } catch (error) {
      if (error instanceof InputError) return (language) => error.in(language)
      throw error
    }
    return undefined
  }
  if (pending.kind === 'chance') return (language) => FAULTS[language].asksChance(pending.name)
  if (pending.name !== entry.name) return (language) => FAULTS[language].asksSeats(namesOf(pending.seats), pending.name)
  const refusal = match.answer({ seat: entry.who, key: entry.key })
  return refusal && refusalText(refusal)
}

const namesOf = (seats: readonly Seat[]): string => seats.map(seatName).join(', ')

const refusalText =
  (refusal: Refusal): Sentence =>
  (language) =>
    refusal.reason === 'barred'
      ? FAULTS[language].undoBarred(refusal.by)
      : FAULTS[language].refused(refusal.reason, 'rule' in refusal ? refusal.rule : undefined)
