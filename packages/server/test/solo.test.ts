import { GAMES } from '@alea/catalog'
import type { Table } from '@alea/protocol'
import { expect, test } from 'vitest'
import { testServer } from './testServer.ts'

const solo = GAMES.find(({ seats }) => seats.min === 1)!
const alone = { game: solo.id, seats: [{ kind: 'me' }], start: true }

test('who plays alone begins at once, answers, and ends it by giving up', async () => {
  const server = await testServer()
  const anna = await (await server.guest('Anna')).connect()
  const table = await anna.ask<Table>('POST', '/api/tables', alone)
  expect(table).toMatchObject({ status: 'playing', seats: [{ kind: 'player', name: 'Anna' }] })
  const mirror = await anna.watch(table.id, 0)
  const { options } = mirror.snapshot!.asked!.offer!
  const answer = { type: 'answer', match: table.id, seat: 0, position: mirror.position, key: options[0]!.key }
  expect(await anna.command(answer)).toMatchObject({ type: 'done' })
  expect(await anna.ask('POST', `/api/matches/${table.id}/seats/0/resign`)).toMatchObject({ status: 'abandoned' })
  expect((await anna.call('POST', `/api/matches/${table.id}/seats/0/resign`)).body.code).toBe('not-playing')
})

test('it is never rated, can be played again, and survives a restart', async () => {
  const server = await testServer()
  const anna = await server.guest()
  expect((await anna.call('POST', '/api/tables', { ...alone, rated: true })).body.code).toBe('bad-option')
  const table = await anna.ask<Table>('POST', '/api/tables', alone)
  await anna.ask('POST', `/api/tables/${table.id}/abandon`)
  const again = await anna.ask<Table>('POST', `/api/tables/${table.id}/rematch`)
  expect(again).toMatchObject({ status: 'playing', seats: [{ kind: 'player' }] })
  const later = await server.restart()
  const { tables } = await (await later.guest()).ask<{ tables: Table[] }>('GET', '/api/tables?status=playing')
  expect(tables).toEqual([])
  expect(await later.server.services.storage.load(again.id)).toMatchObject({ record: { status: 'playing' } })
})

test('a bot may play it while somebody looks on', async () => {
  const server = await testServer()
  const anna = await (await server.guest()).connect()
  const table = await anna.ask<Table>('POST', '/api/tables', {
    ...alone,
    seats: [{ kind: 'bot', bot: 'random' }],
    pace: 0,
  })
  const mirror = await anna.watch(table.id, null)
  await expect.poll(() => mirror.position).toBeGreaterThan(2)
})
