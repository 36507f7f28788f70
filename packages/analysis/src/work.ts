/** The analysis of one match in small pieces: first a graph of the chances, then luck and decisions with more and more samples. */
import { type Entry, type Game, type Header, type Outcome, type Running, seedOf } from '@alea/engine'
import type { Analysis, Decision, Moment } from './analysis.ts'
import { exactChances, sampleOf } from './chances.ts'
import { weigh } from './decision.ts'
import { type Estimates, estimates, exactly } from './estimate.ts'
import { luckOfAnswer, luckOfRoll } from './luck.ts'
import { reports } from './report.ts'
import { ENOUGH_FOR_THE_GRAPH, type Stage, stagesFor, USUAL_SAMPLES } from './stages.ts'
import { type Step, type Trail, trailOf } from './trail.ts'
import { verdictOf } from './verdict.ts'

export interface AnalysisOptions {
  readonly seed?: number
  /** At how many imagined tables every decision is tried in the end, and every position evaluated. */
  readonly samples?: number
  /** The result of a match that did not end by its rules, such as one that somebody gave up. */
  readonly outcome?: Outcome
  /** An unfinished analysis of the same match with the same seed: what it has done is not done again. */
  readonly from?: Analysis
}

/** The decision of a step, weighed with so many samples; undefined if there was nothing to decide. The same seed gives what the whole analysis would. */
export function decisionAt(game: Game, step: Step, seed: number, samples: number): Decision | undefined {
  const { position, turn, before, entry } = step
  if (entry.who === 'chance') return undefined
  const weighing = weigh(game, before, entry.who, entry.key, seedOf(seed, position), samples)
  if (!weighing) return undefined
  const verdict = verdictOf(weighing.lost)
  return { position, turn, seat: entry.who, name: entry.name, verdict, samples, ...weighing }
}

/** Call `step` as long as it returns true, and read `result` whenever you like; to cancel, call it no more. */
export class AnalysisWork {
  /** The positions of the match, in the order of `Analysis.moments`. */
  readonly trail: Trail
  private readonly game: Game
  private readonly header: Header
  private readonly seed: number
  private readonly samples: number
  private readonly outcome: Outcome | undefined
  private readonly stages: readonly Stage[]
  private readonly moments: Moment[]
  private readonly decisions = new Map<number, Decision>()
  private readonly pieces: number
  private done = 0
  private stage = 0
  private index = 0

  constructor(
    game: Game,
    log: { readonly header: Header; readonly entries: readonly Entry[] },
    options: AnalysisOptions = {},
  ) {
    const { seed = 1, samples = USUAL_SAMPLES, outcome, from } = options
    this.game = game
    this.header = log.header
    this.trail = trailOf(game, log.header, log.entries)
    this.seed = seed
    this.samples = samples
    this.outcome = outcome ?? this.trail.outcome
    this.stages = stagesFor(samples)
    this.moments = momentsOf(this.trail)
    this.pieces = this.stages.length * this.moments.length
    if (from) this.goOn(from)
  }

  /** Does one piece of the work, some milliseconds long; false once everything is done. */
  step(): boolean {
    const stage = this.stages[this.stage]
    if (!stage) return false
    const { index } = this
    if (stage.of === 'decisions') this.decide(index, stage.samples)
    else this.judge(index, stage)
    this.done++
    if (++this.index === this.moments.length) {
      this.index = 0
      this.stage++
    }
    return this.stage < this.stages.length
  }

  /** How much is done, from 0 to 1. */
  get progress(): number {
    return this.done / this.pieces
  }

  get result(): Analysis {
    const { game, rules, seats } = this.header
    const decisions = [...this.decisions.values()].sort((one, other) => one.position - other.position)
    return {
      game,
      rules,
      seed: this.seed,
      samples: this.samples,
      done: this.progress,
      moments: this.moments.slice(0, this.stage === 0 ? this.index : undefined),
      decisions,
      seats: reports(seats, this.moments, decisions, this.outcome),
    }
  }

  private judge(index: number, { of, samples }: Stage): void {
    const luck = of === 'luck' ? this.luckAt(index, samples) : undefined
    const chances = this.chancesAt(index, Math.min(samples, ENOUGH_FOR_THE_GRAPH))
    this.moments[index] = { ...this.moments[index]!, chances, ...(luck && { luck }) }
  }

  private chancesAt(index: number, samples: number): Estimates {
    const { game, header, seed } = this
    const g = this.stateAt(index)
    const exact = exactChances(game, g)
    // The same dice at every position: what changes from one to the next is not their doing.
    const sample = (_: unknown, i: number) => sampleOf(game, g, header.seats, seed, i)
    return exact ? exactly(exact) : estimates(Array.from({ length: samples }, sample))
  }

  private luckAt(index: number, samples: number): Estimates | undefined {
    const step = this.trail.steps[index]
    if (!step) return undefined
    const { game, header } = this
    const after = this.stateAt(index + 1)
    // Other dice at every step: so the errors of a sum are those of independent parts.
    const seed = seedOf(this.seed, index)
    return step.entry.who === 'chance'
      ? luckOfRoll(game, step.before, after, header.seats, seed, samples)
      : luckOfAnswer(game, step.before, after, step.entry, header.seats, seed, samples)
  }

  private stateAt(index: number): Running {
    return this.trail.steps[index]?.before ?? this.trail.end
  }

  private decide(index: number, samples: number): void {
    const step = this.trail.steps[index]
    if (!step) return
    const known = this.decisions.get(step.position)
    // Computed exactly: more samples change nothing.
    if (known?.options.every((option) => option.samples === 0)) return
    const decision = decisionAt(this.game, step, this.seed, samples)
    if (decision) this.decisions.set(step.position, decision)
  }

  private goOn({ moments, decisions, done }: Analysis): void {
    for (const [i, moment] of moments.entries()) this.moments[i] = moment
    for (const decision of decisions) this.decisions.set(decision.position, decision)
    this.done = Math.round(done * this.pieces)
    this.stage = Math.floor(this.done / this.moments.length)
    this.index = this.done % this.moments.length
  }
}

function momentsOf({ steps, length, turn }: Trail): Moment[] {
  const unknown = { samples: 0, means: [], errors: [] }
  return [
    ...steps.map(
      ({ position, turn, entry: { name, who } }): Moment => ({ position, turn, name, who, chances: unknown }),
    ),
    { position: length, turn, chances: unknown },
  ]
}

/** The whole work at once. */
export function analyse(
  game: Game,
  log: { readonly header: Header; readonly entries: readonly Entry[] },
  options?: AnalysisOptions,
): Analysis {
  const work = new AnalysisWork(game, log, options)
  while (work.step());
  return work.result
}
