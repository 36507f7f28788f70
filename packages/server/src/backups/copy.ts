/** Copies of a database: written under another name, checked, then renamed, so that a file with the right name is always whole. */
import { once } from 'node:events'
import { constants, copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { flushFolder, makePrivateFile } from '../folder.ts'
import type { Checked } from './checkThread.ts'

export interface CopyFacts {
  readonly bytes: number
  /** The version of the database. */
  readonly version: number
  readonly matches: number
  readonly players: number
}

export const PARTIAL = '.partial'

/** The files of a database that hold what was written. */
const PARTS = ['', '-journal', '-wal']
/** What SQLite may leave beside a file. */
const COMPANIONS = [...PARTS, '-shm']

/** How large a database is, with its write-ahead log. */
export const bytesOf = (path: string): number =>
  PARTS.reduce((sum, part) => sum + (statSync(path + part, { throwIfNoEntry: false })?.size ?? 0), 0)

/** Copies the bytes of a database that no server uses, whatever SQLite thinks of them. */
export function copyFiles(from: string, to: string): void {
  for (const part of PARTS)
    if (existsSync(from + part)) copyFileSync(from + part, to + part, constants.COPYFILE_FICLONE)
}

/** `write` fills an empty file. Rejects, and leaves nothing, if it cannot be written or is damaged. */
export async function writeCopy(
  to: string,
  write: (path: string) => unknown,
  signal?: AbortSignal,
): Promise<CopyFacts> {
  const partial = `${to}${PARTIAL}`
  removeCopy(partial)
  try {
    makePrivateFile(partial)
    await write(partial)
    signal?.throwIfAborted()
    const facts = await checkCopy(partial, signal)
    // `rename` would replace it.
    if (existsSync(to)) throw Object.assign(new Error(`${to} exists`), { code: 'EEXIST' })
    renameSync(partial, to)
    flushFolder(dirname(to))
    return { ...facts, bytes: statSync(to).size }
  } catch (error) {
    removeCopy(partial)
    throw error
  }
}

/** Copies a database that no server uses, with what is still in its write-ahead log; it stays as it is. */
export const copyDatabase = (from: string, to: string): Promise<CopyFacts> =>
  writeCopy(to, async (path) => {
    // SQLite creates both when it reads a database in WAL mode, even one that is opened for reading only.
    const created = [`${from}-wal`, `${from}-shm`].filter((file) => !existsSync(file))
    // A journal was left by somebody killed while writing: only a writer can take back what it had begun.
    const db = new DatabaseSync(from, { readOnly: !existsSync(`${from}-journal`) })
    try {
      // Of a locked database `backup` says that there is no error.
      db.prepare('PRAGMA schema_version').get()
      await backup(db, path, { rate: 1_000_000 })
    } finally {
      db.close()
      for (const file of created) rmSync(file, { force: true })
    }
  })

/** Copies a backup, which is one file. */
export const copyBackup = (from: string, to: string): Promise<CopyFacts> =>
  writeCopy(to, (path) => copyFileSync(from, path))

export function removeCopy(path: string): void {
  for (const companion of COMPANIONS) rmSync(`${path}${companion}`, { force: true })
}

/** Rejects if the file is damaged. In a thread: reading a large file takes seconds. */
async function checkCopy(path: string, signal?: AbortSignal): Promise<Omit<CopyFacts, 'bytes'>> {
  const worker = new Worker(new URL('./checkThread.ts', import.meta.url), { workerData: path })
  try {
    const [checked]: Checked[] = await once(worker, 'message', signal && { signal })
    if (checked && 'facts' in checked) return checked.facts
    throw Object.assign(new Error(checked?.fault), { code: 'ERR_SQLITE_ERROR' })
  } finally {
    await worker.terminate()
  }
}
