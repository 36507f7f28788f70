/** The proofs of proof/, short: the long ones are commands, `npm run proof:<name>`. */
import { GAMES } from '@alea/catalog'
import { type Game, type Running, random, redealt } from '@alea/engine'
import { SUBPROTOCOL, type Table } from '@alea/protocol'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { crash } from '../proof/crash.ts'
import { fuzz } from '../proof/fuzz.ts'
import { reconnect } from '../proof/reconnect.ts'
import { forbidden, secrecy } from '../proof/secrecy.ts'
import { call } from './client.ts'
import { testServer } from './testServer.ts'

test('crash: what was acknowledged is there, once, whenever the server is killed', async () => {
  const report = await crash(12, 2)
  expect(report).toMatchObject({ lost: 0, duplicated: 0, diverged: 0, refused: [] })
  expect(report.acknowledged).toBeGreaterThan(20)
})

test('fuzz: rubbish is answered by typed errors, and honest players notice nothing', async () => {
  const report = await fuzz(4000)
  expect(report).toMatchObject({ strange: 0, alive: true, desyncs: 0 })
  expect(report.answers['error malformed']).toBeGreaterThan(100)
  expect(report.answers['refused not-allowed']).toBeGreaterThan(10)
  expect(report.honest).toBeGreaterThan(0)
})

test('reconnect: all clients dropped at once are current again', async () => {
  const report = await reconnect(30)
  expect(report).toMatchObject({ diverged: 0 })
})

test.each(GAMES.map((game) => [game.id, game] as const))(
  'secrecy: nothing hidden in %s reaches anybody',
  async (_, game) => {
    const report = await secrecy(game, 2)
    expect(report.leaks).toEqual([])
    expect(report.frames).toBeGreaterThan(50)
    if (game.redeal) expect(report.different).toBeGreaterThan(10)
  },
)

test('secrecy: a view that shows a hidden card is found', async () => {
  const game = GAMES.find((each) => each.redeal)!
  const leaky: Game = {
    ...game,
    view: (g: Running, viewer) => ({
      ...(game.view(g, viewer) as object),
      deck: JSON.stringify(redealt(game, g, [], random(1))).length,
      all: JSON.stringify(g),
    }),
  }
  const { leaks } = await secrecy(leaky, 1)
  expect(leaks[0]).toContain('can tell')
})

test('secrecy: the attack that reads boardgame.io’s random generator finds nothing here', async () => {
  const server = await testServer()
  const anna = await server.guest()
  const table = await anna.ask<Table>('POST', '/api/tables', {
    game: 'dice-throne',
    seats: [{ kind: 'me' }, { kind: 'me' }],
    windows: { delay: 0, limit: 0 },
    start: true,
  })
  for (const seat of [0, 1]) await anna.ask('PUT', `/api/matches/${table.id}/seats/${seat}/orders`, { stop: true })
  // Nobody, with no session, syncs as boardgame.io lets anybody do, and walks every field of every frame.
  const frames: { type: string }[] = []
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live`, SUBPROTOCOL)
  socket.on('message', (data) => frames.push(JSON.parse(String(data))))
  await new Promise((resolve) => socket.once('open', resolve))
  for (const as of [null, 0, 1]) socket.send(JSON.stringify({ type: 'watch', match: table.id, as }))
  for (let i = 0; i < 30; i++) {
    const look = (seat: number) =>
      anna.ask<{ position: number; sight: { asked: { seats: number[]; offer?: { options: { key: string }[] } } } }>(
        'GET',
        `/api/matches/${table.id}?as=${seat}`,
      )
    const [seat = 0] = (await look(0)).sight.asked.seats
    const { position, sight } = await look(seat)
    const key = sight.asked.offer!.options.at(-1)!.key
    await anna.ask('POST', `/api/matches/${table.id}/answers`, { id: `a${i}`, seat, position, key })
  }
  await expect.poll(() => frames.filter(({ type }) => type === 'step').length).toBeGreaterThanOrEqual(30)
  socket.terminate()
  expect(frames.filter(({ type }) => type === 'error')).toMatchObject([
    { error: { code: 'not-allowed' } },
    { error: { code: 'not-allowed' } },
  ])
  expect(frames.map((frame) => forbidden(frame)).filter(Boolean)).toEqual([])
  const { record } = (await server.server.services.storage.load(table.id))!
  expect(JSON.stringify(frames)).not.toContain(record.dice.secret)
  for (const path of ['log', 'proof', 'replay', '?as=0', '?as=1']) {
    const { status, body } = await call(
      server.url,
      'GET',
      `/api/matches/${table.id}${path.startsWith('?') ? '' : '/'}${path}`,
    )
    expect([403, 409], `${path} ${JSON.stringify(body)}`).toContain(status)
  }
})
