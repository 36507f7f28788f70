import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InputError } from '@alea/engine'
import { SUBPROTOCOL, type Table } from '@alea/protocol'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { checkConfig, DEFAULTS, openServer, readConfig } from '../src/index.ts'
import { Client, call } from './client.ts'
import { testServer } from './testServer.ts'

const two = [{ kind: 'me' }, { kind: 'open' }]

test('a guest has a cookie no script can read; a forged or foreign one is nobody', async () => {
  const { url } = await testServer({ secure: true })
  const { headers, body } = await call(url, 'POST', '/api/guests', { name: 'Anna' })
  const cookie = headers.get('set-cookie')!
  expect(cookie).toMatch(/^alea=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/)
  expect(body).not.toHaveProperty('token')
  const token = cookie.slice('alea='.length).split(';')[0]!
  const me = (value: string) => call(url, 'GET', '/api/me', undefined, { cookie: `other=1; alea=${value}` })
  expect((await me(token)).body.name).toBe('Anna')
  const [session, secret] = token.split('.')
  const other = (await call(url, 'POST', '/api/guests', { token: true })).body.token as string
  for (const forged of [
    '',
    'x',
    '.',
    session!,
    `${session}.`,
    `${session}.x${secret!.slice(1)}`,
    `${session}.${other.split('.')[1]}`,
    `${token}.x`,
  ])
    expect((await me(forged)).status, forged).toBe(401)
})

test('a guest becomes an account, comes back to it, and brings the matches of another guest', async () => {
  const server = await testServer()
  const [anna, later] = await Promise.all([server.guest(), server.guest()])
  const mine = async (client: Client) =>
    (await client.ask<{ tables: Table[] }>('GET', '/api/tables?mine=true')).tables.map(({ id }) => id)
  const first = await anna.ask<Table>('POST', '/api/tables', { game: 'pig', seats: two })
  const account = { name: 'Anna', password: 'correct horse' }
  expect(await anna.ask('POST', '/api/accounts', account)).toMatchObject({ id: anna.id, account: true, name: 'Anna' })
  expect(await mine(anna)).toEqual([first.id])
  const second = await later.ask<Table>('POST', '/api/tables', { game: 'pig', seats: two })
  expect((await later.call('POST', '/api/accounts', { ...account, name: 'ANNA' })).body.code).toBe('name-taken')
  expect((await later.call('POST', '/api/sessions', { ...account, password: 'wrong password' })).status).toBe(403)
  expect((await later.call('POST', '/api/sessions', { ...account, name: 'Nobody' })).body.code).toBe('wrong-password')
  expect(await later.ask('POST', '/api/sessions', account)).toMatchObject({ id: anna.id })
  expect(await later.ask('GET', '/api/me')).toMatchObject({ id: anna.id, aliases: [later.id] })
  expect(await anna.ask('GET', `/api/players/${anna.id}`)).not.toHaveProperty('aliases')
  expect((await mine(later)).sort()).toEqual([first.id, second.id].sort())
  expect(await later.ask('POST', `/api/tables/${second.id}/abandon`)).toMatchObject({ status: 'abandoned' })
})

test('passwords are guessed slowly', async () => {
  const server = await testServer()
  const anna = await server.guest()
  const codes = await Promise.all(
    Array.from(
      { length: 12 },
      async () => (await anna.call('POST', '/api/sessions', { name: 'Anna', password: 'guess guess' })).body.code,
    ),
  )
  expect(codes.filter((code) => code === 'too-many').length).toBeGreaterThanOrEqual(2)
})

test('pages of other sites are turned away, by HTTP and by socket', async () => {
  const { url } = await testServer({ origins: ['https://friend.example'] })
  const post = (origin: string) => call(url, 'POST', '/api/guests', {}, { origin })
  expect((await post('https://evil.example')).body.code).toBe('not-allowed')
  expect((await post('null')).status).toBe(403)
  expect((await post(url)).status).toBe(200)
  expect((await post('https://friend.example')).status).toBe(200)
  const upgrade = (headers: Record<string, string>, path = '/live', protocol = SUBPROTOCOL) =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, protocol, { headers })
      socket.on('open', () => {
        socket.terminate()
        resolve(101)
      })
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode!))
      socket.on('error', () => {})
    })
  expect(await upgrade({ origin: 'https://evil.example' })).toBe(403)
  expect(await upgrade({}, '/other')).toBe(404)
  expect(await upgrade({}, '/live', 'alea.999')).toBe(400)
  expect(await upgrade({ origin: url })).toBe(101)
})

test('every answer carries the headers that keep a page to itself', async () => {
  const { url } = await testServer()
  for (const path of ['/', '/api/games', '/api/docs', '/api/nothing', '/metrics']) {
    const { headers } = await call(url, 'GET', path)
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  }
})

test('who asks too much, sends too much or comes too often is told so or cut off', async () => {
  const server = await testServer({
    requestsPerMinute: 40,
    connectionsPerAddress: 2,
    framesPerSecond: 5,
    faultsPerConnection: 3,
  })
  const anna = await server.guest()
  await anna.connect()
  await new Client(server.url, anna.token, anna.id).connect()
  await expect(new Client(server.url, anna.token, anna.id).connect()).rejects.toThrow('429')
  for (let i = 0; i < 16; i++) anna.send({ type: 'ping' })
  expect(await anna.next('error')).toMatchObject({ error: { code: 'too-many' } })
  const closed = new Promise<number>((resolve) => anna.socket!.once('close', resolve))
  for (let i = 0; i < 5; i++) anna.send('rubbish')
  expect(await closed).toBe(1008)
  const codes = await Promise.all(Array.from({ length: 60 }, async () => (await anna.call('GET', '/api/games')).status))
  expect(codes).toContain(429)
  expect((await anna.call('POST', '/api/tables', 'x'.repeat(70_000))).status).toBe(413)
})

test('behind a proxy an address is what the proxy says, not what the client wrote before it', async () => {
  const { url } = await testServer({ trustProxy: true, requestsPerMinute: 20 })
  const from = (forwarded: string) => call(url, 'GET', '/api/games', undefined, { 'x-forwarded-for': forwarded })
  const codes = []
  for (let i = 0; i < 30; i++) codes.push((await from(`10.0.0.${i}, 192.0.2.7`)).status)
  expect(codes.filter((code) => code === 429).length).toBeGreaterThanOrEqual(8)
  expect((await from('192.0.2.8')).status).toBe(200)
})

test('a frame beyond 16 kB closes the socket', async () => {
  const server = await testServer()
  const anna = await server.guest()
  await anna.connect()
  const closed = new Promise<number>((resolve) => anna.socket!.once('close', resolve))
  anna.send('x'.repeat(20_000))
  expect(await closed).toBe(1009)
})

test('the API describes itself: every route, every schema it names', async () => {
  const { url } = await testServer()
  const { body } = await call(url, 'GET', '/api/openapi.json')
  const text = JSON.stringify(body)
  const named = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name!)
  expect(named.length).toBeGreaterThan(10)
  for (const name of named) expect((body.components as { schemas: object }).schemas).toHaveProperty(name)
  expect(Object.keys(body.paths as object)).toContain('/api/matches/{match}/answers')
  const ids = [...text.matchAll(/"operationId":"([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect((await call(url, 'GET', '/api/docs')).body.text).toContain('/api/tables/{match}/seats')
})

test('health and figures', async () => {
  const { url } = await testServer()
  expect((await call(url, 'GET', '/healthz')).body).toEqual({ status: 'well' })
  const { text } = (await call(url, 'GET', '/metrics')).body as { text: string }
  for (const name of ['alea_sockets', 'alea_matches_in_memory', 'alea_transaction_ms_bucket', 'alea_memory_bytes'])
    expect(text).toContain(name)
})

test('a bad configuration, a taken port and a folder in use are one clear line each', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alea-config-'))
  const file = join(folder, 'alea.json')
  const reading = (text: string) => () => {
    writeFileSync(file, text)
    readConfig(file)
  }
  expect(reading('{"port": 70000}')).toThrow(`${file}: port must be at most 65535`)
  expect(reading('{"prot": 3000}')).toThrow(`${file}: prot is unknown`)
  expect(reading('{"port": 3000,}')).toThrow('is not valid JSON (line 1, column 15)')
  expect(() => readConfig(join(folder, 'none.json'))).toThrow('none.json: no such file or folder')
  expect(() => checkConfig({ port: 70_000 }, 'settings')).toThrow(
    expect.toSatisfy((error: InputError) => error.in('fr') === 'settings\u00a0: port doit être au plus 65535'),
  )
  const config = { ...DEFAULTS, port: 0, log: 'silent' as const, data: join(folder, 'one') }
  const server = await openServer(config)
  const port = Number(new URL(server.url).port)
  await expect(openServer({ ...config, data: join(folder, 'two'), port })).rejects.toThrow(
    `cannot listen on 127.0.0.1:${port}: another program is listening there already`,
  )
  await expect(openServer(config)).rejects.toThrow('another server is using it')
  writeFileSync(join(folder, 'file'), '')
  await expect(openServer({ ...config, data: join(folder, 'file') })).rejects.toThrow(
    'cannot be used: something of that name is already there',
  )
  // Nothing can be made there, and asking for whole paths at once used to ask forever.
  await expect(openServer({ ...config, data: '/proc/none/data' })).rejects.toThrow('cannot be used: ')
  await server.close()
  rmSync(folder, { recursive: true })
})

test('refusals are written in the language the client asks for', async () => {
  const server = await testServer()
  const anna = await server.guest()
  const refused = async (language: string, path = '/api/games/chess') =>
    (await call(server.url, 'GET', path, undefined, { 'accept-language': language })).body
  const english = { code: 'not-found', message: 'Not found.', detail: 'there is no game chess' }
  const french = { code: 'not-found', message: 'Introuvable.', detail: 'il n’y a pas de jeu chess' }
  expect(await refused('*')).toEqual(english)
  expect(await refused('de, en;q=0.5, fr;q=0.4')).toEqual(english)
  expect(await refused('fr-CA, en;q=0.5')).toEqual(french)
  expect(await refused('en;q=0, fr;q=0.1')).toEqual(french)
  expect(await refused('fr', '/api/nowhere')).toEqual({ code: 'not-found', message: 'Introuvable.' })
  const overSocket = async (query: string, header: string) => {
    const client = await new Client(server.url, anna.token, anna.id).connect(
      { 'accept-language': header },
      undefined,
      query,
    )
    client.send({ type: 'answr' })
    const { error } = await client.next('error')
    await client.close()
    return error.message
  }
  expect(await overSocket('', 'fr')).toBe('Cette demande n’a pas pu être lue.')
  expect(await overSocket('?language=en', 'fr')).toBe('This request could not be read.')
  expect(await overSocket('?language=fr', 'en')).toBe('Cette demande n’a pas pu être lue.')
})
