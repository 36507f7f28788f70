/** All matches in memory: found by id, loaded when needed, dropped when nobody uses them. */
import { gameOf } from '@alea/catalog'
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
import type { Owned } from '../nodes/leases.ts'
import { Elsewhere, type Nodes } from '../nodes/nodes.ts'
import { type RemoteMatch, RemoteMatches } from '../nodes/remoteMatches.ts'
import { DamagedMatch } from '../storage/damagedMatch.ts'
import type { Lease, Storage } from '../storage/storage.ts'
import { FAULTS } from '../text/index.ts'
import { DueTimers } from './dueTimers.ts'
import { carryOut, type TaskArgs, type TaskName, type TaskResult } from './tasks.ts'

/** How long an unused match stays in memory. */
const IDLE_MS = 60_000
const RETRY_MS = 5000
/** How often a node looks for matches without an owner in which something is due. */
const CLAIM_MS = 1000

export class MatchRegistry {
  private readonly hosts = new Map<string, MatchHost>()
  private readonly reading = new Map<string, Promise<MatchHost>>()
  /** Matches whose answers do not fit their rules, found since the start: they are not tried again. */
  private readonly unplayable = new Map<string, UnplayableMatch>()
  private readonly storage: Storage
  private readonly env: HostEnvironment
  private readonly timers: DueTimers
  private readonly sweeper: NodeJS.Timeout
  private readonly claimer: NodeJS.Timeout | undefined
  private closed = false
  /** Undefined where this is the only server on its storage. */
  private readonly nodes: Nodes | undefined
  /** Matches that other nodes own. */
  readonly remote: RemoteMatches | undefined

  constructor(storage: Storage, env: Omit<HostEnvironment, 'store' | 'scheduleAt'>, nodes?: Nodes) {
    this.storage = storage
    this.nodes = nodes
    this.remote = nodes && new RemoteMatches(nodes)
    this.timers = new DueTimers((match) => void this.runDue(match), env.now)
    this.env = { ...env, store: storage, scheduleAt: (match, at) => this.closed || this.timers.set(match, at) }
    this.sweeper = setInterval(() => this.sweep(), IDLE_MS / 4)
    this.sweeper.unref()
    if (nodes) {
      this.claimer = setInterval(() => void this.claimDue(), CLAIM_MS)
      this.claimer.unref()
    }
  }

  /** How many of them. */
  get unplayableCount(): number {
    return this.unplayable.size
  }

  /** Closes unfinished matches whose rules are not installed: nobody could play them on. Returns how many. */
  async closeUnplayable(): Promise<number> {
    let closed = 0
    for (const { game, rules } of await this.storage.unfinishedRules()) {
      // Newer rules are those of another node, which is newer.
      if ((this.nodes && rules > newestRules(game)) || (await this.isKept(game, rules))) continue
      for (const id of await this.storage.unfinishedUnder(game, rules)) {
        try {
          await (await this.host(id)).closeUnplayable()
          closed++
        } catch (error) {
          if (!(error instanceof Elsewhere)) this.env.trouble(`match ${id}`, error)
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
    if (this.nodes) return this.claimDue()
    const due = await this.storage.due()
    const now = this.env.now()
    // The computer's clock was set back since: times that were stored before it are too late by as much.
    const late = Math.max(0, (await this.storage.noteTime(now)) - now)
    for (const { match, at } of due) this.timers.set(match, at - late)
    return due.length
  }

  /** Takes matches without a living owner in which something is due, and does it. Returns how many. */
  private async claimDue(): Promise<number> {
    let count = 0
    try {
      for (;;) {
        const taken = await this.nodes!.takeDue(this.env.now() + CLAIM_MS)
        if (this.closed) return count
        for (const { match, due } of taken) this.timers.set(match, due)
        count += taken.length
        if (taken.length === 0) return count
      }
    } catch (error) {
      // The database does not answer; `openStorage` says so.
      if (!(error instanceof Error)) throw error
      return count
    }
  }

  /** Somebody looks at this match from this seat; nobody does at one that is not in memory. */
  async isLooking(id: string, seat: number): Promise<boolean> {
    const { nodes } = this
    if (nodes && nodes.count > 1 && !nodes.owned(id)) return this.at(id, 'isLooking', seat)
    return this.hosts.get(id)?.isLooking(seat) ?? false
  }

  /** The node owns nothing any more: whoever watched here is asked to watch again. */
  dropAll(): void {
    for (const host of this.hosts.values()) host.drop()
    this.hosts.clear()
    this.timers.stop()
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
    const lease = this.nodes && this.leaseOf(this.nodes.creating(match, record.created))
    const commit = { match, revision: 0, position: 0, entries: [], record: created, dueAt }
    await this.storage.commit(lease ? { ...commit, lease } : commit)
    return this.host(match)
  }

  private leaseOf({ epoch }: Owned): Lease {
    return { node: this.nodes!.me, epoch }
  }

  /** A match wherever it is, for connections. Synchronous if it is in memory here, or known to be elsewhere. */
  place(id: string): Place | Promise<Place> {
    const { nodes, remote } = this
    if (!nodes || !remote) return this.host(id)
    const known = nodes.known(id)
    if (known !== undefined && known !== nodes.me) return remote.of(id)
    const host = this.host(id)
    if (!(host instanceof Promise)) return host
    return host.catch((error: unknown) => {
      if (error instanceof Elsewhere) return remote.of(id)
      throw error
    })
  }

  /** Has something done to a match, wherever it is. */
  async at<T extends TaskName>(match: string, task: T, ...args: TaskArgs<T>): Promise<TaskResult<T>> {
    const { nodes } = this
    const work = () =>
      nodes ? nodes.ask(match, { kind: 'task', task, args }, true) : carryOut(this, match, task, args)
    return (await work()) as TaskResult<T>
  }

  /** Synchronous if the match is in memory. Rejects with Elsewhere if another node owns it. */
  host(id: string): MatchHost | Promise<MatchHost> {
    const known = this.hosts.get(id)
    // What a node has in memory after its lease has ended may be old.
    if (known && !known.broken && (!this.nodes || this.nodes.owned(id))) return known
    if (this.closed) return Promise.reject(this.nodes ? new Elsewhere() : stopping())
    const reading = this.reading.get(id) ?? this.read(id).finally(() => this.reading.delete(id))
    this.reading.set(id, reading)
    return reading
  }

  private async read(id: string): Promise<MatchHost> {
    // Whoever watches it must hear that it goes on elsewhere, or here, from what is stored.
    const old = this.hosts.get(id)
    this.hosts.delete(id)
    if (old && !old.broken) old.drop()
    const owned = await this.nodes?.take(id)
    const loaded = this.nodes && !owned ? undefined : await this.storage.load(id)
    if (!loaded) throw new Refusal('not-found', (language) => FAULTS[language].noMatch(id))
    const host = await this.hostOf(loaded, owned ? this.envFor(owned) : this.env)
    this.checkOpen()
    // It stood still between two owners: from here on its clock is right whoever reads it.
    if (owned && loaded.clock && loaded.clock.since < owned.taken) await host.takeOver()
    if (this.nodes && !this.nodes.owned(id)) throw new Elsewhere()
    this.hosts.set(id, host)
    void host.runDue().catch((error: unknown) => this.closed || this.env.trouble(`match ${id}`, error))
    return host
  }

  /** What a match of this node is written with, and since when its time counts. */
  private envFor(owned: Owned): HostEnvironment {
    const { taken, hostedUntil } = owned
    const lease = this.leaseOf(owned)
    return {
      ...this.env,
      ownedSince: taken,
      ...(hostedUntil !== null && { hostedUntil }),
      store: { commit: (commit) => this.storage.commit({ ...commit, lease }) },
    }
  }

  /** Under the rules the match was started with. One that cannot be run is hosted too: its table and its chat stay readable. */
  private async hostOf(loaded: Loaded, env: HostEnvironment): Promise<MatchHost> {
    const { record } = loaded
    const known = this.unplayable.get(record.id)
    if (known) return new MatchHost(known, loaded, env)
    const game = await rulesOf(record.game, record.rules).catch(() => undefined)
    if (!game) return new MatchHost(withoutRules(record), loaded, env)
    try {
      return new MatchHost(game, loaded, env)
    } catch (error) {
      const unplayable = this.isUnplayable(record, error)
      if (!unplayable) throw error
      return new MatchHost(unplayable, loaded, env)
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
    if (this.nodes) return this.at(id, 'removeName', [...ids])
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
      if (this.closed || error instanceof Elsewhere) return
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
    for (const [id, host] of this.hosts)
      if (host.broken || host.isIdleSince(before)) {
        this.hosts.delete(id)
        this.nodes?.forget(id)
      }
  }

  private checkOpen(): void {
    if (this.closed) throw stopping()
  }

  /** From now on nothing is due, no bot answers, and commands are refused. Resolves when the commands under way are stored. */
  async close(): Promise<void> {
    this.closed = true
    clearInterval(this.sweeper)
    clearInterval(this.claimer)
    this.timers.stop()
    await Promise.all([...this.hosts.values()].map((host) => host.close()))
  }
}

/** What a connection needs of a match. */
export type Place = MatchHost | RemoteMatch

const newestRules = (game: string): number => gameOf(game)?.rulesVersion ?? 0

const stopping = (): Refusal => new Refusal('unavailable', (language) => FAULTS[language].stopping)
