/** Where what a server stores is found. */
import { InputError } from '@alea/engine'
import { isPostgresUrl } from '../storage/postgres/faults.ts'
import { FAULTS } from '../text/index.ts'

/** A data folder, a backup, the URL of a PostgreSQL database, or the settings that name a folder and a database. */
export type Place = string | { readonly data: string; readonly storage: string }

/** Where a running server can be asked. */
export const folderOf = (place: Place): string => (typeof place === 'string' ? place : place.data)

/** Undefined if SQLite stores it. */
export function databaseOf(place: Place): string | undefined {
  const url = typeof place === 'string' ? place : place.storage
  return isPostgresUrl(url) ? url : undefined
}

/** The folder, for commands that work on nothing else. */
export function onlyFolderOf(place: Place, command: 'backup' | 'restore' | 'check' | 'repair' | 'migrate'): string {
  if (databaseOf(place) === undefined) return folderOf(place)
  const only = command === 'check' || command === 'migrate' ? 'checkByMove' : 'folderOnly'
  throw new InputError((language) => FAULTS[language][only](command))
}
