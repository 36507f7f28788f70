/** What an answer would change or reveal. Finding out takes many trials, so a program may have them made elsewhere (`HostEnvironment.forecast`). */
import { type Game, type Match, type Running, random, reveals, type Seat } from '@alea/engine'
import { type AnswerPreview, previewOf } from '@alea/protocol/client'
import type { HostEnvironment } from './environment.ts'
import type { MatchRecord } from './record.ts'

/** Plain data that can be sent to a thread. */
export interface ForecastJob {
  /** A preview, the hint whether undo is possible, or the undo itself. */
  readonly kind: 'preview' | 'hint' | 'undo'
  readonly match: string
  readonly game: string
  /** The version of the rules the match is played under. */
  readonly rules: number
  readonly seats: number
  readonly seat: Seat
  /** Who asks, for a queue that is fair. */
  readonly asker: string
  /** The state at the question; of a preview as the seat imagines it, otherwise with all its secrets. */
  readonly state: Running
  readonly key: string
}

export interface Forecast {
  /** Of a preview; undefined if the seat may not give this answer there. */
  readonly preview?: AnswerPreview | undefined
  /** Of a hint or an undo: somebody was shown something they did not know. */
  readonly revealed?: boolean
}

/** Trials for the hint whether undo is possible; the undo itself uses all. */
const HINT_TRIALS = 6
/** More than a question has options, except for the strangest. */
const REMEMBERED = 256

/** Makes the trials; the state of the job is changed. */
export function forecastOf(game: Game, { kind, state, seats, seat, key }: ForecastJob): Forecast {
  if (kind === 'preview') return { preview: previewOf({ game, state, header: { seats } }, seat, key) }
  return { revealed: reveals(game, state, seats, seat, key, kind === 'hint' ? HINT_TRIALS : undefined) }
}

/** The forecasts of one match: the same one is made only once as long as the match stands still. */
export class Forecasts {
  private readonly env: HostEnvironment
  private readonly known = new Map<string, Promise<Forecast>>()
  private position = -1

  constructor(env: HostEnvironment) {
    this.env = env
  }

  /** Made in an imagined state: neither its result nor its duration can depend on what the seat does not know. The match is read before this returns. */
  async preview(record: MatchRecord, match: Match, seat: Seat, key: string): Promise<AnswerPreview> {
    const imagined = () => match.imagine(seat, random(this.env.seed(seat, match.position)))
    const job = () => this.jobOf('preview', record, seat, key, imagined())
    const { preview } = await this.once(match, `preview ${seat} ${key}`, job)
    // Whether it may be given at all depends on what is hidden.
    return preview ?? { certain: false }
  }

  /** Why this seat cannot take its last decision back, as far as a forecast of this kind tells; undefined if it can. */
  async undoBar(kind: 'hint' | 'undo', record: MatchRecord, match: Match, seat: Seat): Promise<string | undefined> {
    const last = match.lastDecision(seat)
    if ('bar' in last) return last.bar
    const { before, key } = last
    const { revealed } = await this.once(match, `${kind} ${seat}`, () => this.jobOf(kind, record, seat, key, before))
    return revealed ? 'revelation' : undefined
  }

  private jobOf(kind: ForecastJob['kind'], record: MatchRecord, seat: Seat, key: string, state: Running): ForecastJob {
    const { id: match, game, rules, seats } = record
    return { kind, match, game, rules, seats: seats.length, seat, asker: seats[seat]?.player ?? match, state, key }
  }

  private once({ position, game }: Match, what: string, job: () => ForecastJob): Promise<Forecast> {
    if (position !== this.position) this.known.clear()
    this.position = position
    const known = this.known.get(what)
    if (known) return known
    const made = this.made(game, job())
    // One that failed is tried again.
    made.catch(() => this.known.get(what) === made && this.known.delete(what))
    if (this.known.size >= REMEMBERED) this.known.delete(this.known.keys().next().value!)
    this.known.set(what, made)
    return made
  }

  private async made(game: Game, job: ForecastJob): Promise<Forecast> {
    return this.env.forecast ? this.env.forecast(job) : forecastOf(game, job)
  }
}
