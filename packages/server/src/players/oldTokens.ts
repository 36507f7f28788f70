/**
 * Tokens of 0.2: `<player>.<when>.<signature>`, good for a year, and nobody could take one back. Each is exchanged for a session. A browser is given the cookie of
 * that session and its old token ends a minute later; a program goes on using its token, which is listed and can be ended like any other session.
 * 0.4 will no longer accept them.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Storage } from '../storage/storage.ts'
import type { ClientFacts, Session, Sessions } from './sessions.ts'

const YEAR = 31_536_000_000
/** A page may have sent several requests at once. */
const AFTER_EXCHANGE = 60_000

/** How many are cached. */
const REMEMBERED = 10_000

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

interface Exchanged {
  readonly session: Session
  /** The token that replaces it. */
  readonly token: string
}

interface OldToken {
  readonly player: string
  /** Milliseconds; whole seconds. */
  readonly issued: number
}

export class OldTokens {
  private readonly storage: Storage
  private readonly sessions: Sessions
  private readonly key: Buffer
  /** Until when a token is accepted, by hash. */
  private readonly known = new Map<string, number>()

  constructor(storage: Storage, sessions: Sessions, key: Buffer) {
    this.storage = storage
    this.sessions = sessions
    this.key = key
  }

  /** The session that stands for an old token; it is started now if the token was never used here. */
  async exchange(token: string, facts: ClientFacts, program: boolean, now: number): Promise<Exchanged | undefined> {
    const old = this.read(token)
    if (!old || now - old.issued >= YEAR) return undefined
    const hash = hashOf(token)
    // Derived from the token: however often a client asks while the answer is under way, it is the same session.
    const id = this.derived('session', token).slice(0, 16)
    const secret = this.derived('secret', token)
    const until = this.known.get(hash) ?? (await this.storage.exchanged(hash))?.until
    if (until === undefined ? !(await this.isGood(old)) : now >= until) return undefined
    if (until === undefined) {
      const account = (await this.storage.player(old.player))!.password !== undefined
      await this.sessions.startAs(id, secret, { id: old.player, account }, facts, program, now, old.issued)
      await this.storage.exchange(hash, id, old.issued + YEAR)
    }
    this.remember(hash, until ?? old.issued + YEAR)
    const session = await this.sessions.byId(id, now)
    return session && { session, token: `${id}.${secret}` }
  }

  /** The client has been given the new token. */
  async replaced(token: string, { id }: Session, now: number): Promise<void> {
    const hash = hashOf(token)
    const until = Math.min(this.known.get(hash) ?? Number.POSITIVE_INFINITY, now + AFTER_EXCHANGE)
    await this.storage.exchange(hash, id, until)
    this.remember(hash, until)
  }

  private remember(hash: string, until: number): void {
    if (this.known.size >= REMEMBERED) this.known.delete(this.known.keys().next().value!)
    this.known.set(hash, until)
  }

  private read(token: string): OldToken | undefined {
    const [player = '', issued = '', signature = '', more] = token.split('.')
    if (more !== undefined || signature === '') return undefined
    const given = Buffer.from(signature)
    const right = Buffer.from(createHmac('sha256', this.key).update(`${player}.${issued}`).digest('base64url'))
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
    return { player, issued: Number.parseInt(issued, 36) * 1000 }
  }

  /**
   * Not one that was issued before its guest became an account: 0.2 went on accepting it, so whoever had planted it in a browser became the account too.
   * It is as old as the guest; whoever signed up or in got another one later.
   */
  private async isGood({ player, issued }: OldToken): Promise<boolean> {
    const row = await this.storage.player(player)
    if (!row || row.became !== undefined) return false
    if (row.password !== undefined && issued <= row.created) return false
    return issued > (await this.storage.signedOutAt(player))
  }

  private derived(what: string, token: string): string {
    return createHmac('sha256', this.key).update(`${what} ${token}`).digest('base64url')
  }
}
