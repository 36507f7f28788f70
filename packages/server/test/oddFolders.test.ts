/** Folders and files as a hurried operator, or somebody who sends files, leaves them: each is one clear sentence, and nothing is changed. */
import {
  chownSync,
  copyFileSync,
  existsSync,
  lstatSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { InputError } from '@alea/engine'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkConfig } from '../src/config.ts'
import { checkFolder } from '../src/maintenance/check.ts'
import { repairFolder } from '../src/maintenance/repair.ts'
import { migrateFolder, surveyFolder } from '../src/migration/migrate.ts'
import { readAudit } from '../src/operator/auditLog.ts'
import { backUp, restoreBackup } from '../src/operator/backupFolder.ts'
import { banPlayer } from '../src/operator/people.ts'
import { findMatch } from '../src/operator/storedMatch.ts'
import { openServer } from '../src/server.ts'
import { openSqlite } from '../src/storage/storageThread.ts'
import { newFolder, playedFolder } from './playedFolder.ts'

const file = (folder: string) => join(folder, 'alea.sqlite')

function change(folder: string, sql: string): void {
  const db = new DatabaseSync(file(folder))
  db.exec(sql)
  db.close()
}

/** What each command says of a folder; an error that is no sentence fails the test. */
async function said(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error === undefined) return ''
  expect(error).toBeInstanceOf(InputError)
  return (error as InputError).in('en')
}

const ban = { player: 'anna-player', until: null, reason: '' }
const serve = async (data: string) => {
  const server = await openServer({ ...checkConfig({ port: 0, log: 'silent', backupHours: 0 }, ''), data })
  await server.close()
}

/** Every command that works on a folder without a server. */
const COMMANDS: Readonly<Record<string, (folder: string) => Promise<unknown>>> = {
  check: (folder) => checkFolder(folder),
  repair: (folder) => repairFolder(folder, 5000),
  survey: (folder) => surveyFolder(folder),
  migrate: (folder) => migrateFolder(folder, 5000),
  audit: (folder) => readAudit(folder, 0, 'en'),
  inspect: (folder) => findMatch(folder, 'x', 'en'),
  ban: (folder) => banPlayer(folder, ban, 1, 'en'),
  serve,
}

test.each(Object.entries(COMMANDS))('a database of a newer server: %s says so and leaves it', async (_, command) => {
  const { folder } = await playedFolder(1)
  change(folder, 'PRAGMA user_version = 9')
  expect(await said(command(folder))).toContain('version 9')
  expect(readdirSync(folder).flatMap((name) => (name === 'backups' ? readdirSync(join(folder, name)) : name))).toEqual([
    'alea.sqlite',
  ])
})

test('the database of another program is not written to', async () => {
  const folder = newFolder()
  change(folder, 'CREATE TABLE bookmarks (name TEXT)')
  expect(await said(serve(folder))).toContain('the database of another program')
  expect(await said(banPlayer(folder, ban, 1, 'en'))).toContain('the database of another program')
  const db = new DatabaseSync(file(folder))
  expect(db.prepare('SELECT name FROM sqlite_master').all()).toEqual([{ name: 'bookmarks' }])
  db.close()
})

describe('tables that are gone', () => {
  test.each(['records', 'players', 'journal', 'mutes'])('%s: named, and made again by a repair', async (table) => {
    const { folder } = await playedFolder(1)
    change(folder, `DROP TABLE ${table}`)
    expect(await said(serve(folder))).toContain('the database is damaged')
    expect(await said(findMatch(folder, 'x', 'en'))).toContain('is damaged')
    expect(await said(surveyFolder(folder))).toContain('is damaged')
    expect((await checkFolder(folder)).sqlite).toEqual([`no ${table}`])
    await repairFolder(folder, 5000)
    expect((await checkFolder(folder)).sqlite).toEqual([])
    expect(await said(serve(folder))).toBe('')
  })

  test('a column too', async () => {
    const { folder } = await playedFolder(1)
    change(folder, 'ALTER TABLE entries DROP COLUMN chain')
    expect((await checkFolder(folder)).sqlite).toEqual(['no entries.chain'])
  })
})

test('an empty file is not called sound', async () => {
  const folder = newFolder()
  writeFileSync(file(folder), '')
  expect(await checkFolder(folder)).toMatchObject({ sound: false, sqlite: ['no tables'] })
})

test('a match stored under the id of another is damaged, and set aside at once', async () => {
  const { folder, finished } = await playedFolder(1, 10)
  for (const [table, column] of [
    ['matches', 'id'],
    ['records', 'match'],
    ['entries', 'match'],
    ['seats', 'match'],
  ])
    change(folder, `UPDATE ${table} SET ${column} = 'other' WHERE ${column} = '${finished[0]}'`)
  expect(await said(findMatch(folder, 'other', 'en'))).toContain('settings are not as they were written')
  const { matches } = await repairFolder(folder, 5000)
  expect(matches.filter(({ match }) => match === 'other')).toMatchObject([{ done: 'set-aside' }])
})

test('a database that is a link is found in use, and repaired where it is', async () => {
  const { folder } = await playedFolder(1)
  const data = newFolder()
  symlinkSync(file(folder), file(data))
  const storage = await openSqlite(file(data))
  expect(await said(checkFolder(data))).toContain('a server is using')
  await storage.close()
  await repairFolder(data, 5000)
  expect(lstatSync(file(data)).isSymbolicLink()).toBe(true)
  expect(statSync(file(folder)).mode & 0o077).toBe(0)
})

test('looking leaves nothing beside the database', async () => {
  const { folder } = await playedFolder(1)
  await readAudit(folder, 0, 'en')
  await surveyFolder(folder)
  expect(readdirSync(folder)).toEqual(['alea.sqlite'])
})

test('a database in use by a server that does not answer is called that, not damaged', async () => {
  const { folder } = await playedFolder(1)
  const storage = await openSqlite(file(folder))
  onTestFinished(() => storage.close())
  expect(await said(backUp(folder, undefined, 1, 'en'))).toContain('is in use, but no server answers')
  expect(await said(readAudit(folder, 0, 'en'))).toContain('is in use, but no server answers')
})

test('what a killed writer had begun is taken back, not copied', async () => {
  const { folder } = await playedFolder(1, 10)
  const copy = newFolder()
  const db = new DatabaseSync(file(folder))
  db.exec('PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; BEGIN; DELETE FROM entries; DELETE FROM records')
  for (const part of ['', '-journal']) copyFileSync(file(folder) + part, file(copy) + part)
  db.close()
  expect(await checkFolder(copy)).toMatchObject({ sound: true, matches: { total: 2 } })
  expect(await backUp(copy, undefined, 1, 'en')).toMatchObject({ matches: 2 })
})

test('a file where a folder should be, and a folder nobody can make', async () => {
  const { folder } = await playedFolder(1)
  const inTheWay = join(newFolder(), 'file')
  writeFileSync(inTheWay, '')
  expect(await said(serve(inTheWay))).toContain('something of that name is already there')
  expect(await said(restoreBackup(file(folder), inTheWay, 1))).toContain('already there')
  expect(await said(restoreBackup(file(folder), join(inTheWay, 'data'), 1))).toMatch(/already there|part of the path/)
  writeFileSync(join(folder, 'backups'), '')
  expect(await said(backUp(folder, undefined, 1, 'en'))).toContain('already there')
  expect(await said(migrateFolder(folder, 1))).toContain('already there')
})

test('a restore beside the journal of another database is refused', async () => {
  const { folder } = await playedFolder(1)
  const data = newFolder()
  writeFileSync(join(data, 'alea.sqlite-journal'), 'of another')
  expect(await said(restoreBackup(file(folder), data, 1))).toContain('already exists')
  expect(readdirSync(data)).toEqual(['alea.sqlite-journal'])
})

describe('alea.sock', () => {
  test('that is somebody’s file is left alone', async () => {
    const { folder } = await playedFolder(1)
    writeFileSync(join(folder, 'alea.sock'), 'mine')
    await serve(folder)
    expect(existsSync(join(folder, 'alea.sock'))).toBe(true)
  })

  test.each(['hello\n', 'null\n', '[]\n', '{"fault":1}\n'])('at which somebody else says %j', async (words) => {
    const { folder } = await playedFolder(1)
    const other = createServer((socket) => socket.end(words))
    await new Promise<void>((resolve) => other.listen(join(folder, 'alea.sock'), resolve))
    onTestFinished(() => void other.close())
    expect(await said(backUp(folder, undefined, 1, 'en'))).toContain('is no server of Aléa')
  })
})

test.each([{ host: '' }, { data: '' }, { data: 'a\0b' }])('%o is no setting', (given) => {
  expect(() => checkConfig(given, '')).toThrow(InputError)
})

test('a folder for the backups that root made belongs to the server', { skip: process.getuid?.() !== 0 }, async () => {
  const { folder } = await playedFolder(1)
  for (const path of [folder, file(folder)]) chownSync(path, 65_534, 65_534)
  await migrateFolder(folder, 5000)
  await repairFolder(folder, 6000)
  const owners = (at: string) => readdirSync(at).map((name) => [name, statSync(join(at, name)).uid])
  expect(owners(folder).filter(([, uid]) => uid !== 65_534)).toEqual([])
})
