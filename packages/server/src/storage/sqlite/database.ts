/** One SQLite file, its prepared statements and its transactions. */
import { backup, DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { upgrade } from './tables.ts'

export type Row = Record<string, unknown>

export interface Limits {
  /** The largest the file may become, in pages of 4 kB. */
  readonly pages?: number
  /** The most answers in the journal. */
  readonly journal?: number
}

export class Database {
  private readonly db: DatabaseSync
  private readonly statements = new Map<string, StatementSync>()
  /** Rows changed so far. */
  private changes = 0

  constructor(path: string, { pages }: Limits = {}) {
    this.db = new DatabaseSync(path)
    // Exclusive: each of two servers on one folder would believe it is the only writer.
    this.db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    this.db.exec('PRAGMA foreign_keys = ON; PRAGMA journal_size_limit = 16777216; PRAGMA cache_size = -65536')
    if (pages !== undefined) this.db.exec(`PRAGMA max_page_count = ${Math.trunc(pages)}`)
    upgrade(this.db)
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
    }
  }

  get(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.prepared(sql).get(...values) as Row | undefined
  }

  all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.prepared(sql).all(...values) as Row[]
  }

  /** Returns the number of changed rows. */
  run(sql: string, ...values: SQLInputValue[]): number {
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
