/** Runs the server's host in the terminal, with a log file instead of a database. */
import { createHash } from 'node:crypto'
import { thinkSimply } from '@alea/bots'
import type { ChanceSource, Game, Seat } from '@alea/engine'
import {
  type HostEnvironment,
  MatchHost,
  ON_ONE_DEVICE,
  StorageFault,
  steadyClock,
  type ThinkJob,
  unkeptChat,
} from '@alea/host'
import { PLAYER } from './localMatch.ts'
import type { LogStore } from './logStore.ts'

export interface TerminalHostParts {
  readonly game: Game
  readonly store: LogStore
  /** None: people type what their dice show. */
  readonly chance: ChanceSource | undefined
  think(job: ThinkJob): Promise<string>
  /** The seed of a bot's random choices. */
  seed(seat: Seat, position: number): number
  /** The match cannot continue. */
  failed(error: unknown): void
}

export class TerminalHost {
  readonly host: MatchHost
  private readonly parts: TerminalHostParts
  private stopWaking: (() => void) | undefined
  private closed = false

  constructor(parts: TerminalHostParts) {
    this.parts = parts
    this.host = new MatchHost(parts.game, parts.store.load(), this.environment())
  }

  /** The host is about to decline a window for a person: nobody needs to be asked. */
  get isDue(): boolean {
    return this.stopWaking !== undefined
  }

  /** Starts a new match or continues a resumed one. */
  async open(): Promise<void> {
    const { host } = this
    if (host.record.status === 'gathering') await host.seats.start(PLAYER.ids)
    else await host.runDue()
  }

  /** From now on nothing is answered or written. */
  close(): void {
    this.closed = true
    this.stopWaking?.()
    void this.host.close()
  }

  private environment(): HostEnvironment {
    const { store, chance, seed } = this.parts
    const now = steadyClock(Date.now, () => performance.now())
    return {
      ...ON_ONE_DEVICE,
      store,
      chat: unkeptChat(),
      now,
      later,
      scheduleAt: (_, at) => {
        this.stopWaking?.()
        this.stopWaking = at === null || this.closed ? undefined : later(at - now(), () => this.wake())
      },
      ownedSince: now(),
      chanceOf: () => chance,
      sha256: (hex) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex'),
      think: (job) => this.parts.think(job),
      thinkSimply: async (job) => thinkSimply(job),
      seed,
      trouble: (_, error) => this.failed(error),
    }
  }

  private wake(): void {
    this.host.runDue().catch((error: unknown) => this.failed(error))
  }

  private failed(error: unknown): void {
    if (!this.closed) this.parts.failed(error instanceof StorageFault ? error.cause : error)
  }
}

function later(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, Math.max(0, ms))
  return () => clearTimeout(timer)
}
