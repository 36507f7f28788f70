/** Stopping in good order: nobody answers for anybody, nothing that was acknowledged is lost, and nothing that hangs is waited for. */
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BotThreads } from '@alea/bots/threads'
import { SUBPROTOCOL, type Table } from '@alea/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { type BotRunner, DEFAULTS, openServer } from '../src/index.ts'
import { type Client, call } from './client.ts'
import { testServer } from './testServer.ts'

const me = { kind: 'me' } as const
const bot = { kind: 'bot', bot: 'master' } as const

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'alea-stop-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** Bots that think until they are closed, and then fail. */
function thinkingBots(): BotRunner & { asked: number } {
  const rejects: ((error: Error) => void)[] = []
  return {
    asked: 0,
    choose() {
      this.asked++
      return new Promise((_, reject) => rejects.push(reject))
    },
    async close() {
      for (const reject of rejects) reject(new Error('the bots are closed'))
    },
  }
}

const lay = (client: Client, wish: object) =>
  client.ask<Table>('POST', '/api/tables', { game: 'battle-dice', start: true, pace: 0, ...wish })

test('bots that are interrupted leave no answer, and think again after the start', async () => {
  const [data, bots] = [folder(), thinkingBots()]
  const server = await testServer({}, data, { bots })
  const anna = await server.guest()
  const tables = await Promise.all(Array.from({ length: 8 }, () => lay(anna, { seats: [bot, bot] })))
  await expect.poll(() => bots.asked).toBe(8)
  const stored = async (from: typeof server) =>
    Promise.all(tables.map(async ({ id }) => (await from.server.services.storage.load(id))!.entries))
  const before = await stored(server)
  await server.server.close()
  const again = thinkingBots()
  const later = await testServer({}, data, { bots: again })
  expect(await stored(later)).toEqual(before)
  await expect.poll(() => again.asked).toBe(8)
})

test('after the start everybody has the same question and no less time', async () => {
  const data = folder()
  const server = await testServer({}, data)
  const anna = await server.guest()
  const clock = { kind: 'live', bank: 100, increment: 0 }
  const table = await lay(anna, { game: 'dice-throne', seats: [me, me], clock })
  const before = await anna.ask('GET', `/api/matches/${table.id}?as=0`)
  await server.server.close()
  const opened = Date.now()
  const later = await testServer({}, data)
  const { body } = await call(later.url, 'GET', `/api/matches/${table.id}?as=0`, undefined, {
    authorization: `Bearer ${anna.token}`,
  })
  expect([body.sight, body.hash, body.position]).toEqual([before.sight, before.hash, before.position])
  // Nothing counts but the time since the second start.
  const { left, at } = (body.table as Table).time!
  expect(left[0]).toBeGreaterThanOrEqual(100_000 - (at - opened))
})

test('a command that comes with the stop is done and on disk, or refused and not', async () => {
  const data = folder()
  const server = await testServer({}, data)
  const anna = await server.guest()
  const tables = await Promise.all(Array.from({ length: 20 }, () => lay(anna, { game: 'pig', seats: [me, me] })))
  const answers = tables.map(({ id }) =>
    anna
      .call('POST', `/api/matches/${id}/answers`, { id: 'a1', seat: 0, position: 0, key: 'roll' })
      .then(({ status, body }) => (status === 200 ? 'done' : body.code))
      .catch(() => 'cut off'),
  )
  await expect.poll(() => server.server.services.metrics.text()).toContain('alea_storage_calls_total')
  const [outcomes] = await Promise.all([Promise.all(answers), server.server.close()])
  const { storage } = (await testServer({}, data)).server.services
  for (const [i, { id }] of tables.entries()) {
    const { entries } = (await storage.load(id))!
    const isStored = entries.some(({ command }) => command === 'a1')
    expect(outcomes[i]).toBeOneOf(isStored ? ['done', 'cut off'] : ['unavailable', 'cut off'])
  }
})

test('once it stops, a command is refused as unavailable, and a socket gets 1012', async () => {
  const server = await testServer()
  const anna = await (await server.guest()).connect()
  const table = await lay(anna, { game: 'pig', seats: [me, me] })
  const code = new Promise((resolve) => anna.socket!.once('close', resolve))
  await server.server.services.matches.close()
  const refused = await anna.command({ type: 'answer', match: table.id, seat: 0, position: 0, key: 'roll' })
  expect(refused).toMatchObject({ type: 'refused', error: { code: 'unavailable' } })
  expect((await anna.call('POST', '/api/tables', { game: 'pig', seats: [me, me] })).body.code).toBe('unavailable')
  await server.server.close()
  expect(await code).toBe(1012)
})

// Were one of these waited for, the stop would not end.
test('neither endless thoughts nor clients that hang keep it from stopping', async () => {
  const program = new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort } from 'node:worker_threads'
     parentPort.on('message', () => { for (;;); })`,
    )}`,
  )
  const server = await testServer({}, undefined, { bots: new BotThreads(2, { program }) })
  const anna = await server.guest()
  for (let i = 0; i < 6; i++) await lay(anna, { seats: [bot, bot] })
  const { hostname, port } = new URL(server.url)
  const raw = (text: string) =>
    new Promise<void>((resolve) => {
      const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true }, () => {
        socket.write(text, () => resolve())
      })
      socket.on('error', () => {})
    })
  const upgrade = (protocol: string) =>
    `GET /live HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n` +
    `sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-protocol: ${protocol}\r\n\r\n`
  await raw('')
  await raw('GET /healthz HTTP/1.1\r\nhost:')
  await raw(
    'POST /api/guests HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
  )
  await raw(upgrade('wrong'))
  await raw(upgrade(SUBPROTOCOL))
  await expect.poll(() => server.server.services.metrics.text()).toContain('alea_sockets 1')
  await server.server.close()
})

test('a server that cannot start leaves no bot behind', async () => {
  const taken = await testServer()
  const bots = { ...thinkingBots(), isClosed: false }
  bots.close = async () => {
    bots.isClosed = true
  }
  const config = { ...DEFAULTS, port: Number(new URL(taken.url).port), data: folder(), log: 'silent' as const }
  await expect(openServer(config, bots)).rejects.toThrow('is listening there already')
  expect([bots.isClosed, bots.asked]).toEqual([true, 0])
})
