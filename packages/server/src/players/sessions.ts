/**
 * Sessions: who may act as whom, from which client. The token that a client holds is `<id>.<secret>`; of the secret only a hash is stored. Sessions are read from
 * memory, and one that ends is refused from that moment on.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SessionRow, Storage } from '../storage/storage.ts'
import type { Player } from './players.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Not used for this long, the session of an account ends … */
const ACCOUNT_LIFE = 30 * DAY
/** … and in any case this long after signing in. */
const ACCOUNT_LONGEST = 365 * DAY
/**
 * A guest has no password to come back with, so the session lasts longer and has no last day. In correspondence each move may take 30 days: at a table of six
 * it may be half a year until it is one's turn again.
 */
const GUEST_LIFE = 180 * DAY
/** How exactly the last use is known. */
const USED_EVERY = HOUR
/** How many an account has. */
export const MOST_SESSIONS = 50
/** Longer than reading one takes. */
const READING_MS = 60_000
/** How many are cached. */
const REMEMBERED = 50_000

export interface ClientFacts {
  readonly client: string
  readonly network: string
}

export type Session = Omit<SessionRow, 'hash'>

export interface Started {
  readonly session: Session
  readonly token: string
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

export class Sessions {
  private readonly storage: Storage
  private readonly known = new Map<string, SessionRow>()
  /** Ended, but perhaps not yet on disk, or being read from there at this moment. */
  private readonly ending = new Set<string>()
  private swept = 0
  private readonly listeners: ((ended: ReadonlySet<string>, isHere: boolean) => void)[] = []

  constructor(storage: Storage) {
    this.storage = storage
  }

  /** Tells of sessions that have ended, here or on another node, so that their sockets can be closed. */
  onEnd(listener: (ended: ReadonlySet<string>, isHere: boolean) => void): void {
    this.listeners.push(listener)
  }

  start(player: Player, facts: ClientFacts, program: boolean, now: number): Promise<Started> {
    const id = randomBytes(12).toString('base64url')
    return this.startAs(id, randomBytes(32).toString('base64url'), player, facts, program, now, now)
  }

  /** `began`: when somebody signed in, if that was earlier. */
  async startAs(
    id: string,
    secret: string,
    player: Pick<Player, 'id' | 'account'>,
    { client, network }: ClientFacts,
    program: boolean,
    now: number,
    began: number,
  ): Promise<Started> {
    const expires = expiry(player.account, began, now)
    const row = {
      id,
      player: player.id,
      hash: hashOf(secret),
      program,
      client,
      network,
      created: began,
      used: now,
      expires,
    }
    await this.storage.createSession(row)
    this.remember(row)
    if (player.account) await this.endSurplus(player.id, now)
    this.sweep(now)
    return { session: row, token: `${id}.${secret}` }
  }

  /** Those not used for longest end, so that no account has more than its owner can look through. */
  private async endSurplus(player: string, now: number): Promise<void> {
    for (const { id } of (await this.list(player, now)).slice(MOST_SESSIONS)) await this.end(id)
  }

  /** Expired ones are removed from disk once a day. */
  private sweep(now: number): void {
    if (now - this.swept < DAY) return
    this.swept = now
    void this.storage.sweepSessions(now).catch(() => {})
  }

  /** The session of a token; without waiting if it is in memory. */
  find(token: string, now: number): Session | undefined | Promise<Session | undefined> {
    const [id = '', secret = '', more] = token.split('.')
    if (more !== undefined || !/^[\w-]{16}$/.test(id)) return undefined
    const check = (row: SessionRow | undefined) => (row && isSame(row.hash, hashOf(secret)) ? row : undefined)
    const row = this.byId(id, now)
    return row instanceof Promise ? row.then(check) : check(row)
  }

  byId(id: string, now: number): SessionRow | undefined | Promise<SessionRow | undefined> {
    if (this.ending.has(id)) return undefined
    const known = this.known.get(id)
    return known ? alive(known, now) : this.read(id, now)
  }

  private async read(id: string, now: number): Promise<SessionRow | undefined> {
    const row = await this.storage.session(id)
    if (!row || this.ending.has(id)) return undefined
    this.remember(row)
    return alive(row, now)
  }

  private remember(row: SessionRow): void {
    if (this.known.size >= REMEMBERED) this.known.delete(this.known.keys().next().value!)
    this.known.set(row.id, row)
  }

  /** Notes that it is being used; returns it if it now lasts longer, which its cookie should say too. */
  use({ id }: Session, account: boolean, now: number): Session | undefined {
    const row = this.known.get(id)
    if (!row || now - row.used < USED_EVERY) return undefined
    const used = { ...row, used: now, expires: expiry(account, row.created, now) }
    this.known.set(id, used)
    // If this fails, the next use after a restart tries again.
    void this.storage.renewSession(id, now, used.expires).catch(() => {})
    return used.expires > row.expires ? used : undefined
  }

  /** Sessions that have not expired, those used last first. */
  async list(player: string, now: number): Promise<Session[]> {
    const rows = await this.storage.sessionsOf(player)
    return rows
      .map((row) => this.known.get(row.id) ?? row)
      .filter((row) => alive(row, now) && !this.ending.has(row.id))
      .toSorted((one, other) => other.used - one.used)
  }

  async end(id: string): Promise<void> {
    this.forget([id])
    await this.storage.endSession(id)
    this.ending.delete(id)
  }

  /** Ends all sessions of a player, or all but one. */
  async endAll(player: string, now: number, but?: string): Promise<void> {
    const own = [...this.known.values()].filter((row) => row.player === player && row.id !== but).map(({ id }) => id)
    this.forget(own)
    const ended = await this.storage.endSessionsOf(player, now, but)
    this.forget(ended.filter((id) => !own.includes(id)))
    for (const id of [...own, ...ended]) this.ending.delete(id)
  }

  /** On another node. One that is being read from the disk at this moment may still be there. */
  endedElsewhere(ids: readonly string[]): void {
    this.forget(ids, false)
    setTimeout(() => {
      for (const id of ids) this.ending.delete(id)
    }, READING_MS).unref()
  }

  /** What is in memory may be out of date. */
  forgetAll(): void {
    this.known.clear()
  }

  private forget(ids: readonly string[], isHere = true): void {
    for (const id of ids) {
      this.known.delete(id)
      this.ending.add(id)
    }
    const ended = new Set(ids)
    if (ended.size > 0) for (const listener of this.listeners) listener(ended, isHere)
  }
}

const alive = (row: SessionRow, now: number): SessionRow | undefined => (now < row.expires ? row : undefined)

const expiry = (account: boolean, began: number, now: number): number =>
  account ? Math.min(now + ACCOUNT_LIFE, began + ACCOUNT_LONGEST) : now + GUEST_LIFE

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
