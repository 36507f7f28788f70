/** What players are to reach alone: a goal that was reached rises for the next match. */
import { gameOf } from '@alea/catalog'
import { checkOptions, type Options } from '@alea/engine'
import { goalAfter, type MatchRecord, Refusal, refusing } from '@alea/host'
import type { Storage } from '../storage/storage.ts'
import { FAULTS } from '../text/index.ts'
import type { Players } from './players.ts'

export class Goals {
  private readonly storage: Storage
  private readonly players: Players
  private readonly trouble: (what: string, error: unknown) => void

  constructor(storage: Storage, players: Players, trouble: Goals['trouble']) {
    this.storage = storage
    this.players = players
    this.trouble = trouble
  }

  /** After a match on this server. */
  async count(record: MatchRecord): Promise<void> {
    const game = gameOf(record.game)
    const goal = game && goalAfter(game, record)
    const player = record.seats[0]?.player
    if (!goal || player === undefined) return
    try {
      // A guest may have become an account since.
      const present = await this.players.find(player)
      if (present) await this.storage.setGoal(present.id, record.game, goal)
    } catch (error) {
      this.trouble(`goal of match ${record.id}`, error)
    }
  }

  /** After a match on the player's own device. */
  async set(player: string, id: string, goal: Options): Promise<void> {
    const game = gameOf(id)
    if (!game?.nextGoal) throw new Refusal('not-found', (language) => FAULTS[language].noGame(id))
    const checked = refusing(() => checkOptions(game.options, goal, 1))
    await this.storage.setGoal(player, id, Object.fromEntries(Object.keys(goal).map((name) => [name, checked[name]!])))
  }
}
