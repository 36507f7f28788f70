/** One SQLite file, its prepared statements and its transactions. */
import { backup, DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { Row, Statement, Steps } from '../rows/statement.ts'
import { missingIn, upgrade } from './tables.ts'

export interface Limits {
  /** The largest the file may become, in pages of 4 kB. */
  readonly pages?: number
  /** The most answers in the journal. */
  readonly journal?: number
}

/** Result codes of SQLite: PERM, BUSY, LOCKED, NOMEM, READONLY, IOERR, FULL, CANTOPEN, PROTOCOL, NOTADB (sqlite.org/rescode.html). */
const DISK_FAULTS: ReadonlySet<number> = new Set([3, 5, 6, 7, 8, 10, 13, 14, 15, 26])

const CORRUPT = 11

/** SQLite found pages that make no sense. */
export const isMalformed = (error: unknown): boolean => ((error as { errcode?: number }).errcode ?? 0) % 256 === CORRUPT

/** SQLite found a malformed page; it then refuses to write in this transaction, which must be run again without whatever reads that page. */
export class MalformedPage extends Error {}

export class Database {
  private readonly db: DatabaseSync
  private readonly statements = new Map<string, StatementSync>()
  /** Rows changed so far. */
  private changes = 0
  /** Calls of `alone` that are running, and how many of them have a savepoint. */
  private depth = 0
  private savepoints = 0

  constructor(path: string, { pages }: Limits = {}) {
    this.db = new DatabaseSync(path)
    // Exclusive: each of two servers on one folder would believe it is the only writer.
    this.db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    this.db.exec('PRAGMA foreign_keys = ON; PRAGMA journal_size_limit = 16777216; PRAGMA cache_size = -65536')
    if (pages !== undefined) this.db.exec(`PRAGMA max_page_count = ${Math.trunc(pages)}`)
    upgrade(this.db)
    const [missing] = missingIn(this.db)
    if (missing !== undefined) throw new Error(`malformed: there is no ${missing}`)
    // Takes the lock now, so that a second server fails at once.
    this.db.exec('BEGIN IMMEDIATE; COMMIT')
  }

  /** Runs the work in a durable transaction; an error rolls it back. */
  inTransaction<T>(work: () => T): { readonly result: T; readonly wrote: boolean } {
    const before = this.changes
    this.prepared('BEGIN IMMEDIATE').run()
    try {
      const result = work()
      this.prepared('COMMIT').run()
      return { result, wrote: this.changes > before }
    } catch (error) {
      // A full disk may have rolled back already.
      if (this.db.isTransaction) this.db.exec('ROLLBACK')
      throw error
    } finally {
      this.depth = 0
      this.savepoints = 0
    }
  }

  /**
   * Runs a part of a transaction that succeeds or fails alone: if it throws, what it wrote is taken back and the rest stands.
   * Its savepoint is made by its first write, because most calls write nothing: they read, or note an answer in the journal.
   */
  alone<T>(work: () => T): T {
    const [level, before] = [this.depth++, this.changes]
    try {
      const result = work()
      this.release(level)
      return result
    } catch (error) {
      if (!this.db.isTransaction) throw error
      if (this.savepoints > level) this.db.exec(`ROLLBACK TO part${level}`)
      this.release(level)
      this.changes = before
      throw error
    } finally {
      this.depth = level
    }
  }

  private release(level: number): void {
    if (this.savepoints <= level) return
    this.prepared(`RELEASE part${level}`).run()
    this.savepoints = level
  }

  /** Did the disk or the whole file fail, so that nothing of the transaction can stand? */
  isDiskFault(error: unknown): boolean {
    const { errcode } = error as { errcode?: number }
    return !this.db.isTransaction || (errcode !== undefined && DISK_FAULTS.has(errcode % 256))
  }

  /** Answers the statements of a part of a call, one after the other. */
  complete<T>(steps: Steps<T>): T {
    let step = steps.next()
    while (!step.done) step = steps.next(this.answer(step.value))
    return step.value
  }

  private answer({ wants, sql, values }: Statement): Row | readonly Row[] | number | undefined {
    if (wants === 'changes') return this.run(sql, ...values)
    return wants === 'row' ? this.get(sql, ...values) : this.all(sql, ...values)
  }

  get(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.prepared(sql).get(...values) as Row | undefined
  }

  all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.prepared(sql).all(...values) as Row[]
  }

  /** Returns the number of changed rows. */
  run(sql: string, ...values: SQLInputValue[]): number {
    while (this.savepoints < this.depth) this.prepared(`SAVEPOINT part${this.savepoints++}`).run()
    const changes = Number(this.prepared(sql).run(...values).changes)
    this.changes += changes
    return changes
  }

  private prepared(sql: string): StatementSync {
    let statement = this.statements.get(sql)
    if (!statement) {
      statement = this.db.prepare(sql)
      this.statements.set(sql, statement)
    }
    return statement
  }

  /** All pages at once, so that other calls wait as briefly as possible. */
  async backup(path: string): Promise<void> {
    await backup(this.db, path, { rate: 1_000_000 })
  }

  close(): void {
    this.db.close()
  }
}
