/** Databases as far as SQLite can read them. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { copyFiles } from '../backups/copy.ts'
import { DATABASE } from '../config.ts'
import { inTemporaryFolder } from '../folder.ts'
import { missingIn, versionOf } from '../storage/sqlite/tables.ts'
import type { Backup } from './report.ts'

/** Runs the work on a copy, which may be malformed as the original is. */
export const onFiles = <T>(path: string, work: (copy: string) => T | Promise<T>): Promise<T> =>
  inTemporaryFolder(async (folder) => {
    const copy = join(folder, DATABASE)
    copyFiles(path, copy)
    return work(copy)
  })

/** Opens a file as far as SQLite can, even if it ends too early. */
export function openMalformed(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { defensive: false })
  // Otherwise SQLite refuses a file that is shorter than its header says.
  db.exec('PRAGMA writable_schema = ON')
  return db
}

const LINES = 20

/** What SQLite says of the pages of a file, and which tables it lacks; empty if it is sound. */
export function fileFaults(path: string): string[] {
  try {
    const db = openMalformed(path)
    try {
      const rows = db.prepare(`PRAGMA integrity_check(${LINES})`).all()
      const faults = rows.map((row) => String(row.integrity_check)).filter((line) => line !== 'ok')
      return faults.length > 0 ? faults : shapeFaults(db)
    } finally {
      db.close()
    }
  } catch (error) {
    return [(error as Error).message]
  }
}

/** A file without a version is empty: the server that had one wrote it long ago. */
const shapeFaults = (db: DatabaseSync): string[] =>
  versionOf(db) === 0 ? ['no tables'] : missingIn(db).map((name) => `no ${name}`)

/** The newest first. */
export async function backupsIn(folder: string): Promise<Backup[]> {
  const at = join(folder, 'backups')
  if (!existsSync(at)) return []
  const names = readdirSync(at).filter((name) => name.endsWith('.sqlite'))
  const backups: Backup[] = []
  for (const name of names.sort().reverse()) {
    const file = join(at, name)
    backups.push({ file, sound: await onFiles(file, (copy) => fileFaults(copy).length === 0) })
  }
  return backups
}
