/** Folders and files that nobody else on the machine may read. */
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const PRIVATE_FOLDER = 0o700
const PRIVATE_FILE = 0o600

/**
 * Creates a folder, for its owner alone, and its parents. One that exists keeps its permissions: the operator may have given it to a group.
 * Node's `recursive` option never returns where nothing can be created, as under /proc.
 */
export function makeFolder(path: string): void {
  if (existsSync(path) && statSync(path).isDirectory()) return
  makeFolder(dirname(path))
  mkdirSync(path, PRIVATE_FOLDER)
}

/** A folder for the work alone, gone after it, in the system's folder for temporary files. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'alea-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Creates an empty file for its owner alone; fails if there is one. */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, 'wx', PRIVATE_FILE))
}

/** Takes a file away from everybody but its owner. Somebody else's file stays as it is. */
export function makePrivate(path: string): void {
  try {
    chmodSync(path, PRIVATE_FILE)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['ENOENT', 'EPERM', 'EROFS', 'ENOTSUP'].includes(code)) throw error
  }
}

/** What root creates for a server must be the server's, or it cannot write there. */
export function giveToOwnerOf(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  chownSync(path, uid, gid)
}

/** A new name is durable once its folder is flushed. Windows cannot open a folder. */
export function flushFolder(path: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
