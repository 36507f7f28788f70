import type { Profile, Said, Table } from '@alea/protocol'
import { expect, test } from 'vitest'
import type { Client } from './client.ts'
import { testServer } from './testServer.ts'

const two = [{ kind: 'me' }, { kind: 'open' }]

async function begun(anna: Client, ben: Client, more: object = {}): Promise<string> {
  const table = await anna.ask<Table>('POST', '/api/tables', { game: 'pig', seats: two, open: true, ...more })
  await ben.ask('POST', `/api/tables/${table.id}/seats`, {})
  await anna.ask('POST', `/api/tables/${table.id}/start`)
  return table.id
}

test('a table fills by invitation, and its host may place bots and free seats', async () => {
  const server = await testServer()
  const [anna, ben] = await Promise.all([server.guest('Anna'), server.guest('Ben')])
  const table = await anna.ask<Table>('POST', '/api/tables', { game: 'pig', seats: [...two, { kind: 'open' }] })
  const path = `/api/tables/${table.id}`
  expect((await ben.call('POST', `${path}/seats`, {})).body.code).toBe('not-allowed')
  expect((await ben.ask<Table>('GET', path)).invitation).toBeUndefined()
  expect(await ben.ask('POST', `${path}/seats`, { invitation: table.invitation, seat: 2 })).toMatchObject({ seat: 2 })
  expect((await ben.call('POST', `${path}/seats`, { invitation: table.invitation, seat: 2 })).body.code).toBe(
    'not-open',
  )
  expect((await ben.call('PUT', `${path}/seats/1/bot`, { bot: 'random' })).body.code).toBe('not-allowed')
  expect((await anna.call('PUT', `${path}/seats/1/bot`, { bot: 'nobody' })).body.code).toBe('bad-option')
  expect((await anna.call('POST', `${path}/start`)).body).toMatchObject({
    code: 'not-open',
    detail: 'seat 2 is still empty',
  })
  await anna.ask('PUT', `${path}/seats/1/bot`, { bot: 'random' })
  await anna.ask('DELETE', `${path}/seats/2`)
  expect((await ben.call('POST', `${path}/start`)).body.code).toBe('not-allowed')
  await ben.ask('POST', `${path}/seats`, { invitation: table.invitation })
  const started = await anna.ask<Table>('POST', `${path}/start`)
  expect(started.seats).toMatchObject([{ name: 'Anna' }, { kind: 'bot', bot: 'random' }, { name: 'Ben' }])
  expect((await ben.call('POST', `${path}/seats`, {})).body.code).toBe('not-open')
})

test('a table that does not fill in a day is put away, also after a restart', async () => {
  const server = await testServer()
  const anna = await server.guest()
  const table = await anna.ask<Table>('POST', '/api/tables', { game: 'pig', seats: two })
  expect(await server.server.services.storage.due()).toEqual([{ match: table.id, at: table.created + 86_400_000 }])
})

test('only open tables are listed; my own always are', async () => {
  const server = await testServer()
  const [anna, ben] = await Promise.all([server.guest(), server.guest()])
  const hidden = await anna.ask<Table>('POST', '/api/tables', { game: 'pig', seats: two })
  const open = await anna.ask<Table>('POST', '/api/tables', { game: 'pig', seats: two, open: true })
  const ids = async (client: Client, query: string) =>
    (await client.ask<{ tables: Table[] }>('GET', `/api/tables${query}`)).tables.map(({ id }) => id)
  expect(await ids(ben, '?status=gathering')).toEqual([open.id])
  expect((await ids(anna, '?mine=true')).sort()).toEqual([hidden.id, open.id].sort())
  expect(await ids(ben, '?mine=true')).toEqual([])
})

test.each([
  ['an unknown game', { game: 'chess' }, 'there is no game chess'],
  ['too few seats', { seats: [{ kind: 'me' }] }, 'pig is for 2 to 10 players, not 1'],
  ['a bad option', { options: { target: 5 } }, 'Option target'],
  ['an unknown bot', { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'hal' }] }, 'There is no bot hal'],
  [
    'ratings against a bot',
    { rated: true, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] },
    'only matches between different people',
  ],
])('%s is refused in one sentence', async (_, change, detail) => {
  const server = await testServer()
  const anna = await server.guest()
  const { status, body } = await anna.call('POST', '/api/tables', { game: 'pig', seats: two, ...change })
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'bad-option' })
  expect(body.detail).toContain(detail)
})

test('one browser may hold several seats, and nobody else any of them', async () => {
  const server = await testServer()
  const [anna, ben] = await Promise.all([server.guest(), server.guest()])
  const seats = [
    { kind: 'me', name: 'Anna' },
    { kind: 'me', name: 'Léo' },
  ]
  const table = await anna.ask<Table>('POST', '/api/tables', { game: 'pig', seats, start: true })
  expect(table.seats.map(({ name }) => name)).toEqual(['Anna', 'Léo'])
  await anna.ask('POST', `/api/matches/${table.id}/answers`, { id: 'a', seat: 0, position: 0, key: 'roll' })
  await anna.ask('GET', `/api/matches/${table.id}?as=1`)
  expect((await ben.call('GET', `/api/matches/${table.id}?as=1`)).status).toBe(403)
})

test('of two the one who does not resign wins, and a rated match counts once', async () => {
  const server = await testServer()
  const [anna, ben] = await Promise.all([server.guest('Anna'), server.guest('Ben')])
  const match = await begun(anna, ben, { rated: true, clock: { kind: 'days', days: 1 } })
  const ended = await ben.ask<Table>('POST', `/api/matches/${match}/seats/1/resign`)
  expect(ended).toMatchObject({ status: 'over', ending: { places: [1, 2], by: 'resignation' } })
  const rating = async (client: Client) => (await client.ask<Profile>('GET', `/api/players/${client.id}`)).ratings
  await expect.poll(() => rating(anna)).toMatchObject([{ pool: 'pig/days', matches: 1 }])
  const [won, lost] = [await rating(anna), await rating(ben)]
  expect(won[0]!.mu).toBeGreaterThan(lost[0]!.mu)
  const { players } = await anna.ask<{ players: { name: string }[] }>('GET', '/api/ratings/pig/days')
  expect(players.map(({ name }) => name)).toEqual(['Anna', 'Ben'])
})

test('a rematch begins when the same company has asked, everybody one seat further', async () => {
  const server = await testServer()
  const [anna, ben] = await Promise.all([server.guest('Anna'), server.guest('Ben')])
  const match = await begun(anna, ben)
  expect((await anna.call('POST', `/api/tables/${match}/rematch`)).body.code).toBe('not-over')
  await ben.ask('POST', `/api/matches/${match}/seats/1/resign`)
  const asked = await anna.ask<Table>('POST', `/api/tables/${match}/rematch`)
  expect(asked.status).toBe('gathering')
  const agreed = await ben.ask<Table>('POST', `/api/tables/${match}/rematch`)
  expect(agreed).toMatchObject({ id: asked.id, status: 'playing' })
  expect(agreed.seats.map(({ name }) => name)).toEqual(['Ben', 'Anna'])
  expect(agreed.fair.commitment).not.toBe((await anna.ask<Table>('GET', `/api/tables/${match}`)).fair.commitment)
})

test('a match against bots may be abandoned, one among people not', async () => {
  const server = await testServer()
  const [anna, ben] = await Promise.all([server.guest(), server.guest()])
  const alone = await anna.ask<Table>('POST', '/api/tables', {
    game: 'pig',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    start: true,
  })
  expect((await ben.call('POST', `/api/tables/${alone.id}/abandon`)).status).toBe(403)
  expect(await anna.ask('POST', `/api/tables/${alone.id}/abandon`)).toMatchObject({ status: 'abandoned' })
  const match = await begun(anna, ben)
  expect((await anna.call('POST', `/api/tables/${match}/abandon`)).status).toBe(403)
})

test('undo goes back to the same question; the log keeps a line of it', async () => {
  const server = await testServer()
  const anna = await server.guest()
  const table = await anna.ask<Table>('POST', '/api/tables', {
    game: 'battle-dice',
    seats: [{ kind: 'me' }, { kind: 'me' }],
    start: true,
  })
  const look = (seat: number) =>
    anna.ask<{
      position: number
      hash: string
      sight: { asked: { seats: number[]; offer?: { options: { key: string }[] } } }
    }>('GET', `/api/matches/${table.id}?as=${seat}`)
  const first = await look(0)
  const [seat = 0] = first.sight.asked.seats
  const before = await look(seat)
  const { key } = before.sight.asked.offer!.options[0]!
  await anna.ask('POST', `/api/matches/${table.id}/answers`, { id: 'a', seat, position: before.position, key })
  const { position } = await look(seat)
  expect(await anna.ask('GET', `/api/matches/${table.id}/seats/${seat}/undo`)).toEqual({ bar: null })
  await anna.ask('POST', `/api/matches/${table.id}/undo`, { id: 'u', seat, position })
  const after = await look(seat)
  expect(after.hash).toBe(before.hash)
  expect(after.position).toBe(position + 1)
  const barred = await anna.call('POST', `/api/matches/${table.id}/undo`, { id: 'u2', seat, position: after.position })
  expect(barred).toMatchObject({ status: 409, body: { code: 'barred' } })
})

test('what is said is heard by those at the table, as it was said, unless they muted', async () => {
  const server = await testServer()
  const [anna, ben, eve] = await Promise.all([server.guest('Anna'), server.guest('Ben'), server.guest('Eve')])
  const match = await begun(anna, ben)
  await Promise.all([anna.connect(), ben.connect(), eve.connect()])
  await Promise.all([anna.watch(match, 0), ben.watch(match, 1), eve.watch(match, null)])
  const text = '<img src=x onerror=alert(1)> & "quotes"'
  const heard = ben.next('said')
  expect(await anna.command({ type: 'say', match, text })).toMatchObject({ type: 'done' })
  expect((await heard).said).toMatchObject({ text, name: 'Anna', seat: 0 })
  expect(await eve.command({ type: 'say', match, phrase: 'hello' })).toMatchObject({
    type: 'refused',
    error: { code: 'not-allowed' },
  })
  expect(await anna.command({ type: 'say', match, text: 'x', phrase: 'hello' })).toMatchObject({
    type: 'refused',
    error: { code: 'malformed' },
  })
  // What cannot be seen is not said: it could hide words or turn a line around.
  const cleaned = ben.next('said')
  await anna.command({ type: 'say', match, text: 'ad\u200bmin \u202eolleh\u2028👩‍🚀' })
  expect((await cleaned).said.text).toBe('admin olleh 👩‍🚀')
  expect(await anna.command({ type: 'say', match, text: '\u200b\u3164' })).toMatchObject({
    type: 'refused',
    error: { code: 'malformed' },
  })
  await ben.ask('PUT', `/api/mutes/${anna.id}`)
  const silence = ben.next('said', undefined, 300)
  await anna.command({ type: 'say', match, phrase: 'nice-roll' })
  await expect(silence).rejects.toThrow('no said')
  const lines = async (client: Client) =>
    (await client.ask<{ lines: Said[] }>('GET', `/api/matches/${match}/chat`)).lines.length
  expect([await lines(anna), await lines(ben)]).toEqual([3, 0])
})

test('finished matches are replayed from any seat, page by page; running ones are not', async () => {
  const server = await testServer()
  const anna = await server.guest()
  const table = await anna.ask<Table>('POST', '/api/tables', {
    game: 'dice-throne',
    seats: [
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'random' },
    ],
    start: true,
  })
  for (const path of ['log', 'proof', 'replay']) {
    const { status, body } = await anna.call('GET', `/api/matches/${table.id}/${path}`)
    expect({ path, status, code: body.code }).toEqual({ path, status: 409, code: 'not-over' })
  }
  const status = async () => (await anna.ask<Table>('GET', `/api/tables/${table.id}`)).status
  await expect.poll(status).toBe('over')
  const page = (query: string) =>
    anna.ask<{ from: number; length: number; steps: { hash: string }[] }>(
      'GET',
      `/api/matches/${table.id}/replay?${query}`,
    )
  const [mine, theirs, open] = [await page('as=0'), await page('as=1'), await page('as=spectator')]
  expect(mine.steps).toHaveLength(Math.min(200, mine.length))
  expect(mine.steps[100]!.hash).not.toBe(theirs.steps[100]!.hash)
  expect(open.steps[100]!.hash).not.toBe(theirs.steps[100]!.hash)
  const later = await page('as=0&from=100&to=101')
  expect(later.steps).toMatchObject([{ hash: mine.steps[100]!.hash }])
})
