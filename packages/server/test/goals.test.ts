import type { ChanceSource } from '@alea/engine'
import type { AccountExport, Profile, Table } from '@alea/protocol'
import { expect, test } from 'vitest'
import { testServer } from './testServer.ts'

const alone = { game: 'dice-city', seats: [{ kind: 'me' }], options: { target: 5 }, pace: 0, start: true }

test('[DC-11.6] a goal that was reached rises: for the rematch, and with the player', async () => {
  // The yellow 3 is a Small House: a point a turn.
  const houses: ChanceSource = ({ draw, count }) =>
    Array.from({ length: count }, (_, i) => (draw === 'shuffle' ? i : [1, 3, 1, 1, 1][i % 5]!))
  const server = await testServer({}, undefined, { chanceOf: () => houses })
  const anna = await (await server.guest('Anna')).connect()
  const { id } = await anna.ask<Table>('POST', '/api/tables', alone)
  const mirror = await anna.watch(id, 0)
  for (let offer = mirror.snapshot!.asked?.offer; offer; offer = mirror.snapshot!.asked?.offer) {
    const answer = { type: 'answer', match: id, seat: 0, position: mirror.position, key: offer.options[0]!.key }
    expect(await anna.command(answer)).toMatchObject({ type: 'done' })
    await expect.poll(() => mirror.position).toBeGreaterThan(answer.position)
  }
  expect(await anna.ask<Table>('GET', `/api/tables/${id}`)).toMatchObject({ ending: { reason: 'goal' } })
  const again = await anna.ask<Table>('POST', `/api/tables/${id}/rematch`)
  expect(again.options).toMatchObject({ target: 10 })
  await expect
    .poll(async () => (await anna.ask<Profile>('GET', '/api/me')).goals)
    .toEqual({ 'dice-city': { target: 10 } })
  expect((await anna.ask<AccountExport>('GET', '/api/me/export')).goals).toEqual({ 'dice-city': { target: 10 } })
})

test('a goal reached on one’s own device is kept too, if it is one', async () => {
  const server = await testServer()
  const [anna, ben] = [await server.guest('Anna'), await server.guest('Ben')]
  await anna.ask('PUT', '/api/me/goals/dice-city', { target: 65 })
  for (const [game, goal, code] of [
    ['dice-city', { target: 9000 }, 'bad-option'],
    ['dice-city', { prize: 1 }, 'bad-option'],
    ['dice-city', { target: [] }, 'malformed'],
    ['battle-dice', { dice: 'standard' }, 'not-found'],
    ['chess', { target: 5 }, 'not-found'],
  ] as const)
    expect((await anna.call('PUT', `/api/me/goals/${game}`, goal)).body.code, game).toBe(code)
  expect((await anna.ask<Profile>('GET', '/api/me')).goals).toEqual({ 'dice-city': { target: 65 } })
  expect((await ben.ask<Profile>('GET', `/api/players/${anna.id}`)).goals).toBeUndefined()
})
