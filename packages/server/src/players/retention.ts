/** Removes what was kept long enough, once a day and in small steps: whoever plays does not notice. */
import { SERVER } from '../audit/audit.ts'
import type { Services } from '../services.ts'
import type { ChatPlace } from '../storage/storage.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Between two steps, so that other calls of the storage come first. */
const PAUSE_MS = 20

type RetentionEnvironment = Pick<Services, 'config' | 'storage' | 'deletions' | 'metrics' | 'audit' | 'now'> & {
  later(ms: number, work: () => void): () => void
  trouble(what: string, error: unknown): void
  /** Of several nodes one does it; where it is left out, there is no other. */
  isMine?(): boolean
}

export interface Removed {
  readonly guests: number
  readonly chat: number
  readonly audit: number
}

export class Retention {
  private readonly env: RetentionEnvironment
  private cancel: () => void = () => {}
  private running: Promise<unknown> = Promise.resolve()
  private closed = false

  constructor(env: RetentionEnvironment) {
    this.env = env
  }

  /** The first time soon after the start: a server that is started every day must not keep everything. */
  start(): void {
    this.wait(this.env.now() + MINUTE)
  }

  /** Looks at the time every hour: a computer may sleep. */
  private wait(dueAt: number): void {
    if (this.closed) return
    const { now, later } = this.env
    const work = () => {
      if (dueAt > now()) return this.wait(dueAt)
      this.running = this.run()
        .catch((error: unknown) => this.closed || this.env.trouble('retention', error))
        .then(() => this.wait(now() + DAY))
    }
    this.cancel = later(Math.min(Math.max(0, dueAt - now()), HOUR), work)
  }

  async run(): Promise<Removed> {
    if (this.env.isMine?.() === false) return { guests: 0, chat: 0, audit: 0 }
    const { config, metrics, audit, deletions, now } = this.env
    await deletions.freeNames(now())
    const removed = {
      guests: await this.since(config.keepGuestsDays, (before) => this.guests(before)),
      chat: await this.since(config.keepChatDays, (before) => this.chat(before)),
      audit: await this.since(config.keepAuditDays, (before) => this.audit(before)),
    }
    const parts = Object.entries(removed).filter(([, count]) => count > 0)
    for (const [kind, count] of parts)
      metrics.count('alea_retention_removed_total', 'Removed because it was kept long enough', { kind }, count)
    if (parts.length > 0)
      await audit.note('retention', SERVER, parts.map(([kind, count]) => `${kind} ${count}`).join(' '))
    return removed
  }

  /** 0 days: for ever. */
  private async since(days: number, remove: (before: number) => Promise<number>): Promise<number> {
    return days === 0 ? 0 : remove(this.env.now() - days * DAY)
  }

  private async guests(before: number): Promise<number> {
    const { storage, deletions, now } = this.env
    let count = 0
    let last = ''
    for (;;) {
      const some = await storage.unusedGuests(before, last)
      if (some.length === 0 || this.closed) return count
      await deletions.deleteGuests(some, now())
      count += some.length
      last = some.at(-1)!
      await this.pause()
    }
  }

  private async chat(before: number): Promise<number> {
    let count = 0
    let place: ChatPlace | null = { match: '', number: 0 }
    while (place && !this.closed) {
      const step: { removed: number; next: ChatPlace | null } = await this.env.storage.removeOldChat(before, place)
      count += step.removed
      place = step.next
      await this.pause()
    }
    return count
  }

  private async audit(before: number): Promise<number> {
    let count = 0
    for (;;) {
      const removed = await this.env.storage.removeOldAudit(before)
      count += removed
      if (removed === 0 || this.closed) return count
      await this.pause()
    }
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => void this.env.later(PAUSE_MS, resolve))
  }

  async close(): Promise<void> {
    this.closed = true
    this.cancel()
    await this.running
  }
}
