/** The storage in its own thread: the event loop never waits for the disk, and calls made in the meantime are committed together. */
import { Worker } from 'node:worker_threads'
import { Conflict, StorageFault } from '@alea/host'
import type { Call, Reply, Request, Result } from './calls.ts'
import { type Damage, DamagedMatch } from './damagedMatch.ts'
import type { Limits } from './sqlite/database.ts'
import type { Storage } from './storage.ts'

interface Waiting {
  readonly call: Call
  resolve(value: unknown): void
  reject(error: Error): void
}

/** More calls per transaction mean fewer flushes; fewer mean that some players get their answers sooner. */
const MOST_CALLS = 32
/** With one transaction queued behind the running one, the thread never waits for the event loop. */
const MOST_BATCHES = 2

export interface StorageFigures {
  /** A transaction: how many calls, how long, whether anything was written, and how many answers the journal now holds. */
  committed?(calls: number, ms: number, wrote: boolean, journal: number): void
  /** The disk failed: none of these calls was done. */
  failed?(why: string, methods: readonly string[]): void
  /** One call failed, and nothing else. */
  callFailed?(method: string, why: string): void
  /** A match is not as it was written. */
  damaged?(match: string, damage: Damage): void
}

/** Whoever holds the database. */
export interface Keeper {
  answer(request: Request): Promise<Reply>
  /** Undefined while it answers. */
  readonly dead?: Error | undefined
  end?(): Promise<unknown>
}

class StorageThread implements Keeper {
  private readonly worker: Worker
  private readonly requests = new Map<number, { resolve(reply: Reply): void; reject(error: Error): void }>()
  dead: Error | undefined

  constructor(script: URL, workerData: object) {
    this.worker = new Worker(script, { workerData })
    this.worker.on('message', (reply: Reply) => {
      this.requests.get(reply.number)?.resolve(reply)
      this.requests.delete(reply.number)
    })
    this.worker.on('error', (error) => this.die(error instanceof Error ? error : new Error(String(error))))
    this.worker.on('exit', () => this.die(new Error('the storage thread ended')))
  }

  answer(request: Request): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (this.dead) return reject(this.dead)
      this.requests.set(request.number, { resolve, reject })
      this.worker.postMessage(request)
    })
  }

  end(): Promise<unknown> {
    return this.worker.terminate()
  }

  private die(error: Error): void {
    this.dead ??= error
    for (const { reject } of this.requests.values()) reject(error)
    this.requests.clear()
  }
}

/** Collects calls into batches. */
class Batches {
  private readonly keeper: Keeper
  private readonly figures: StorageFigures
  private waiting: Waiting[] = []
  private number = 0
  private batches = 0
  private closed = false

  constructor(keeper: Keeper, figures: StorageFigures) {
    this.keeper = keeper
    this.figures = figures
  }

  call(method: Call['method'], args: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.closed || this.keeper.dead) return reject(new StorageFault('the storage is closed'))
      this.waiting.push({ call: { method, args }, resolve, reject })
      // Calls of the same turn of the event loop share a transaction.
      if (this.batches < MOST_BATCHES && this.waiting.length === 1) setImmediate(() => this.flush())
    })
  }

  private flush(): void {
    while (this.batches < MOST_BATCHES && this.waiting.length > 0)
      void this.send(this.waiting.splice(0, this.batchSize))
  }

  /** On a slow disk many calls wait: then all share a flush. */
  private get batchSize(): number {
    return Math.max(MOST_CALLS, this.waiting.length / MOST_BATCHES)
  }

  private async send(batch: readonly Waiting[]): Promise<void> {
    this.batches++
    const began = performance.now()
    try {
      const {
        results,
        fault,
        wrote = false,
        state = { journal: 0, damaged: [] },
      } = await this.request({ calls: JSON.stringify(batch.map(({ call }) => call)) })
      if (results === undefined) throw new Error(fault ?? 'no answer')
      this.figures.committed?.(batch.length, performance.now() - began, wrote, state.journal)
      for (const match of state.damaged) this.figures.damaged?.(match, 'journal')
      for (const [i, result] of (JSON.parse(results) as Result[]).entries()) {
        const { call, resolve, reject } = batch[i]!
        if ('conflict' in result) reject(new Conflict(result.conflict))
        else if ('damaged' in result) {
          const { match, damage } = result.damaged
          this.figures.damaged?.(match, damage)
          reject(new DamagedMatch(match, damage))
        } else if ('failed' in result) {
          this.figures.callFailed?.(call.method, result.failed)
          reject(new StorageFault(`${call.method}: ${result.failed}`, { isDisk: false }))
        } else resolve(result.value)
      }
    } catch (error) {
      const { message } = error as Error
      this.figures.failed?.(
        message,
        batch.map(({ call }) => call.method),
      )
      for (const { reject } of batch) reject(new StorageFault(message))
    }
    this.batches--
    if (this.waiting.length > 0) setImmediate(() => this.flush())
  }

  async backup(path: string): Promise<void> {
    const { fault } = await this.request({ backup: path })
    if (fault !== undefined) throw new StorageFault(fault)
  }

  /** Writes what is waiting, then closes the database. */
  async close(): Promise<void> {
    if (this.closed) return
    while (this.batches > 0 || this.waiting.length > 0) await new Promise((resolve) => setTimeout(resolve, 2))
    this.closed = true
    if (!this.keeper.dead) await this.request({ close: true })
    await this.keeper.end?.()
  }

  private request(
    body: Request extends infer R ? (R extends Request ? Omit<R, 'number'> : never) : never,
  ): Promise<Reply> {
    return this.keeper.answer({ number: this.number++, ...body } as Request)
  }
}

/** The calls that are forwarded to the thread. */
const CALLS = [
  'commit',
  'load',
  'records',
  'find',
  'due',
  'matchIds',
  'unfinishedRules',
  'unfinishedUnder',
  'createPlayer',
  'player',
  'playerNamed',
  'accountsLike',
  'updatePlayer',
  'mergeGuest',
  'aliases',
  'matchesOf',
  'hostedBy',
  'createSession',
  'session',
  'sessionsOf',
  'renewSession',
  'endSession',
  'endSessionsOf',
  'sweepSessions',
  'exchanged',
  'exchange',
  'signedOutAt',
  'ratings',
  'leaders',
  'unrated',
  'rate',
  'goals',
  'setGoal',
  'say',
  'chat',
  'mute',
  'muted',
  'block',
  'blocked',
  'blockBetween',
  'unheard',
  'report',
  'reports',
  'reportsBy',
  'closeReport',
  'ban',
  'unban',
  'banOf',
  'bans',
  'unsettledBans',
  'settleBan',
  'beginDeletion',
  'deletions',
  'endDeletion',
  'freeNames',
  'unfinishedOf',
  'matchesWith',
  'removeRatings',
  'removeChat',
  'chatOf',
  'unusedGuests',
  'removeOldChat',
  'removeOldAudit',
  'untold',
  'tell',
  'dueDeliveries',
  'mailsTo',
  'endDeliveries',
  'postponeDeliveries',
  'nextDelivery',
  'notificationSettings',
  'setNotificationSettings',
  'subscribePush',
  'unsubscribePush',
  'pushSubscription',
  'pushSubscriptionsOf',
  'noteAudit',
  'audit',
  'setting',
  'noteTime',
  'probe',
] as const satisfies readonly (keyof Storage)[]

/** Opens the database file; rejects with a StorageFault. */
export const openSqlite = (path: string, figures: StorageFigures = {}, limits: Limits = {}): Promise<Storage> =>
  openStorageOf(new StorageThread(new URL('./sqlite/thread.ts', import.meta.url), { path, limits }), figures)

/** Opens a PostgreSQL database, and creates or upgrades its tables; rejects with a StorageFault. */
export const openPostgres = (url: string, figures: StorageFigures = {}): Promise<Storage> =>
  openStorageOf(new StorageThread(new URL('./postgres/thread.ts', import.meta.url), { url }), figures)

export async function openStorageOf(keeper: Keeper, figures: StorageFigures = {}): Promise<Storage> {
  const batches = new Batches(keeper, figures)
  const calls = Object.fromEntries(
    CALLS.map((method) => [method, (...args: unknown[]) => batches.call(method, args)]),
  ) as unknown as Omit<Storage, 'backup' | 'close'>
  const storage = { ...calls, backup: (to: string) => batches.backup(to), close: () => batches.close() }
  try {
    await storage.setting('opened', new Date().toISOString())
  } catch (error) {
    await batches.close().catch(() => {})
    throw error
  }
  return storage
}
