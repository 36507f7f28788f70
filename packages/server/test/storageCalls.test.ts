/** Calls that share a transaction: one that fails must not touch the others. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Commit, type MatchRecord, StorageFault } from '@alea/host'
import { expect, onTestFinished, test } from 'vitest'
import type { RatingRow, Storage } from '../src/storage/storage.ts'
import { openSqlite, type StorageFigures } from '../src/storage/storageThread.ts'
import { aRecord } from './contract/rows.ts'

async function opened(figures: StorageFigures = {}, journal?: number): Promise<Storage> {
  const folder = mkdtempSync(join(tmpdir(), 'alea-calls-'))
  const storage = await openSqlite(join(folder, 'alea.sqlite'), figures, journal === undefined ? {} : { journal })
  onTestFinished(async () => {
    await storage.close()
    rmSync(folder, { recursive: true })
  })
  return storage
}

const created = (record: MatchRecord): Commit => ({
  match: record.id,
  revision: 0,
  position: 0,
  entries: [],
  record,
  dueAt: null,
})

const answer = (match: string, revision: number, key: string): Commit => ({
  match,
  revision,
  position: revision - 1,
  entries: [{ who: 0, name: 'choose', key, at: 1, command: key }],
  dueAt: null,
})

/** What 0.2 wrote for the seat of a bot. */
const nobody = { pool: 'pig/live', mu: 26, sigma: 8, matches: 1 } as unknown as RatingRow

async function ratable(storage: Storage): Promise<string> {
  const record = aRecord({ rated: true })
  await storage.commit(created(record))
  await storage.commit({ ...created({ ...record, status: 'over' }), revision: 1 })
  return record.id
}

test.each([1, 10_000])(
  'a call that breaks a constraint fails alone, with room for %i in the journal',
  async (journal) => {
    const failures: string[] = []
    const disk: string[] = []
    const storage = await opened(
      { failed: (why) => disk.push(why), callFailed: (method, why) => failures.push(`${method}: ${why}`) },
      journal,
    )
    const rated = await ratable(storage)
    const records = Array.from({ length: 6 }, () => aRecord())
    await Promise.all(records.map((record) => storage.commit(created(record))))
    const results = await Promise.allSettled([
      ...records.slice(0, 3).map(({ id }) => storage.commit(answer(id, 1, 'before'))),
      storage.rate(rated, [{ ...nobody, player: 'player-one' }, nobody]),
      ...records.slice(3).map(({ id }) => storage.commit(answer(id, 1, 'after'))),
    ])
    expect(results.map(({ status }) => status[0])).toEqual(['f', 'f', 'f', 'r', 'f', 'f', 'f'])
    const { reason } = results[3] as PromiseRejectedResult
    expect(reason).toBeInstanceOf(StorageFault)
    expect(reason.message).toContain('NOT NULL constraint failed')
    expect(reason.isDisk).toBe(false)
    for (const { id } of records) expect((await storage.load(id))!.entries).toHaveLength(1)
    // What it had written before it failed is gone.
    expect(await storage.ratings('player-one')).toEqual([])
    expect(await storage.unrated()).toEqual([rated])
    expect(failures).toEqual([expect.stringMatching(/^rate: NOT NULL/)])
    expect(disk).toEqual([])
  },
)

test.each([1, 10_000])('the journal forgets what a failed call had noted, with room for %i', async (journal) => {
  const storage = await opened({}, journal)
  const [broken, other] = [aRecord(), aRecord()]
  await storage.commit(created(broken))
  await storage.commit(created(other))
  await storage.commit(answer(broken.id, 1, 'first'))
  const badCheckpoint = { position: 1, state: undefined as unknown as string }
  const failing = { ...answer(broken.id, 2, 'second'), checkpoint: badCheckpoint }
  const amending = { ...failing, record: { ...broken, pace: 7 } }
  const results = await Promise.allSettled([
    storage.commit(answer(other.id, 1, 'beside')),
    storage.commit(failing),
    storage.commit(amending),
    storage.commit(answer(broken.id, 2, 'good')),
  ])
  expect(results.map(({ status }) => status[0])).toEqual(['f', 'r', 'r', 'f'])
  const loaded = (await storage.load(broken.id))!
  expect(loaded.entries.map(({ key }) => key)).toEqual(['first', 'good'])
  expect(loaded.record.pace).toBe(broken.pace)
  // A command that was not done may be sent again.
  await storage.commit(answer(broken.id, 3, 'second'))
  expect((await storage.load(broken.id))!.revision).toBe(4)
})
