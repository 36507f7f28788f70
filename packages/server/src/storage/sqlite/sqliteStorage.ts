/** The storage on SQLite. */
import { type Call, failureOf, type Result, type StorageState } from '../calls.ts'
import { sharedRows } from '../rows/sharedRows.ts'
import type { Steps } from '../rows/statement.ts'
import { halfMoved, moveMark } from '../rows/unfinishedMove.ts'
import type { Storage } from '../storage.ts'
import { Database, isMalformed, type Limits, MalformedPage } from './database.ts'
import { Journal } from './journal.ts'
import { matchRows } from './matchRows.ts'

/** The calls of the storage, but synchronous. */
type AtOnce<T> = { [K in keyof T]: T[K] extends (...args: infer A) => Promise<infer R> ? (...args: A) => R : never }
export type Calls = AtOnce<Omit<Storage, 'backup' | 'close'>>

export class SqliteStorage {
  private readonly db: Database
  private readonly journal: Journal
  private readonly calls: Calls

  constructor(path: string, limits: Limits = {}) {
    const db = new Database(path, limits)
    if (db.complete(moveMark())) {
      db.close()
      throw halfMoved()
    }
    this.db = db
    this.journal = new Journal(db, limits.journal)
    this.calls = { ...matchRows(db, this.journal), ...sharedCalls(db) }
  }

  /** Runs calls in one durable transaction. Each succeeds or fails alone; a fault of the disk is thrown, and nothing was written. */
  run(asked: readonly Call[]): { readonly results: Result[]; readonly wrote: boolean } {
    const known = new Map<Call, Result>()
    for (;;) {
      try {
        const { result: results, wrote } = this.inTransaction(() =>
          // Calls whose result is known are not made again.
          asked.map((call) => known.get(call) ?? this.resultOf(call, known)),
        )
        return { results, wrote }
      } catch (error) {
        if (!(error instanceof MalformedPage)) throw error
      }
    }
  }

  /** Runs the work in one durable transaction; an error rolls it back. */
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

  private resultOf(asked: Call, known: Map<Call, Result>): Result {
    const { method, args } = asked
    const call = this.calls[method] as (...args: readonly unknown[]) => unknown
    try {
      return { value: this.journal.alone(() => call(...args)) }
    } catch (error) {
      const result = failureOf(error)
      if (isMalformed(error) || ('damaged' in result && result.damaged.damage === 'file')) {
        known.set(asked, result)
        throw new MalformedPage()
      }
      if ('failed' in result && this.db.isDiskFault(error)) throw error
      return result
    }
  }

  get state(): StorageState {
    return { journal: this.journal.length, damaged: [...this.journal.damagedMatches] }
  }

  backup(path: string): Promise<void> {
    return this.db.backup(path)
  }

  close(): void {
    this.db.close()
  }
}

const sharedCalls = (db: Database) =>
  Object.fromEntries(
    Object.entries(sharedRows).map(([method, steps]) => [
      method,
      (...args: unknown[]) => db.complete((steps as (...args: unknown[]) => Steps<unknown>)(...args)),
    ]),
  ) as unknown as AtOnce<Storage>
