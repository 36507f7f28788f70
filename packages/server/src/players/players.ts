/** Guests, who can play at once, and accounts. */
import { randomBytes } from 'node:crypto'
import type { Language } from '@alea/engine'
import { Conflict, type Ids, Refusal } from '@alea/host'
import { isReadableName, LONGEST_NAME, type Profile, tidyName } from '@alea/protocol'
import { shownRating } from '../ratings/rate.ts'
import type { Ratings } from '../ratings/ratings.ts'
import type { PlayerRow, Storage } from '../storage/storage.ts'
import { FAULTS, PAGES } from '../text/index.ts'
import { shapesOf } from './lookAlikes.ts'
import { hashPassword, isPassword, wastePassword } from './passwords.ts'
import { isReservedName } from './reservedNames.ts'
import { isWeakPassword } from './weakPasswords.ts'

export interface Player {
  readonly id: string
  readonly name: string
  readonly account: boolean
  /** The player's own id and those of all guests that became this account. */
  readonly ids: Ids
}

/** What a guest's name looks like is kept too: whenever an account takes a name, it is compared with those of all guests. */
interface KnownPlayer {
  readonly player: Player
  readonly shapes: readonly string[]
}

/** How many players are cached. */
const REMEMBERED = 20_000

export class Players {
  private readonly storage: Storage
  private readonly ratings: Ratings
  private readonly known = new Map<string, KnownPlayer>()
  /** Deleted since the start: a request that was under way must not bring them back. */
  private readonly deleted = new Set<string>()
  /** Called when what other nodes know of these players is out of date, and of guests who look like this name. */
  onChange: (ids: readonly string[], name?: string) => void = () => {}

  constructor(storage: Storage, ratings: Ratings) {
    this.storage = storage
    this.ratings = ratings
  }

  /** The player a session belongs to: a guest that became an account is that account. */
  async find(id: string): Promise<Player | undefined> {
    const known = this.known.get(id)
    if (known) return known.player
    const row = await this.storage.player(id)
    if (!row) return undefined
    return row.became === undefined ? this.remember(row) : this.find(row.became)
  }

  /** Those among these who have been deleted. */
  async gone(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await Promise.all(ids.map((id) => this.find(id)))
    return new Set(ids.filter((_, i) => !found[i]))
  }

  private async remember(row: PlayerRow): Promise<Player> {
    const { id, password } = row
    this.checkExists(id)
    const account = password !== undefined
    const [aliases, like] = await Promise.all([
      this.storage.aliases(id),
      account ? [] : this.storage.accountsLike(row.name),
    ])
    // A guest of the same name was there before the account: now people must be able to tell them apart.
    const name = like.length === 0 ? row.name : `${row.name} (${id.slice(0, 4)})`
    const player = { id, name, account, ids: new Set([id, ...aliases]) }
    this.checkExists(id)
    if (this.known.size >= REMEMBERED) this.known.delete(this.known.keys().next().value!)
    this.known.set(id, { player, shapes: account ? [] : shapesOf(name) })
    return player
  }

  private checkExists(id: string): void {
    if (this.deleted.has(id)) throw new Refusal('not-found', (language) => FAULTS[language].noPlayer)
  }

  /** They are being deleted. */
  forget(ids: Ids): void {
    for (const id of ids) {
      this.deleted.add(id)
      this.known.delete(id)
    }
    this.onChange([...ids])
  }

  changedElsewhere(ids: readonly string[], names: readonly string[]): void {
    for (const id of ids) this.known.delete(id)
    for (const name of names) this.forgetGuestsLike(name)
  }

  /** What is in memory may be out of date. */
  forgetAll(): void {
    this.known.clear()
  }

  /** Refuses unless the password of an account is given again; a guest, who has none, must say that it is meant. */
  async checkDeletion(player: Player, password: string | undefined, confirm: boolean): Promise<void> {
    const row = await this.storage.player(player.id)
    if (!row) throw new Refusal('not-found', (language) => FAULTS[language].noPlayer)
    if (row.password === undefined) {
      if (!confirm) throw new Refusal('not-allowed', (language) => FAULTS[language].confirmDeletion)
    } else if (!(await isPassword(password ?? '', row.password))) throw wrongPassword()
  }

  async guest(wish: string | undefined, language: Language, now: number): Promise<Player> {
    const id = randomBytes(12).toString('base64url')
    const name = wish === undefined ? PAGES[language].guest(id.slice(0, 4)) : await this.freeName(wish)
    const row = { id, name, created: now }
    await this.storage.createPlayer(row)
    return this.remember(row)
  }

  /** The name as it is kept, if somebody who is not this player may use it at all. */
  async freeName(wish: string, player?: Player): Promise<string> {
    const name = checkedName(wish)
    const holders = await this.storage.accountsLike(name)
    if (holders.some((holder) => holder !== player?.id)) throw nameTaken(name)
    return name
  }

  /** What a person is called at a table: by their own name unless they say otherwise. */
  async seatName(player: Player, wish: string | undefined): Promise<string> {
    return wish === undefined || wish === player.name ? player.name : this.freeName(wish, player)
  }

  /** A guest becomes an account and keeps all matches. */
  async signUp(guest: Player, wish: string, password: string): Promise<Player> {
    if (guest.account) throw hasAccount()
    const name = await this.freeName(wish, guest)
    checkPassword(password, name)
    const row = await this.rowOf(guest)
    // Meanwhile another request may have made it one, perhaps of somebody else who knows the guest's token.
    if (row.password !== undefined) throw hasAccount()
    return this.rewrite({ ...row, name, password: await hashPassword(password) })
  }

  /** The account of a name, if there is one; only its password tells whether it is theirs. */
  named(name: string): Promise<PlayerRow | undefined> {
    return this.storage.playerNamed(name)
  }

  /** A guest who signs in to an account takes matches and ratings along. */
  async signIn(row: PlayerRow | undefined, password: string, guest: Player | undefined, now: number): Promise<Player> {
    if (!row?.password) await wastePassword(password)
    if (!row?.password || !(await isPassword(password, row.password))) throw wrongPassword()
    await this.checkBan(row.id, now)
    if (guest && !guest.account) {
      await this.ratings.join(guest.id, row.id).catch((error: unknown) => {
        // Signed in twice at the same moment: the other request has merged them.
        if (!(error instanceof Conflict)) throw error
      })
      this.known.delete(guest.id)
      this.onChange([guest.id, row.id])
    }
    return this.remember(row)
  }

  /** Refuses somebody who is banned, and says until when. */
  async checkBan(player: string, now: number): Promise<void> {
    const ban = await this.storage.banOf(player, now)
    if (ban) throw new Refusal('not-allowed', (language) => FAULTS[language].banned(ban.until, ban.reason))
  }

  async changePassword(player: Player, old: string, password: string): Promise<PlayerRow> {
    const row = await this.storage.player(player.id)
    if (!row?.password) throw new Refusal('not-allowed', (language) => FAULTS[language].noAccount)
    if (!(await isPassword(old, row.password))) throw wrongPassword()
    checkPassword(password, row.name)
    const changed = { ...row, password: await hashPassword(password) }
    await this.rewrite(changed)
    return changed
  }

  async rename(player: Player, wish: string): Promise<Player> {
    const row = await this.rowOf(player)
    if (wish === row.name) return player
    return this.rewrite({ ...row, name: await this.freeName(wish, player) })
  }

  /** Somebody who has just been deleted is not signed in any more. */
  private async rowOf({ id }: Pick<Player, 'id'>): Promise<PlayerRow> {
    const row = await this.storage.player(id)
    if (!row) throw new Refusal('not-signed-in')
    return row
  }

  private async rewrite(row: PlayerRow): Promise<Player> {
    try {
      await this.storage.updatePlayer(row)
    } catch (error) {
      throw error instanceof Conflict ? nameTaken(row.name) : error
    }
    if (row.password !== undefined) this.forgetGuestsLike(row.name)
    this.onChange([row.id], row.password === undefined ? undefined : row.name)
    return this.remember(row)
  }

  /** From now on they are called otherwise. */
  private forgetGuestsLike(name: string): void {
    const shapes = new Set(shapesOf(name))
    for (const [id, known] of this.known) if (known.shapes.some((shape) => shapes.has(shape))) this.known.delete(id)
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

function checkedName(wish: string): string {
  const name = tidyName(wish)
  if (!isReadableName(name)) throw new Refusal('bad-name', (language) => FAULTS[language].unreadableName(LONGEST_NAME))
  if (isReservedName(name)) throw new Refusal('bad-name', (language) => FAULTS[language].reservedName(name))
  return name
}

function checkPassword(password: string, name: string): void {
  if (isWeakPassword(password, name)) throw new Refusal('weak-password', (language) => FAULTS[language].weakPassword)
}

const nameTaken = (name: string): Refusal => new Refusal('name-taken', (language) => FAULTS[language].nameTaken(name))

const hasAccount = (): Refusal => new Refusal('already-seated', (language) => FAULTS[language].hasAccount)

const wrongPassword = (): Refusal => new Refusal('wrong-password', (language) => FAULTS[language].wrongPassword)
