/** Runs an experiment in blocks of matches, on any number of workers, and merges them in order: the result does not depend on who played what when. */
import { kindOf, SEARCH } from '@alea/bots'
import { gameOf } from '@alea/catalog'
import { type Game, InputError } from '@alea/engine'
import type { Experiment } from './experiment.ts'
import { mergeTally } from './mergeTally.ts'
import { playMatch } from './playMatch.ts'
import { isNarrow } from './stopping.ts'
import { countMatches, emptyTally, type Tally } from './tally.ts'
import { WORDS } from './text/index.ts'

/** Some successive matches, numbered from 0, each of every variant. */
export interface Block {
  readonly first: number
  readonly matches: number
}

/** A match that failed: enough to play it again. */
export interface Failure {
  readonly variant: number
  readonly match: number
  readonly message: string
}

/** What a worker answers. */
export type Played = Tally | Failure

export const isFailure = (played: Played): played is Failure => 'message' in played

/** An experiment that was begun: plain data, to be kept and continued. */
export interface LabState {
  readonly experiment: Experiment
  /** Of the game: matches of other rules are not to be mixed. */
  readonly rules: number
  /** Match numbers played, of every variant. */
  readonly played: number
  readonly tally: Tally
  readonly isStopped: boolean
}

/** The stopping rule looks at the figures after so many matches, and again after so many more. */
export const FIRST_LOOK = 100
export const LOOK = 50
/** Matches of a block, of every variant: fewer where bots search. Both divide the distance between two looks. */
const BLOCK = 5
const SEARCH_BLOCK = 1

const playersOf = ({ variants }: Experiment): number[] => variants.map(({ seats }) => seats.length)

/** Loads what the matches of an experiment need; where everything is there from the start, it does nothing. */
export async function prepareFor({ game, variants }: Experiment): Promise<void> {
  for (const { options } of variants) await gameOf(game)!.prepare?.(options)
}

export function playBlock(game: Game, experiment: Experiment, { first, matches }: Block): Played {
  const tally = emptyTally(playersOf(experiment), experiment.about)
  for (let match = first; match < first + matches; match++) {
    let variant = 0
    try {
      const records = experiment.variants.map((each, i) => {
        variant = i
        return playMatch(game, experiment, each, match)
      })
      countMatches(tally, records)
    } catch (error) {
      return { variant, match, message: error instanceof Error ? error.message : String(error) }
    }
  }
  return tally
}

export class LabRun {
  readonly experiment: Experiment
  private readonly rules: number
  private readonly tally: Tally
  private readonly waiting = new Map<number, { readonly block: Block; readonly tally: Tally }>()
  private readonly size: number
  private done: number
  private given: number
  private isStopped: boolean

  constructor(experiment: Experiment, begun?: LabState) {
    const { rulesVersion } = gameOf(experiment.game)!
    this.experiment = experiment
    this.rules = rulesVersion
    this.done = begun?.played ?? 0
    this.given = this.done
    this.isStopped = begun?.isStopped ?? false
    this.tally = begun ? structuredClone(begun.tally) : emptyTally(playersOf(experiment), experiment.about)
    const searches = experiment.variants.some(({ seats }) => seats.some((bot) => kindOf(bot) === SEARCH))
    this.size = searches ? SEARCH_BLOCK : BLOCK
  }

  /** The next block to be played by whoever is free; undefined if all are given away or the rule has stopped the run. */
  next(): Block | undefined {
    const left = this.experiment.matches - this.given
    if (left <= 0 || this.isStopped) return undefined
    const block = { first: this.given, matches: Math.min(left, this.size - (this.given % this.size)) }
    this.given += block.matches
    return block
  }

  /** Takes the result of a block. Blocks count in the order of their matches; what was played beyond the stop is discarded. */
  take(block: Block, tally: Tally): void {
    this.waiting.set(block.first, { block, tally })
    for (let ready = this.waiting.get(this.done); ready && !this.isStopped; ready = this.waiting.get(this.done)) {
      this.waiting.delete(this.done)
      mergeTally(this.tally, ready.tally)
      this.done += ready.block.matches
      const isLook = this.done >= FIRST_LOOK && this.done % LOOK === 0
      if (isLook && this.experiment.until) this.isStopped = isNarrow(this.experiment, this.tally)
    }
  }

  /** Match numbers played, of every variant. */
  get played(): number {
    return this.done
  }

  get isDone(): boolean {
    return this.isStopped || this.done >= this.experiment.matches
  }

  state(): LabState {
    const { experiment, rules, done: played, tally, isStopped } = this
    return { experiment, rules, played, tally: structuredClone(tally), isStopped }
  }
}

/** Whether everything that is counted now was counted then. */
const isTally = (tally: Tally | undefined): boolean =>
  Array.isArray(tally?.variants) &&
  tally.variants.every((variant) => Object.keys(emptyTally([1]).variants[0]!).every((key) => key in variant))

/** A state that was kept, if it belongs to this experiment and to the present rules; more matches may be asked for than before. */
export function checkState(value: unknown, experiment: Experiment): LabState {
  const state = value as LabState | null
  if (typeof state !== 'object' || state === null || !state.experiment || !isTally(state.tally))
    throw new InputError((language) => WORDS[language].faults.notAResult)
  const same = (one: Experiment) => JSON.stringify({ ...one, matches: 0, title: '', question: '' })
  if (same(state.experiment) !== same(experiment))
    throw new InputError((language) => WORDS[language].faults.otherExperiment)
  const { rulesVersion } = gameOf(experiment.game)!
  if (state.rules !== rulesVersion)
    throw new InputError((language) => WORDS[language].faults.otherRules(state.rules, rulesVersion))
  return state
}
