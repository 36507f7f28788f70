/** Backups: when they are made, what a failure leaves, and whether a server can be restored from one. */
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { TestTime } from '@alea/host/testing'
import type { Table } from '@alea/protocol'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Audit } from '../src/audit/audit.ts'
import { type BackupEnvironment, Backups } from '../src/backups/backups.ts'
import { checkConfig } from '../src/config.ts'
import { backUp, restoreBackup } from '../src/index.ts'
import { Metrics } from '../src/metrics.ts'
import { askServer } from '../src/operator/askServer.ts'
import { openSqlite } from '../src/storage/storageThread.ts'
import { Client } from './client.ts'
import { aRecord } from './contract/rows.ts'
import { testServer } from './testServer.ts'

const HOUR = 3_600_000
const NOON = Date.UTC(2026, 10, 16, 12)

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'alea-backups-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

const backupsIn = (data: string): string[] => readdirSync(join(data, 'backups')).sort()
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

interface Schedule {
  readonly backups: Backups
  readonly time: TestTime
  /** The levels of the lines. */
  readonly log: string[]
  readonly metrics: Metrics
  /** Hour by hour; every backup that becomes due is finished. */
  pass(ms: number): Promise<void>
}

/** A schedule whose time a test advances, on a real database. */
async function schedule(
  data: string,
  change: { hours?: number; kept?: number; time?: TestTime; fails?: () => boolean } & Partial<BackupEnvironment> = {},
): Promise<Schedule> {
  const { hours = 24, kept = 7, time = new TestTime(NOON), fails = () => false, ...replaced } = change
  const storage = await openSqlite(join(data, 'alea.sqlite'))
  const log: string[] = []
  const metrics = new Metrics()
  const backups = new Backups({
    config: { data, storage: '', backupHours: hours, backupsKept: kept },
    audit: new Audit(storage, () => time.now),
    storage: {
      backup: async (path) => {
        await storage.backup(path)
        if (fails()) writeFileSync(path, 'half a database')
      },
    },
    metrics,
    log: (level) => log.push(level),
    now: () => time.now,
    later: time.later,
    ...replaced,
  })
  onTestFinished(async () => {
    await backups.close()
    await storage.close()
  })
  backups.start()
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= HOUR) {
      await time.pass(Math.min(left, HOUR))
      await backups.idle()
    }
  }
  return { backups, time, log, metrics, pass }
}

describe('on schedule', () => {
  test('the first is made at once, then one each interval; the oldest are removed', async () => {
    const data = folder()
    const { pass } = await schedule(data, { hours: 24, kept: 2 })
    await pass(1)
    expect(backupsIn(data)).toEqual(['alea-20261116-120000-000.sqlite'])
    await pass(23 * HOUR)
    expect(backupsIn(data)).toHaveLength(1)
    await pass(HOUR)
    expect(backupsIn(data)).toHaveLength(2)
    await pass(24 * HOUR)
    const [oldest, newest] = backupsIn(data)
    expect(oldest).toMatch(/^alea-20261117-12/)
    expect(newest).toMatch(/^alea-20261118-12/)
  })

  test('a server that is started again and again makes no more than one', async () => {
    const data = folder()
    const time = new TestTime(NOON)
    for (let i = 0; i < 4; i++) {
      const { backups, pass } = await schedule(data, { time })
      await pass(60_000)
      await backups.close()
      // A database has one owner.
      rmSync(join(data, 'alea.sqlite'))
    }
    expect(backupsIn(data)).toHaveLength(1)
  })

  test('one of the last version counts as made when its name says', async () => {
    const data = folder()
    mkdirSync(join(data, 'backups'))
    writeFileSync(join(data, 'backups', 'alea-20261116-030000.sqlite'), '')
    const { pass } = await schedule(data)
    await pass(14 * HOUR)
    expect(backupsIn(data)).toHaveLength(1)
    await pass(2 * HOUR)
    expect(backupsIn(data)).toHaveLength(2)
  })

  test('an interval longer than a timer can wait is kept', async () => {
    const data = folder()
    const time = new TestTime(NOON)
    const waits: number[] = []
    const later: TestTime['later'] = (ms, work) => {
      waits.push(ms)
      return time.later(ms, work)
    }
    const { pass } = await schedule(data, { hours: 8760, time, later })
    await pass(48 * HOUR)
    expect(backupsIn(data)).toHaveLength(1)
    // Node calls at once what should wait longer than this.
    expect(Math.max(...waits)).toBeLessThan(2 ** 31)
  })

  test.each([8761, -1, 0.5])('an interval of %d hours is refused', (backupHours) => {
    expect(() => checkConfig({ backupHours }, 'settings')).toThrow(/backupHours/)
  })

  test('a clock that is set back a year delays the next by one interval at most', async () => {
    const data = folder()
    const time = new TestTime(NOON)
    let back = 0
    const { pass } = await schedule(data, { time, now: () => time.now - back })
    await pass(1)
    back = 365 * 24 * HOUR
    await pass(26 * HOUR)
    expect(backupsIn(data)).toHaveLength(2)
  })

  test('a copy that is damaged is counted, leaves no file, removes no other, and is tried again soon', async () => {
    const data = folder()
    let fails = false
    const { pass, log, metrics } = await schedule(data, { kept: 1, fails: () => fails })
    await pass(1)
    const before = backupsIn(data)
    fails = true
    await pass(24 * HOUR)
    expect(backupsIn(data)).toEqual(before)
    expect(log).toContain('error')
    expect(metrics.text()).toMatch(/^alea_backup_failures_total [1-9]/m)
    fails = false
    await pass(HOUR)
    expect(backupsIn(data)).toHaveLength(1)
    expect(backupsIn(data)).not.toEqual(before)
  })

  test('what a killed server left half done is removed, and not tried again at once', async () => {
    const data = folder()
    mkdirSync(join(data, 'backups'))
    const half = join(data, 'backups', 'alea-20261116-115900-000.sqlite.partial')
    writeFileSync(half, 'half a database')
    utimesSync(half, NOON / 1000 - 60, NOON / 1000 - 60)
    const { pass } = await schedule(data)
    await pass(60_000)
    expect(backupsIn(data)).toEqual([])
    await pass(HOUR)
    expect(backupsIn(data)).toHaveLength(1)
  })
})

test('the data folder, the database, its log and the backups are for their owner alone', async () => {
  const data = join(folder(), 'new', 'data')
  const { server } = await testServer({ data, storage: '', backupHours: 24 })
  expect((await server.services.storage.records([])).length).toBe(0)
  const { file } = await backUp(data, undefined, NOON, 'en')
  for (const path of [data, join(data, 'backups')]) expect(modeOf(path), path).toBe('700')
  for (const path of [join(data, 'alea.sqlite'), join(data, 'alea.sqlite-wal'), join(data, 'alea.sock'), file])
    expect(modeOf(path), path).toBe('600')
})

test('a database that others could read is closed to them', async () => {
  const data = folder()
  const first = await openSqlite(join(data, 'alea.sqlite'))
  await first.close()
  chmodSync(join(data, 'alea.sqlite'), 0o644)
  await testServer({}, data)
  expect(modeOf(join(data, 'alea.sqlite'))).toBe('600')
})

const WISH = { game: 'pig', seats: [{ kind: 'me' }, { kind: 'me' }], start: true, options: { target: 1000 } }

async function rollOnce(anna: Client, match: string): Promise<number> {
  const mirror = anna.mirrors.get(`${match} 0`)!
  const seat = mirror.snapshot!.asked!.seats[0]!
  const answer = { type: 'answer', match, seat, position: mirror.position, key: 'roll' }
  const done = await anna.command(answer, randomUUID())
  if (done.type === 'refused') throw new Error(JSON.stringify(done))
  await expect.poll(() => mirror.position).toBeGreaterThanOrEqual(done.position)
  return done.position
}

test('the drill: back up while people play, restore elsewhere, play on', async () => {
  const data = folder()
  const { guest } = await testServer({}, data)
  const anna = await (await guest('Anna')).connect()
  const tables: Table[] = []
  for (let i = 0; i < 3; i++) tables.push(await anna.ask<Table>('POST', '/api/tables', WISH))
  for (const { id } of tables) await anna.watch(id, 0)
  const acknowledged = new Map<string, number>()
  const play = async (rounds: number) => {
    for (let i = 0; i < rounds; i++) for (const { id } of tables) acknowledged.set(id, await rollOnce(anna, id))
  }
  await play(10)
  const before = new Map(acknowledged)
  const [made] = await Promise.all([backUp(data, undefined, NOON, 'en'), play(10)])
  expect(made).toMatchObject({ matches: 3, players: 1 })
  const during = new Map(acknowledged)
  await play(3)

  const elsewhere = join(folder(), 'restored')
  expect(await restoreBackup(made.file, elsewhere, 0)).toMatchObject({ matches: 3, players: 1 })
  const restored = await testServer({}, elsewhere)
  // The key that signs sessions is in the backup: people stay signed in.
  const again = await new Client(restored.url, anna.token, anna.id).connect()
  onTestFinished(() => again.socket?.terminate())
  for (const { id } of tables) {
    const { position } = await again.ask<Table>('GET', `/api/tables/${id}`)
    expect(position).toBeGreaterThanOrEqual(before.get(id)!)
    expect(position).toBeLessThanOrEqual(during.get(id)!)
    await again.watch(id, 0)
    expect(await rollOnce(again, id)).toBeGreaterThan(position)
  }
})

describe('asked for by the operator', () => {
  test('with a server: to a file of choice, which must not exist; backups on schedule are not removed for it', async () => {
    const data = folder()
    await testServer({ backupsKept: 1 }, data)
    const to = join(folder(), 'mine.sqlite')
    expect(await backUp(data, to, NOON, 'en')).toMatchObject({ file: to, matches: 0 })
    expect(modeOf(to)).toBe('600')
    expect(backupsIn(data)).toEqual([])
    await expect(backUp(data, to, NOON, 'en')).rejects.toThrow(/mine\.sqlite/)
    await backUp(data, undefined, NOON, 'en')
    await backUp(data, undefined, NOON, 'en')
    expect(backupsIn(data)).toHaveLength(2)
    expect(backupsIn(data).every((name) => name.startsWith('manual-'))).toBe(true)
  })

  test('without one: what is still in the write-ahead log is in it, and the database is untouched', async () => {
    const data = folder()
    const database = join(data, 'alea.sqlite')
    const storage = await openSqlite(database)
    const record = aRecord()
    await storage.commit({ match: record.id, revision: 0, position: 0, entries: [], record, dueAt: null })
    // As after a kill: the log was never moved into the database.
    const killed = folder()
    for (const name of ['alea.sqlite', 'alea.sqlite-wal'])
      writeFileSync(join(killed, name), readFileSync(join(data, name)))
    await storage.close()
    const bytes = readFileSync(join(killed, 'alea.sqlite'))
    const { file, matches } = await backUp(killed, undefined, NOON, 'en')
    expect(matches).toBe(1)
    expect(readFileSync(join(killed, 'alea.sqlite')).equals(bytes)).toBe(true)
    const copy = new DatabaseSync(file, { readOnly: true })
    expect(copy.prepare('SELECT id FROM matches').all()).toEqual([{ id: record.id }])
    copy.close()
  })

  test('of a folder without a database, or with a damaged one, it is refused and nothing is left', async () => {
    const data = folder()
    await expect(backUp(data, undefined, NOON, 'en')).rejects.toThrow(/alea\.sqlite does not exist/)
    const storage = await openSqlite(join(data, 'alea.sqlite'))
    for (let i = 0; i < 200; i++)
      await storage.say('m', { player: 'p', name: 'x', seat: 0, at: i, text: 'y'.repeat(200) })
    await storage.close()
    const bytes = readFileSync(join(data, 'alea.sqlite'))
    bytes.fill(0xee, 4096 * 12, 4096 * 20)
    writeFileSync(join(data, 'alea.sqlite'), bytes)
    await expect(backUp(data, undefined, NOON, 'en')).rejects.toThrow(/damaged/)
    expect(backupsIn(data)).toEqual([])
  })

  test('a request nobody knows is answered with a reason, and a socket of a killed server counts as none', async () => {
    const data = folder()
    const { server } = await testServer({}, data)
    await expect(askServer(data, 'shut-down' as 'backup', {}, 'en')).rejects.toThrow(/does not know this request/)
    await server.close()
    const killed = "require('net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))"
    spawnSync(process.execPath, ['-e', killed, join(data, 'alea.sock')])
    expect(existsSync(join(data, 'alea.sock'))).toBe(true)
    expect(await askServer(data, 'backup', {}, 'en')).toBeUndefined()
    await testServer({}, data)
    expect(await askServer(data, 'backup', {}, 'en')).toBeDefined()
  })
})

describe('a restore', () => {
  test('never overwrites a database', async () => {
    const data = folder()
    await testServer({}, data)
    const { file } = await backUp(data, undefined, NOON, 'en')
    await expect(restoreBackup(file, data, 0)).rejects.toThrow(/already exists/)
    const other = folder()
    writeFileSync(join(other, 'alea.sqlite-wal'), 'of another database')
    await expect(restoreBackup(file, other, 0)).rejects.toThrow(/alea\.sqlite-wal already exists/)
  })

  test('refuses what is damaged, is no database, or is of a newer server, and leaves nothing', async () => {
    const data = folder()
    const file = join(folder(), 'file')
    writeFileSync(file, 'hello')
    await expect(restoreBackup(file, data, 0)).rejects.toThrow(/damaged or is no database/)
    const storage = await openSqlite(join(folder(), 'alea.sqlite'))
    const newer = join(folder(), 'newer.sqlite')
    await storage.backup(newer)
    await storage.close()
    const db = new DatabaseSync(newer)
    db.exec('PRAGMA user_version = 99')
    db.close()
    await expect(restoreBackup(newer, data, 0)).rejects.toThrow(/version 99/)
    await expect(restoreBackup(join(data, 'none'), data, 0)).rejects.toThrow(/does not exist/)
    expect(readdirSync(data)).toEqual([])
  })
})
