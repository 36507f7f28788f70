import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { SUBPROTOCOL } from '@alea/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { Client, call } from './client.ts'
import { testServer } from './testServer.ts'

const FRIEND = 'https://friend.example'
const EVIL = 'https://evil.example'

/** `fetch` does not let a caller choose every header that a browser sends. */
function raw(url: string, method: string, path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const sent = request(`${url}${path}`, { method, headers, agent: false }, (response) => {
      let body = ''
      response.on('data', (part) => {
        body += part
      })
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body }))
    })
    sent.once('error', reject)
    sent.end(method === 'POST' ? '{}' : undefined)
  })
}

test('a page of a configured origin is asked in, with credentials; others are not', async () => {
  const { url } = await testServer({ origins: [FRIEND], secure: true })
  const preflight = (origin: string) =>
    raw(url, 'OPTIONS', '/api/tables', {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, content-type',
    })
  const asked = await preflight(FRIEND)
  expect(asked).toMatchObject({
    status: 204,
    headers: {
      'access-control-allow-origin': FRIEND,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': 'authorization, content-type, accept-language',
      vary: 'origin',
    },
  })
  const turnedAway = await preflight(EVIL)
  expect(turnedAway.status).toBe(403)
  expect(turnedAway.headers).not.toHaveProperty('access-control-allow-origin')

  const json = { 'content-type': 'application/json' }
  const guest = await raw(url, 'POST', '/api/guests', { origin: FRIEND, ...json })
  expect(guest.status).toBe(200)
  expect(guest.headers).toMatchObject({
    'access-control-allow-origin': FRIEND,
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(guest.headers['set-cookie']).toEqual([expect.stringMatching(/; SameSite=None; Partitioned; .*Secure$/)])
  const read = await raw(url, 'GET', '/api/games', { origin: EVIL })
  expect(read.headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin', vary: 'origin' })
  expect(read.headers).not.toHaveProperty('access-control-allow-origin')
  // A refusal can be read too.
  expect((await raw(url, 'GET', '/api/me', { origin: FRIEND })).headers).toHaveProperty('access-control-allow-origin')
  const own = await raw(url, 'POST', '/api/guests', { origin: url.replace('http:', 'https:'), ...json })
  expect(own.headers['set-cookie']).toEqual([expect.stringMatching(/; SameSite=Lax; /)])
})

test('a server of this machine answers to its own names only: a name that an attacker points at it is refused', async () => {
  const { url } = await testServer()
  const { port } = new URL(url)
  const status = async (host: string) => (await raw(url, 'GET', '/api/games', { host })).status
  for (const host of [
    `localhost:${port}`,
    `127.0.0.1:${port}`,
    `[::1]:${port}`,
    'LOCALHOST',
    'localhost.',
    'alea.localhost',
  ])
    expect(await status(host), host).toBe(200)
  for (const host of [`evil.example:${port}`, 'localhost.evil.example', '127.0.0.1.evil.example', '192.0.2.1'])
    expect(await status(host), host).toBe(403)
  const refused = JSON.parse((await raw(url, 'GET', '/', { host: 'evil.example' })).body)
  expect(refused).toMatchObject({ code: 'not-allowed', detail: expect.stringContaining('not called evil.example') })
  // As its page would, for which the origin is the host.
  const rebound = { host: `evil.example:${port}`, origin: `http://evil.example:${port}` }
  expect((await raw(url, 'POST', '/api/guests', rebound)).status).toBe(403)
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, SUBPROTOCOL, { headers: rebound })
  socket.on('error', () => {})
  expect(
    await new Promise((resolve) => socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode))),
  ).toBe(403)
})

test('configured names are answered to, and behind a proxy the proxy decides', async () => {
  const named = await testServer({ hosts: ['games.example'] })
  const at = async ({ url }: { url: string }, host: string) => (await raw(url, 'GET', '/api/games', { host })).status
  expect(await at(named, 'games.example')).toBe(200)
  expect(await at(named, 'Games.Example:443')).toBe(200)
  expect(await at(named, 'localhost')).toBe(200)
  expect(await at(named, 'other.example')).toBe(403)
  expect(await at(await testServer({ trustProxy: true }), 'games.example')).toBe(200)
  expect(await at(await testServer({ trustProxy: true, hosts: ['games.example'] }), 'other.example')).toBe(403)
})

test('limits are those of a /64, not of an address that anybody can have billions of', async () => {
  const { url } = await testServer({ trustProxy: true, requestsPerMinute: 20 })
  const from = async (address: string) =>
    (await call(url, 'GET', '/api/games', undefined, { 'x-forwarded-for': address })).status
  const codes = []
  for (let i = 0; i < 30; i++) codes.push(await from(`2001:db8:1:2:${i.toString(16)}::${i}`))
  expect(codes.filter((code) => code === 429).length).toBeGreaterThanOrEqual(8)
  expect(await from('2001:db8:1:3::1')).toBe(200)
  for (let i = 0; i < 30; i++) await from('192.0.2.9')
  expect(await from('::ffff:192.0.2.9')).toBe(429)
})

/** A connection that never asks for anything; resolves when the server has ended it. */
function silent(url: string, localAddress: string, first = ''): { socket: Socket; ended: Promise<void> } {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress })
  socket.on('error', () => {})
  if (first) socket.write(first)
  onTestFinished(() => void socket.destroy())
  return { socket, ended: new Promise((resolve) => socket.once('close', () => resolve())) }
}

test('one address has only so many connections, and takes none from others', async () => {
  const { url, server } = await testServer({ httpConnectionsPerAddress: 10 })
  const held = Array.from({ length: 10 }, () => silent(url, '127.0.0.9'))
  await expect.poll(() => server.services.metrics.text()).toContain('alea_connections 10')
  const more = Array.from({ length: 5 }, () => silent(url, '127.0.0.9'))
  await Promise.all(more.map(({ ended }) => ended))
  expect((await call(url, 'GET', '/api/games')).status).toBe(200)
  expect(server.services.metrics.text()).toContain('alea_connections_refused_total{why="address"} 5')
  for (const { socket } of held) socket.destroy()
  await expect
    .poll(async () => {
      const { socket, ended } = silent(url, '127.0.0.9', 'GET /healthz HTTP/1.0\r\nhost: localhost\r\n\r\n')
      const answer = new Promise((resolve) => socket.once('data', (data) => resolve(String(data).slice(0, 12))))
      return Promise.race([answer, ended])
    })
    .toBe('HTTP/1.1 200')
})

test('connections beyond what the server holds are refused, sockets included', async () => {
  const { url, server } = await testServer({ connections: 10 })
  const held = Array.from({ length: 10 }, (_, i) => silent(url, `127.0.0.${10 + i}`))
  await expect.poll(() => server.services.metrics.text()).toContain('alea_connections 10')
  await silent(url, '127.0.0.50').ended
  expect(server.services.metrics.text()).toContain('alea_connections_refused_total{why="all"}')
  for (const { socket } of held) socket.destroy()
})

test('a socket is not counted as a plain connection any more', async () => {
  const server = await testServer({ httpConnectionsPerAddress: 4 })
  const anna = await server.guest()
  for (let i = 0; i < 8; i++) await (i === 0 ? anna : new Client(server.url, anna.token, anna.id)).connect()
})
