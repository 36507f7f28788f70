/** Guests, who can play at once, and accounts. */
import { randomBytes } from 'node:crypto'
import type { Language } from '@alea/engine'
import { Conflict, type Ids, Refusal } from '@alea/host'
import type { Profile } from '@alea/protocol'
import { shownRating } from '../ratings/rate.ts'
import type { Ratings } from '../ratings/ratings.ts'
import type { PlayerRow, Storage } from '../storage/storage.ts'
import { FAULTS, PAGES } from '../text/index.ts'
import { hashPassword, isPassword, wastePassword } from './passwords.ts'

export interface Player {
  readonly id: string
  readonly name: string
  readonly account: boolean
  /** The player's own id and those of all guests that became this account. */
  readonly ids: Ids
}

/** How many players are cached. */
const REMEMBERED = 20_000

export class Players {
  private readonly storage: Storage
  private readonly ratings: Ratings
  private readonly known = new Map<string, Player>()

  constructor(storage: Storage, ratings: Ratings) {
    this.storage = storage
    this.ratings = ratings
  }

  /** The player a session belongs to: a guest that became an account is that account. */
  async find(id: string): Promise<Player | undefined> {
    const known = this.known.get(id)
    if (known) return known
    const row = await this.storage.player(id)
    if (!row) return undefined
    return row.became === undefined ? this.remember(row) : this.find(row.became)
  }

  private async remember(row: PlayerRow): Promise<Player> {
    const { id, name, password } = row
    const ids = new Set([id, ...(await this.storage.aliases(id))])
    const player = { id, name, account: password !== undefined, ids }
    if (this.known.size >= REMEMBERED) this.known.delete(this.known.keys().next().value!)
    this.known.set(id, player)
    return player
  }

  async guest(name: string | undefined, language: Language, now: number): Promise<Player> {
    const id = randomBytes(12).toString('base64url')
    const row = { id, name: name ?? PAGES[language].guest(id.slice(0, 4)), created: now }
    await this.storage.createPlayer(row)
    return this.remember(row)
  }

  /** A guest becomes an account and keeps all matches. */
  async signUp(guest: Player, name: string, password: string): Promise<Player> {
    if (guest.account) throw new Refusal('already-seated', (language) => FAULTS[language].hasAccount)
    const row = (await this.storage.player(guest.id))!
    return this.rewrite({ ...row, name, password: await hashPassword(password) })
  }

  /** A guest who signs in to an account takes matches and ratings along. */
  async signIn(name: string, password: string, guest: Player | undefined): Promise<Player> {
    const row = await this.storage.playerNamed(name)
    if (!row?.password) await wastePassword(password)
    if (!row?.password || !(await isPassword(password, row.password)))
      throw new Refusal('wrong-password', (language) => FAULTS[language].wrongPassword)
    if (guest && !guest.account) {
      await this.ratings.join(guest.id, row.id).catch((error: unknown) => {
        // Signed in twice at the same moment: the other request has merged them.
        if (!(error instanceof Conflict)) throw error
      })
      this.known.delete(guest.id)
    }
    return this.remember(row)
  }

  async rename(player: Player, name: string): Promise<Player> {
    return this.rewrite({ ...(await this.storage.player(player.id))!, name })
  }

  private async rewrite(row: PlayerRow): Promise<Player> {
    try {
      await this.storage.updatePlayer(row)
    } catch (error) {
      if (error instanceof Conflict) throw new Refusal('name-taken', (language) => FAULTS[language].nameTaken(row.name))
      throw error
    }
    return this.remember(row)
  }

  async profile(id: string): Promise<Profile> {
    const player = await this.find(id)
    if (!player) throw new Refusal('not-found', (language) => FAULTS[language].noPlayer)
    const ratings = (await this.storage.ratings(player.id)).map(({ pool, mu, sigma, matches }) => ({
      pool,
      mu,
      sigma,
      shown: shownRating({ mu, sigma }),
      matches,
    }))
    const { name, account } = player
    return { id: player.id, name, account, ratings, matches: await this.storage.matchesOf(player.id) }
  }
}
