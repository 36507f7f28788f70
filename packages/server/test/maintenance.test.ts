/** `alea check` and `alea repair` on folders that are really damaged. */
import { hash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { FROZEN } from '@alea/catalog/rules'
import { describe, expect, test } from 'vitest'
import { checkFolder } from '../src/maintenance/check.ts'
import { openMalformed } from '../src/maintenance/databaseFiles.ts'
import { installedRules } from '../src/maintenance/installedRules.ts'
import { repairFolder } from '../src/maintenance/repair.ts'
import { openSqlite } from '../src/storage/storageThread.ts'
import { newFolder, playedFolder } from './playedFolder.ts'

const file = (folder: string) => join(folder, 'alea.sqlite')

function change(folder: string, sql: string, ...values: string[]): void {
  const db = new DatabaseSync(file(folder))
  expect(Number(db.prepare(sql).run(...values).changes), sql).toBeGreaterThan(0)
  db.close()
}

/** What is in the folder. */
const contents = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => !name.endsWith('-shm'))
      .map((name) => [name, hash('sha256', readFileSync(join(folder, name)))]),
  )

/** Opens the folder as a server does, and reads every match. */
async function readAll(folder: string): Promise<Map<string, number>> {
  const storage = await openSqlite(file(folder))
  await storage.due()
  const found = await storage.find({ limit: 1000 })
  const read = new Map<string, number>()
  for (const { record } of found) read.set(record.id, (await storage.load(record.id))!.entries.length)
  await storage.close()
  return read
}

test('a sound folder is sound, and is not written to', async () => {
  const { folder } = await playedFolder()
  const before = contents(folder)
  const report = await checkFolder(folder)
  expect(report).toMatchObject({
    sound: true,
    sqlite: [],
    version: 4,
    matches: { total: 8, sound: 8, otherRules: 0 },
    players: 1,
    findings: [],
    rows: [],
  })
  expect(report.answers).toBeGreaterThan(400)
  expect(report.journal.answers).toBeGreaterThan(100)
  expect(contents(folder)).toEqual(before)
})

test('a folder in use, or without a database, is one clear error', async () => {
  const { folder } = await playedFolder(1)
  const storage = await openSqlite(file(folder))
  await expect(checkFolder(folder)).rejects.toThrow('a server is using')
  await expect(repairFolder(folder, 1)).rejects.toThrow('a server is using')
  await storage.close()
  await expect(checkFolder(newFolder())).rejects.toThrow('there is no alea.sqlite')
})

describe('one altered match', () => {
  test.each([
    ['playing', 'answers', 'cut', `UPDATE entries SET key = 'nonsense' WHERE match = ? AND position = 10`, 10],
    ['playing', 'answers', 'cut', 'DELETE FROM entries WHERE match = ? AND position = 10', 10],
    ['playing', 'state', 'rewritten', `UPDATE matches SET clock = '{' WHERE id = ?`, undefined],
    ['playing', 'state', 'rewritten', 'UPDATE matches SET revision = 1 WHERE id = ?', undefined],
    ['playing', 'columns', 'rewritten', `UPDATE matches SET status = 'over' WHERE id = ?`, undefined],
    ['finished', 'columns', 'rewritten', 'UPDATE matches SET open = 1 WHERE id = ?', undefined],
    ['finished', 'seats', 'rewritten', 'DELETE FROM seats WHERE match = ?', undefined],
    [
      'finished',
      'answers',
      'set-aside',
      `UPDATE entries SET key = 'nonsense' WHERE match = ? AND position = 10`,
      undefined,
    ],
    ['playing', 'record', 'set-aside', `UPDATE records SET record = substr(record, 9) WHERE match = ?`, undefined],
  ] as const)('%s, %s: %s (%s)', async (which, problem, done, sql, position) => {
    const played = await playedFolder(2, 0)
    const { folder } = played
    const match = played[which][0]!
    change(folder, sql, match)
    const checked = await checkFolder(folder)
    expect(checked).toMatchObject({ sound: false, findings: [{ match, problem }], matches: { total: 4, sound: 3 } })
    const repaired = await repairFolder(folder, 5000)
    expect(repaired.matches[0]).toMatchObject({ match, problem, done, ...(position !== undefined && { position }) })
    expect(repaired.after).toMatchObject({ sound: true, findings: [] })
    expect((await checkFolder(folder)).sound).toBe(true)
    const read = await readAll(folder)
    expect(read.size).toBe(done === 'set-aside' ? 3 : 4)
    if (position !== undefined) expect(read.get(match)).toBe(position)
    // What was there before is still there.
    expect(readFileSync(repaired.before).length).toBeGreaterThan(0)
    if (done !== 'rewritten') {
      const db = new DatabaseSync(file(folder))
      const kept = db.prepare('SELECT content FROM damaged WHERE match = ?').all(match)
      expect(kept.length).toBeGreaterThan(0)
      db.close()
    }
  })

  test('whose dice are not what the seeds give is cut back, although an older server left no hashes', async () => {
    const { folder, playing } = await playedFolder(1, 0)
    const match = playing[0]!
    change(folder, 'UPDATE entries SET chain = NULL WHERE match = ?', match)
    change(folder, 'UPDATE matches SET seal = NULL, record_hash = NULL WHERE id = ?', match)
    expect((await checkFolder(folder)).sound).toBe(true)
    const roll = `SELECT position FROM entries WHERE match = '${match}' AND who = -1 ORDER BY position LIMIT 1 OFFSET 3`
    change(folder, `UPDATE entries SET key = 7 - key WHERE match = ? AND position = (${roll})`, match)
    expect((await checkFolder(folder)).findings).toMatchObject([{ match, problem: 'dice' }])
    expect(await repairFolder(folder, 5000)).toMatchObject({
      matches: [{ match, problem: 'dice', done: 'cut' }],
      after: { sound: true },
    })
  })

  test('in the journal: garbage is set aside, the match goes on before it', async () => {
    const { folder, playing } = await playedFolder(2)
    const match = playing[0]!
    const row = `(SELECT min(number) + 7 FROM journal WHERE commits LIKE '%"${match}"%')`
    change(folder, `UPDATE journal SET commits = replace(commits, '"entries"', '"ent') WHERE number = ${row}`)
    expect(await checkFolder(folder)).toMatchObject({ sound: false, findings: [{ match, problem: 'journal' }] })
    const { matches, after } = await repairFolder(folder, 5000)
    expect(matches).toMatchObject([{ match, problem: 'journal', done: 'cut', position: expect.any(Number) }])
    expect(after.sound).toBe(true)
    const read = await readAll(folder)
    expect(read.size).toBe(4)
    expect(read.get(match)).toBe(matches[0]!.position)
  })
})

test('rows that cannot be used are named and set aside', async () => {
  const { folder, finished } = await playedFolder(1, 0)
  change(folder, `INSERT INTO ratings VALUES ('nobody', 'pig/live', 25.0, 8.0, 1)`)
  change(folder, `INSERT INTO ratings VALUES ('anna-player', 'pig/live', 25.0, -8.0, 1)`)
  change(folder, `UPDATE chat SET line = '{' WHERE match = ?`, finished[0]!)
  expect((await checkFolder(folder)).rows).toEqual([
    { table: 'ratings', problem: 'no-player', row: 'nobody pig/live' },
    { table: 'ratings', problem: 'impossible', row: 'anna-player pig/live' },
    { table: 'chat', problem: 'no-json', row: `${finished[0]} 1` },
  ])
  expect((await repairFolder(folder, 5000)).after).toMatchObject({ sound: true, setAside: 3 })
})

describe('a malformed file', () => {
  const PAGE = 4096

  /** Writes garbage over the pages that hold this text, in their order in the file; returns how many there are. */
  function garbled(folder: string, text: string, from = 0, to = 9999): number {
    const content = readFileSync(file(folder))
    let pages = 0
    for (let at = PAGE; at < content.length; at += PAGE)
      if (content.subarray(at, at + PAGE).includes(text)) {
        if (pages >= from && pages < to) content.fill(0xa5, at, at + PAGE)
        pages++
      }
    writeFileSync(file(folder), content)
    return pages
  }

  test('pages of garbage: what can be read is saved, and nothing that is not as it was written', async () => {
    const { folder, playing, finished } = await playedFolder(8, 0)
    const before = await readAll(folder)
    const pages = garbled(folder, 'choose', 3)
    expect(pages).toBeGreaterThan(4)
    const checked = await checkFolder(folder)
    expect(checked.sound).toBe(false)
    expect(checked.sqlite.length).toBeGreaterThan(0)
    const { salvaged, after, matches } = await repairFolder(folder, 5000)
    expect(after).toMatchObject({ sound: true, players: 1 })
    expect(salvaged).toMatchObject({ matches: before.size, records: before.size, players: 1 })
    expect(matches.length).toBeGreaterThan(0)
    const read = await readAll(folder)
    for (const [id, answers] of read) expect(answers, id).toBeLessThanOrEqual(before.get(id)!)
    // A finished match is whole or set aside.
    for (const id of finished) expect([before.get(id), undefined]).toContain(read.get(id))
    for (const id of playing) expect(read.get(id)).toBeDefined()
  })

  test('a row of `matches` that is lost is made again from its record', async () => {
    const { folder } = await playedFolder(8, 0)
    const before = await readAll(folder)
    garbled(folder, '"left":')
    expect((await checkFolder(folder)).sound).toBe(false)
    expect((await repairFolder(folder, 5000)).after.sound).toBe(true)
    expect(await readAll(folder)).toEqual(before)
  })

  /** Matches whose record SQLite can still look up. Which those are depends on where its pages lie. */
  function reachable(path: string, matches: Iterable<string>): string[] {
    const db = openMalformed(path)
    const found = [...matches].filter((id) => {
      try {
        return db.prepare('SELECT record FROM records WHERE match = ?').get(id) !== undefined
      } catch {
        return false
      }
    })
    db.close()
    return found
  }

  test.each([0.5, 0.7, 0.9])(
    'a file that ends after %d of its length: every match is saved, or named',
    async (part) => {
      const { folder, playing } = await playedFolder(8, 0)
      const before = await readAll(folder)
      truncateSync(file(folder), Math.floor((readFileSync(file(folder)).length / PAGE) * part) * PAGE)
      copyFileSync(file(folder), join(folder, 'look.sqlite'))
      const left = reachable(join(folder, 'look.sqlite'), before.keys())
      await expect(openSqlite(file(folder))).rejects.toThrow('malformed')
      expect((await checkFolder(folder)).sqlite.length).toBeGreaterThan(0)
      const { after, matches } = await repairFolder(folder, 5000)
      expect(after.sound).toBe(true)
      const read = await readAll(folder)
      const setAside = matches.filter(({ done }) => done === 'set-aside').map(({ match }) => match)
      expect([...read.keys(), ...setAside].sort()).toEqual([...before.keys()].sort())
      // Nothing that can still be read is given up: a match under way goes on.
      for (const id of left) if (playing.includes(id)) expect(read.has(id), id).toBe(true)
      for (const [id, answers] of read) expect(answers, id).toBeLessThanOrEqual(before.get(id)!)
    },
  )

  test('a file of which nothing can be read: the backups are looked at, and the repair says so', async () => {
    const { folder } = await playedFolder(1, 0)
    mkdirSync(join(folder, 'backups'))
    copyFileSync(file(folder), join(folder, 'backups', 'alea-20260101-000000.sqlite'))
    writeFileSync(join(folder, 'backups', 'alea-20260102-000000.sqlite'), 'garbage')
    const content = readFileSync(file(folder))
    writeFileSync(file(folder), content.fill(0x5a, 0, PAGE))
    expect(await checkFolder(folder)).toMatchObject({
      sound: false,
      version: undefined,
      backups: [
        { file: expect.stringContaining('0102'), sound: false },
        { file: expect.stringContaining('0101'), sound: true },
      ],
    })
    await expect(repairFolder(folder, 5000)).rejects.toThrow('restore a backup')
    expect(readFileSync(file(folder)).equals(content)).toBe(true)
  })

  test('a server starts on a file with pages of garbage, and lets those play whom they do not concern', async () => {
    const { folder } = await playedFolder(8, 0)
    const before = await readAll(folder)
    garbled(folder, 'choose', 6, 9)
    const storage = await openSqlite(file(folder))
    await storage.due()
    const results = await Promise.allSettled([...before.keys()].map((id) => storage.load(id)))
    await storage.close()
    const read = results.filter(({ status }) => status === 'fulfilled')
    expect(read.length).toBeGreaterThan(0)
    expect(read.length).toBeLessThan(before.size)
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ name: 'DamagedMatch' })
  })
})

test('matches are looked at under the rules they were started with, also those that are only kept', async () => {
  const rules = await installedRules()
  for (const { game, rules: version } of FROZEN)
    expect(rules({ game, rules: version })).toMatchObject({ id: game, rulesVersion: version })
  expect(rules({ game: 'pig', rules: 77 })).toBeUndefined()
  expect(rules({ game: 'chess', rules: 1 })).toBeUndefined()
})
