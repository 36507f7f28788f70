import {
  type Entry,
  InputError,
  Match,
  type MatchSetup,
  random,
  replayEntry,
  SOURCE_LANGUAGE,
  sayIn,
  seatsFrom,
  seedOf,
  trace,
} from '@alea/engine'
import { choose } from './choose.ts'
import type { Fault, LawName, Play, Watch } from './law.ts'
import { LAWS } from './laws.ts'
import { randomOptions } from './randomOptions.ts'
import { type Failure, openLog, type Run } from './run.ts'

export interface Played {
  /** Answers given, by seats and by chance. */
  readonly decisions: number
  readonly failures: readonly Failure[]
}

/** Plays one random match and checks all laws; it stops when one is broken. */
export function playMatch(run: Run, seats: number, seed: number): Played {
  const source = random(seed)
  const options = { ...randomOptions(run.game.options, seats, source), ...run.options }
  const match = open(run, { seats, options })
  if (!(match instanceof Match)) return { decisions: 0, failures: [match] }
  const watched = new Watched(run, match, seed)
  while (match.pending && watched.isSound) {
    const isDeep = match.position === 0 || source.below(run.deep) === 0
    if (isDeep) watched.ask((watch) => watch.deep?.())
    if (watched.isSound) watched.give(choose(match, source, run.chosen))
    if (watched.isSound && isDeep) watched.takeBack()
  }
  if (watched.isSound) watched.ask((watch) => watch.ended?.())
  return { decisions: match.position, failures: watched.failures }
}

function open(run: Run, setup: MatchSetup): Match | Failure {
  try {
    return noting(run, () => new Match(run.game, setup))
  } catch (error) {
    if (error instanceof InputError) throw error
    return { law: 'applies', message: `the set-up throws: ${messageOf(error)}`, log: '' }
  }
}

const noting = <T>(run: Run, work: () => T): T => trace((id) => run.visited.add(id), work)

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** A match in which all laws are checked. */
class Watched {
  readonly failures: Failure[] = []
  private readonly run: Run
  private readonly match: Match
  private readonly watches: { readonly law: LawName; readonly watch: Watch }[] = []

  constructor(run: Run, match: Match, seed: number) {
    this.run = run
    this.match = match
    const seats = seatsFrom(0, match.header.seats)
    const play: Play = {
      game: run.game,
      match,
      seats,
      viewers: [...seats, undefined],
      random: random(seedOf(seed, 1)),
      run,
    }
    for (const law of LAWS) {
      const watch = this.guarded(law.name, () => law.watch(play))
      if (watch) this.watches.push({ law: law.name, watch })
    }
    this.ask((watch) => watch.decision?.())
  }

  /** No law is broken so far. */
  get isSound(): boolean {
    return this.failures.length === 0
  }

  /** Calls every law. Rules that throw do so for every law, so only the first reports it. */
  ask(question: (watch: Watch) => Fault): void {
    for (const { law, watch } of this.watches) {
      const before = this.failures.length
      const fault = this.guarded(law, () => question(watch))
      if (this.failures.length > before) return
      if (fault) this.fail(law, fault)
    }
  }

  give(entry: Entry): void {
    const { match, run } = this
    match.forgetEvents()
    const problem = this.guarded('applies', () => noting(run, () => replayEntry(match, entry)), entry)
    if (problem)
      this.fail('applies', `an answer that was offered is refused: ${sayIn(problem, SOURCE_LANGUAGE)}`, entry)
    if (!this.isSound) return
    this.ask((watch) => watch.answered?.(entry))
    if (this.isSound && match.pending) this.ask((watch) => watch.decision?.())
  }

  /** Takes the last answer back if undo allows it. */
  takeBack(): void {
    const last = this.match.entries.at(-1)
    if (!this.match.pending || !last || last.who === 'chance' || last.name === 'undo') return
    const { who } = last
    if (this.guarded('undo', () => this.match.undoBar(who) === undefined)) this.give({ who, name: 'undo', key: '' })
  }

  /** A law or a game that throws counts as a failure. */
  private guarded<T>(law: LawName, work: () => T, entry?: Entry): T | undefined {
    try {
      return work()
    } catch (error) {
      this.fail(law, `throws: ${messageOf(error)}`, entry)
      return undefined
    }
  }

  private fail(law: LawName, message: string, entry?: Entry): void {
    const { header, entries } = this.match
    this.failures.push({ law, message, log: openLog(header, entry ? [...entries, entry] : entries) })
  }
}
