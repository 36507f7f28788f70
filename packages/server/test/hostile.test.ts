/** What strangers on the network have tried: each is refused or answered, and nobody else is harmed. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Table } from '@alea/protocol'
import { expect, test, vi } from 'vitest'
import { acceptedLanguage } from '../src/http/acceptedLanguage.ts'
import { call } from './client.ts'
import { type TestServer, testServer } from './testServer.ts'

const PASSWORD = 'a longer password'
const ALONE = { game: 'pig', seats: [{ kind: 'me' }, { kind: 'me' }], start: true }

/** A connection that never closes its side. */
function opened(url: string, text: string): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  socket.on('error', () => {})
  socket.write(text)
  return socket
}

const metric = async ({ server }: TestServer, name: string): Promise<number> =>
  Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(server.services.metrics.text())?.[1])

test('a header is read in one pass, however many spaces it has', () => {
  expect(acceptedLanguage(`fr${' '.repeat(100_000)}x`)).toBe('en')
  expect(acceptedLanguage(`en ; q=0.1 ,${' '.repeat(100_000)}fr ; q=0.9`)).toBe('fr')
})

test('a connection that asked to be upgraded and was refused is not kept open', async () => {
  const server = await testServer()
  const asked = ['GET /nowhere HTTP/1.1', 'host: localhost', 'connection: upgrade', 'upgrade: x', '', ''].join('\r\n')
  const sockets = Array.from({ length: 5 }, () => opened(server.url, asked))
  await Promise.all(sockets.map((socket) => once(socket, 'data')))
  await expect.poll(() => metric(server, 'alea_connections'), { timeout: 10_000 }).toBe(0)
  for (const socket of sockets) socket.destroy()
})

test('whoever watches, asks again without the link and leaves is not counted as watching', async () => {
  const { guest } = await testServer()
  const [anna, ben] = [await guest(), await guest()]
  const { id, links } = await anna.ask<Table>('POST', '/api/tables', { ...ALONE, spectators: false })
  await ben.connect()
  const shown = ben.next('view')
  ben.send({ type: 'watch', match: id, as: null, invitation: links!.watch })
  await shown
  const refused = ben.next('error')
  ben.send({ type: 'watch', match: id, as: null })
  await refused
  await ben.close()
  const watching = async () => (await anna.ask<Table>('GET', `/api/tables/${id}`)).watching
  await expect.poll(watching).toBe(0)
})

test('a guest becomes an account once, however many ask at the same time', async () => {
  const { url, guest } = await testServer()
  const anna = await guest()
  const sent = { authorization: `Bearer ${anna.token}` }
  const both = await Promise.all(
    ['Anna', 'Thief'].map((name) =>
      call(url, 'POST', '/api/accounts', { name, password: PASSWORD, token: true }, sent),
    ),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('one can mute people only, and not without end', async () => {
  const { guest, server } = await testServer()
  const [anna, ben] = [await guest(), await guest()]
  expect(await anna.call('PUT', '/api/mutes/nobody-at-all')).toMatchObject({ status: 404 })
  expect(await anna.call('PUT', `/api/mutes/${anna.id}`)).toMatchObject({ status: 403 })
  for (let i = 0; i < 500; i++) await server.services.storage.mute(anna.id, `somebody-${i}`, true)
  expect(await anna.call('PUT', `/api/mutes/${ben.id}`)).toMatchObject({ status: 429, body: { code: 'too-many' } })
})

test('a guest whose name is taken by an account speaks under another name at once, on open sockets too', async () => {
  const { guest } = await testServer()
  const [impostor, anna] = [await guest('Anna'), await guest()]
  const { id } = await impostor.ask<Table>('POST', '/api/tables', ALONE)
  await impostor.connect()
  await anna.ask('POST', '/api/accounts', { name: 'Anna', password: PASSWORD })
  await impostor.command({ type: 'say', match: id, text: 'I am Anna' })
  const { lines } = await impostor.ask<{ lines: { name: string }[] }>('GET', `/api/matches/${id}/chat`)
  expect(lines.map(({ name }) => name)).toEqual([`Anna (${impostor.id.slice(0, 4)})`])
})

test('a path that cannot be decoded is refused like any other request', async () => {
  const { url } = await testServer()
  const { status, body, headers } = await call(url, 'GET', '/api/matches/%zz', undefined, { 'accept-language': 'fr' })
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'malformed' })
  expect(body.message).toMatch(/demande/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('a new name is not compared letter by letter with those of all guests', async () => {
  const { guest } = await testServer()
  const anna = await guest()
  await anna.ask('POST', '/api/accounts', { name: 'Anna', password: PASSWORD })
  for (let i = 0; i < 40; i++) await guest(`Somebody ${i}`)
  const normalize = vi.spyOn(String.prototype, 'normalize')
  await anna.ask('PATCH', '/api/me', { name: 'Annabelle' })
  expect(normalize.mock.calls.length).toBeLessThan(40)
  normalize.mockRestore()
})

test('of a site reached by https, a page by http is not its own', async () => {
  const { url } = await testServer({ secure: true })
  const { host } = new URL(url)
  const from = async (origin: string) => (await call(url, 'POST', '/api/guests', {}, { origin })).status
  expect([await from(`https://${host}`), await from(`http://${host}`)]).toEqual([200, 403])
})

test('a connection that sends many requests without waiting for answers is cut off', async () => {
  const { url } = await testServer()
  const answersTo = async (count: number): Promise<number> => {
    const last = 'GET /api/games/pig HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'
    const socket = opened(url, last.replace('connection: close\r\n', '').repeat(count - 1) + last)
    let text = ''
    socket.on('data', (data) => {
      text += data
    })
    socket.on('end', () => socket.end())
    await once(socket, 'close')
    return text.split('HTTP/1.1 200').length - 1
  }
  expect(await answersTo(8)).toBe(8)
  expect(await answersTo(1000)).toBeLessThan(100)
})
