/** Bots of one match, thinking outside of its queue; they answer like anybody else, but not before their pace. */
import { type Game, random, redealt, type Seat } from '@alea/engine'
import { isWindow } from '@alea/protocol'
import type { House } from './house.ts'
import type { Ledger } from './ledger.ts'

export class BotSeats {
  private readonly game: Game
  private readonly house: House
  private readonly ledger: Ledger
  private readonly answer: (seat: Seat, position: number, key: string) => Promise<void>
  /** The position of the question each seat thinks about. */
  private readonly thinking = new Map<Seat, number>()

  constructor(game: Game, house: House, ledger: Ledger, answer: BotSeats['answer']) {
    this.game = game
    this.house = house
    this.ledger = ledger
    this.answer = answer
  }

  get isIdle(): boolean {
    return this.thinking.size === 0
  }

  /** Lets the bot of a seat think about the present question, once. */
  think(seat: Seat, isWatched: boolean): void {
    const { record, match, askedAt } = this.ledger
    const offer = match?.offer(seat)
    if (!match || !offer || this.thinking.get(seat) === match.position) return
    this.thinking.set(seat, match.position)
    // In a window a bot, too, takes as long as anybody who only passes.
    const pace = isWindow(offer) ? Math.max(record.pace, record.windows.delay) : record.pace
    void this.thinkAndAnswer(
      seat,
      match.position,
      offer.options.map(({ key }) => key),
      isWatched ? askedAt + pace : 0,
    )
  }

  private async thinkAndAnswer(seat: Seat, position: number, keys: readonly string[], ready: number): Promise<void> {
    const { house } = this
    try {
      const key = await this.chosen(seat, keys)
      const wait = ready - house.now()
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
      if (this.thinking.get(seat) !== position) return
      this.thinking.delete(seat)
      await this.answer(seat, position, key)
    } catch (error) {
      this.thinking.delete(seat)
      house.trouble(`a bot in match ${this.ledger.record.id}`, error)
    }
  }

  private async chosen(seat: Seat, keys: readonly string[]): Promise<string> {
    const { record, match } = this.ledger
    const { bot = record.standIn } = record.seats[seat]!
    const seed = this.house.seed()
    try {
      const world = redealt(this.game, match!.state, [seat], random(seed))
      return await this.house.bots.choose({ game: this.game.id, seat, bot, world, seed })
    } catch (error) {
      // A bot that fails must not hold up the table.
      this.house.trouble(`bot ${bot} in match ${record.id}`, error)
      return keys[seed % keys.length]!
    }
  }
}
