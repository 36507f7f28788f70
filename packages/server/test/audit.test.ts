import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { SignInFailures } from '../src/audit/signInFailures.ts'
import { backUp, banPlayer, closeReport, readAudit, renamePlayer, restoreBackup, unbanPlayer } from '../src/index.ts'
import { TestBrowser } from './browser.ts'
import { testServer } from './testServer.ts'

const ANNA = { name: 'Anna', password: 'correct horse' }

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'alea-audit-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

test('what is done to an account is noted, and nothing that was typed', async () => {
  const data = folder()
  const { url } = await testServer({}, data)
  const anna = new TestBrowser(url)
  await anna.call('POST', '/api/guests', {})
  const { id } = (await anna.call('POST', '/api/accounts', ANNA)).body
  await anna.call('POST', '/api/sessions', ANNA)
  await anna.call('PUT', '/api/me/password', { old: ANNA.password, password: 'better horse' })
  const { sessions } = (await anna.call('GET', '/api/me/sessions')).body as { sessions: { id: string }[] }
  await anna.call('DELETE', '/api/me/sessions?keep=this')
  await anna.call('DELETE', `/api/me/sessions/${sessions[0]!.id}`)
  const lines = await readAudit(data, 0, 'en')
  expect(lines.map(({ who, what, network }) => ({ who, what, network }))).toEqual(
    ['sign-up', 'sign-in', 'password-change', 'sign-out-everywhere', 'session-end'].map((what) => ({
      who: id,
      what,
      network: 'local',
    })),
  )
  expect(lines.at(-1)!.about).toBe(sessions[0]!.id)
  expect(JSON.stringify(lines)).not.toMatch(/horse|Anna/)
})

test('many wrong passwords are one line, about the account and without what was typed', async () => {
  const data = folder()
  const { url } = await testServer({}, data)
  const anna = new TestBrowser(url)
  await anna.call('POST', '/api/guests', {})
  const { id } = (await anna.call('POST', '/api/accounts', ANNA)).body
  const guesser = new TestBrowser(url)
  for (let i = 0; i < 8; i++) await guesser.call('POST', '/api/sessions', { name: 'Anna', password: `battery ${i}` })
  const typed = 'my own password'
  for (let i = 0; i < 6; i++) await guesser.call('POST', '/api/sessions', { name: typed, password: 'battery staple' })
  const lines = await readAudit(data, 0, 'en')
  expect(lines.map(({ who, what, about }) => ({ who, what, about }))).toEqual([
    { who: id, what: 'sign-up', about: '' },
    { who: 'somebody', what: 'sign-in-failures', about: id },
    { who: 'somebody', what: 'sign-in-failures', about: '' },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/battery|password"/)
})

test('failures are noted once in ten minutes, however many there are', () => {
  const failures = new SignInFailures()
  const noted = Array.from({ length: 1300 }, (_, second) => failures.isBurst('anna', second * 1000))
  expect(noted.flatMap((is, second) => (is ? second : []))).toEqual([4, 604, 1204])
  expect(failures.isBurst('ben', 0)).toBe(false)
})

test('backups of a running server and restores are noted; the log is read beside a server, without one, and from a backup', async () => {
  const data = folder()
  const { server } = await testServer({}, data)
  await backUp(data, undefined, Date.now(), 'en')
  const of = async (place: string) => (await readAudit(place, 0, 'en')).map(({ who, what }) => `${who} ${what}`)
  expect(await of(data)).toEqual(['operator backup'])
  await server.close()
  expect(await of(data)).toEqual(['operator backup'])
  const { file } = await backUp(data, undefined, Date.now() + 1000, 'en')
  expect(await of(file)).toEqual(['operator backup'])
  const elsewhere = join(folder(), 'restored')
  await restoreBackup(file, elsewhere, 7)
  expect(await of(elsewhere)).toEqual(['operator backup', 'operator restore'])
  expect((await readAudit(elsewhere, 8, 'en')).map(({ what }) => what)).toEqual(['backup'])
})

test('what the operator does about people is noted, beside a server and without one', async () => {
  const { guest, server } = await testServer({}, folder())
  const [anna, ben] = [await guest('Anna'), await guest('Ben')]
  const { data } = server.services.config
  for (const text of ['one', 'two']) await anna.ask('POST', '/api/reports', { player: ben.id, reason: 'insults', text })
  const act = async (report: number) => {
    await banPlayer(data, { player: ben.id, until: null, reason: 'rude' }, 1, 'en')
    await unbanPlayer(data, ben.id, 1, 'en')
    expect(await unbanPlayer(data, ben.id, 1, 'en')).toBeNull()
    await renamePlayer(data, { player: ben.id, name: `Benno ${report}` }, 1, 'en')
    await closeReport(data, report, 'talked to him', 1, 'en')
    expect(await closeReport(data, report, 'again', 1, 'en')).toBe(false)
  }
  await act(1)
  await server.close()
  await act(2)
  const lines = (await readAudit(data, 0, 'en')).filter(({ who }) => who === 'operator')
  const done = (report: number) => [
    ['ban', ben.id],
    ['unban', ben.id],
    ['rename', ben.id],
    ['report-close', String(report)],
  ]
  expect(lines.map(({ what, about }) => [what, about])).toEqual([...done(1), ...done(2)])
  expect(JSON.stringify(lines)).not.toMatch(/rude|Benno|talked/)
})
