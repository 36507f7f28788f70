import { Conflict, type HostEnvironment, type MatchRecord } from '@alea/host'
import type { RatingRow, Storage } from '../storage/storage.ts'
import { joined, poolOf, ratedBy } from './rate.ts'

/** Rates finished matches one after the other; a restart continues with those that are left. */
export class Ratings {
  private readonly storage: Storage
  private readonly trouble: HostEnvironment['trouble']
  private tail: Promise<void> = Promise.resolve()

  constructor(storage: Storage, trouble: HostEnvironment['trouble']) {
    this.storage = storage
    this.trouble = trouble
  }

  async open(): Promise<void> {
    for (const record of await this.storage.records(await this.storage.unrated())) this.count(record)
    await this.tail
  }

  count(record: MatchRecord): Promise<void> {
    this.tail = this.tail
      .then(() => this.countNow(record))
      .catch((error: unknown) => this.trouble(`ratings of match ${record.id}, counted at the next start`, error))
    return this.tail
  }

  /** Merges a guest into an existing account, with their ratings. Queued, so that no match is rated in between. */
  join(guest: string, account: string): Promise<void> {
    const joining = this.tail.then(() => this.joinNow(guest, account))
    this.tail = joining.catch(() => {})
    return joining
  }

  /** Queued, so that matches which have ended are rated first. */
  forget(players: readonly string[]): Promise<void> {
    const forgetting = this.tail.then(() => this.storage.removeRatings(players))
    this.tail = forgetting.catch(() => {})
    return forgetting
  }

  private async joinNow(guest: string, account: string): Promise<void> {
    const [brought, own] = await Promise.all([this.storage.ratings(guest), this.storage.ratings(account)])
    const ratings = brought.map((row) => {
      const mine = own.find(({ pool }) => pool === row.pool)
      return mine ? joined(mine, row) : { ...row, player: account }
    })
    await this.storage.mergeGuest(guest, account, ratings)
  }

  private async countNow(record: MatchRecord): Promise<void> {
    if (!record.rated || record.status !== 'over') return
    const seated = record.seats.flatMap(({ kind, player }) =>
      kind === 'player' && player !== undefined ? [player] : [],
    )
    // Servers before 0.3 let a bot sit down at a rated table.
    if (seated.length < record.seats.length) return this.storage.rate(record.id, [])
    const players = await Promise.all(seated.map((player) => this.present(player)))
    const seats = record.seats.map((place, seat) => ({ ...place, player: players[seat]! }))
    // A match in which one person had two seats is not rated.
    if (new Set(players).size < players.length) return this.storage.rate(record.id, [])
    const pool = poolOf(record)
    const before = new Map<string, RatingRow>()
    for (const player of players) {
      const row = (await this.storage.ratings(player)).find((each) => each.pool === pool)
      if (row) before.set(player, row)
    }
    try {
      await this.storage.rate(record.id, ratedBy({ ...record, seats }, before))
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      // Another node has rated another match of one of them meanwhile.
      await this.countNow(record)
    }
  }

  /** The account that a seat's player is now. */
  private async present(player: string): Promise<string> {
    const became = (await this.storage.player(player))?.became
    return became === undefined ? player : this.present(became)
  }
}
