/** A table with numbers of the house: uploaded with its options, checked, and shown to everybody who looks. */
import type { Table } from '@alea/protocol'
import { expect, test } from 'vitest'
import { call } from './client.ts'
import { testServer } from './testServer.ts'

const NUMBERS = { loki: { vexII: 9, mockeryCost: 1 } }
const wish = (numbers: unknown) => ({
  game: 'dice-throne',
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
  options: { heroes: 'loki,barbarian', numbers },
  windows: { delay: 0, limit: 0 },
  pace: 0,
  start: true,
})

test('a match keeps the numbers it was set up with: for players, spectators, its log and its replay', async () => {
  const server = await testServer()
  const [anna, eve] = [await (await server.guest()).connect(), await (await server.guest()).connect()]
  const { id } = await anna.ask<Table>('POST', '/api/tables', wish(NUMBERS))
  for (const [client, as] of [
    [anna, 0],
    [eve, null],
  ] as const) {
    expect((await client.ask<Table>('GET', `/api/tables/${id}`)).options.numbers).toEqual(NUMBERS)
    const { view } = (await client.watch(id, as)).snapshot!
    expect((view as { fighters: { hero: string }[] }).fighters[0]!.hero).toMatch(/^loki~/)
  }
  await anna.ask('POST', `/api/matches/${id}/seats/0/resign`)
  const replay = await eve.ask('GET', `/api/matches/${id}/replay`)
  expect(JSON.stringify(replay)).toContain('"hero":"loki~')
  expect((await eve.ask<Table>('GET', `/api/tables/${id}`)).options.numbers).toEqual(NUMBERS)
})

test('numbers that are the usual ones change nothing', async () => {
  const anna = await (await testServer()).guest()
  const { options } = await anna.ask<Table>('POST', '/api/tables', wish({ loki: {} }))
  expect(options.numbers).toBe('default')
})

test.each([
  ['en', { hulk: {} }, /no hero is called hulk/],
  ['en', { loki: { vexIII: 9 } }, /vexIII/],
  ['en', { loki: { vexII: 100 } }, /vexII.*99/],
  ['fr', { loki: { vexII: 100 } }, /vexII.*99/],
  ['fr', { thor: {} }, /Thor.*(nombre|remplac)/],
  ['fr', [1], /loki|black-panther/],
])('a bad file is refused clearly, in %s: %j', async (language, numbers, says) => {
  const server = await testServer()
  const anna = await server.guest()
  const headers = { authorization: `Bearer ${anna.token}`, 'accept-language': language }
  const { status, body } = await call(server.url, 'POST', '/api/tables', wish(numbers), headers)
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'bad-option' })
  expect(body.detail).toMatch(says)
})
