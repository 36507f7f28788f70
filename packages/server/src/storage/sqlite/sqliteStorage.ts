/** The storage on SQLite. All calls are made inside a transaction opened by `inTransaction`. */
import type { Storage } from '../storage.ts'
import { chatRows } from './chatRows.ts'
import { Database, type Limits } from './database.ts'
import { Journal } from './journal.ts'
import { matchRows } from './matchRows.ts'
import { playerRows } from './playerRows.ts'

/** The calls of the storage, but synchronous. */
type AtOnce<T> = { [K in keyof T]: T[K] extends (...args: infer A) => Promise<infer R> ? (...args: A) => R : never }
export type Calls = AtOnce<Omit<Storage, 'backup' | 'close'>>

export class SqliteStorage {
  private readonly db: Database
  private readonly journal: Journal
  private readonly calls: Calls

  constructor(path: string, limits: Limits = {}) {
    const db = new Database(path, limits)
    this.db = db
    this.journal = new Journal(db, limits.journal)
    this.calls = { ...matchRows(db, this.journal), ...playerRows(db), ...chatRows(db), ...settingRows(db) }
  }

  /** Runs the work in a durable transaction; an error rolls it back. */
  inTransaction<T>(work: (calls: Calls) => T): { readonly result: T; readonly wrote: boolean } {
    try {
      return this.db.inTransaction(() => {
        this.journal.begin()
        const result = work(this.calls)
        this.journal.end()
        return result
      })
    } catch (error) {
      this.journal.forget()
      throw error
    }
  }

  backup(path: string): Promise<void> {
    return this.db.backup(path)
  }

  close(): void {
    this.db.close()
  }
}

const settingRows = (db: Database) => ({
  setting(name: string, first: string): string {
    db.run('INSERT OR IGNORE INTO settings VALUES (?, ?)', name, first)
    return db.get('SELECT value FROM settings WHERE name = ?', name)!.value as string
  },

  probe(): void {
    db.run("INSERT OR REPLACE INTO settings VALUES ('pulse', strftime('%s'))")
  },
})
