/** Opens the storage of a server: its troubles are logged once and counted. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { InputError, type Language, systemFault } from '@alea/engine'
import { bytesOf } from '../backups/copy.ts'
import { type Config, DATABASE } from '../config.ts'
import { makeFolder, makePrivate, makePrivateFile } from '../folder.ts'
import type { Metrics } from '../metrics.ts'
import type { Services } from '../services.ts'
import { FAULTS, LOG_LINES } from '../text/index.ts'
import { diskCodeOf } from './databaseFault.ts'
import { postgresFault, whatIsWrong } from './postgres/faults.ts'
import { HALF_MOVED } from './rows/unfinishedMove.ts'
import { FOREIGN_DATABASE, NEWER_DATABASE } from './sqlite/tables.ts'
import type { Storage } from './storage.ts'
import { openPostgres, openSqlite, type StorageFigures } from './storageThread.ts'

/** How many different failures of storage calls are logged. */
const MOST_LOGGED = 1000

/** Rejects with an InputError. */
export async function openStorage(config: Config, metrics: Metrics, log: Services['log']): Promise<Storage> {
  const { data, storage: url } = config
  // Undefined until the storage is open: a failure to open it is reported by the error.
  let refuses: boolean | undefined
  let answersInJournal = 0
  const file = join(data, DATABASE)
  if (url === '') {
    metrics.gauge('alea_storage_bytes', 'Size of the database and its write-ahead log', () => bytesOf(file))
    metrics.gauge('alea_journal_answers', 'Answers in the journal', () => answersInJournal)
  }
  const logged = new Set<string>()
  const damaged = new Set<string>()
  metrics.gauge('alea_damaged_matches', 'Damaged matches found since the start', () => damaged.size)
  const countFailure = (method: string) =>
    metrics.count('alea_storage_failures_total', 'Calls of the storage that failed, by method', { method })
  const figures: StorageFigures = {
    committed: (calls, ms, wrote, journal) => {
      answersInJournal = journal
      if (refuses && wrote) log('info', (language) => linesOf(url, language).accepts)
      if (wrote) refuses = false
      metrics.count('alea_storage_calls_total', 'Calls of the storage', {}, calls)
      metrics.observe('alea_transaction_ms', 'Milliseconds a transaction took, the flush to disk included', ms)
    },
    failed: (why, methods) => {
      for (const method of methods) countFailure(method)
      if (refuses === false) log('error', (language) => linesOf(url, language).refuses(why))
      refuses = true
    },
    damaged: (match, damage) => {
      if (damaged.has(match)) return
      damaged.add(match)
      log('error', (language) => LOG_LINES[language].damaged(match, FAULTS[language].damages[damage]))
    },
    callFailed: (method, why) => {
      countFailure(method)
      // A bot or a clock tries again every few seconds: one line is enough.
      if (logged.has(`${method} ${why}`) || logged.size >= MOST_LOGGED) return
      logged.add(`${method} ${why}`)
      log('error', (language) => LOG_LINES[language].callFailed(method, why))
    },
  }
  try {
    makeFolder(data)
    if (url === '') protect(file)
  } catch (error) {
    throw folderFault(data, error)
  }
  try {
    const storage = await (url === '' ? openSqlite(file, figures) : openPostgres(url, figures))
    refuses = false
    return storage
  } catch (error) {
    throw startFault(config, error)
  }
}

/** What the log says when the database takes no writes, and when it does again. */
function linesOf(url: string, language: Language) {
  const { diskRefuses, diskAccepts, databaseRefuses, databaseAccepts } = LOG_LINES[language]
  return url === ''
    ? { refuses: diskRefuses, accepts: diskAccepts }
    : { refuses: (why: string) => databaseRefuses(whatIsWrong(why, language)), accepts: databaseAccepts }
}

/** SQLite gives the files beside a database the permissions of the database. */
function protect(file: string): void {
  if (!existsSync(file)) makePrivateFile(file)
  for (const beside of ['', '-wal', '-shm']) makePrivate(`${file}${beside}`)
}

/** Why a server cannot start on this storage. */
export const startFault = ({ data, storage }: Pick<Config, 'data' | 'storage'>, error: unknown): InputError =>
  storage === '' ? folderFault(data, error) : postgresFault(storage, error)

const folderFault = (data: string, error: unknown): InputError =>
  new InputError((language) => FAULTS[language].dataUnusable(data, storageFault(data, error as Error, language)))

function storageFault(data: string, error: Error, language: Language): string {
  const { message } = error
  if (message === 'database is locked') return FAULTS[language].databaseLocked
  if (/malformed|not a database/.test(message)) return FAULTS[language].databaseMalformed(data)
  const newer = NEWER_DATABASE.exec(message)
  if (newer) return FAULTS[language].databaseNewer(Number(newer[1]), Number(newer[2]))
  if (FOREIGN_DATABASE.test(message)) return FAULTS[language].foreignFile(DATABASE)
  if (HALF_MOVED.test(message)) return FAULTS[language].halfMoved
  const code = diskCodeOf(error)
  return code === undefined ? message : systemFault({ code }, language)
}
