/** Everything a socket can do, without one; and requests that are too large. */
import type { Table } from '@alea/protocol'
import { expect, test } from 'vitest'
import { sha256 } from '../src/fair/dice.ts'
import type { Client } from './client.ts'
import { testServer } from './testServer.ts'

const me = { kind: 'me' }

interface Look {
  readonly position: number
  readonly sight: { readonly asked: { readonly seats: number[]; readonly offer?: { options: { key: string }[] } } }
}

const look = (client: Client, match: string, seat: number) =>
  client.ask<Look>('GET', `/api/matches/${match}?as=${seat}`)

test('a preview by request is the one that comes over the socket', async () => {
  const { guest } = await testServer()
  const [anna, ben] = await Promise.all([guest(), guest()])
  const { id } = await anna.ask<Table>('POST', '/api/tables', { game: 'dice-forge', seats: [me, me], start: true })
  const [seat = 0] = (await look(anna, id, 0)).sight.asked.seats
  const { position, sight } = await look(anna, id, seat)
  const { key } = sight.asked.offer!.options[0]!
  const asked = { seat, position, key }
  const preview = await anna.ask('POST', `/api/matches/${id}/previews`, asked)
  expect(preview).toMatchObject({ certain: expect.any(Boolean) })
  await anna.connect()
  expect(await anna.command({ type: 'preview', match: id, ...asked })).toMatchObject({ type: 'done', preview })
  const refused = async (client: Client, body: object) =>
    (await client.call('POST', `/api/matches/${id}/previews`, body)).body.code
  expect(await refused(ben, asked)).toBe('not-allowed')
  expect(await refused(anna, { ...asked, key: 'nonsense' })).toBe('not-an-option')
  expect(await refused(anna, { ...asked, position: position + 1 })).toBe('stale')
  expect(await refused(anna, { seat })).toBe('malformed')
})

test('promised bytes can be revealed by request', async () => {
  const { guest } = await testServer({ contributionSeconds: 600 })
  const anna = await guest()
  const bytes = '1'.repeat(64)
  const wish = { game: 'battle-dice', seats: [me, me], commitment: sha256(bytes), start: true }
  const { id, fair } = await anna.ask<Table>('POST', '/api/tables', wish)
  expect(fair.awaiting).toEqual([0, 1])
  const reveal = (seat: number, contribution: string) =>
    anna.call('PUT', `/api/matches/${id}/seats/${seat}/contribution`, { contribution })
  expect((await reveal(0, '2'.repeat(64))).body.code).toBe('not-allowed')
  expect((await reveal(0, 'short')).body.code).toBe('malformed')
  expect((await reveal(0, bytes)).status).toBe(200)
  expect((await reveal(1, bytes)).status).toBe(200)
  expect((await reveal(1, bytes)).status).toBe(200)
  expect((await anna.ask<Table>('GET', `/api/tables/${id}`)).fair.contributions).toEqual([bytes, bytes])
})

const long = 'x'.repeat(50_000)
let deep: unknown = 'bottom'
for (let i = 0; i < 2000; i++) deep = [deep]

test.each([
  ['a long value', { target: long }],
  ['a long name', { [long]: 1 }],
  ['a long text inside', { dice: { goblin: [long] } }],
  ['many texts', { dice: Array.from({ length: 5000 }, () => 'x') }],
  ['a deep value', { dice: deep }],
])('options with %s are refused, and are not sent back', async (_, options) => {
  const { guest } = await testServer()
  const anna = await guest()
  for (const game of ['pig', 'battle-dice']) {
    const { status, body } = await anna.call('POST', '/api/tables', { game, seats: [me, me], options })
    expect([400, 422]).toContain(status)
    expect(JSON.stringify(body).length).toBeLessThan(1000)
  }
})
