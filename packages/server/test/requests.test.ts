/** Ids of requests, what is counted of them, and what the log says. */
import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { countRequests, requestId } from '../src/http/requests.ts'
import { logger } from '../src/logger.ts'
import { Metrics } from '../src/metrics.ts'
import { call } from './client.ts'
import { testServer } from './testServer.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('every response has an id; only a proxy that is trusted may choose it', async () => {
  const headers = { 'x-request-id': 'from-outside' }
  const strange = { 'x-request-id': 'two\twords' }
  const id = (trust: boolean, given: Record<string, string>) => requestId(trust)({ headers: given })
  expect(id(true, headers)).toBe('from-outside')
  expect(id(false, headers)).not.toBe('from-outside')
  expect(id(true, strange)).toMatch(/^[\w-]{36}$/)
  expect(id(true, { 'x-request-id': 'x'.repeat(65) })).toHaveLength(36)
  const { url } = await testServer()
  const first = await call(url, 'GET', '/api/games', undefined, headers)
  const other = await call(url, 'GET', '/nowhere/else')
  expect(first.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  expect(other.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
})

test('an error on the server is told and logged under one id, without what was sent', async () => {
  const lines: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  const { url, server, guest } = await testServer({ log: 'debug', logFormat: 'json' })
  const anna = await guest()
  vi.spyOn(server.services.matches, 'host').mockImplementation(() => {
    throw new TypeError('a bug')
  })
  const { status, headers, body } = await anna.call('POST', '/api/matches/some-match/chat', { text: 'psst' })
  expect(status).toBe(500)
  expect(body.request).toBe(headers.get('x-request-id'))
  await anna.connect()
  const refused = await anna.command({ type: 'say', match: 'some-match', text: 'psst' })
  expect(refused).toMatchObject({ type: 'refused', error: { code: 'internal', request: expect.any(String) } })
  const { request: connection } = (refused as { error: { request: string } }).error
  await anna.close()
  await expect.poll(() => lines.join('')).toContain('socket closed')
  const logged = lines.map((line) => JSON.parse(line))
  expect(logged).toContainEqual(expect.objectContaining({ level: 'error', request: body.request }))
  expect(logged).toContainEqual(expect.objectContaining({ level: 'error', connection }))
  expect(logged).toContainEqual(
    expect.objectContaining({ level: 'debug', message: expect.stringMatching(/^POST \/api\/guests 200, \d+ ms$/) }),
  )
  for (const secret of ['psst', anna.token]) expect(lines.join('')).not.toContain(secret)
  await call(url, 'GET', '/api/games')
})

test('requests are counted by the pattern of their route, and nothing in the metrics names anybody', async () => {
  const { url, guest, server } = await testServer()
  const anna = await guest('Annabelle')
  const seats = [{ kind: 'me' }, { kind: 'me' }]
  const { id } = await anna.ask('POST', '/api/tables', { game: 'pig', seats, start: true })
  await anna.ask('GET', `/api/matches/${id}?as=0`)
  await anna.call('GET', '/api/matches/no-such-match')
  await anna.call('GET', `/api/${id}`)
  await expect.poll(() => server.services.metrics.text()).toContain('route="GET /api/matches/:match",status="404"} 1')
  const { text } = (await call(url, 'GET', '/metrics')).body as { text: string }
  expect(text).toContain('alea_requests_total{route="GET /api/matches/:match",status="200"} 1')
  for (const name of ['alea_event_loop_p99_ms', 'alea_unsent_bytes', 'alea_sent_bytes_total'])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
  for (const one of [id as string, anna.id, anna.token, 'Annabelle', '127.0.0.1']) expect(text).not.toContain(one)
})

test('the log as text, and only what is asked for', () => {
  const lines: string[] = []
  const log = logger({ log: 'info', logFormat: 'text', language: 'en' }, (line) => lines.push(line))
  log('debug', 'not this')
  log('info', 'one\n  two', { request: 'r1' })
  expect(lines).toEqual([expect.stringMatching(/^\S+Z info one \| two request=r1\n$/)])
})

test('an answer nobody reads is cut off', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const metrics = new Metrics()
  const app = fastify()
  countRequests(app, { metrics, log: () => {} })
  app.get('/api/large', async () => 'x'.repeat(50_000_000))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write('GET /api/large HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await once(socket, 'readable')
  socket.pause()
  const closed = once(socket, 'close')
  vi.advanceTimersByTime(60_000)
  socket.resume()
  await closed
  expect(metrics.text()).toContain('alea_unread_responses_total 1')
  vi.useRealTimers()
  await app.close()
})
