/** `alea migrate`: replays a whole folder, changes nothing unless asked, closes what cannot go on. */
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { InputError } from '@alea/engine'
import type { Table } from '@alea/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { isSound, migrateFolder, surveyFolder, wouldClose } from '../src/index.ts'
import { SqliteStorage } from '../src/storage/sqlite/sqliteStorage.ts'
import type { Client } from './client.ts'
import { type TestServer, testServer } from './testServer.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'alea-migrate-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function pigTable(anna: Client, target = 1000): Promise<string> {
  const { id } = await anna.ask<Table>('POST', '/api/tables', {
    game: 'pig',
    seats: [{ kind: 'me' }, { kind: 'me' }],
    options: { target },
    start: true,
  })
  await anna.ask('POST', `/api/matches/${id}/answers`, { id: 'one', seat: 0, position: 0, key: 'roll' })
  return id
}

/** A folder with one match that goes on, one finished, one under rules that are not installed, one whose answers do not fit. */
async function mixed(): Promise<{ folder: string; good: string; over: string; lost: string; broken: string }> {
  const folder = newFolder()
  const { server, guest } = await testServer({}, folder)
  const anna = await guest('Anna')
  const [good, over, lost, broken] = [
    await pigTable(anna),
    await pigTable(anna),
    await pigTable(anna),
    await pigTable(anna),
  ] as const
  await anna.ask('POST', `/api/matches/${over}/seats/0/resign`)
  await server.close()
  const storage = new SqliteStorage(join(folder, 'alea.sqlite'))
  storage.inTransaction((calls) => {
    const { record, revision, entries } = calls.load(lost)!
    const old = { ...record, rules: 77 }
    calls.commit({ match: lost, revision, position: entries.length, entries: [], record: old, dueAt: 5 })
    const { revision: next, entries: before } = calls.load(broken)!
    const leap = { who: 0, name: 'choose', key: 'leap', at: 1 }
    calls.commit({ match: broken, revision: next, position: before.length, entries: [leap], dueAt: 5 })
  })
  storage.close()
  return { folder, good, over, lost, broken }
}

/** Every file of a folder with its content and its time. */
const contentOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => {
      const file = join(folder, name)
      const hash = statSync(file).isFile() ? createHash('sha256').update(readFileSync(file)).digest('hex') : ''
      return [name, hash, statSync(file).mtimeMs]
    })

test('a dry run says what would happen, and leaves every byte as it was', async () => {
  const { folder, lost, broken } = await mixed()
  const before = contentOf(folder)
  const survey = await surveyFolder(folder)
  expect(contentOf(folder)).toEqual(before)
  expect(isSound(survey)).toBe(false)
  expect(survey).toMatchObject({
    matches: 4,
    versions: [
      { game: 'pig', rules: 1, runs: 'present', finished: 1, unfinished: 2, differing: [{ match: broken, answer: 3 }] },
      { game: 'pig', rules: 77, runs: 'none', finished: 0, unfinished: 1, differing: [] },
    ],
  })
  expect(survey.versions.map(wouldClose)).toEqual([1, 1])
  expect(lost).not.toBe(broken)
})

test('without it the database is backed up and upgraded, and what cannot go on is closed', async () => {
  const { folder, good, over, lost, broken } = await mixed()
  const { backup, closed } = await migrateFolder(folder, 1234)
  expect([...closed].sort()).toEqual([broken, lost].sort())
  expect(statSync(backup).mode & 0o777).toBe(0o600)
  expect(isSound(await surveyFolder(folder))).toBe(false)
  expect((await migrateFolder(folder, 1235)).closed).toEqual([])

  const server: TestServer = await testServer({}, folder)
  const eve = await server.guest('Eve')
  const tables = await Promise.all([good, over, lost, broken].map((id) => eve.ask<Table>('GET', `/api/tables/${id}`)))
  expect(tables.map(({ status, unplayable }) => [status, unplayable])).toEqual([
    ['playing', undefined],
    ['over', undefined],
    ['abandoned', 'rules'],
    ['abandoned', 'answers'],
  ])
  expect(tables[2]!.ended).toBe(1234)
  expect((await eve.call('GET', `/api/matches/${lost}/log`)).status).toBe(200)

  const restored = newFolder()
  const db = new DatabaseSync(backup)
  db.exec(`VACUUM INTO '${join(restored, 'alea.sqlite')}'`)
  db.close()
  expect((await surveyFolder(restored)).versions.map(wouldClose)).toEqual([1, 1])
})

test('a folder that a server uses, or without a database, is refused in a sentence', async () => {
  const folder = newFolder()
  await expect(surveyFolder(folder)).rejects.toThrow(/there is no alea.sqlite in /)
  await testServer({}, folder)
  for (const attempt of [surveyFolder, (path: string) => migrateFolder(path, 0)]) {
    const refusal = await attempt(folder).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(InputError)
    expect((refusal as InputError).in('en')).toContain('a server is using')
  }
  expect(readdirSync(folder)).not.toContain('backups')
})
