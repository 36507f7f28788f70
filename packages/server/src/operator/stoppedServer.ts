/** The database of a folder that no server uses. */
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { InputError } from '@alea/engine'
import { StorageFault } from '@alea/host'
import { DATABASE } from '../config.ts'
import { giveToOwnerOf, inTemporaryFolder } from '../folder.ts'
import { namingFaults } from '../storage/databaseFault.ts'
import { postgresFault } from '../storage/postgres/faults.ts'
import type { Storage } from '../storage/storage.ts'
import { openPostgres, openSqlite } from '../storage/storageThread.ts'
import { FAULTS } from '../text/index.ts'
import { copyOf } from './backupFolder.ts'
import { databaseOf, folderOf, type Place } from './place.ts'

/** The path of the folder's database, through links: SQLite keeps its other files there. An InputError if there is none, or a server is using it. */
export function stoppedDatabase(folder: string): string {
  const path = join(folder, DATABASE)
  if (!existsSync(path)) throw new InputError((language) => FAULTS[language].noDatabase(folder))
  const real = realpathSync(path)
  if (isInUse(real)) throw new InputError((language) => FAULTS[language].stopFirst(folder))
  return real
}

/** A server that runs has a write-ahead log. Opening a database that has none would make one. */
function isInUse(path: string): boolean {
  if (!existsSync(`${path}-wal`)) return false
  try {
    const db = new DatabaseSync(path, { readOnly: true })
    try {
      db.prepare('PRAGMA schema_version').get()
    } finally {
      db.close()
    }
    return false
  } catch (error) {
    // Anything else is a matter for whoever reads it.
    return (error as Error).message === 'database is locked'
  }
}

/** To look at. Of a folder or a backup it is a copy: nothing is changed there, and databases of older servers are understood. */
export async function inCopy<T>(place: Place, work: (storage: Storage) => Promise<T>): Promise<T> {
  const url = databaseOf(place)
  if (url !== undefined) return inDatabase(url, work)
  const data = folderOf(place)
  return namingFaults(data, () =>
    inTemporaryFolder(async (folder) => {
      await copyOf(data, folder)
      return using(openSqlite(join(folder, DATABASE)), work)
    }),
  )
}

/** Works on the database itself. */
export async function inFolder<T>(place: Place, work: (storage: Storage) => Promise<T>): Promise<T> {
  const url = databaseOf(place)
  if (url !== undefined) return inDatabase(url, work)
  const data = folderOf(place)
  const file = join(data, DATABASE)
  if (!existsSync(file)) throw new InputError((language) => FAULTS[language].noDatabase(data))
  try {
    return await namingFaults(file, () => using(openSqlite(file), work))
  } finally {
    for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) giveToOwnerOf(data, one)
  }
}

async function inDatabase<T>(url: string, work: (storage: Storage) => Promise<T>): Promise<T> {
  try {
    return await using(openPostgres(url), work)
  } catch (error) {
    throw error instanceof StorageFault ? postgresFault(url, error) : error
  }
}

async function using<T>(opening: Promise<Storage>, work: (storage: Storage) => Promise<T>): Promise<T> {
  const storage = await opening
  try {
    return await work(storage)
  } finally {
    await storage.close()
  }
}
