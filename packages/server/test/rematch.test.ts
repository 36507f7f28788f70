import type { Table } from '@alea/protocol'
import { expect, test } from 'vitest'
import { type TestServer, testServer } from './testServer.ts'

async function finished(server: TestServer) {
  const [anna, ben, eve] = await Promise.all([server.guest('Anna'), server.guest('Ben'), server.guest('Eve')])
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id } = await anna.ask<Table>('POST', '/api/tables', { game: 'pig', seats, open: true })
  await ben.ask('POST', `/api/tables/${id}/seats`, {})
  await anna.ask('POST', `/api/tables/${id}/start`)
  return { anna, ben, eve, id }
}

const storedTables = async ({ server }: TestServer) =>
  (await server.services.storage.find({ open: true, limit: 100 })).map(({ record }) => record.id)

test('nobody but the players creates a rematch, and nothing is stored for anybody else', async () => {
  const server = await testServer()
  const { anna, ben, eve, id } = await finished(server)
  expect(await anna.call('POST', `/api/tables/${id}/rematch`)).toMatchObject({ body: { code: 'not-over' } })
  await ben.ask('POST', `/api/matches/${id}/seats/1/resign`)
  for (let i = 0; i < 5; i++) expect(await eve.call('POST', `/api/tables/${id}/rematch`)).toMatchObject({ status: 403 })
  expect(await storedTables(server)).toEqual([id])
})

test('two who ask at the same time get one table', async () => {
  const server = await testServer()
  const { anna, ben, id } = await finished(server)
  await ben.ask('POST', `/api/matches/${id}/seats/1/resign`)
  const asked = await Promise.all(
    [anna, ben, anna, ben].map((one) => one.ask<Table>('POST', `/api/tables/${id}/rematch`)),
  )
  expect(new Set(asked.map((table) => table.id)).size).toBe(1)
  expect((await storedTables(server)).toSorted()).toEqual([id, asked[0]!.id].toSorted())
  expect(await anna.ask('GET', `/api/tables/${asked[0]!.id}`)).toMatchObject({ status: 'playing' })
})

test('a seat that nobody took stays open in a rematch', async () => {
  const server = await testServer()
  const anna = await server.guest()
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id } = await anna.ask<Table>('POST', '/api/tables', { game: 'pig', seats })
  await anna.ask('POST', `/api/tables/${id}/abandon`)
  const again = await anna.ask<Table>('POST', `/api/tables/${id}/rematch`)
  expect(again.seats.map(({ kind }) => kind).toSorted()).toEqual(['open', 'player'])
  expect(again.status).toBe('gathering')
})

test('a seat of somebody who has been deleted is anybody’s, whether before or after the rematch was asked for', async () => {
  const server = await testServer()
  for (const order of ['before', 'after'] as const) {
    const { anna, ben, eve, id } = await finished(server)
    await ben.ask('POST', `/api/matches/${id}/seats/1/resign`)
    const gone = () => ben.ask('DELETE', '/api/me', { confirm: true })
    if (order === 'before') await gone()
    const again = await anna.ask<Table>('POST', `/api/tables/${id}/rematch`)
    if (order === 'after') await gone()
    expect(await eve.ask<Table>('POST', `/api/tables/${again.id}/seats`, {}), order).toBeDefined()
    await anna.ask('POST', `/api/tables/${again.id}/start`).catch(() => {})
    expect(await anna.ask('GET', `/api/tables/${again.id}`), order).toMatchObject({ status: 'playing' })
  }
})
