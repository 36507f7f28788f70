/**
 * Deleting an account or a guest. From the first moment nobody can act as them; then their unfinished matches are resigned, and their name and what they
 * said are removed from the others'. A restart goes on where it was.
 */
import { type Ids, keepsSeatFor, Refusal } from '@alea/host'
import type { MatchRegistry } from '../matches/registry.ts'
import type { Ratings } from '../ratings/ratings.ts'
import type { ChatPlace, Storage } from '../storage/storage.ts'
import type { Player, Players } from './players.ts'
import type { Sessions } from './sessions.ts'

const DAY = 86_400_000
/** Until somebody else may have the name: nobody must be taken for who was just there. */
const NAME_KEPT = 30 * DAY
/** Somebody may sit down while their matches are being resigned. */
const MOST_ROUNDS = 3
const PAGE = 200

interface DeletionServices {
  readonly storage: Storage
  readonly matches: MatchRegistry
  readonly players: Players
  readonly sessions: Sessions
  readonly ratings: Ratings
  trouble(what: string, error: unknown): void
}

export class Deletions {
  private readonly services: DeletionServices
  private queue: Promise<void> = Promise.resolve()
  private closed = false

  constructor(services: DeletionServices) {
    this.services = services
  }

  /** Goes on with what the last server had begun, and frees names. */
  async open(now: number): Promise<void> {
    const { storage } = this.services
    await this.freeNames(now)
    for (const { player, ids } of await storage.deletions()) this.later([player], new Set(ids))
  }

  freeNames(now: number): Promise<void> {
    return this.services.storage.freeNames(now - NAME_KEPT)
  }

  /** Guests who have not been here for long: all at once, because chat is looked through for them. */
  async deleteGuests(guests: readonly string[], now: number): Promise<void> {
    const { storage, players, sessions } = this.services
    players.forget(new Set(guests))
    for (const guest of guests) {
      await storage.beginDeletion(guest, [guest], now)
      await sessions.endAll(guest, now)
    }
    this.later(guests, new Set(guests))
    await this.queue
  }

  /** Resolves when nobody waits for the deleted player any more; names and chat of finished matches are removed soon after. */
  async delete({ id, ids }: Player, now: number): Promise<void> {
    const { storage, players, sessions } = this.services
    players.forget(ids)
    await storage.beginDeletion(id, [...ids], now)
    for (const each of ids) await sessions.endAll(each, now)
    await this.resignAll(ids)
    await this.freeSeats(ids)
    this.later([id], ids)
  }

  private later(players: readonly string[], ids: Ids): void {
    this.queue = this.queue.then(async () => {
      try {
        await this.remove(players, ids)
      } catch (error) {
        // The next start tries again.
        if (!this.closed) this.services.trouble(`deletion of ${players.join(', ')}`, error)
      }
    })
  }

  private async resignAll(ids: Ids): Promise<void> {
    const { storage, matches } = this.services
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const unfinished = await storage.unfinishedOf([...ids])
      if (unfinished.length === 0) return
      for (const match of unfinished) await this.quietly(match, () => matches.at(match, 'quit', [...ids]))
    }
  }

  /** Seats of rematches that were kept for them. */
  private async freeSeats(ids: Ids): Promise<void> {
    const { storage, matches } = this.services
    let before = Number.MAX_SAFE_INTEGER
    for (;;) {
      const page = await storage.find({ status: 'gathering', before, limit: PAGE })
      for (const { record } of page.filter(({ record }) => keepsSeatFor(record, ids)))
        await this.quietly(record.id, () => matches.at(record.id, 'quit', [...ids]))
      before = page.at(-1)?.record.created ?? 0
      if (page.length < PAGE) return
    }
  }

  private async remove(players: readonly string[], ids: Ids): Promise<void> {
    const { storage, matches, ratings } = this.services
    await this.resignAll(ids)
    await this.freeSeats(ids)
    // Not before the matches that were just resigned are rated.
    await ratings.forget([...ids])
    let last = ''
    for (;;) {
      const some = await storage.matchesWith([...ids], last)
      if (some.length === 0 || this.closed) break
      for (const match of some) await this.quietly(match, () => matches.removeName(match, ids))
      last = some.at(-1)!
    }
    let place: ChatPlace | null = { match: '', number: 0 }
    while (place && !this.closed) place = await storage.removeChat([...ids], place)
    if (!this.closed) for (const player of players) await storage.endDeletion(player)
  }

  /** One match that is damaged or cannot be run keeps nobody's data in the others. */
  private async quietly(match: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!(this.closed || error instanceof Refusal)) this.services.trouble(`match ${match}`, error)
    }
  }

  async close(): Promise<void> {
    this.closed = true
    await this.queue
  }
}
