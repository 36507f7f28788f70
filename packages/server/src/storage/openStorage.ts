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
import { FOREIGN_DATABASE, NEWER_DATABASE } from './sqlite/tables.ts'
import type { Storage } from './storage.ts'
import { openSqlite } from './storageThread.ts'

/** How many different failures of storage calls are logged. */
const MOST_LOGGED = 1000

/** Rejects with an InputError. */
export async function openStorage({ data }: Config, metrics: Metrics, log: Services['log']): Promise<Storage> {
  // Undefined until the storage is open: a failure to open it is reported by the error.
  let refuses: boolean | undefined
  let answersInJournal = 0
  const file = join(data, DATABASE)
  metrics.gauge('alea_storage_bytes', 'Size of the database and its write-ahead log', () => bytesOf(file))
  metrics.gauge('alea_journal_answers', 'Answers in the journal', () => answersInJournal)
  const logged = new Set<string>()
  const damaged = new Set<string>()
  metrics.gauge('alea_damaged_matches', 'Damaged matches found since the start', () => damaged.size)
  const countFailure = (method: string) =>
    metrics.count('alea_storage_failures_total', 'Calls of the storage that failed, by method', { method })
  try {
    makeFolder(data)
    protect(file)
    const storage = await openSqlite(file, {
      committed: (calls, ms, wrote, journal) => {
        answersInJournal = journal
        if (refuses && wrote) log('info', (language) => LOG_LINES[language].diskAccepts)
        if (wrote) refuses = false
        metrics.count('alea_storage_calls_total', 'Calls of the storage', {}, calls)
        metrics.observe('alea_transaction_ms', 'Milliseconds a transaction took, the flush to disk included', ms)
      },
      failed: (why, methods) => {
        for (const method of methods) countFailure(method)
        if (refuses === false) log('error', (language) => LOG_LINES[language].diskRefuses(why))
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
    })
    refuses = false
    return storage
  } catch (error) {
    throw startFault(data, error)
  }
}

/** SQLite gives the files beside a database the permissions of the database. */
function protect(file: string): void {
  if (!existsSync(file)) makePrivateFile(file)
  for (const beside of ['', '-wal', '-shm']) makePrivate(`${file}${beside}`)
}

/** Why a server cannot start on this folder. */
export const startFault = (data: string, error: unknown): InputError =>
  new InputError((language) => FAULTS[language].dataUnusable(data, storageFault(data, error as Error, language)))

function storageFault(data: string, error: Error, language: Language): string {
  const { message } = error
  if (message === 'database is locked') return FAULTS[language].databaseLocked
  if (/malformed|not a database/.test(message)) return FAULTS[language].databaseMalformed(data)
  const newer = NEWER_DATABASE.exec(message)
  if (newer) return FAULTS[language].databaseNewer(Number(newer[1]), Number(newer[2]))
  if (FOREIGN_DATABASE.test(message)) return FAULTS[language].foreignFile(DATABASE)
  const code = diskCodeOf(error)
  return code === undefined ? message : systemFault({ code }, language)
}
