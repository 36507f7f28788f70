/** The bots of one match. They think outside the command queue and answer like everybody else, after a minimum time. */
import { type Game, random, redealt, type Seat } from '@alea/engine'
import type { HostEnvironment } from './environment.ts'
import type { StoredMatch } from './storedMatch.ts'

/** A bot takes no longer than this in a window, unless the table's delay is longer. */
const WINDOW_PACE_MS = 350

export class BotSeats {
  private readonly game: Game
  private readonly env: HostEnvironment
  private readonly stored: StoredMatch
  private readonly answer: (seat: Seat, position: number, key: string) => Promise<void>
  /** For each seat, the position of the question it is thinking about. */
  private readonly thinking = new Map<Seat, number>()

  constructor(game: Game, env: HostEnvironment, stored: StoredMatch, answer: BotSeats['answer']) {
    this.game = game
    this.env = env
    this.stored = stored
    this.answer = answer
  }

  get isIdle(): boolean {
    return this.thinking.size === 0
  }

  /** Starts the bot of a seat on the current question, once. */
  think(seat: Seat, isWatched: boolean): void {
    const { record, match, askedAt } = this.stored
    if (!match || this.thinking.get(seat) === match.position) return
    this.thinking.set(seat, match.position)
    const { windows, pace } = record
    // The time a bot takes in a window must not reveal anything.
    const least = match.decline === undefined ? pace : Math.max(windows.delay, Math.min(pace, WINDOW_PACE_MS))
    void this.thinkAndAnswer(seat, match.position, isWatched ? askedAt + least : 0)
  }

  private async thinkAndAnswer(seat: Seat, position: number, ready: number): Promise<void> {
    const { env } = this
    try {
      const key = await this.chosen(seat)
      const wait = ready - env.now()
      if (wait > 0) await new Promise<void>((resolve) => env.later(wait, resolve))
      if (this.thinking.get(seat) !== position) return
      this.thinking.delete(seat)
      await this.answer(seat, position, key)
    } catch (error) {
      this.thinking.delete(seat)
      env.trouble(`a bot in match ${this.stored.record.id}`, error)
    }
  }

  private async chosen(seat: Seat): Promise<string> {
    const { record, match } = this.stored
    const { bot = record.standIn } = record.seats[seat]!
    const seed = this.env.seed(seat, match!.position)
    const { options } = match!.offer(seat)!
    if (options.length === 1) return options[0]!.key
    try {
      const world = redealt(this.game, match!.state, [seat], random(seed))
      return await this.env.think({ game: this.game.id, seat, bot, world, seed })
    } catch (error) {
      // A bot that fails must not block the match.
      this.env.trouble(`bot ${bot} in match ${record.id}`, error)
      return options[seed % options.length]!.key
    }
  }
}
