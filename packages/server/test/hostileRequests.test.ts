/** Requests nobody honest sends, byte by byte: each gets its refusal, and the server goes on. */
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { call } from './client.ts'
import { testServer } from './testServer.ts'

/** What is sent, and the status that must come back; 0: the connection is closed without an answer. */
type Try = readonly [what: string, sent: string, status: number]

const HOST = 'host: localhost'
const get = (path: string, ...headers: string[]): string =>
  [`GET ${path} HTTP/1.1`, HOST, 'connection: close', ...headers, '', ''].join('\r\n')
const post = (body: string, ...headers: string[]): string =>
  [
    'POST /api/guests HTTP/1.1',
    HOST,
    'connection: close',
    `content-length: ${Buffer.byteLength(body)}`,
    ...headers,
    '',
    body,
  ].join('\r\n')
const JSON_TYPE = 'content-type: application/json'

const PATHS: readonly Try[] = [
  ['half a percent sign', get('/api/matches/%zz'), 400],
  ['half a percent sign among files', get('/%zz'), 400],
  ['a zero byte', get('/api/matches/%00%00%00%00%00%00%00%00'), 400],
  ['a long parameter', get(`/api/matches/${'a'.repeat(5000)}`), 404],
  ['a longer address than headers may be', get(`/api/games?${'a'.repeat(20_000)}`), 431],
  ['dots', get('/../../../../etc/passwd'), 404],
  ['encoded dots', get('/%2e%2e/%2e%2e/package.json'), 404],
  ['encoded slashes', get('/..%2f..%2fpackage.json'), 404],
  ['backslashes', get('/..\\..\\package.json'), 404],
  ['the id of a match is __proto__', get('/api/matches/__proto__'), 404],
  ['the id of a player is __proto__', get('/api/players/__proto__'), 404],
  ['the id of a player is constructor', get('/api/players/constructor'), 404],
  ['the game is __proto__', get('/api/games/__proto__'), 404],
  ['an unknown member of the query', get('/api/tables?__proto__[x]=1&constructor=1'), 400],
  ['a query twice', get('/api/tables?status=over&status=playing'), 400],
  ['a negative time', get('/api/tables?before=-1'), 400],
  ['a seat that is no number', get('/api/matches/some-match?as=1.5'), 400],
  ['a seat beyond numbers', get('/api/matches/some-match?as=9007199254740993'), 400],
  ['doubled slashes', get('//api//games'), 404],
  ['capitals', get('/API/games'), 404],
  ['a page below the API', get('/api/none', 'accept: text/html'), 404],
]

const HEADERS: readonly Try[] = [
  ['no host', 'GET /api/games/pig HTTP/1.1\r\n\r\n', 400],
  ['no host in an old protocol', 'GET /api/games/pig HTTP/1.0\r\n\r\n', 403],
  ['the host of somebody else', get('/api/games/pig').replace(HOST, 'host: evil.example'), 403],
  ['a host that begins like ours', get('/api/games/pig').replace(HOST, 'host: localhost.evil.example'), 403],
  ['many headers', get('/api/games/pig', ...Array.from({ length: 2500 }, (_, i) => `h${i}:`)), 431],
  ['a folded header', get('/api/games/pig', 'x: a', ' b'), 400],
  ['a token of dots', get('/api/me', `authorization: Bearer ${'.'.repeat(10_000)}`), 401],
  ['an empty token', get('/api/me', 'authorization: Bearer '), 401],
  ['the same cookie a thousand times', get('/api/me', `cookie: ${'alea=;'.repeat(1000)}`), 401],
  ['a token called __proto__', get('/api/me', 'cookie: alea=__proto__.constructor'), 401],
  ['another method in a header', get('/api/me', 'x-http-method-override: DELETE'), 401],
  ['HTTP/2 without asking', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['an upgrade to HTTP/2', get('/api/games/pig', 'connection: upgrade', 'upgrade: h2c'), 404],
  ['an upgrade of something else', get('/api/games/pig', 'connection: upgrade', 'upgrade: websocket'), 404],
  ['a socket without our protocol', get('/live', 'connection: upgrade', 'upgrade: websocket'), 400],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', 400],
  ['a tunnel', 'CONNECT localhost:22 HTTP/1.1\r\nhost: localhost\r\n\r\n', 0],
]

const METHODS: readonly Try[] = ['TRACE', 'PROPFIND', 'OPTIONS', 'PUT', 'DELETE'].map((method) => [
  `the method ${method}`,
  get('/api/games').replace('GET', method),
  404,
])

const BODIES: readonly Try[] = [
  ['two lengths', post('{}', 'content-length: 3', JSON_TYPE), 400],
  ['a length and chunks', post('{}', 'transfer-encoding: chunked', JSON_TYPE), 400],
  ['a negative length', post('{}', JSON_TYPE).replace('length: 2', 'length: -2'), 400],
  ['an endless length', post('{}', JSON_TYPE).replace('length: 2', 'length: 99999999999999999999'), 400],
  ['more than is allowed', post(`{"name":"${'a'.repeat(70_000)}"}`, JSON_TYPE), 413],
  ['an expectation we do not know', post('{}', JSON_TYPE, 'expect: a miracle'), 417],
  ['__proto__', post('{"__proto__":{"name":"x"}}', JSON_TYPE), 400],
  ['constructor', post('{"constructor":{"prototype":{}}}', JSON_TYPE), 400],
  ['a number beyond numbers', post('{"name":1e400}', JSON_TYPE), 400],
  ['sixty thousand brackets', post(`{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, JSON_TYPE), 400],
  ['five thousand members', post(`{${Array.from({ length: 5000 }, (_, i) => `"k${i}":0`)}}`, JSON_TYPE), 400],
  ['null', post('null', JSON_TYPE), 400],
  ['a list', post('[]', JSON_TYPE), 400],
  ['nothing', post('', JSON_TYPE), 400],
  ['text', post('{}', 'content-type: text/plain'), 400],
  ['a form', post('{}', 'content-type: application/x-www-form-urlencoded'), 400],
  ['no type', post('{}'), 400],
  ['a strange type', post('{}', 'content-type: ;;;='), 400],
  ['a page of nowhere', post('{}', JSON_TYPE, 'origin: null'), 403],
  ['another page', post('{}', JSON_TYPE, 'origin: http://evil.example'), 403],
  ['a page that begins like ours', post('{}', JSON_TYPE, 'origin: http://localhost.evil.example'), 403],
  ['a page that claims to be ours', post('{}', JSON_TYPE, 'origin: http://localhost@evil.example'), 403],
  ['a name out of marks', post(JSON.stringify({ name: `a${'\u0301'.repeat(20)}` }), JSON_TYPE), 422],
  ['a name that runs backwards', post(JSON.stringify({ name: '\u202ennA' }), JSON_TYPE), 422],
  ['a name of two lines', post(JSON.stringify({ name: 'A\u0000\u001b[2J' }), JSON_TYPE), 422],
  ['the name of the server', post(JSON.stringify({ name: 'АLÉA' }), JSON_TYPE), 422],
]

/** Bytes after the handshake of a socket. */
const BYTES: readonly (readonly [what: string, bytes: readonly number[]])[] = [
  ['a frame without a mask', [0x81, 0x02, 0x7b, 0x7d]],
  ['an extension nobody agreed to', [0xc1, 0x80, 0, 0, 0, 0]],
  ['an unknown kind of frame', [0x83, 0x80, 0, 0, 0, 0]],
  ['the middle of a message', [0x80, 0x80, 0, 0, 0, 0]],
  ['a ping in pieces', [0x09, 0x80, 0, 0, 0, 0]],
  ['a long ping', [0x89, 0xfe, 0x01, 0x00, 0, 0, 0, 0, ...Array(256).fill(0)]],
  ['a message of 2⁶³ bytes', [0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]],
  ['a message that is too long', [0x81, 0xfe, 0xff, 0xff, 0, 0, 0, 0]],
  ['what is not UTF-8', [0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]],
  ['half a reason to close', [0x88, 0x81, 0, 0, 0, 0, 3]],
  ['a code that closes nothing', [0x88, 0x82, 0, 0, 0, 0, 0x03, 0xed]],
]

/** Whether the server closes the connection. */
function closesAfter(url: string, bytes: readonly number[]): Promise<boolean> {
  const { hostname, port } = new URL(url)
  const key = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ=='
  const asked = get('/live', 'connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13', key)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) })
    socket.on('error', () => {})
    socket.on('close', () => resolve(true))
    socket.once('data', () => socket.write(Buffer.from(bytes)))
    socket.on('end', () => socket.destroy())
    socket.write(
      asked.replace('connection: close\r\n', '').replace('\r\n\r\n', '\r\nsec-websocket-protocol: alea.1\r\n\r\n'),
    )
  })
}

test('bytes that are no frames close the connection that sent them', async () => {
  const { url, server } = await testServer()
  for (const [what, bytes] of BYTES) expect(await closesAfter(url, bytes), what).toBe(true)
  expect((await call(url, 'GET', '/healthz')).status).toBe(200)
  await expect.poll(() => server.services.metrics.text()).toMatch(/^alea_sockets 0$/m)
})

/** The status of the first answer. */
function statusOf(url: string, sent: string): Promise<number> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) })
    let text = ''
    const done = () => {
      socket.destroy()
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0))
    }
    socket.on('error', done)
    socket.on('close', done)
    socket.on('data', (data) => {
      text += data
      if (text.includes('\r\n')) done()
    })
    socket.write(sent)
  })
}

test.each([
  ['paths', PATHS],
  ['headers', HEADERS],
  ['methods', METHODS],
  ['bodies', BODIES],
])('strange %s', async (_, tries) => {
  const { url, server } = await testServer()
  for (const [what, sent, status] of tries)
    expect({ what, status: await statusOf(url, sent) }).toEqual({ what, status })
  expect((await call(url, 'GET', '/healthz')).status).toBe(200)
  expect(server.services.metrics.text()).not.toMatch(/code="internal"|alea_troubles_total/)
})
