import type { ChanceSource } from '@alea/engine'
import type { Notifications, Table } from '@alea/protocol'
import { expect, test } from 'vitest'
import type { Config } from '../src/index.ts'
import { signatureOf } from '../src/notifications/webhook.ts'
import type { Client } from './client.ts'
import { mailbox } from './mailbox.ts'
import { receiver, TestBrowser, vapidClaims } from './pushReceiver.ts'
import { type TestServer, testServer } from './testServer.ts'

const ME = '/api/me/notifications'
const fours: ChanceSource = ({ count }) => Array<number>(count).fill(4)
const replaced = { chanceOf: () => fours }

/** Everything at once, and to this machine. */
const quick: Partial<Config> = { webhooks: 'any', notifyAfterSeconds: 0, mailAfterMinutes: 0 }

const wish = { when: 'days', language: 'en' } as const

/** A table of two with days for an answer; Anna is at it and must answer, Ben has left. */
async function daysTable(anna: Client, ben: Client, clock: object | null = { kind: 'days', days: 3 }) {
  const table = await anna.ask<Table>('POST', '/api/tables', {
    game: 'pig',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    ...(clock && { clock }),
  })
  await ben.ask('POST', `/api/tables/${table.id}/seats`, { invitation: table.invitation })
  await anna.ask('POST', `/api/tables/${table.id}/start`)
  if (!anna.socket) await anna.connect()
  await ben.connect()
  await ben.watch(table.id, 1)
  await ben.close()
  await anna.watch(table.id, 0)
  return table.id
}

/** Anna rolls and passes the dice on: now Ben is awaited. */
async function passTurn(who: Client, match: string, seat: number): Promise<void> {
  const mirror = await who.watch(match, seat)
  for (const key of ['roll', 'hold']) {
    const { position } = mirror
    await expect.poll(() => mirror.snapshot!.asked?.offer).toBeTruthy()
    expect(await who.command({ type: 'answer', match, seat, position: mirror.position, key })).toMatchObject({
      type: 'done',
    })
    await expect.poll(() => mirror.position).toBeGreaterThan(position)
  }
}

async function pair(server: TestServer) {
  return { anna: await server.guest('Anna'), ben: await server.guest('Ben') }
}

test('a browser is told once that it is its player’s turn, encrypted and signed, in their language', async () => {
  const service = await receiver()
  const server = await testServer(quick, undefined, replaced)
  const { anna, ben } = await pair(server)
  const browser = new TestBrowser(`${service.url}/ben`)
  await ben.ask('PUT', ME, { ...wish, language: 'fr' })
  const { offers, devices } = await ben.ask<Notifications>('PUT', `${ME}/push`, browser.subscription)
  expect(devices).toBe(1)
  const match = await daysTable(anna, ben)
  await passTurn(anna, match, 0)
  await expect.poll(() => service.received.length).toBe(1)
  const [message] = service.received
  expect(vapidClaims(message!, offers.pushKey)).toMatchObject({ aud: service.url })
  expect(message!.headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' })
  expect(browser.decrypt(message!.body)).toEqual({
    title: 'Le Cochon : à vous de jouer',
    body: 'Avec Anna.',
    match,
    path: `/table/${match}`,
    language: 'fr',
  })
  // Chat, undo and the like change nothing: the same turn is not told again, not even after a restart.
  await anna.command({ type: 'say', match, phrase: 'hello' })
  const again = await server.restart()
  await expect.poll(async () => (await again.server.services.storage.nextDelivery()).untold).toBeNull()
  expect(service.received).toHaveLength(1)
})

test('nobody is told who looks, who wants it nowhere, or who plays without days at a table', async () => {
  const service = await receiver()
  const server = await testServer(quick, undefined, replaced)
  const { anna, ben } = await pair(server)
  await ben.ask('PUT', `${ME}/push`, new TestBrowser(`${service.url}/ben`).subscription)
  const { storage } = server.server.services
  const settled = () => expect.poll(async () => storage.nextDelivery()).toEqual({ untold: null, due: null })

  const looking = await daysTable(anna, ben)
  await ben.connect()
  await ben.watch(looking, 1)
  await passTurn(anna, looking, 0)
  await settled()

  await passTurn(anna, await daysTable(anna, ben, null), 0)
  await settled()
  await ben.ask('PUT', ME, { ...wish, when: 'never' })
  await passTurn(anna, await daysTable(anna, ben), 0)
  await settled()
  expect(service.received).toEqual([])

  await ben.ask('PUT', ME, { ...wish, when: 'always' })
  await passTurn(anna, await daysTable(anna, ben, null), 0)
  await expect.poll(() => service.received.length).toBe(1)

  // A page behind others is not looked at.
  const hidden = await daysTable(anna, ben)
  await ben.connect()
  ben.send({ type: 'visible', on: false })
  await ben.watch(hidden, 1)
  await passTurn(anna, hidden, 0)
  await expect.poll(() => service.received.length).toBe(2)
})

test('whoever answers before being told is not told', async () => {
  const service = await receiver()
  const server = await testServer({ ...quick, notifyAfterSeconds: 3600 }, undefined, replaced)
  const { anna, ben } = await pair(server)
  await ben.ask('PUT', `${ME}/push`, new TestBrowser(service.url).subscription)
  const match = await daysTable(anna, ben)
  await passTurn(anna, match, 0)
  const { storage } = server.server.services
  expect((await storage.untold(Number.MAX_SAFE_INTEGER)).map(({ player }) => player)).toEqual([ben.id])
  await ben.connect()
  await passTurn(ben, match, 1)
  expect((await storage.untold(Number.MAX_SAFE_INTEGER)).map(({ player }) => player)).toEqual([])
})

test('what fails is tried again later, what is gone is forgotten, and at last it is given up', async () => {
  const service = await receiver()
  const time = { now: Date.now() }
  const server = await testServer(quick, undefined, { ...replaced, now: () => time.now })
  const { anna, ben } = await pair(server)
  await ben.ask('PUT', `${ME}/push`, new TestBrowser(`${service.url}/one`).subscription)
  await ben.ask('PUT', `${ME}/push`, new TestBrowser(`${service.url}/gone`).subscription)
  const match = await daysTable(anna, ben)
  service.replies.push(500, 410, ...Array<number>(20).fill(500))
  const { storage } = server.server.services
  // The order of the two is not known: whichever is answered with 410 is forgotten.
  await passTurn(anna, match, 0)
  await expect.poll(() => service.received.length).toBe(2)
  await expect.poll(async () => (await ben.ask<Notifications>('GET', ME)).devices).toBe(1)
  for (let tries = 1; tries <= 5; tries++) {
    await expect.poll(async () => (await storage.dueDeliveries(Number.MAX_SAFE_INTEGER))[0]?.tries).toBe(tries)
    const { due } = (await storage.dueDeliveries(Number.MAX_SAFE_INTEGER))[0]!
    time.now = due + 1
    // Anything that is stored wakes the notifier; here, another table that waits for Ben.
    server.server.services.notifier.wake()
    await expect.poll(() => service.received.length).toBe(2 + tries)
  }
  await expect.poll(async () => storage.dueDeliveries(Number.MAX_SAFE_INTEGER)).toEqual([])
  expect((await ben.ask<Notifications>('GET', ME)).devices).toBe(1)
})

test('in quiet hours nothing is sent until they are over', async () => {
  const service = await receiver()
  const time = { now: Date.parse('2026-11-18T22:30:00Z') }
  const server = await testServer(quick, undefined, { ...replaced, now: () => time.now })
  const { anna, ben } = await pair(server)
  await ben.ask('PUT', `${ME}/push`, new TestBrowser(service.url).subscription)
  expect(
    (await ben.call('PUT', ME, { ...wish, quiet: { from: '22:00', to: '07:30', zone: 'Mars/Here' } })).body.code,
  ).toBe('bad-option')
  await ben.ask('PUT', ME, { ...wish, quiet: { from: '22:00', to: '07:30', zone: 'Europe/Paris' } })
  const { storage, notifier } = server.server.services
  await passTurn(anna, await daysTable(anna, ben), 0)
  const morning = Date.parse('2026-11-19T06:30:00Z')
  await expect.poll(async () => (await storage.nextDelivery()).due).toBe(morning)
  expect(service.received).toEqual([])
  time.now = morning
  notifier.wake()
  await expect.poll(() => service.received.length).toBe(1)
})

test('several tables that wait are one mail, in the player’s language, and one click ends it', async () => {
  const box = await mailbox()
  const site = 'https://games.example'
  const mail = { host: '127.0.0.1', port: box.port, from: 'Aléa <alea@games.example>' }
  const time = { now: Date.now() }
  const server = await testServer({ ...quick, mail, site, mailAfterMinutes: 10 }, undefined, {
    ...replaced,
    now: () => time.now,
  })
  const { anna, ben } = await pair(server)
  expect((await ben.call('PUT', `${ME}/mail`, { address: 'ben@home.example' })).body.code).toBe('not-allowed')
  await ben.ask('POST', '/api/accounts', { name: 'Benjamin', password: 'a long enough one', token: true })
  await ben.ask('PUT', ME, { ...wish, language: 'fr' })
  await ben.ask('PUT', `${ME}/mail`, { address: 'ben@home.example' })
  const confirmation = box.messages[0]!
  expect(confirmation).toContain('To: ben@home.example')
  expect(confirmation).toContain('est-ce votre adresse')
  const first = await daysTable(anna, ben)
  await passTurn(anna, first, 0)
  const { storage, notifier } = server.server.services
  // Not confirmed: nothing is sent.
  await expect.poll(async () => storage.nextDelivery()).toEqual({ untold: null, due: null })
  const token = /confirm-mail\?token=([\w.-]+)/.exec(confirmation)![1]!
  expect((await anna.call('POST', `/api/mail/confirm?token=${token.slice(0, -2)}xx`)).status).toBe(404)
  await anna.ask('POST', `/api/mail/confirm?token=${token}`)
  expect((await ben.ask<Notifications>('GET', ME)).mail).toEqual({ address: 'ben@home.example', confirmed: true })

  const [one, other] = [await daysTable(anna, ben), await daysTable(anna, ben)]
  await passTurn(anna, one, 0)
  await passTurn(anna, other, 0)
  await expect.poll(async () => (await storage.dueDeliveries(Number.MAX_SAFE_INTEGER)).length).toBe(2)
  box.failures = 1
  time.now += 10 * 60_000 + 1
  notifier.wake()
  await expect.poll(async () => (await storage.dueDeliveries(Number.MAX_SAFE_INTEGER))[0]?.tries).toBe(1)
  time.now += 60_000 + 1
  notifier.wake()
  await expect.poll(() => box.messages.length).toBe(2)
  const digest = box.messages[1]!
  expect(digest).toContain('À vous de jouer à 2 tables')
  for (const match of [one, other]) expect(digest).toContain(`${site}/table/${match}`)
  expect(digest).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')

  const link = /List-Unsubscribe: <https:\/\/games\.example(\/api\/mail\/unsubscribe\?token=[\w.-]+)>/.exec(digest)![1]!
  const clicked = await fetch(`${server.url}${link}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(clicked.status).toBe(200)
  expect((await ben.ask<Notifications>('GET', ME)).mail).toBeUndefined()
})

test('a webhook is signed, and never goes to a private address unless the operator allows it', async () => {
  const hook = await receiver()
  const server = await testServer({ ...quick, site: 'https://games.example' }, undefined, replaced)
  const { anna, ben } = await pair(server)
  await ben.ask('POST', '/api/accounts', { name: 'Benjamin', password: 'a long enough one', token: true })
  const { webhook } = await ben.ask<Notifications>('PUT', `${ME}/webhook`, { url: `${hook.url}/turn` })
  const match = await daysTable(anna, ben)
  await passTurn(anna, match, 0)
  await expect.poll(() => hook.received.length).toBe(1)
  const [{ headers, body }] = hook.received as [(typeof hook.received)[0]]
  const text = body.toString()
  expect(JSON.parse(text)).toMatchObject({
    event: 'turn',
    match,
    game: 'pig',
    seat: 1,
    url: `https://games.example/table/${match}`,
  })
  const at = Number(/t=(\d+)/.exec(String(headers['alea-signature']))![1])
  expect(headers['alea-signature']).toBe(signatureOf(webhook!.secret, at, text))

  const strict = await testServer()
  const eve = await strict.guest('Eve')
  await eve.ask('POST', '/api/accounts', { name: 'Evelyne', password: 'a long enough one', token: true })
  for (const url of ['http://games.example/', 'https://127.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/x'])
    expect((await eve.call('PUT', `${ME}/webhook`, { url })).body.code, url).toBe('not-allowed')
  expect((await eve.call('PUT', `${ME}/push`, new TestBrowser(hook.url).subscription)).body.code).toBe('not-allowed')
})

test('a browser is not told any more once its session has ended', async () => {
  const service = await receiver()
  const server = await testServer(quick, undefined, replaced)
  const ben = await server.guest('Ben')
  await ben.ask('POST', '/api/accounts', { name: 'Benjamin', password: 'a long enough one', token: true })
  await ben.ask('PUT', `${ME}/push`, new TestBrowser(service.url).subscription)
  const { storage } = server.server.services
  expect(await storage.pushSubscriptionsOf(ben.id)).toHaveLength(1)
  await ben.ask('DELETE', '/api/sessions')
  expect(await storage.pushSubscriptionsOf(ben.id)).toEqual([])
})
