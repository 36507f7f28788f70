/** Backups for the operator: of a folder with or without a running server, and back. */
import { chmodSync, existsSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { InputError, type Language } from '@alea/engine'
import { OPERATOR } from '../audit/audit.ts'
import type { Backup } from '../backups/backups.ts'
import { type CopyFacts, copyBackup, copyDatabase, removeCopy } from '../backups/copy.ts'
import { stampOf } from '../backups/stamp.ts'
import { DATABASE } from '../config.ts'
import { giveToOwnerOf, makeFolder } from '../folder.ts'
import { namingFaults } from '../storage/databaseFault.ts'
import { noteInFile } from '../storage/sqlite/auditFile.ts'
import { DATABASE_VERSION } from '../storage/sqlite/tables.ts'
import { FAULTS } from '../text/index.ts'
import { askServer } from './askServer.ts'
import { onlyFolderOf, type Place } from './place.ts'

/** Makes a backup now: `to` is a file that must not exist; by default it goes to the folder's own backups. */
export async function backUp(place: Place, to: string | undefined, now: number, language: Language): Promise<Backup> {
  const data = onlyFolderOf(place, 'backup')
  if (to !== undefined) checkAbsent(to)
  const made = await askServer(data, 'backup', {}, language)
  if (!made) return backUpStopped(data, to, now)
  if (to === undefined) return made.value
  const { file } = made.value
  const facts = await namingFaults(file, () => copyBackup(file, to))
  rmSync(file)
  return { ...facts, file: to }
}

/** The database stays as it is, so its audit log does not tell of this. */
async function backUpStopped(data: string, to: string | undefined, now: number): Promise<Backup> {
  if (to === undefined) return backUpInFolder(data, 'manual', now)
  const database = join(data, DATABASE)
  checkPresent(database)
  return { ...(await namingFaults(database, () => copyDatabase(database, to))), file: to }
}

/** Backs the database of a folder that no server uses up beside it, under a name that the server never removes. */
export async function backUpInFolder(data: string, kind: 'manual' | 'before-upgrade', now: number): Promise<Backup> {
  const database = join(data, DATABASE)
  checkPresent(database)
  const folder = join(data, 'backups')
  const file = join(folder, `${kind}-${stampOf(now)}.sqlite`)
  const facts = await namingFaults(database, () => {
    makeFolder(folder)
    chmodSync(folder, 0o700)
    giveToOwnerOf(data, folder)
    return copyDatabase(database, file)
  })
  giveToOwnerOf(data, file)
  return { ...facts, file }
}

/** Puts a backup into a folder that has no database. */
export async function restoreBackup(file: string, data: string, now: number): Promise<CopyFacts> {
  checkPresent(file)
  await namingFaults(data, () => makeFolder(data))
  const database = join(data, DATABASE)
  // What an earlier database left unfinished would be applied to the one that comes.
  for (const one of [database, `${database}-wal`, `${database}-journal`]) checkAbsent(one)
  const facts = await namingFaults(file, () => copyBackup(file, database))
  if (facts.version > DATABASE_VERSION) {
    removeCopy(database)
    throw new InputError((language) => FAULTS[language].fileNewer(file, facts.version, DATABASE_VERSION))
  }
  noteInFile(database, { at: now, who: OPERATOR, what: 'restore', about: basename(file), network: '' })
  giveToOwnerOf(data, database)
  return facts
}

/** A copy to look at, in a folder for it; `data` may also be a backup. */
export const copyOf = (data: string, folder: string): Promise<CopyFacts> => {
  const database = isFile(data) ? data : join(data, DATABASE)
  checkPresent(database)
  return namingFaults(database, () => copyDatabase(database, join(folder, DATABASE)))
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

function checkPresent(file: string): void {
  if (!existsSync(file)) throw new InputError((language) => FAULTS[language].notThere(file))
}

function checkAbsent(file: string): void {
  if (existsSync(file)) throw new InputError((language) => FAULTS[language].isThere(file))
  if (!existsSync(dirname(file))) throw new InputError((language) => FAULTS[language].notThere(dirname(file)))
}
