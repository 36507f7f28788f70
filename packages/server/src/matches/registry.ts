/** All matches in memory: found by id, loaded when needed, dropped when nobody uses them. */
import { gameOf } from '@alea/catalog'
import { InputError, RulesError } from '@alea/engine'
import { dueActionsOf, type HostEnvironment, MatchHost, type MatchRecord, Refusal } from '@alea/host'
import type { Storage } from '../storage/storage.ts'
import { FAULTS } from '../text/index.ts'
import { DueTimers } from './dueTimers.ts'

/** How long an unused match stays in memory. */
const IDLE_MS = 60_000
const RETRY_MS = 5000

export class MatchRegistry {
  private readonly hosts = new Map<string, MatchHost>()
  private readonly reading = new Map<string, Promise<MatchHost>>()
  private readonly storage: Storage
  private readonly env: HostEnvironment
  private readonly timers: DueTimers
  private readonly sweeper: NodeJS.Timeout
  private closed = false

  constructor(storage: Storage, env: Omit<HostEnvironment, 'store' | 'scheduleAt'>) {
    this.storage = storage
    this.timers = new DueTimers((match) => void this.runDue(match))
    this.env = { ...env, store: storage, scheduleAt: (match, at) => this.closed || this.timers.set(match, at) }
    this.sweeper = setInterval(() => this.sweep(), IDLE_MS / 4)
    this.sweeper.unref()
  }

  /** Schedules everything that is due according to the storage: bots think on, clocks run on. */
  async open(): Promise<number> {
    const due = await this.storage.due()
    for (const { match, at } of due) this.timers.set(match, at)
    return due.length
  }

  get size(): number {
    return this.hosts.size
  }

  get waking(): number {
    return this.timers.size
  }

  /** Stores a new match. */
  async create(record: MatchRecord): Promise<MatchHost> {
    const dueAt = dueActionsOf(record, undefined, undefined, record.created)[0]?.at ?? null
    await this.storage.commit({ match: record.id, revision: 0, position: 0, entries: [], record, dueAt })
    return this.host(record.id)
  }

  /** Synchronous if the match is in memory. */
  host(id: string): MatchHost | Promise<MatchHost> {
    const known = this.hosts.get(id)
    if (known && !known.broken) return known
    const reading = this.reading.get(id) ?? this.read(id).finally(() => this.reading.delete(id))
    this.reading.set(id, reading)
    return reading
  }

  private async read(id: string): Promise<MatchHost> {
    this.hosts.delete(id)
    try {
      const loaded = await this.storage.load(id)
      const game = loaded && gameOf(loaded.record.game)
      if (!loaded || !game) throw new Refusal('not-found', (language) => FAULTS[language].noMatch(id))
      const host = new MatchHost(game, loaded, this.env)
      this.hosts.set(id, host)
      void host.runDue().catch((error: unknown) => this.env.trouble(`match ${id}`, error))
      return host
    } catch (error) {
      if (!(error instanceof InputError || error instanceof RulesError)) throw error
      this.env.trouble(`match ${id} cannot be read`, error)
      throw new Refusal('unavailable', error instanceof InputError ? (language) => error.in(language) : undefined)
    }
  }

  private async runDue(id: string): Promise<void> {
    try {
      const host = await this.host(id)
      await host.runDue()
    } catch (error) {
      this.env.trouble(`match ${id}`, error)
      // The disk may be full for a while: try again.
      if (!this.closed) this.timers.set(id, Date.now() + RETRY_MS)
    }
  }

  private sweep(): void {
    const before = this.env.now() - IDLE_MS
    for (const [id, host] of this.hosts) if (host.broken || host.isIdleSince(before)) this.hosts.delete(id)
  }

  close(): void {
    this.closed = true
    clearInterval(this.sweeper)
    this.timers.stop()
  }
}
