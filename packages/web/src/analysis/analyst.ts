/** Analyses one match: as much as there is time for, with what was found before, and in the words of whoever looks. */
import {
  type Analysis,
  AnalysisWork,
  type Decision,
  decisionAt,
  eventsOf,
  isThrough,
  type Step,
  wordsOf,
} from '@alea/analysis'
import { gameOf } from '@alea/catalog'
import { rulesOf } from '@alea/catalog/rules'
import { type Game, hash, InputError, type Log, type Outcome, parseLog } from '@alea/engine'
import type { AnalysisStore } from './keptAnalyses.ts'
import type { AnalysisOrder, AnalysisProblem, FromAnalyst, TellOrder, Told } from './messages.ts'

export interface AnalystEnvironment {
  readonly store: AnalysisStore
  now(): number
  /** Lets messages in. */
  pause(): Promise<void>
  post(message: FromAnalyst): void
}

/** How long it works before it listens again. */
const SLICE_MS = 40
/** The first picture grows while one looks; what comes later changes less. */
const FIRST_SHOWN_EVERY_MS = 250
const SHOWN_EVERY_MS = 1000
const KEPT_EVERY_MS = 3000
/** For a decision somebody looks at. */
const SAMPLES_AT_ONCE = 64

export class Analyst {
  private readonly env: AnalystEnvironment
  private readonly order: AnalysisOrder
  private readonly key: string
  private readonly game: Game
  private readonly work: AnalysisWork
  private readonly steps: ReadonlyMap<number, Step>
  private readonly outcome: Outcome | undefined
  private isClosed = false

  /** Undefined if the match cannot be analysed, which is posted. */
  static async open(order: AnalysisOrder, env: AnalystEnvironment): Promise<Analyst | undefined> {
    try {
      const log = parseLog(order.log)
      const { header } = log
      const present = gameOf(header.game)
      if (!present) return refuse({ is: 'game', game: header.game })
      const game = await rulesOf(header.game, header.rules)
      if (!game) return refuse({ is: 'rules', was: header.rules, now: present.rulesVersion })
      await game.prepare?.(header.options)
      const key = keyOf(log)
      return new Analyst(order, log, key, game, await env.store.analysis(key), env)
    } catch (error) {
      if (error instanceof InputError) return refuse({ is: 'log', text: error.in(order.language) })
      throw error
    }

    function refuse(problem: AnalysisProblem): undefined {
      env.post({ problem })
    }
  }

  private constructor(
    order: AnalysisOrder,
    log: Log,
    key: string,
    game: Game,
    from: Analysis | undefined,
    env: AnalystEnvironment,
  ) {
    const { outcome } = order
    this.env = env
    this.order = order
    this.key = key
    this.game = game
    this.work = new AnalysisWork(game, log, { ...(outcome && { outcome }), ...(from && { from }) })
    this.steps = new Map(this.work.trail.steps.map((step) => [step.position, step]))
    this.outcome = outcome ?? this.work.trail.outcome
  }

  /** To the end, or until it is closed. */
  async run(): Promise<void> {
    const { env, work } = this
    let [shown, kept] = [env.now(), env.now()]
    this.show()
    for (let more = true; more && !this.isClosed; ) {
      const until = env.now() + SLICE_MS
      do more = work.step()
      while (more && env.now() < until)
      const isFirst = !isThrough(work.result, 'luck')
      if (env.now() - shown > (isFirst ? FIRST_SHOWN_EVERY_MS : SHOWN_EVERY_MS)) {
        this.show()
        shown = env.now()
      }
      if (env.now() - kept > KEPT_EVERY_MS) {
        await this.keep()
        kept = env.now()
      }
      await env.pause()
    }
    if (this.isClosed) return
    await this.keep()
    this.show()
  }

  close(): void {
    this.isClosed = true
  }

  weigh(position: number): void {
    const step = this.steps.get(position)
    const known = this.work.result.decisions.find((decision) => decision.position === position)
    if (!step || (known && known.samples >= SAMPLES_AT_ONCE)) return
    const weighed = decisionAt(this.game, step, this.work.result.seed, SAMPLES_AT_ONCE)
    if (weighed) this.env.post({ weighed })
  }

  tell({ rolls, decisions, language, names }: TellOrder): Told[] {
    const nameOf = (seat: number) => names[seat] ?? ''
    const text = this.game.text[language]
    const eventsAt = (step: Step) => eventsOf(step).flatMap((event) => text.event(event, nameOf) ?? [])
    const told = (position: number, about?: Pick<Decision, 'seat' | 'name' | 'options'>): Told[] => {
      const step = this.steps.get(position)
      if (!step) return []
      return [
        { position, events: eventsAt(step), ...(about && wordsOf(this.game, step, { ...about }, language, nameOf)) },
      ]
    }
    return [
      ...rolls.flatMap((position) => told(position)),
      ...decisions.flatMap((decision) => told(decision.position, decision)),
    ]
  }

  private show(): void {
    this.env.post({ analysis: this.work.result, length: this.work.trail.length, outcome: this.outcome })
  }

  /** What cannot be kept is done again another time. */
  private async keep(): Promise<void> {
    const { about } = this.order
    const { result } = this.work
    await this.env.store.keepAnalysis(this.key, result)
    if (!about || !isThrough(result, 'decisions')) return
    const { luck, lost, decisions, errorRate, result: won, adjusted } = result.seats[about.mine]!
    await this.env.store.keepReport(this.key, {
      ...about,
      game: result.game,
      luck,
      lost,
      decisions,
      errorRate,
      ...(won !== undefined && { result: won }),
      ...(adjusted && { adjusted }),
    })
  }
}

/** Raise it when analyses are computed in another way: those that were kept are then begun anew. */
const METHOD = 1

/** The same for the same match, wherever its log comes from. */
const keyOf = ({ header: { game, rules, seats, options }, entries }: Log): string =>
  hash([METHOD, game, rules, seats, options, entries.map(({ who, name, key }) => [who, name, key])])
