import {
  type ChanceQuestion,
  chanceText,
  type Entry,
  type Game,
  Match,
  type Running,
  replayEntry,
  start,
  where,
} from '@alea/engine'
import { difference } from '../difference.ts'
import { savedAndLoaded, Table } from '../table.ts'
import { check, type Mismatch, waitingText } from './check.ts'
import type { Prepared, Scenario, Written } from './scenario.ts'

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

/** The line of a scenario that failed, with what was expected and what was found. */
export interface ScenarioFailure extends Mismatch {
  readonly file: string
  readonly line: number
  readonly text: string
  /** Where the rules stood: `battle-dice/match@2 > battle-dice/turn@1:ko`. */
  readonly where: string
}

/** Plays a scenario twice at once: straight, and on a table that is saved and loaded between any two decisions. */
export function runScenario(gameOf: (id: string) => Game | undefined, scenario: Scenario): ScenarioResult {
  const { file, line, title, rules } = scenario
  const stage: Stage = { at: scenario, checks: 0 }
  try {
    perform(gameOf, scenario, stage)
    return { file, line, title, rules, passed: true, checks: stage.checks }
  } catch (error) {
    const { expected, found } = error instanceof Failed ? error.mismatch : thrown(error)
    const stood = stage.match ? where(stage.match.state) || 'the end of the match' : 'before the match'
    const failure = { file, line: stage.at.line, text: stage.at.text, expected, found, where: stood }
    return { file, line, title, rules, passed: false, checks: stage.checks, failure }
  }
}

/** How far the performance has come; kept outside so that a failure knows. */
interface Stage {
  at: Written
  checks: number
  match?: Match
}

class Failed extends Error {
  readonly mismatch: Mismatch

  constructor(expected: string, found: string) {
    super(`${expected}: ${found}`)
    this.mismatch = { expected, found }
  }
}

const thrown = (error: unknown): Mismatch => ({
  expected: 'no error',
  found: error instanceof Error ? error.message : String(error),
})

function perform(gameOf: (id: string) => Game | undefined, scenario: Scenario, stage: Stage): void {
  const game = gameOf(scenario.game)
  if (!game) throw new Failed('a game that is known here', `no game is called ${scenario.game}`)
  const match = openMatch(game, scenario, stage)
  const twin = new Table(match.state, savedAndLoaded)
  const chance = [...scenario.chance]
  throwDice(match, twin, chance, stage)
  let settled = match.pending?.kind !== 'chance'
  for (const line of scenario.play) {
    stage.at = line
    if (line.kind === 'expect') {
      const mismatch = check(match, line.expectation)
      if (mismatch) throw new Failed(mismatch.expected, mismatch.found)
      if (line.expectation.of === 'waiting') settled = true
      stage.checks++
      continue
    }
    match.forgetEvents()
    give(match, twin, line.entry)
    throwDice(match, twin, chance, stage)
    settled = match.pending?.kind !== 'chance'
  }
  if (chance.length > 0) {
    stage.at = chance[0]!
    throw new Failed('every prepared result to be used', 'this one was never asked for')
  }
  if (!settled)
    throw new Failed(
      `a result for ${chanceText(match.pending as ChanceQuestion)}, or "expect waiting = ${waitingText(match)}"`,
      'the scenario ends before that is thrown',
    )
}

function openMatch(game: Game, scenario: Scenario, stage: Stage): Match {
  const { seats, options, given } = scenario
  const match = new Match(game, { seats, options })
  const g = start<Running>(game.setup(seats, match.header.options), game.rules)
  for (const line of given) {
    stage.at = line
    game.vocabulary.set(g, line.subject, line.value)
  }
  stage.at = scenario
  match.forgetEvents()
  match.resume(g)
  stage.match = match
  return match
}

/** Answers rolls and shuffles from what was prepared; once nothing is, they wait for a line of play. */
function throwDice(match: Match, twin: Table, chance: Prepared[], stage: Stage): void {
  while (match.pending?.kind === 'chance' && chance.length > 0) {
    const { pending } = match
    const prepared = chance.shift()!
    stage.at = prepared
    if (prepared.name !== undefined && prepared.name !== pending.name)
      throw new Failed(chanceText(pending), `${prepared.name} ${prepared.results} is prepared`)
    give(match, twin, { who: 'chance', name: pending.name, key: prepared.results })
  }
}

function give(match: Match, twin: Table, entry: Entry): void {
  const problem = replayEntry(match, entry)
  if (problem) throw new Failed('the line to be accepted', `${problem} (waiting: ${waitingText(match)})`)
  const lost = twin.apply(entry) ?? difference(match.state, savedAndLoaded(twin.state))
  if (lost) throw new Failed('the same table after a save and load', lost)
}
