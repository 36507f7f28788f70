import {
  type ChanceQuestion,
  chanceText,
  declineOf,
  type Entry,
  type Game,
  InputError,
  type Language,
  Match,
  type Running,
  replayEntry,
  type Sentence,
  SOURCE_LANGUAGE,
  sayIn,
  start,
  where,
} from '@alea/engine'
import { difference } from '../difference.ts'
import { savedAndLoaded, TestMatch } from '../testMatch.ts'
import { FAULTS } from '../text/faults.ts'
import { check, keyOf, type Mismatch, waitingText } from './check.ts'
import type { PassLine, Prepared, Scenario, Written } from './scenario.ts'
import { orderOf } from './shuffle.ts'

/** Whether a scenario passed, and where it failed. */
export interface ScenarioResult {
  readonly file: string
  readonly line: number
  readonly title: string
  readonly rules: readonly string[]
  readonly passed: boolean
  /** How many expectations held. */
  readonly checks: number
  readonly failure?: ScenarioFailure
}

/** In the language the scenario was run for. */
export interface ScenarioFailure {
  readonly file: string
  readonly line: number
  readonly text: string
  /** Where the rules stood: `battle-dice/match@2 > battle-dice/turn@1:ko`. */
  readonly where: string
  readonly expected: string
  readonly found: string
}

/** Plays a scenario twice at once: normally, and with the state saved and loaded between any two decisions. */
export function runScenario(
  gameOf: (id: string) => Game | undefined,
  scenario: Scenario,
  language: Language = SOURCE_LANGUAGE,
): ScenarioResult {
  const { file, line, title, rules } = scenario
  const progress: Progress = { at: scenario, checks: 0 }
  try {
    play(gameOf, scenario, progress)
    return { file, line, title, rules, passed: true, checks: progress.checks }
  } catch (error) {
    const { expected, found } = error instanceof Failed ? error.mismatch : thrown(error)
    const failure = {
      file,
      line: progress.at.line,
      text: progress.at.text,
      expected: sayIn(expected, language),
      found: sayIn(found, language),
      where: sayIn(placeOf(progress.match), language),
    }
    return { file, line, title, rules, passed: false, checks: progress.checks, failure }
  }
}

function placeOf(match: Match | undefined): Sentence {
  if (!match) return (language) => FAULTS[language].beforeTheMatch
  return where(match.state) || ((language) => FAULTS[language].endOfTheMatch)
}

/** How far the scenario has come; a failure reads it. */
interface Progress {
  at: Written
  checks: number
  match?: Match
}

class Failed extends Error {
  readonly mismatch: Mismatch

  constructor(expected: Sentence, found: Sentence) {
    super(`${sayIn(expected, SOURCE_LANGUAGE)}: ${sayIn(found, SOURCE_LANGUAGE)}`)
    this.mismatch = { expected, found }
  }
}

const thrown = (error: unknown): Mismatch => ({
  expected: (language) => FAULTS[language].noError,
  found: (language) => {
    if (error instanceof InputError) return error.in(language)
    return error instanceof Error ? error.message : String(error)
  },
})

function play(gameOf: (id: string) => Game | undefined, scenario: Scenario, progress: Progress): void {
  const game = gameOf(scenario.game)
  if (!game)
    throw new Failed(
      (language) => FAULTS[language].knownGame,
      (language) => FAULTS[language].noGameCalled(scenario.game),
    )
  const match = openMatch(game, scenario, progress)
  const twin = new TestMatch(match.state, savedAndLoaded)
  const chance = [...scenario.chance]
  throwDice(match, twin, chance, progress)
  let settled = match.pending?.kind !== 'chance'
  for (const line of scenario.play) {
    progress.at = line
    if (line.kind === 'expect') {
      const mismatch = check(match, line.expectation)
      if (mismatch) throw new Failed(mismatch.expected, mismatch.found)
      if (line.expectation.of === 'waiting') settled = true
      progress.checks++
      continue
    }
    if (line.kind === 'pass') passUntil(match, twin, chance, line, progress)
    else {
      match.forgetEvents()
      give(match, twin, line.entry)
      throwDice(match, twin, chance, progress)
    }
    settled = match.pending?.kind !== 'chance' || (line.kind === 'pass' && line.until?.of === 'waiting')
  }
  if (chance.length > 0) {
    progress.at = chance[0]!
    throw new Failed(
      (language) => FAULTS[language].everyResultUsed,
      (language) => FAULTS[language].neverAskedFor,
    )
  }
  if (!settled)
    throw new Failed(
      (language) =>
        FAULTS[language].resultOrWaiting(chanceText(match.pending as ChanceQuestion, language), waitingText(match)),
      (language) => FAULTS[language].endsBeforeThrow,
    )
}

function openMatch(game: Game, scenario: Scenario, progress: Progress): Match {
  const { seats, options, given } = scenario
  const match = new Match(game, { seats, options })
  const g = start<Running>(game.setup(seats, match.header.options), game.rules)
  for (const line of given) {
    progress.at = line
    game.vocabulary.set(g, line.subject, line.value)
  }
  progress.at = scenario
  match.forgetEvents()
  match.resume(g)
  progress.match = match
  return match
}

/** Answers rolls and shuffles with the prepared results; when there are none left, they wait for a line of play. */
function throwDice(match: Match, twin: TestMatch, chance: Prepared[], progress: Progress): void {
  while (match.pending?.kind === 'chance' && chance.length > 0) {
    const { pending } = match
    const prepared = chance.shift()!
    progress.at = prepared
    if (prepared.name !== undefined && prepared.name !== pending.name)
      throw new Failed(
        (language) => chanceText(pending, language),
        (language) => FAULTS[language].isPrepared(`${prepared.name} ${prepared.results}`),
      )
    give(match, twin, { who: 'chance', name: pending.name, key: prepared.results })
  }
}

/** Everybody declines the windows that open, until the expectation holds or something else is asked. */
function passUntil(match: Match, twin: TestMatch, chance: Prepared[], line: PassLine, progress: Progress): void {
  const { until } = line
  const mismatch = () => until && check(match, until)
  let passed = 0
  while (until ? mismatch() !== undefined : true) {
    const { pending } = match
    const key = pending?.kind === 'seats' ? declineOf(match.state, pending) : undefined
    if (pending?.kind !== 'seats' || key === undefined) break
    if (passed++ === 0) match.forgetEvents()
    give(match, twin, { who: pending.seats[0]!, name: pending.name, key })
    throwDice(match, twin, chance, progress)
    progress.at = line
  }
  const waiting = waitingText(match)
  const missed = mismatch()
  if (missed)
    throw new Failed(missed.expected, (language) => FAULTS[language].notPassed(sayIn(missed.found, language), waiting))
  if (!until && passed === 0)
    throw new Failed(
      (language) => FAULTS[language].aWindow,
      (language) => FAULTS[language].waiting(waiting),
    )
  if (until) progress.checks++
}

function give(match: Match, twin: TestMatch, written: Entry): void {
  const entry = { ...written, key: keyIn(match, written) }
  const problem = replayEntry(match, entry)
  if (problem)
    throw new Failed(
      (language) => FAULTS[language].lineAccepted,
      (language) => FAULTS[language].notAccepted(sayIn(problem, language), waitingText(match)),
    )
  const lost = twin.apply(entry) ?? difference(match.state, savedAndLoaded(twin.state))
  if (lost) throw new Failed((language) => FAULTS[language].sameAfterSave, lost)
}

const keyIn = (match: Match, { who, name, key }: Entry): string => {
  if (who !== 'chance') return keyOf(match, who, name, key)
  return match.pending?.kind === 'chance' ? orderOf(match.pending, key) : key
}
