import { createHmac } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SIGNED_OUT, SUBPROTOCOL } from '@alea/protocol'
import { expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { Player } from '../src/players/players.ts'
import { MOST_SESSIONS, Sessions } from '../src/players/sessions.ts'
import { openSqlite } from '../src/storage/storageThread.ts'
import { TestBrowser } from './browser.ts'
import { call } from './client.ts'
import { type TestServer, testServer } from './testServer.ts'

const ANNA = { name: 'Anna', password: 'correct horse' }

async function account(url: string, credentials = ANNA): Promise<TestBrowser> {
  const browser = new TestBrowser(url)
  await browser.call('POST', '/api/guests', {})
  expect((await browser.call('POST', '/api/accounts', credentials)).status).toBe(200)
  return browser
}

/** Resolves with the close code of a socket opened with this browser's cookies, once it is open. */
async function opened({ url, cookie }: TestBrowser): Promise<{ closed: Promise<number> }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, SUBPROTOCOL, { headers: { cookie } })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  return { closed: new Promise((resolve) => socket.once('close', resolve)) }
}

test('a token planted in a browser is worth nothing once its owner signs up', async () => {
  const { url } = await testServer()
  const victim = new TestBrowser(url)
  await victim.call('POST', '/api/guests', {})
  const attacker = victim.copy()
  const socket = await opened(attacker)
  await victim.call('POST', '/api/accounts', ANNA)
  expect(await victim.me()).toBe('Anna')
  expect(await attacker.me()).toBe(401)
  expect(await socket.closed).toBe(SIGNED_OUT)
})

test('nor once they sign in, although the guest it belonged to becomes the account', async () => {
  const { url } = await testServer()
  const owner = await account(url)
  await owner.call('DELETE', '/api/sessions')
  expect(await owner.me()).toBe(401)
  const attacker = new TestBrowser(url)
  await attacker.call('POST', '/api/guests', {})
  const victim = attacker.copy()
  expect((await victim.call('POST', '/api/sessions', ANNA)).status).toBe(200)
  expect(await victim.me()).toBe('Anna')
  expect(await attacker.me()).toBe(401)
})

test('an account has so many sessions: the one not used for longest ends', async () => {
  const storage = await openSqlite(join(mkdtempSync(join(tmpdir(), 'alea-sessions-')), 'alea.sqlite'))
  const sessions = new Sessions(storage)
  const anna = { id: 'anna', account: true } as Player
  const start = (now: number) => sessions.start(anna, { client: 'Firefox', network: '' }, false, now)
  const [first, second] = [await start(1), await start(2)]
  for (let i = 2; i <= MOST_SESSIONS; i++) await start(i + 1)
  expect(await sessions.find(first.token, 100)).toBeUndefined()
  expect(await sessions.find(second.token, 100)).toMatchObject({ player: 'anna' })
  await storage.close()
})

test('signing out ends the session on the server, with its sockets; a copy of the cookie is nobody', async () => {
  const { url } = await testServer()
  const anna = await account(url)
  const thief = anna.copy()
  expect(await thief.me()).toBe('Anna')
  const socket = await opened(anna)
  await anna.call('DELETE', '/api/sessions')
  expect(await thief.me()).toBe(401)
  expect(await socket.closed).toBe(SIGNED_OUT)
})

test('signing in again in the same browser replaces its session', async () => {
  const { url } = await testServer()
  const anna = await account(url)
  const before = anna.copy()
  await anna.call('POST', '/api/sessions', ANNA)
  expect(await anna.me()).toBe('Anna')
  expect(await before.me()).toBe(401)
})

test('sessions are listed with what they are, and ended one by one or all at once', async () => {
  const server = await testServer()
  const { url } = server
  const anna = await account(url)
  const phone = new TestBrowser(url, {
    'user-agent': 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0',
  })
  await phone.call('POST', '/api/sessions', ANNA)
  const program = (await call(url, 'POST', '/api/sessions', { ...ANNA, token: true }, { 'user-agent': 'my-bot/1.2' }))
    .body
  expect(program.token).toBeTypeOf('string')
  const asProgram = () => call(url, 'GET', '/api/me', undefined, { authorization: `Bearer ${program.token}` })
  expect((await asProgram()).status).toBe(200)

  const list = async (browser: TestBrowser) =>
    (await browser.call('GET', '/api/me/sessions')).body.sessions as Record<string, unknown>[]
  const sessions = await list(phone)
  expect(sessions.map(({ client, program, current, network }) => ({ client, program, current, network }))).toEqual(
    expect.arrayContaining([
      { client: 'Firefox, Android', program: false, current: true, network: 'local' },
      { client: 'my-bot', program: true, current: false, network: 'local' },
      { client: 'node', program: false, current: false, network: 'local' },
    ]),
  )
  expect(JSON.stringify(sessions)).not.toContain([...phone.cookies.values()][0]!.split('.')[1])
  const { id } = sessions.find((one) => one.program)!
  const ben = await account(url, { name: 'Ben', password: 'another horse' })
  expect((await ben.call('DELETE', `/api/me/sessions/${id}`)).status).toBe(404)
  expect((await asProgram()).status).toBe(200)
  expect((await phone.call('DELETE', `/api/me/sessions/${id}`)).status).toBe(200)
  expect((await asProgram()).status).toBe(401)

  const socket = await opened(anna)
  await phone.call('DELETE', '/api/me/sessions?keep=this')
  expect(await anna.me()).toBe(401)
  expect(await socket.closed).toBe(SIGNED_OUT)
  expect(await list(phone)).toMatchObject([{ current: true }])
  await phone.call('DELETE', '/api/me/sessions')
  expect(await phone.me()).toBe(401)
  expect(await ben.me()).toBe('Ben')
})

test('a new password needs the old one and ends all other sessions', async () => {
  const { url } = await testServer()
  const anna = await account(url)
  const thief = anna.copy()
  const elsewhere = new TestBrowser(url)
  await elsewhere.call('POST', '/api/sessions', ANNA)
  const change = (old: string, password: string) => anna.call('PUT', '/api/me/password', { old, password })
  expect((await change('wrong horse', 'better horse')).body.code).toBe('wrong-password')
  expect((await change(ANNA.password, 'password')).body.code).toBe('weak-password')
  expect(await elsewhere.me()).toBe('Anna')
  expect((await change(ANNA.password, 'better horse')).status).toBe(200)
  expect(await anna.me()).toBe('Anna')
  expect([await thief.me(), await elsewhere.me()]).toEqual([401, 401])
  expect((await elsewhere.call('POST', '/api/sessions', ANNA)).body.code).toBe('wrong-password')
  expect((await elsewhere.call('POST', '/api/sessions', { ...ANNA, password: 'better horse' })).status).toBe(200)
  const guest = new TestBrowser(url)
  await guest.call('POST', '/api/guests', {})
  expect((await guest.call('PUT', '/api/me/password', { old: 'x', password: 'better horse' })).body.code).toBe(
    'not-allowed',
  )
})

test('sessions survive a restart, and so does their end', async () => {
  const server = await testServer()
  const anna = await account(server.url)
  const ended = new TestBrowser(server.url)
  await ended.call('POST', '/api/sessions', ANNA)
  const copy = ended.copy()
  await ended.call('DELETE', '/api/sessions')
  const { url } = await server.restart()
  const at = (browser: TestBrowser) => {
    const again = new TestBrowser(url)
    for (const [name, value] of browser.cookies) again.cookies.set(name, value)
    return again.me()
  }
  expect([await at(anna), await at(copy)]).toEqual(['Anna', 401])
})

test('a session that is used lasts, one that is not expires; an account has to sign in once a year', async () => {
  const server = await testServer()
  const { services } = server.server
  const DAY = 86_400_000
  const anna = await account(server.url)
  const guest = new TestBrowser(server.url)
  await guest.call('POST', '/api/guests', { name: 'Zoë' })
  const token = (browser: TestBrowser) => browser.cookies.get('alea')!
  const start = Date.now()
  const lives = async (browser: TestBrowser, day: number) =>
    Boolean(await services.sessions.find(token(browser), start + day * DAY))
  expect([await lives(anna, 29), await lives(anna, 31)]).toEqual([true, false])
  expect([await lives(guest, 179), await lives(guest, 181)]).toEqual([true, false])
  const session = (await services.sessions.find(token(anna), start))!
  for (let day = 20; day < 365; day += 20) {
    expect(await lives(anna, day), `day ${day}`).toBe(true)
    services.sessions.use(session, true, start + day * DAY)
  }
  expect([await lives(anna, 364), await lives(anna, 366)]).toEqual([true, false])
  // As stored, too: the next server reads it.
  await vi.waitFor(async () => expect((await services.storage.session(session.id))!.used).toBe(start + 360 * DAY))
})

test('the cookie is renewed with the session', async () => {
  const server = await testServer()
  const guest = new TestBrowser(server.url)
  await guest.call('POST', '/api/guests', {})
  expect((await guest.call('GET', '/api/me')).headers.get('set-cookie')).toBeNull()
  const { storage } = server.server.services
  const id = guest.cookies.get('alea')!.split('.')[0]!
  await storage.renewSession(id, Date.now() - 7_200_000, Date.now() + 1_000_000)
  const { url } = await server.restart()
  const { headers } = await call(url, 'GET', '/api/me', undefined, { cookie: guest.cookie })
  expect(headers.get('set-cookie')).toMatch(
    new RegExp(`^alea=${guest.cookies.get('alea')}; .*Max-Age=1555[12]\\d\\d\\d`),
  )
})

test('a request with a session that is in memory reads nothing from disk', async () => {
  const server = await testServer()
  const anna = await server.guest()
  const { services } = server.server
  await anna.ask('GET', '/api/games')
  const [session, player] = [vi.spyOn(services.storage, 'session'), vi.spyOn(services.storage, 'player')]
  await anna.ask('GET', '/api/games')
  expect(session).not.toHaveBeenCalled()
  expect(player).not.toHaveBeenCalled()
})

/** As 0.2 made them. */
async function oldToken({ server }: TestServer, player: string, issued: number): Promise<string> {
  const key = Buffer.from(await server.services.storage.setting('signing-key', ''), 'hex')
  const body = `${player}.${Math.floor(issued / 1000).toString(36)}`
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`
}

async function oldGuest(server: TestServer, name = 'Léa', more: object = {}): Promise<{ id: string; created: number }> {
  const row = { id: `${name}-of-0.2-`.padEnd(16, 'x').replace('.', ''), created: Date.now() - 5_000_000, name, ...more }
  await server.server.services.storage.createPlayer(row)
  return row
}

test('a guest of 0.2 stays signed in: the old cookie is exchanged, and then worthless', async () => {
  const server = await testServer()
  const { id, created } = await oldGuest(server)
  const browser = new TestBrowser(server.url)
  const old = await oldToken(server, id, created)
  browser.cookies.set('alea', old)
  const thief = browser.copy()
  // An open page reconnects its socket first: that alone changes no cookie.
  await opened(browser)
  // Even a request that is refused brings the new one.
  expect((await browser.call('GET', '/api/games/chess')).status).toBe(404)
  expect(browser.cookies.get('alea')).not.toBe(old)
  expect(await browser.me()).toBe('Léa')
  expect((await browser.call('GET', '/api/me/sessions')).body.sessions).toHaveLength(1)
  const { services } = server.server
  const facts = { client: '', network: '' }
  expect(await services.oldTokens.exchange(old, facts, false, Date.now() + 30_000)).toBeDefined()
  expect(await services.oldTokens.exchange(old, facts, false, Date.now() + 61_000)).toBeUndefined()
  await browser.call('DELETE', '/api/me/sessions')
  expect([await browser.me(), await thief.me()]).toEqual([401, 401])
})

test('a program with a token of 0.2 goes on with it until somebody ends it', async () => {
  const server = await testServer()
  const { id, created } = await oldGuest(server)
  const authorization = `Bearer ${await oldToken(server, id, created)}`
  const ask = (method: string, path: string) => call(server.url, method, path, undefined, { authorization })
  expect((await ask('GET', '/api/me')).status).toBe(200)
  expect((await ask('GET', '/api/me')).status).toBe(200)
  const { sessions } = (await ask('GET', '/api/me/sessions')).body as { sessions: { id: string; program: boolean }[] }
  expect(sessions).toMatchObject([{ program: true, current: true }])
  await ask('DELETE', `/api/me/sessions/${sessions[0]!.id}`)
  expect((await ask('GET', '/api/me')).status).toBe(401)
})

test('old tokens are refused if they are older than the account, a year old, forged, or signed out everywhere', async () => {
  const server = await testServer()
  const { id, created } = await oldGuest(server, 'Mia', { password: 'scrypt$15$x$y' })
  const me = async (token: string) =>
    (await call(server.url, 'GET', '/api/me', undefined, { authorization: `Bearer ${token}` })).status
  // The guest's own token: whoever planted it in a browser would be the account.
  expect(await me(await oldToken(server, id, created))).toBe(401)
  expect(await me(await oldToken(server, id, created - 32_000_000_000))).toBe(401)
  const later = await oldToken(server, id, created + 10_000)
  expect(await me(`x${later.slice(1)}`)).toBe(401)
  expect(await me(later)).toBe(200)
  const never = await oldToken(server, id, created + 20_000)
  await call(server.url, 'DELETE', '/api/me/sessions', undefined, { authorization: `Bearer ${later}` })
  expect([await me(later), await me(never)]).toEqual([401, 401])
  const gone = await oldGuest(server, 'Tim', { became: id })
  expect(await me(await oldToken(server, gone.id, gone.created))).toBe(401)
})
