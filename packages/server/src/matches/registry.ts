/** All matches in memory: found by id, loaded when needed, dropped when nobody uses them. */
import { rulesOf } from '@alea/catalog/rules'
import { InputError, RulesError } from '@alea/engine'
import {
  dueActionsOf,
  type HostEnvironment,
  type Ids,
  isFinished,
  type Loaded,
  MatchHost,
  type MatchRecord,
  Refusal,
  type UnplayableMatch,
  withoutName,
  withoutRules,
  withUnfittingAnswers,
} from '@alea/host'
import { DamagedMatch } from '../storage/damagedMatch.ts'
import type { Storage } from '../storage/storage.ts'
import { FAULTS } from '../text/index.ts'
import { DueTimers } from './dueTimers.ts'

/** How long an unused match stays in memory. */
const IDLE_MS = 60_000
const RETRY_MS = 5000

export class MatchRegistry {
  private readonly hosts = new Map<string, MatchHost>()
  private readonly reading = new Map<string, Promise<MatchHost>>()
  /** Matches whose answers do not fit their rules, found since the start: they are not tried again. */
  private readonly unplayable = new Map<string, UnplayableMatch>()
  private readonly storage: Storage
  private readonly env: HostEnvironment
  private readonly timers: DueTimers
  private readonly sweeper: NodeJS.Timeout
  private closed = false

  constructor(storage: Storage, env: Omit<HostEnvironment, 'store' | 'scheduleAt'>) {
    this.storage = storage
    this.timers = new DueTimers((match) => void this.runDue(match), env.now)
    this.env = { ...env, store: storage, scheduleAt: (match, at) => this.closed || this.timers.set(match, at) }
    this.sweeper = setInterval(() => this.sweep(), IDLE_MS / 4)
    this.sweeper.unref()
  }

  /** How many of them. */
  get unplayableCount(): number {
    return this.unplayable.size
  }

  /** Closes unfinished matches whose rules are not installed: nobody could play them on. Returns how many. */
  async closeUnplayable(): Promise<number> {
    let closed = 0
    for (const { game, rules } of await this.storage.unfinishedRules()) {
      if (await this.isKept(game, rules)) continue
      for (const id of await this.storage.unfinishedUnder(game, rules)) {
        try {
          await (await this.host(id)).closeUnplayable()
          closed++
        } catch (error) {
          this.env.trouble(`match ${id}`, error)
        }
      }
    }
    return closed
  }

  /** A frozen build that cannot be loaded is a fault of this installation, not of the match: nothing is closed because of it. */
  private async isKept(game: string, rules: number): Promise<boolean> {
    try {
      return (await rulesOf(game, rules)) !== undefined
    } catch (error) {
      this.env.trouble(`rules ${rules} of ${game}`, error)
      return true
    }
  }

  /** Schedules everything that is due according to the storage: bots think on, clocks run on. */
  async open(): Promise<number> {
    const due = await this.storage.due()
    const now = this.env.now()
    // The computer's clock was set back since: times that were stored before it are too late by as much.
    const late = Math.max(0, (await this.storage.noteTime(now)) - now)
    for (const { match, at } of due) this.timers.set(match, at - late)
    return due.length
  }

  /** Somebody looks at this match from this seat; nobody does at one that is not in memory. */
  isLooking(id: string, seat: number): boolean {
    return this.hosts.get(id)?.isLooking(seat) ?? false
  }

  get size(): number {
    return this.hosts.size
  }

  get waking(): number {
    return this.timers.size
  }

  /** Stores a new match. */
  async create(record: MatchRecord): Promise<MatchHost> {
    this.checkOpen()
    const dueAt = dueActionsOf(record, undefined, undefined, record.created)[0]?.at ?? null
    const { id: match, dice } = record
    const created = { ...record, dice: { ...dice, ...(this.env.salt !== undefined && { start: this.env.salt }) } }
    await this.storage.commit({ match, revision: 0, position: 0, entries: [], record: created, dueAt })
    return this.host(match)
  }

  /** Synchronous if the match is in memory. */
  host(id: string): MatchHost | Promise<MatchHost> {
    const known = this.hosts.get(id)
    if (known && !known.broken) return known
    if (this.closed) return Promise.reject(stopping())
    const reading = this.reading.get(id) ?? this.read(id).finally(() => this.reading.delete(id))
    this.reading.set(id, reading)
    return reading
  }

  private async read(id: string): Promise<MatchHost> {
    this.hosts.delete(id)
    const loaded = await this.storage.load(id)
    if (!loaded) throw new Refusal('not-found', (language) => FAULTS[language].noMatch(id))
    const host = await this.hostOf(loaded)
    this.checkOpen()
    this.hosts.set(id, host)
    void host.runDue().catch((error: unknown) => this.closed || this.env.trouble(`match ${id}`, error))
    return host
  }

  /** Under the rules the match was started with. One that cannot be run is hosted too: its table and its chat stay readable. */
  private async hostOf(loaded: Loaded): Promise<MatchHost> {
    const { record } = loaded
    const known = this.unplayable.get(record.id)
    if (known) return new MatchHost(known, loaded, this.env)
    const game = await rulesOf(record.game, record.rules).catch(() => undefined)
    if (!game) return new MatchHost(withoutRules(record), loaded, this.env)
    try {
      return new MatchHost(game, loaded, this.env)
    } catch (error) {
      const unplayable = this.isUnplayable(record, error)
      if (!unplayable) throw error
      return new MatchHost(unplayable, loaded, this.env)
    }
  }

  /** Remembers, and says once, that the answers of a match do not fit its rules, if that is what the error means. */
  private isUnplayable(record: MatchRecord, error: unknown): UnplayableMatch | undefined {
    const unplayable = withUnfittingAnswers(record, error)
    if (!unplayable) return undefined
    this.unplayable.set(record.id, unplayable)
    this.env.trouble(`match ${record.id}`, new InputError(unplayable.reason))
    return unplayable
  }

  /** Removes the name of deleted players from a match. One that nobody uses is not replayed for it. */
  async removeName(id: string, ids: Ids): Promise<void> {
    const loaded = this.hosts.has(id) || this.reading.has(id) ? undefined : await this.storage.load(id)
    if (!loaded || !isFinished(loaded.record)) return (await this.host(id)).seats.removeName(ids)
    const record = withoutName(loaded.record, ids)
    if (record === loaded.record) return
    const { revision, entries, clock } = loaded
    const commit = { match: id, revision, position: entries.length, entries: [], record, dueAt: null }
    await this.storage.commit(clock ? { ...commit, clock } : commit)
    // Read meanwhile, it is behind.
    this.hosts.delete(id)
  }

  private async runDue(id: string): Promise<void> {
    let host: MatchHost | undefined
    try {
      host = await this.host(id)
      await host.runDue()
    } catch (error) {
      if (this.closed) return
      // Where the rules themselves throw, the next attempt would fail as well.
      if (host && error instanceof RulesError && this.isUnplayable(host.record, error)) {
        this.hosts.delete(id)
        this.timers.set(id, null)
        return
      }
      this.env.trouble(`match ${id}`, error)
      // Nobody but `alea repair` can do anything about altered bytes.
      if (error instanceof DamagedMatch) return
      // The disk may be full for a while: try again.
      this.timers.set(id, this.env.now() + RETRY_MS)
    }
  }

  private sweep(): void {
    const now = this.env.now()
    void this.storage.noteTime(now).catch(() => {})
    const before = now - IDLE_MS
    for (const [id, host] of this.hosts) if (host.broken || host.isIdleSince(before)) this.hosts.delete(id)
  }

  private checkOpen(): void {
    if (this.closed) throw stopping()
  }

  /** From now on nothing is due, no bot answers, and commands are refused. Resolves when the commands under way are stored. */
  async close(): Promise<void> {
    this.closed = true
    clearInterval(this.sweeper)
    this.timers.stop()
    await Promise.all([...this.hosts.values()].map((host) => host.close()))
  }
}

const stopping = (): Refusal => new Refusal('unavailable', (language) => FAULTS[language].stopping)
