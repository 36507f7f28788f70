import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Conflict, type MatchRecord, StorageFault } from '@alea/host'
import { describe, expect, test } from 'vitest'
import { upgrade } from '../src/storage/sqlite/tables.ts'
import type { Storage } from '../src/storage/storage.ts'
import { openSqlite } from '../src/storage/storageThread.ts'
import { aRecord } from './contract/rows.ts'
import { storageContract } from './contract/storageContract.ts'

function folder(): string {
  return mkdtempSync(join(tmpdir(), 'alea-storage-'))
}

for (const [name, limits] of Object.entries({ sqlite: {}, 'sqlite with a journal of one answer': { journal: 1 } }))
  storageContract(name, () => {
    const path = folder()
    return {
      open: () => openSqlite(join(path, 'alea.sqlite'), {}, limits),
      remove: async () => rmSync(path, { recursive: true }),
    }
  })

describe('answers that are still in the journal', () => {
  test('of an older server are read, although it wrote `wake` for `dueAt`', async () => {
    const path = folder()
    const record = aRecord()
    const storage = await openSqlite(join(path, 'alea.sqlite'))
    await storage.commit({ match: record.id, revision: 0, position: 0, entries: [], record, dueAt: null })
    await storage.close()
    const entries = [{ who: 0, name: 'choose', key: 'roll', at: 1 }]
    const commit = { match: record.id, revision: 1, position: 0, entries, wake: 1234 }
    const db = new DatabaseSync(join(path, 'alea.sqlite'))
    db.prepare('INSERT INTO journal (number, commits) VALUES (1, ?)').run(JSON.stringify([commit]))
    db.close()
    const again = await openSqlite(join(path, 'alea.sqlite'))
    expect(await again.due()).toEqual([{ match: record.id, at: 1234 }])
    expect((await again.load(record.id))?.entries).toEqual(entries)
    await again.close()
    rmSync(path, { recursive: true })
  })

  const ANSWERS = 40

  /** Five matches whose answers come in turn; the third is amended in between. */
  async function played(storage: Storage): Promise<Map<string, string[]>> {
    const matches = Array.from({ length: 5 }, () => ({ record: aRecord(), revision: 1, keys: [] as string[] }))
    for (const { record } of matches)
      await storage.commit({ match: record.id, revision: 0, position: 0, entries: [], record, dueAt: null })
    for (let i = 0; i < ANSWERS; i++)
      await Promise.all(
        matches.map((match, m) => {
          const { record, keys } = match
          const at = { match: record.id, revision: match.revision++, position: keys.length, dueAt: 1000 + i }
          keys.push(`${i}`)
          const entries = [{ who: 0, name: 'choose', key: `${i}`, at: i, command: `c${i}` }]
          return storage.commit({ ...at, entries, ...(m === 2 && i % 7 === 3 && { record: { ...record, pace: i } }) })
        }),
      )
    return new Map(matches.map(({ record, keys }) => [record.id, keys]))
  }

  test.each([1, 30, 10_000])('are there after a crash, with room for %i', async (journal) => {
    const [path, crashed] = [folder(), folder()]
    const storage = await openSqlite(join(path, 'alea.sqlite'), {}, { journal })
    const expected = await played(storage)
    // What a killed server leaves: the files as they are, nothing closed.
    for (const file of ['alea.sqlite', 'alea.sqlite-wal']) copyFileSync(join(path, file), join(crashed, file))
    await storage.close()
    const again = await openSqlite(join(crashed, 'alea.sqlite'), {}, { journal })
    for (const [id, keys] of expected) {
      const loaded = (await again.load(id))!
      expect(loaded.entries.map(({ key }) => key)).toEqual(keys)
      expect(loaded.revision).toBe(ANSWERS + 1)
      const entries = [{ who: 0, name: 'choose', key: 'x', at: 1, command: 'c5' }]
      const repeated = { match: id, revision: ANSWERS + 1, position: ANSWERS, entries, dueAt: null }
      await expect(again.commit(repeated)).rejects.toThrow(Conflict)
    }
    expect(await again.find({ limit: 10 })).toMatchObject(Array(5).fill({ position: ANSWERS }))
    expect((await again.due()).map(({ at }) => at)).toEqual(Array(5).fill(1000 + ANSWERS - 1))
    await again.close()
  })

  test('take no more room than they are given', async () => {
    const path = folder()
    const storage = await openSqlite(join(path, 'alea.sqlite'), {}, { journal: 30 })
    await played(storage)
    await storage.close()
    const db = new DatabaseSync(join(path, 'alea.sqlite'))
    const count = (table: string) => Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()!.n)
    expect(count('entries')).toBeGreaterThanOrEqual(5 * ANSWERS - 30)
    expect(count('journal')).toBeLessThan(ANSWERS)
    db.close()
  })
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
  await expect(openSqlite(path)).rejects.toThrow('database version 999 is newer')
  await expect(openSqlite(join(folder(), 'no', 'such', 'folder.sqlite'))).rejects.toThrow(StorageFault)
})

test('a backup made under load opens as a database of its own', async () => {
  const path = folder()
  const storage = await openSqlite(join(path, 'alea.sqlite'))
  const records = Array.from({ length: 200 }, () => aRecord())
  const writing = Promise.all(
    records.map((record) =>
      storage.commit({ match: record.id, revision: 0, position: 0, entries: [], record, dueAt: null }),
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
  await storage.commit({ match: first.id, revision: 0, position: 0, entries: [], record: first, dueAt: null })
  await storage.close()
  const limited = await openSqlite(join(path, 'alea.sqlite'), {}, { pages: 60 })
  const huge = aRecord({ options: { filler: 'x'.repeat(1_000_000) } })
  const commit = limited.commit({ match: huge.id, revision: 0, position: 0, entries: [], record: huge, dueAt: null })
  await expect(commit).rejects.toThrow(new StorageFault('database or disk is full'))
  expect((await limited.load(first.id))?.record).toEqual(first)
  expect(await limited.load(huge.id)).toBeUndefined()
  await limited.close()
})

test('the bots of an older server’s tables are counted, and a damaged record does no harm', async () => {
  const path = join(folder(), 'alea.sqlite')
  const bot = { kind: 'bot', bot: 'random', name: 'Ada' } as const
  const db = new DatabaseSync(path)
  upgrade(db, 2)
  const write = (record: MatchRecord, text = JSON.stringify(record)) => {
    const { id, status, game } = record
    db.prepare('INSERT INTO matches (id, revision, position, status, game, open, created) VALUES (?,1,0,?,?,0,1)').run(
      id,
      status,
      game,
    )
    db.prepare('INSERT INTO records VALUES (?, ?)').run(id, text)
  }
  write(aRecord({ status: 'playing', seats: [bot, bot] }))
  write(aRecord({ seats: [{ kind: 'open' }, bot] }))
  write(aRecord({ status: 'over', seats: [bot, bot] }))
  write(aRecord(), '{"host":')
  db.close()
  const storage = await openSqlite(path)
  expect(await storage.hostedBy(['player-one'])).toEqual({ tables: 2, botSeats: 3, botMatches: 1 })
  await storage.close()
})

test('accounts of an older server keep names that look alike, and nobody else gets one', async () => {
  const path = join(folder(), 'alea.sqlite')
  const db = new DatabaseSync(path)
  // The tables of 0.2.
  upgrade(db, 2)
  db.exec("INSERT INTO players VALUES ('player-one', 'Anna', 'x', 1, NULL), ('player-two', 'Аnna', 'y', 1, NULL)")
  db.exec("INSERT INTO players VALUES ('player-six', 'anna', NULL, 1, NULL)")
  db.close()
  const upgraded = await openSqlite(path)
  expect((await upgraded.accountsLike('anna')).toSorted()).toEqual(['player-one', 'player-two'])
  expect(await upgraded.playerNamed('anna')).toMatchObject({ id: 'player-one' })
  await upgraded.updatePlayer({ id: 'player-two', name: 'Аnna', created: 1, password: 'z' })
  await expect(upgraded.updatePlayer({ id: 'player-six', name: 'Anna', created: 1, password: 'z' })).rejects.toThrow(
    Conflict,
  )
  await upgraded.close()
})
