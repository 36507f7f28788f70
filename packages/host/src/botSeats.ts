/** The bots of one match. They think outside the command queue and answer like everybody else, after a minimum time. */
import { type Match, random, redealt, type Seat } from '@alea/engine'
import type { HostEnvironment } from './environment.ts'
import { type MatchRecord, peopleIn } from './record.ts'
import type { StoredMatch } from './storedMatch.ts'
import { waitFor } from './wait.ts'
import { isAmongPeople, isEven } from './windows.ts'

/** A bot at a table of two takes no longer than this in a window, unless the table's delay is longer; with more players they share that time. */
const WINDOW_PACE_MS = 350

interface Thought {
  /** The position of the question it is about. */
  readonly question: number
  /** Aborted when nobody needs the answer any more. */
  readonly control: AbortController
}

export class BotSeats {
  private readonly env: HostEnvironment
  private readonly stored: StoredMatch
  private readonly answer: (seat: Seat, position: number, key: string) => Promise<void>
  private readonly thoughts = new Map<Seat, Thought>()
  private closed = false

  constructor(env: HostEnvironment, stored: StoredMatch, answer: BotSeats['answer']) {
    this.env = env
    this.stored = stored
    this.answer = answer
  }

  get isIdle(): boolean {
    return this.thoughts.size === 0
  }

  /** Lets the bots of these seats think about the current question, each once; what anybody else thinks about is withdrawn. */
  think(seats: readonly Seat[], isWatched: boolean): void {
    const question = this.stored.match?.questionPosition
    for (const [seat, thought] of this.thoughts)
      if (thought.question !== question || !seats.includes(seat)) this.withdraw(seat, thought)
    if (this.closed || question === undefined) return
    for (const seat of seats) if (!this.thoughts.has(seat)) this.begin(seat, question, isWatched)
  }

  /** From now on no bot answers. */
  close(): void {
    this.closed = true
    for (const [seat, thought] of this.thoughts) this.withdraw(seat, thought)
  }

  private withdraw(seat: Seat, { control }: Thought): void {
    this.thoughts.delete(seat)
    control.abort()
  }

  private begin(seat: Seat, question: number, isWatched: boolean): void {
    const { record, match, askedAt } = this.stored
    const thought: Thought = { question, control: new AbortController() }
    this.thoughts.set(seat, thought)
    // Read now: the question may be another one when the bot has thought.
    const least = leastOf(record, match!, seat)
    const readyAt = (key: string) => (isWatched ? askedAt + least(key) : 0)
    void this.thinkAndAnswer(seat, thought, match!.position, readyAt)
  }

  private async thinkAndAnswer(
    seat: Seat,
    thought: Thought,
    position: number,
    readyAt: (key: string) => number,
  ): Promise<void> {
    const { env } = this
    const { signal } = thought.control
    try {
      const key = await this.chosen(seat, signal)
      const wait = readyAt(key) - env.now()
      if (wait > 0) await waitFor(env, wait, signal)
      if (signal.aborted) return
      this.thoughts.delete(seat)
      await this.answer(seat, position, key)
    } catch (error) {
      if (signal.aborted) return
      if (this.thoughts.get(seat) === thought) this.thoughts.delete(seat)
      env.trouble(`a bot in match ${this.stored.record.id}`, error)
    }
  }

  /**
   * A bot that fails (its thread crashed, it took far too long, it chose something that is no option) must not block the match, and must not play
   * nonsense either: it is asked once more, with other luck, and if it fails again a simple bot answers for it. Only if that fails too is the answer
   * drawn at random. Every failure is reported. If the answer is not needed any more, nobody answers.
   */
  private async chosen(seat: Seat, signal: AbortSignal): Promise<string> {
    const { record, match } = this.stored
    const { bot = record.standIn } = record.seats[seat]!
    const { options } = match!.offer(seat)!
    if (options.length === 1) return options[0]!.key
    const seed = this.env.seed(seat, match!.position)
    const state = match!.state
    const attempts: readonly HostEnvironment['think'][] = [
      this.env.think,
      this.env.think,
      (job) => this.env.thinkSimply(job),
    ]
    for (const [i, attempt] of attempts.entries()) {
      try {
        const luck = seed + i
        const world = redealt(match!.game, state, [seat], random(luck))
        const people = peopleIn(record)
        const { id: game, rulesVersion: rules } = match!.game
        const job = { match: record.id, people, game, rules, options: record.options, seat, bot, world, seed: luck }
        const key = await attempt(job, signal)
        if (options.some((option) => option.key === key)) return key
        throw new Error(`${key} is not an option`)
      } catch (error) {
        signal.throwIfAborted()
        this.env.trouble(`bot ${bot} in match ${record.id}`, error)
      }
    }
    return options[seed % options.length]!.key
  }
}

/** The least time a bot takes for each answer. In a window it must not reveal anything. */
function leastOf(record: MatchRecord, match: Match, seat: Seat): (key: string) => number {
  const { windows, pace } = record
  const { decline } = match
  if (decline === undefined) return () => pace
  const usual = Math.min(pace, WINDOW_PACE_MS, (2 * WINDOW_PACE_MS) / record.seats.length)
  // Windows that are passed all end at the same moment; whoever acts must do so before.
  if (isEven(record, match, seat))
    return (key) => (key === decline ? windows.limit : Math.min(usual, windows.limit / 2))
  return () => (isAmongPeople(record) ? Math.max(windows.delay, usual) : usual)
}
