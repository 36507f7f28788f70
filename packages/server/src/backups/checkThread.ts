/** Checks a copy of the database, and makes it a file that needs no other beside it. */
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { CopyFacts } from './copy.ts'

export type Checked = { readonly facts: Omit<CopyFacts, 'bytes'> } | { readonly fault: string }

function check(path: string): Omit<CopyFacts, 'bytes'> {
  const db = new DatabaseSync(path)
  try {
    // A copy says of itself that it has a write-ahead log, as its original does.
    db.exec('PRAGMA journal_mode = DELETE')
    const found = db.prepare('PRAGMA quick_check(1)').get()!.quick_check
    if (found !== 'ok') throw new Error(String(found))
    const count = (table: string) => Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()!.n)
    const version = Number(db.prepare('PRAGMA user_version').get()!.user_version)
    return { version, matches: count('matches'), players: count('players') }
  } finally {
    db.close()
  }
}

function checked(path: string): Checked {
  try {
    return { facts: check(path) }
  } catch (error) {
    return { fault: (error as Error).message }
  }
}

parentPort!.postMessage(checked(workerData))
