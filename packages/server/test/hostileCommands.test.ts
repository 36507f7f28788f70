/** Commands and frames that are not theirs to send, out of order, or two at the same moment: each is refused, and the match stays as it was. */
import type { Table } from '@alea/protocol'
import { expect, test } from 'vitest'
import { type Client, call } from './client.ts'
import { type TestServer, testServer } from './testServer.ts'

const HEX = 'ab'.repeat(32)

/** A match of two people, and a third who is nobody here. */
async function played({ guest }: TestServer) {
  const [anna, ben, eve] = [await guest('Anna'), await guest('Ben'), await guest('Eve')]
  const wish = { game: 'pig', seats: [{ kind: 'me' }, { kind: 'open' }], spectators: false }
  const { id, invitation } = await anna.ask<Table>('POST', '/api/tables', wish)
  await ben.ask('POST', `/api/tables/${id}/seats`, { invitation })
  await anna.ask('POST', `/api/tables/${id}/start`)
  return { id, anna, ben, eve }
}

const seen = (anna: Client, id: string) =>
  anna.ask<{ hash: string; position: number }>('GET', `/api/matches/${id}?as=0`)

/** Everything one can send for a seat. */
const COMMANDS = [
  { type: 'answer', position: 0, key: 'roll' },
  { type: 'undo', position: 0 },
  { type: 'preview', position: 0, key: 'roll' },
  { type: 'order', orders: { stop: true } },
  { type: 'reveal', contribution: HEX },
  { type: 'resign' },
  { type: 'propose', kind: 'pause' },
  { type: 'propose', kind: 'undo' },
  { type: 'reply', proposal: '1', answer: 'accept' },
  { type: 'resume' },
]

test('nobody commands the seat of somebody else, or one that is not there', async () => {
  const server = await testServer()
  const { id, anna, ben, eve } = await played(server)
  const before = await seen(anna, id)
  for (const [who, seat] of [
    [ben, 0],
    [eve, 0],
    [eve, 1],
    [anna, 31],
  ] as const) {
    if (!who.socket) await who.connect()
    for (const command of COMMANDS) {
      const refused = await who.command({ ...command, match: id, seat })
      expect(refused, `${command.type} of seat ${seat}`).toMatchObject({
        type: 'refused',
        error: { code: 'not-allowed' },
      })
    }
  }
  expect(await seen(anna, id)).toMatchObject(before)
})

test('without a session nothing is done', async () => {
  const server = await testServer()
  const { id, anna, eve } = await played(server)
  eve.token = 'nobody'
  await eve.connect()
  for (const command of [...COMMANDS, { type: 'say', text: 'hello' }]) {
    const seat = command.type === 'say' ? {} : { seat: 0 }
    const refused = await eve.command({ ...command, match: id, ...seat })
    expect(refused).toMatchObject({ type: 'refused', error: { code: 'not-signed-in' } })
  }
  expect((await seen(anna, id)).position).toBe(0)
})

const FRAMES: readonly string[] = [
  '',
  'null',
  '[]',
  '"watch"',
  '{}',
  '{"type":"constructor"}',
  '{"type":"__proto__"}',
  '{"type":["watch"]}',
  '['.repeat(8000),
  '{"type":"ping","more":1}',
  '{"type":"ping","__proto__":{"a":1}}',
  '{"type":"watch","match":"__proto__","as":"0"}',
  ...['1.5', '-1', '9007199254740993', '"0"', '1e400', 'null', '[0]', '32'].map(
    (seat) => `{"type":"resign","id":"a","match":"some-match","seat":${seat}}`,
  ),
  ...['1.5', '-1', '1e400', '10000001', '"0"', '"NaN"'].map(
    (at) => `{"type":"answer","id":"a","match":"some-match","seat":0,"position":${at},"key":"roll"}`,
  ),
  ...['""', '" "', '"a b"', `"${'a'.repeat(41)}"`, '"é"', '1', '{}'].map(
    (id) => `{"type":"resign","id":${id},"match":"some-match","seat":0}`,
  ),
  ...['""', '"../../etc"', '"a"', `"${'a'.repeat(33)}"`].map((match) => `{"type":"leave","match":${match},"as":null}`),
  '{"type":"say","id":"a","match":"some-match","phrase":"constructor"}',
  '{"type":"reply","id":"a","match":"some-match","seat":0,"proposal":"-1","answer":"accept"}',
  '{"type":"propose","id":"a","match":"some-match","seat":0,"kind":"clock","clock":{"kind":"days","days":1e9}}',
]

test('a frame that cannot be read is refused, and the next is read', async () => {
  const { guest } = await testServer({ faultsPerConnection: 1000 })
  const eve = await (await guest()).connect()
  for (const frame of FRAMES) {
    const refused = eve.next('error')
    eve.send(frame)
    expect((await refused).error.code, frame.slice(0, 80)).toBe('malformed')
  }
  // A negative zero is the first seat, and a command may be called __proto__.
  eve.send('{"type":"resign","id":"__proto__","match":"some-match","seat":-0}')
  expect(await eve.next('refused')).toMatchObject({ id: '__proto__', error: { code: 'not-found' } })
  eve.send({ type: 'leave', match: 'never-watched', as: 3 })
  eve.send({ type: 'ping' })
  await eve.next('pong')
})

test('what is said about a private match that is being played tells a stranger nothing', async () => {
  const server = await testServer()
  const { id, eve } = await played(server)
  const statuses = ['log', 'proof', 'replay', 'chat', 'seats/0/undo'].map(
    async (what) => (await eve.call('GET', `/api/matches/${id}/${what}`)).status,
  )
  expect(await Promise.all(statuses)).toEqual([409, 409, 409, 403, 403])
  expect((await eve.call('GET', `/api/matches/${id}`)).status).toBe(403)
  const table = await eve.ask<Table>('GET', `/api/tables/${id}`)
  for (const hidden of ['invitation', 'links', 'proposals', 'lastProposal']) expect(table).not.toHaveProperty(hidden)
  expect(table.fair).not.toHaveProperty('secret')
  for (const list of ['', '?mine=true', '?status=playing', '?game=pig'])
    expect(await eve.ask('GET', `/api/tables${list}`)).toEqual({ tables: [] })
  expect((await call(eve.url, 'GET', '/api/tables?mine=true')).body).toEqual({ tables: [] })
  for (const [method, path] of [
    ['POST', 'start'],
    ['POST', 'abandon'],
    ['POST', 'rematch'],
    ['PUT', 'watch-link'],
    ['PUT', 'seats/1/link'],
    ['DELETE', 'seats/1'],
  ])
    expect((await eve.call(method!, `/api/tables/${id}/${path}`)).status, path).toBeGreaterThanOrEqual(403)
})

const codes = async (work: readonly Promise<{ status: number }>[]): Promise<number[]> =>
  (await Promise.all(work)).map(({ status }) => status).toSorted((one, other) => one - other)

test('of two who sit down in one seat one does, and a table that starts keeps who sits there', async () => {
  const { guest } = await testServer()
  const [anna, ben, eve] = [await guest(), await guest(), await guest()]
  const wish = { game: 'pig', seats: [{ kind: 'me' }, { kind: 'open' }], open: true }
  const { id } = await anna.ask<Table>('POST', '/api/tables', wish)
  const sit = (who: Client) => who.call('POST', `/api/tables/${id}/seats`, { seat: 1 })
  expect(await codes([sit(ben), sit(eve)])).toEqual([200, 409])
  const seated = (await anna.ask<Table>('GET', `/api/tables/${id}`)).seats[1]!.player === ben.id ? ben : eve
  const [started, left] = await Promise.all([
    anna.call('POST', `/api/tables/${id}/start`),
    seated.call('DELETE', `/api/tables/${id}/seats/1`),
  ])
  const { status, seats } = await anna.ask<Table>('GET', `/api/tables/${id}`)
  expect([started.status, left.status].toSorted()).toEqual([200, 409])
  expect(status === 'playing').toBe(seats[1]!.kind === 'player')
})

test('a command id is one command of one person in one match', async () => {
  const server = await testServer()
  const { id, anna, ben } = await played(server)
  const other = await played(server)
  const answer = (who: Client, seat: number, key: string, position = 0, match = id) =>
    who.call('POST', `/api/matches/${match}/answers`, { id: 'same', seat, position, key })
  const twice = await Promise.all([answer(anna, 0, 'roll'), answer(anna, 0, 'roll')])
  expect(twice.map(({ body }) => body.position)).toEqual([1, 1])
  const { position } = await seen(anna, id)
  // With another content it is still the command that was done; of somebody else, or elsewhere, it is another command.
  expect((await answer(anna, 0, 'hold', position)).body.position).toBe(1)
  expect((await answer(ben, 0, 'roll', position)).body.code).toBe('not-allowed')
  expect((await answer(other.anna, 0, 'roll', 0, other.id)).body.position).toBe(1)
  expect((await seen(anna, id)).position).toBe(position)
})

test('who resigns, answers and proposes in the same moment has resigned', async () => {
  const server = await testServer()
  const { id, anna } = await played(server)
  const all = await Promise.all([
    anna.call('POST', `/api/matches/${id}/seats/0/resign`),
    anna.call('POST', `/api/matches/${id}/answers`, { id: 'a', seat: 0, position: 0, key: 'roll' }),
    anna.call('POST', `/api/matches/${id}/proposals`, { seat: 0, kind: 'pause' }),
    anna.call('POST', `/api/matches/${id}/undo`, { id: 'u', seat: 0, position: 0 }),
  ])
  expect(all.map(({ status }) => status).every((status) => status < 500)).toBe(true)
  expect(await anna.ask<Table>('GET', `/api/tables/${id}`)).toMatchObject({
    status: 'over',
    ending: { places: [2, 1] },
  })
})

test('who signs out, is renamed and deleted in the same moment is gone', async () => {
  const server = await testServer()
  const { id, anna, ben } = await played(server)
  await anna.connect()
  const closed = new Promise<number>((resolve) => anna.socket!.once('close', resolve))
  const all = await Promise.all([
    anna.call('PATCH', '/api/me', { name: 'Annabelle' }),
    anna.call('DELETE', '/api/me', { confirm: true }),
    anna.call('DELETE', '/api/me/sessions'),
    anna.call('POST', '/api/accounts', { name: 'Annabelle', password: 'a longer password' }),
  ])
  expect(all.map(({ status }) => status).every((status) => status < 500)).toBe(true)
  expect(await closed).toBe(4001)
  if (all[1]!.status === 200) {
    expect((await ben.call('GET', `/api/players/${anna.id}`)).status).toBe(404)
    await expect.poll(async () => (await ben.ask<Table>('GET', `/api/tables/${id}`)).status).toBe('over')
  }
  expect((await anna.call('GET', '/api/me')).status).toBe(401)
})
