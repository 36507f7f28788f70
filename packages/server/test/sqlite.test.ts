import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { StorageFault } from '../src/storage/storage.ts'
import { openSqlite } from '../src/storage/storageThread.ts'
import { aRecord, storageContract } from './storageContract.ts'

function folder(): string {
  return mkdtempSync(join(tmpdir(), 'alea-storage-'))
}

storageContract('sqlite', () => {
  const path = folder()
  return {
    open: () => openSqlite(join(path, 'alea.sqlite')),
    remove: async () => rmSync(path, { recursive: true }),
  }
})

test('a database in use by another server is one clear error', async () => {
  const path = join(folder(), 'alea.sqlite')
  const storage = await openSqlite(path)
  await expect(openSqlite(path)).rejects.toThrow(new StorageFault('database is locked'))
  await storage.close()
})

test('a file that is no database, or of a newer server, is one clear error', async () => {
  const path = join(folder(), 'alea.sqlite')
  const db = new DatabaseSync(path)
  db.exec('PRAGMA user_version = 999')
  db.close()
  await expect(openSqlite(path)).rejects.toThrow('newer version (999)')
  await expect(openSqlite(join(folder(), 'no', 'such', 'folder.sqlite'))).rejects.toThrow(StorageFault)
})

test('a backup made under load opens as a database of its own', async () => {
  const path = folder()
  const storage = await openSqlite(join(path, 'alea.sqlite'))
  const records = Array.from({ length: 200 }, () => aRecord())
  const writing = Promise.all(
    records.map((record) =>
      storage.commit({ match: record.id, revision: 0, position: 0, entries: [], record, wake: null }),
    ),
  )
  await storage.backup(join(path, 'backup.sqlite'))
  await writing
  await storage.backup(join(path, 'later.sqlite'))
  await storage.close()
  const copy = await openSqlite(join(path, 'later.sqlite'))
  expect(await copy.find({ limit: 1000 })).toHaveLength(200)
  await copy.close()
})

test('a full disk refuses what does not fit and keeps what is there', async () => {
  const path = folder()
  const storage = await openSqlite(join(path, 'alea.sqlite'))
  const first = aRecord()
  await storage.commit({ match: first.id, revision: 0, position: 0, entries: [], record: first, wake: null })
  await storage.close()
  const limited = await openSqlite(join(path, 'alea.sqlite'), {}, { pages: 60 })
  const huge = aRecord({ options: { filler: 'x'.repeat(1_000_000) } })
  const commit = limited.commit({ match: huge.id, revision: 0, position: 0, entries: [], record: huge, wake: null })
  await expect(commit).rejects.toThrow(new StorageFault('database or disk is full'))
  expect((await limited.load(first.id))?.record).toEqual(first)
  expect(await limited.load(huge.id)).toBeUndefined()
  await limited.close()
})
