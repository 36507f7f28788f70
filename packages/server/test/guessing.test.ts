import { expect, test, vi } from 'vitest'
import { TestBrowser } from './browser.ts'
import { call } from './client.ts'
import { testServer } from './testServer.ts'

const ANNA = { name: 'Anna', password: 'correct horse' }
const TRIES = 10_000
const AT_ONCE = 40

test('ten thousand wrong passwords from elsewhere lock nobody out', async () => {
  const { url } = await testServer({ trustProxy: true })
  const owner = new TestBrowser(url, { 'x-forwarded-for': '198.51.100.1' })
  await owner.call('POST', '/api/guests', {})
  await owner.call('POST', '/api/accounts', ANNA)
  await owner.call('DELETE', '/api/sessions')
  // Her browser has no session any more, only the mark that she has signed in there before.
  expect([...owner.cookies.keys()]).toEqual(['alea-device'])

  const codes = new Map<unknown, number>()
  let tried = 0
  const guess = async () => {
    while (tried < TRIES) {
      const i = tried++
      const from = { 'x-forwarded-for': `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}` }
      const { body } = await call(url, 'POST', '/api/sessions', { ...ANNA, password: `wrong guess ${i}` }, from)
      codes.set(body.code, (codes.get(body.code) ?? 0) + 1)
    }
  }
  const guessing = Array.from({ length: AT_ONCE }, guess)
  await expect.poll(() => tried, { interval: 5 }).toBeGreaterThan(200)
  const during = await owner.call('POST', '/api/sessions', ANNA)
  expect({ status: during.status, stillGuessing: tried < TRIES }).toEqual({ status: 200, stillGuessing: true })
  await Promise.all(guessing)
  // Most are not even checked: that would cost the server a thousand seconds.
  expect([...codes.keys()].toSorted()).toEqual(['too-many', 'wrong-password'])
  expect(codes.get('too-many')).toBeGreaterThan(TRIES / 2)

  // And on a device that the server has never seen, as soon as they stop.
  const abroad = new TestBrowser(url, { 'x-forwarded-for': '203.0.113.9' })
  expect((await abroad.call('POST', '/api/sessions', ANNA)).status).toBe(200)
})

test('a mark lets nobody in, guesses no faster, and dies with the password', async () => {
  const { url } = await testServer({ trustProxy: true })
  const anna = new TestBrowser(url)
  await anna.call('POST', '/api/guests', {})
  await anna.call('POST', '/api/accounts', ANNA)
  const old = anna.cookies.get('alea-device')!
  const thief = new TestBrowser(url)
  thief.cookies.set('alea-device', old)
  expect((await thief.call('GET', '/api/me')).status).toBe(401)
  // All at once: the limits fill up again by the second.
  const codes = await Promise.all(
    Array.from(
      { length: 40 },
      async (_, i) => (await thief.call('POST', '/api/sessions', { ...ANNA, password: `wrong guess ${i}` })).body.code,
    ),
  )
  expect(codes.filter((code) => code === 'too-many').length).toBeGreaterThanOrEqual(15)
  await anna.call('DELETE', '/api/sessions')
  const abroad = new TestBrowser(url, { 'x-forwarded-for': '203.0.113.9' })
  expect((await abroad.call('POST', '/api/sessions', ANNA)).status).toBe(200)
  const change = { old: ANNA.password, password: 'better horse' }
  expect((await abroad.call('PUT', '/api/me/password', change)).status).toBe(200)
  expect(abroad.cookies.get('alea-device')).not.toBe(old)
})

test('passwords of people who are signed in are checked one after the other too', async () => {
  const { url, server } = await testServer()
  const anna = new TestBrowser(url)
  await anna.call('POST', '/api/guests', {})
  await anna.call('POST', '/api/accounts', ANNA)
  const { players } = server.services
  const { changePassword, checkDeletion, signIn } = players
  let [atOnce, most] = [0, 0]
  const counting =
    <A extends unknown[], R>(work: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> => {
      most = Math.max(most, ++atOnce)
      return work.apply(players, given).finally(() => atOnce--)
    }
  vi.spyOn(players, 'changePassword').mockImplementation(counting(changePassword))
  vi.spyOn(players, 'checkDeletion').mockImplementation(counting(checkDeletion))
  vi.spyOn(players, 'signIn').mockImplementation(counting(signIn))
  const wrong = { old: 'wrong password', password: 'better horse' }
  const answers = await Promise.all([
    anna.call('PUT', '/api/me/password', wrong),
    anna.call('PUT', '/api/me/password', wrong),
    anna.call('DELETE', '/api/me', { password: 'wrong password' }),
    anna.call('POST', '/api/sessions', { ...ANNA, password: 'wrong password' }),
  ])
  expect(answers.map(({ body }) => body.code)).toEqual(Array(4).fill('wrong-password'))
  expect(most).toBe(1)
})
