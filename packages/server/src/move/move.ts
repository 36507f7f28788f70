/** `alea move`: copies everything between a data folder and a PostgreSQL database. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '@alea/engine'
import { DATABASE } from '../config.ts'
import { giveToOwnerOf, inTemporaryFolder, makeFolder, makePrivateFile } from '../folder.ts'
import { copyOf } from '../operator/backupFolder.ts'
import { stoppedDatabase } from '../operator/stoppedServer.ts'
import { namingFaults } from '../storage/databaseFault.ts'
import { checkUrl, isPostgresUrl } from '../storage/postgres/faults.ts'
import type { Row, Steps } from '../storage/rows/statement.ts'
import { FAULTS } from '../text/index.ts'
import {
  BATCH,
  type End,
  identityOf,
  isEmpty,
  keyOf,
  type Mark,
  markOf,
  removeMark,
  rowsAfter,
  writeMark,
} from './end.ts'
import { PostgresEnd } from './postgresEnd.ts'
import { SqliteEnd } from './sqliteEnd.ts'
import { MOVED_TABLES, type MovedTable } from './tables.ts'

export interface Moved {
  /** How many rows each table has. */
  readonly tables: Readonly<Record<string, number>>
  readonly rows: number
  /** SHA-256 of all rows, the same at both ends. */
  readonly hash: string
  /** Did it go on where an earlier one was cut off? */
  readonly isResumed: boolean
}

/**
 * Copies in batches, each of them one transaction with the mark that says how far it came; run again after it was cut off, it goes on there. At the
 * end the rows of both are compared by their hashes. The source stays as it is; nobody may use either meanwhile.
 */
export async function move(
  from: string,
  to: string,
  each: (table: string, rows: number) => void = () => {},
): Promise<Moved> {
  const isBack = isPostgresUrl(from)
  if (isBack === isPostgresUrl(to)) throw new InputError((language) => FAULTS[language].moveBetween)
  const url = isBack ? from : to
  checkUrl(url)
  const database = isBack ? undefined : stoppedDatabase(from)
  const postgres = await PostgresEnd.open(url)
  try {
    await postgres.checkUnused()
    if (database === undefined) return await intoFolder(postgres, to, (source, target) => copy(source, target, each))
    return await fromFolder(from, (source) => copy(source, postgres, each))
  } finally {
    await postgres.close()
  }
}

/** From a copy: the folder stays as it is, and one that an older server wrote is understood. */
const fromFolder = <T>(folder: string, work: (source: End) => Promise<T>): Promise<T> =>
  namingFaults(folder, () =>
    inTemporaryFolder(async (temporary) => {
      await copyOf(folder, temporary)
      const source = new SqliteEnd(join(temporary, DATABASE))
      try {
        source.emptyJournal(folder)
        return await work(source)
      } finally {
        source.close()
      }
    }),
  )

function intoFolder<T>(source: End, folder: string, work: (source: End, target: End) => Promise<T>): Promise<T> {
  const file = join(folder, DATABASE)
  return namingFaults(file, async () => {
    makeFolder(folder)
    if (existsSync(file)) stoppedDatabase(folder)
    else makePrivateFile(file)
    const target = new SqliteEnd(file)
    try {
      return await work(source, target)
    } finally {
      target.close()
      giveToOwnerOf(folder, file)
    }
  })
}

async function copy(source: End, target: End, each: (table: string, rows: number) => void): Promise<Moved> {
  const found = await source.run(markOf())
  if (found) throw new InputError((language) => FAULTS[language].moveUnfinished)
  const identity = await source.run(identityOf())
  const mark = await target.run(markOf())
  if (mark ? mark.source !== identity : !(await target.run(isEmpty())))
    throw new InputError((language) => FAULTS[language].moveOccupied)
  await copyRows(source, target, mark ?? { source: identity, table: MOVED_TABLES[0]!.name, after: [] }, each)
  await target.run(target.finish())
  const [hashes, copied] = [await hashesOf(source), await hashesOf(target)]
  const differing = MOVED_TABLES.find(({ name }) => hashes.get(name)!.hash !== copied.get(name)!.hash)
  if (differing) throw new InputError((language) => FAULTS[language].moveDiffers(differing.name))
  await target.run(removeMark())
  const tables = Object.fromEntries([...copied].map(([name, { rows }]) => [name, rows]))
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
  const hash = createHash('sha256')
  for (const [name, table] of copied) hash.update(`${name} ${table.hash}\n`)
  return { tables, rows, hash: hash.digest('hex'), isResumed: mark !== undefined }
}

async function copyRows(
  source: End,
  target: End,
  mark: Mark,
  each: (table: string, rows: number) => void,
): Promise<void> {
  const begun = MOVED_TABLES.findIndex(({ name }) => name === mark.table)
  for (const [i, table] of MOVED_TABLES.slice(begun).entries()) {
    let after = i === 0 ? mark.after : []
    let copied = 0
    for (;;) {
      const rows = await source.run(rowsAfter(table, after))
      after = rows.length > 0 ? keyOf(table, rows.at(-1)!) : after
      await target.run(written(target, table, rows, { source: mark.source, table: table.name, after }))
      copied += rows.length
      if (rows.length < BATCH) break
    }
    each(table.name, copied)
  }
}

function* written(target: End, table: MovedTable, rows: readonly Row[], mark: Mark): Steps {
  if (rows.length > 0) yield* target.insert(table, rows)
  yield* writeMark(mark)
}

interface Hashed {
  readonly rows: number
  readonly hash: string
}

async function hashesOf(end: End): Promise<Map<string, Hashed>> {
  const hashes = new Map<string, Hashed>()
  for (const table of MOVED_TABLES) {
    const hash = createHash('sha256')
    let [rows, after]: [number, Mark['after']] = [0, []]
    for (;;) {
      const batch = await end.run(rowsAfter(table, after))
      for (const row of batch) hash.update(`${JSON.stringify(table.columns.map((column) => row[column]))}\n`)
      rows += batch.length
      if (batch.length < BATCH) break
      after = keyOf(table, batch.at(-1)!)
    }
    hashes.set(table.name, { rows, hash: hash.digest('hex') })
  }
  return hashes
}
