/** Copies of the database, made while people play: on schedule, and when the operator asks. */
import { chmodSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { InputError } from '@alea/engine'
import { OPERATOR, SERVER } from '../audit/audit.ts'
import { makeFolder } from '../folder.ts'
import type { Services } from '../services.ts'
import { FAULTS, LOG_LINES } from '../text/index.ts'
import { type CopyFacts, PARTIAL, removeCopy, writeCopy } from './copy.ts'
import { stampOf, timeOf } from './stamp.ts'

export interface BackupEnvironment {
  readonly config: Pick<Services['config'], 'data' | 'storage' | 'backupHours' | 'backupsKept'>
  readonly storage: Pick<Services['storage'], 'backup'>
  readonly metrics: Services['metrics']
  readonly audit: Pick<Services['audit'], 'note'>
  readonly log: Services['log']
  now(): number
  /** Runs `work` after a delay; the returned function cancels it. */
  later(ms: number, work: () => void): () => void
}

export interface Backup extends CopyFacts {
  readonly file: string
}

/** Backups on schedule are removed when there are too many; those an operator asked for are the operator's. */
type Kind = 'alea' | 'manual'

const HOUR = 3_600_000
/** A computer may sleep and its clock be set, so the time is looked at this often. A timer cannot wait for more than 24 days anyway. */
const LONGEST_WAIT = HOUR
/** After a failure. Also when the server died during a backup: it may die of it again. */
const RETRY_MS = 600_000

export class Backups {
  private readonly env: BackupEnvironment
  private readonly folder: string
  /** When the last backup on schedule was made. */
  private last = Number.NEGATIVE_INFINITY
  private lastFailure = Number.NEGATIVE_INFINITY
  private cancel: () => void = () => {}
  private queue: Promise<unknown> = Promise.resolve()
  private due: Promise<void> = Promise.resolve()
  private readonly stop = new AbortController()

  constructor(env: BackupEnvironment) {
    this.env = env
    this.folder = join(env.config.data, 'backups')
    env.metrics.gauge('alea_backup_age_seconds', 'Seconds since the last backup on schedule; -1: none yet', () =>
      this.last > 0 ? Math.round((env.now() - this.last) / 1000) : -1,
    )
  }

  /** The first is due at once if the last is older than the interval. What PostgreSQL stores is backed up with its own tools. */
  start(): void {
    const { storage, backupHours } = this.env.config
    if (storage !== '' || backupHours === 0) return
    this.last = this.onSchedule().at(-1)?.at ?? this.last
    for (const name of this.names().filter((one) => one.endsWith(PARTIAL))) {
      const path = join(this.folder, name)
      this.lastFailure = Math.max(this.lastFailure, statSync(path).mtimeMs)
      removeCopy(path)
    }
    this.wait()
  }

  private wait(): void {
    if (this.stop.signal.aborted) return
    const { now, later, config } = this.env
    // A clock that was set back does not postpone the next one.
    this.last = Math.min(this.last, now())
    this.lastFailure = Math.min(this.lastFailure, now())
    const dueAt = Math.max(this.last + config.backupHours * HOUR, this.lastFailure + RETRY_MS)
    const work = () => (dueAt > now() ? this.wait() : (this.due = this.makeDue()))
    this.cancel = later(Math.min(Math.max(0, dueAt - now()), LONGEST_WAIT), work)
  }

  /** Until the backups under way are made. */
  async idle(): Promise<void> {
    await this.queue
    await this.due
  }

  private async makeDue(): Promise<void> {
    const { log, now } = this.env
    try {
      await this.make('alea')
      this.last = now()
      this.removeOld()
    } catch (error) {
      this.lastFailure = now()
      if (!this.stop.signal.aborted)
        log('error', (language) => LOG_LINES[language].backupFailed((error as Error).message))
    }
    this.wait()
  }

  /** Makes one more. Resolves when it is on disk and was read back; a failure leaves no file. */
  async make(kind: Kind = 'manual'): Promise<Backup> {
    if (this.env.config.storage !== '') throw new InputError((language) => FAULTS[language].folderOnly('backup'))
    const made = this.queue.then(() => this.write(kind))
    this.queue = made.catch(() => {})
    return made
  }

  private async write(kind: Kind): Promise<Backup> {
    const { storage, metrics, audit, log, now } = this.env
    const began = now()
    try {
      makeFolder(this.folder)
      chmodSync(this.folder, 0o700)
      const file = join(this.folder, `${kind}-${stampOf(began)}.sqlite`)
      const facts = await writeCopy(file, (path) => storage.backup(path), this.stop.signal)
      metrics.count('alea_backups_total', 'Backups made')
      log('info', (language) => LOG_LINES[language].backupMade(file, facts.bytes))
      await audit.note('backup', kind === 'alea' ? SERVER : OPERATOR, basename(file))
      return { file, ...facts }
    } catch (error) {
      metrics.count('alea_backup_failures_total', 'Backups that failed')
      throw error
    }
  }

  /** Only after the newest was checked. */
  private removeOld(): void {
    for (const { name } of this.onSchedule().slice(0, -this.env.config.backupsKept)) rmSync(join(this.folder, name))
  }

  /** The oldest first. */
  private onSchedule(): { name: string; at: number }[] {
    return this.names()
      .flatMap((name) => {
        const at = timeOf(name)
        return at === undefined ? [] : { name, at }
      })
      .sort((one, other) => one.at - other.at)
  }

  private names(): string[] {
    return existsSync(this.folder) ? readdirSync(this.folder) : []
  }

  /** One that is under way is given up and leaves nothing. */
  async close(): Promise<void> {
    this.stop.abort()
    this.cancel()
    await this.idle()
  }
}
