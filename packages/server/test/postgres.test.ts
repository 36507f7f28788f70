/** The storage on PostgreSQL. */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Commit, type MatchRecord, StorageFault } from '@alea/host'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { whatIsWrong } from '../src/storage/postgres/faults.ts'
import { PostgresStorage } from '../src/storage/postgres/postgresStorage.ts'
import { answering } from '../src/storage/serveThread.ts'
import type { RatingRow, Storage } from '../src/storage/storage.ts'
import { openPostgres, openStorageOf, type StorageFigures } from '../src/storage/storageThread.ts'
import { aRecord, created } from './contract/rows.ts'
import { storageContract } from './contract/storageContract.ts'
import {
  asked,
  emptyDatabase,
  NO_POSTGRES,
  NO_POSTGRES_PROGRAMS,
  PostgresServer,
  sharedPostgres,
} from './postgresServer.ts'

/** Without a thread of its own, whose start takes longer than a test. */
const opened = (url: string, figures: StorageFigures = {}): Promise<Storage> =>
  openStorageOf({ answer: answering(() => PostgresStorage.open(url)) }, figures)

const answer = (match: string, revision: number, key: string): Commit => ({
  match,
  revision,
  position: revision - 1,
  entries: [{ who: 0, name: 'choose', key, at: 1, command: key }],
  dueAt: null,
})

describe.skipIf(NO_POSTGRES)('on PostgreSQL (needs PostgreSQL)', () => {
  let server: Awaited<ReturnType<typeof sharedPostgres>>
  beforeAll(async () => {
    server = await sharedPostgres()
  }, 60_000)
  afterAll(() => server.remove())

  async function place(): Promise<string> {
    const database = await emptyDatabase(server.url)
    onTestFinished(() => database.remove())
    return database.url
  }

  async function storageAt(url: string, figures: StorageFigures = {}): Promise<Storage> {
    const storage = await opened(url, figures)
    onTestFinished(() => storage.close())
    return storage
  }

  storageContract('postgres', () => {
    const database = emptyDatabase(server.url)
    return {
      open: async () => opened((await database).url),
      remove: async () => (await database).remove(),
    }
  })

  test('a call that breaks a constraint fails alone', async () => {
    const failures: string[] = []
    const database: string[] = []
    const storage = await storageAt(await place(), {
      failed: (why) => database.push(why),
      callFailed: (method) => failures.push(method),
    })
    const rated = aRecord({ rated: true })
    await storage.commit(created(rated))
    await storage.commit({ ...created({ ...rated, status: 'over' }), revision: 1 })
    const records = Array.from({ length: 6 }, () => aRecord())
    await Promise.all(records.map((record) => storage.commit(created(record))))
    const rating = { player: 'player-one', pool: 'pig/live', mu: 26, sigma: 8, matches: 1 }
    const nobody = { ...rating, player: undefined as unknown as string } satisfies RatingRow
    const results = await Promise.allSettled([
      ...records.slice(0, 3).map(({ id }) => storage.commit(answer(id, 1, 'before'))),
      storage.rate(rated.id, [rating, nobody]),
      ...records.slice(3).map(({ id }) => storage.commit(answer(id, 1, 'after'))),
    ])
    expect(results.map(({ status }) => status[0])).toEqual(['f', 'f', 'f', 'r', 'f', 'f', 'f'])
    const { reason } = results[3] as PromiseRejectedResult
    expect(reason).toBeInstanceOf(StorageFault)
    expect(reason.isDisk).toBe(false)
    for (const { id } of records) expect((await storage.load(id))!.entries).toHaveLength(1)
    // What it had written before it failed is gone.
    expect(await storage.ratings('player-one')).toEqual([])
    expect(await storage.unrated()).toEqual([rated.id])
    expect([failures, database]).toEqual([['rate'], []])
  })

  test('of answers that are appended together, one that cannot be written is refused alone', async () => {
    const storage = await storageAt(await place())
    const [broken, other] = [aRecord(), aRecord()]
    await Promise.all([broken, other].map((record) => storage.commit(created(record))))
    const badCheckpoint = { position: 1, state: undefined as unknown as string }
    const results = await Promise.allSettled([
      storage.commit(answer(other.id, 1, 'beside')),
      storage.commit({ ...answer(broken.id, 1, 'bad'), checkpoint: badCheckpoint }),
      storage.commit(answer(broken.id, 1, 'good')),
      storage.commit(answer(broken.id, 2, 'better')),
      storage.commit(answer(broken.id, 3, 'good')),
    ])
    // The last one repeats a command.
    expect(results.map(({ status }) => status[0])).toEqual(['f', 'r', 'f', 'f', 'r'])
    expect((await storage.load(broken.id))!.entries.map(({ key }) => key)).toEqual(['good', 'better'])
    expect((await storage.load(other.id))!.entries).toHaveLength(1)
  })

  test('two that write to the same matches do not lose each other’s answers', async () => {
    const url = await place()
    const [one, other] = [await storageAt(url), await storageAt(url)]
    const records = Array.from({ length: 8 }, () => aRecord())
    await Promise.all(records.map((record) => one.commit(created(record))))
    const given = await Promise.allSettled(
      [one, other].flatMap((storage, side) =>
        // In opposite orders, which is how transactions get in each other's way.
        (side === 0 ? records : records.toReversed()).map(({ id }) => storage.commit(answer(id, 1, `of ${side}`))),
      ),
    )
    expect(given.filter(({ status }) => status === 'fulfilled')).toHaveLength(records.length)
    for (const { id } of records) expect((await other.load(id))!.revision).toBe(2)
  })

  test('accounts of two servers get different names', async () => {
    const url = await place()
    const [one, other] = [await storageAt(url), await storageAt(url)]
    const account = (id: string, name: string) => ({ id, name, created: 1, password: 'x' })
    const results = await Promise.allSettled([
      one.createPlayer(account('player-one', 'Anna')),
      other.createPlayer(account('player-two', 'Аnna')),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('servers that start together on an empty database create the tables once', async () => {
    const url = await place()
    const storages = await Promise.all([1, 2, 3].map(() => storageAt(url)))
    const keys = await Promise.all(storages.map((storage, i) => storage.setting('key', `of ${i}`)))
    expect(new Set(keys).size).toBe(1)
    expect(await asked(url, 'SELECT version FROM versions')).toEqual([{ version: 1 }, { version: 2 }])
  })

  test.each([
    ['INSERT INTO versions VALUES (999, $1, now())', 'database version 999 is newer than 2', ['matches.id']],
    ['ALTER TABLE matches DROP COLUMN seal', 'version 2 lacks matches.seal', []],
    ['DROP TABLE versions', 'tables of another program', []],
  ])('%s: one clear error, and nothing is written', async (sql, message, values) => {
    const url = await place()
    await (await opened(url)).close()
    await asked(url, sql, values)
    await expect(opened(url)).rejects.toThrow(new StorageFault(message))
  })

  test('a number that names no database, a password that is wrong: the reason, never the password', async () => {
    const url = new URL(server.url)
    url.pathname = '/nowhere'
    url.password = 'hidden'
    const fault: Error = await opened(url.href).then(
      () => new Error('it was opened'),
      (error: Error) => error,
    )
    expect(fault.message).toBe('database "nowhere" does not exist')
  })
})

describe.skipIf(NO_POSTGRES_PROGRAMS)('a PostgreSQL that dies (needs PostgreSQL)', () => {
  test('refuses while it is gone, answers when it is back, and has lost nothing that was acknowledged', async () => {
    const server = await PostgresServer.start()
    onTestFinished(() => server.remove())
    const faults: string[] = []
    const storage = await openPostgres(server.url, { failed: (why) => faults.push(why) })
    onTestFinished(() => storage.close())
    const records: readonly MatchRecord[] = Array.from({ length: 5 }, () => aRecord())
    await Promise.all(records.map((record) => storage.commit(created(record))))
    const acknowledged = new Map(records.map(({ id }) => [id, 0]))
    let isStopping = false
    const playing = records.map(async ({ id }) => {
      for (let revision = 1; !isStopping; revision++) {
        try {
          await storage.commit(answer(id, revision, `a${revision}`))
          acknowledged.set(id, revision)
        } catch {
          return
        }
      }
    })
    await expect.poll(() => Math.min(...acknowledged.values())).toBeGreaterThan(3)
    await server.kill()
    await Promise.all(playing)
    isStopping = true
    await expect(storage.probe()).rejects.toThrow(StorageFault)
    expect(faults.length).toBeGreaterThan(0)
    await server.start()
    await expect.poll(() => storage.probe().then(() => 'written', String)).toBe('written')
    for (const [id, answers] of acknowledged) {
      const { entries, revision } = (await storage.load(id))!
      expect(entries.length).toBeGreaterThanOrEqual(answers)
      await storage.commit(answer(id, revision, 'afterwards'))
    }
  }, 60_000)
})

describe.skipIf(NO_POSTGRES_PROGRAMS)('a PostgreSQL whose disk is full (needs PostgreSQL)', () => {
  test('refuses and says why, loses nothing, and goes on when there is room', async ({ skip }) => {
    const disk = smallDisk()
    if (disk === undefined) return skip('nothing can be mounted here')
    const server = await PostgresServer.start()
    onTestFinished(() => server.remove())
    const place = join(disk, 'tables')
    mkdirSync(place)
    server.give(place)
    await asked(server.url, `CREATE TABLESPACE small LOCATION '${place}'`)
    await asked(server.url, 'CREATE DATABASE small TABLESPACE small')
    const url = server.url.replace(/\/postgres$/, '/small')
    const faults: string[] = []
    const storage = await openPostgres(url, { failed: (why) => faults.push(why) })
    onTestFinished(() => storage.close())
    const record = aRecord()
    await storage.commit(created(record))
    const filler = join(disk, 'filler')
    const fill = () => {
      try {
        for (;;) writeFileSync(filler, Buffer.alloc(8192), { flag: 'a' })
      } catch {
        return
      }
    }
    fill()
    let kept = 0
    const give = () => storage.commit(answer(record.id, kept + 1, randomBytes(1000).toString('hex')))
    // What the tables have reserved still takes some.
    const refused = await (async () => {
      for (;;) {
        try {
          await give()
          kept++
        } catch (error) {
          return error as Error
        }
      }
    })()
    expect(refused).toBeInstanceOf(StorageFault)
    expect((await storage.load(record.id))!.entries).toHaveLength(kept)
    await expect(give()).rejects.toThrow(StorageFault)
    for (const why of faults) {
      expect(whatIsWrong(why, 'en')).toBe('the disk is full')
      expect(whatIsWrong(why, 'fr')).toBe('le disque est plein')
    }
    expect(faults.length).toBeGreaterThan(0)
    rmSync(filler)
    await expect.poll(() => give().then(() => 'stored', String)).toBe('stored')
    expect((await storage.load(record.id))!.entries).toHaveLength(kept + 1)
  })
})

/** Undefined where nobody may mount: that needs root and Linux. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'alea-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmdirSync(folder)
    return undefined
  }
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder])
    rmdirSync(folder)
  })
  return folder
}
