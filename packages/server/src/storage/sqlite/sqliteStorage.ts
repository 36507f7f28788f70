/** The storage on SQLite. */
import { Conflict } from '@alea/host'
import { type Damage, DamagedMatch } from '../damagedMatch.ts'
import type { Storage } from '../storage.ts'
import { auditRows } from './auditRows.ts'
import { awaitedRows } from './awaitedRows.ts'
import { banRows } from './banRows.ts'
import { blockRows } from './blockRows.ts'
import { chatRows } from './chatRows.ts'
import { Database, isMalformed, type Limits, MalformedPage } from './database.ts'
import { deletionRows } from './deletionRows.ts'
import { goalRows } from './goalRows.ts'
import { hostedRows } from './hostedRows.ts'
import { Journal } from './journal.ts'
import { matchRows } from './matchRows.ts'
import { notificationRows } from './notificationRows.ts'
import { playerRows } from './playerRows.ts'
import { reportRows } from './reportRows.ts'
import { sessionRows } from './sessionRows.ts'

/** The calls of the storage, but synchronous. */
type AtOnce<T> = { [K in keyof T]: T[K] extends (...args: infer A) => Promise<infer R> ? (...args: A) => R : never }
export type Calls = AtOnce<Omit<Storage, 'backup' | 'close'>>

export interface Call {
  readonly method: keyof Calls
  readonly args: readonly unknown[]
}

export type Result =
  | { readonly value?: unknown }
  | { readonly conflict: string }
  | { readonly damaged: { readonly match: string; readonly damage: Damage } }
  | { readonly failed: string }

const failureOf = (error: unknown): Result =>
  error instanceof DamagedMatch
    ? { damaged: { match: error.match, damage: error.damage } }
    : { failed: error instanceof Error ? error.message : String(error) }

export interface StorageState {
  /** How many answers are not in the tables yet. */
  readonly journal: number
  /** Matches whose last answers cannot be read. */
  readonly damaged: readonly string[]
}

export class SqliteStorage {
  private readonly db: Database
  private readonly journal: Journal
  private readonly calls: Calls

  constructor(path: string, limits: Limits = {}) {
    const db = new Database(path, limits)
    this.db = db
    this.journal = new Journal(db, limits.journal)
    this.calls = {
      ...matchRows(db, this.journal),
      ...playerRows(db),
      ...goalRows(db),
      ...hostedRows(db),
      ...sessionRows(db),
      ...chatRows(db),
      ...blockRows(db),
      ...reportRows(db),
      ...banRows(db),
      ...deletionRows(db),
      ...auditRows(db),
      ...awaitedRows(db),
      ...notificationRows(db),
      ...settingRows(db),
    }
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
      if (error instanceof Conflict) return { conflict: error.message }
      const result = failureOf(error)
      if (isMalformed(error) || ('damaged' in result && result.damaged.damage === 'file')) {
        known.set(asked, result)
        throw new MalformedPage()
      }
      if (!('damaged' in result) && this.db.isDiskFault(error)) throw error
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

const settingRows = (db: Database) => ({
  setting(name: string, first: string): string {
    db.run('INSERT OR IGNORE INTO settings VALUES (?, ?)', name, first)
    return db.get('SELECT value FROM settings WHERE name = ?', name)!.value as string
  },

  noteTime(now: number): number {
    const before = db.get("SELECT value FROM settings WHERE name = 'time'")
    db.run("INSERT OR REPLACE INTO settings VALUES ('time', ?)", String(now))
    return Number(before?.value ?? now)
  },

  probe(): void {
    db.run("INSERT OR REPLACE INTO settings VALUES ('pulse', strftime('%s'))")
  },
})
