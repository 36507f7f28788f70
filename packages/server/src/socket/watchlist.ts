/** The matches one client watches, and how it resumes after falling behind. */
import type { Language, Seat } from '@alea/engine'
import { type Ids, Refusal, type Subscriber } from '@alea/host'
import type { FromClient, FromServer } from '@alea/protocol'
import type { MatchRegistry, Place } from '../matches/registry.ts'
import { FAULTS } from '../text/index.ts'

const MOST_WATCHED = 64
const CATCH_UP_MS = 250

interface Watched {
  host: Place
  readonly match: string
  readonly as: Seat | null
  readonly invitation: string | undefined
  behind: boolean
}

/** The client of a watchlist. */
export interface Client extends Subscriber {
  readonly language: Language
  readonly isOpen: boolean
  /** Bytes it has not read yet. */
  readonly behind: number
  write(frame: FromServer): void
  /** Takes the credit for one more full view; false if there is none now. */
  mayCatchUp(): boolean
}

export class Watchlist {
  private readonly client: Client
  private readonly ids: Ids
  private readonly registry: MatchRegistry
  private readonly matches = new Map<string, Watched>()
  private catchUp: NodeJS.Timeout | undefined

  constructor(client: Client, ids: Ids, registry: MatchRegistry) {
    this.client = client
    this.ids = ids
    this.registry = registry
  }

  /** Whether at least one match waits until the client has caught up. */
  get isBehind(): boolean {
    return this.catchUp !== undefined
  }

  /** True if what the client has of the match is wrong: it says so, or asks again for everything. */
  async watch(
    host: Place,
    { match, as, position, hash, invitation }: FromClient & { type: 'watch' },
  ): Promise<boolean> {
    const key = `${match} ${as}`
    const known = this.matches.get(key)
    if (!known && this.matches.size >= MOST_WATCHED)
      throw new Refusal('too-many', (language) => FAULTS[language].manyMatches)
    this.matches.set(key, { host, match, as, invitation, behind: false })
    let isDesync: boolean
    try {
      isDesync = await host.watch(as, this.ids, this.client, { position, hash }, invitation)
    } catch (error) {
      // Whoever is refused now may be watching since before, and must be able to leave.
      if (known) this.matches.set(key, known)
      else this.matches.delete(key)
      throw error
    }
    // The client may have disconnected or left while the match was loaded.
    if (!this.client.isOpen) host.leave(this.client)
    else if (!this.matches.has(key)) host.leave(this.client, as)
    return isDesync || (position === undefined && known?.behind === false && known.host === host)
  }

  leave(match: string, as: Seat | null): void {
    const key = `${match} ${as}`
    this.matches.get(key)?.host.leave(this.client, as)
    this.matches.delete(key)
  }

  /** Sends nothing more until the client has caught up; then it gets full views. */
  fallBehind(): void {
    for (const watched of this.matches.values()) {
      watched.behind = true
      watched.host.leave(this.client, watched.as)
    }
    this.catchUp ??= setInterval(() => this.bringUp(), CATCH_UP_MS)
  }

  private bringUp(): void {
    for (const watched of this.matches.values()) {
      if (!watched.behind) continue
      if (this.client.behind > 0 || !this.client.mayCatchUp()) return
      watched.behind = false
      void this.watchAgain(watched)
    }
    clearInterval(this.catchUp)
    this.catchUp = undefined
  }

  /** The match may have been dropped from memory in the meantime: then another host has it. */
  private async watchAgain(watched: Watched): Promise<void> {
    const { match } = watched
    try {
      watched.host = await this.registry.place(match)
      await watched.host.watch(watched.as, this.ids, this.client, {}, watched.invitation)
    } catch {
      const refusal = new Refusal('unavailable', (language) => FAULTS[language].watchAgain)
      this.client.write({ type: 'error', match, error: refusal.in(this.client.language) })
    }
  }

  close(): void {
    clearInterval(this.catchUp)
    for (const { host } of this.matches.values()) host.leave(this.client)
    this.matches.clear()
  }
}
