import type { MatchRecord } from '@alea/host'
import type { Profile, Table } from '@alea/protocol'
import { rating } from 'openskill'
import { describe, expect, test } from 'vitest'
import { joined, ratedBy } from '../src/ratings/rate.ts'
import type { RatingRow } from '../src/storage/storage.ts'
import type { Client } from './client.ts'
import { testServer } from './testServer.ts'

const row = (mu: number, sigma: number, matches: number): RatingRow => ({
  player: 'one',
  pool: 'pig/days',
  mu,
  sigma,
  matches,
})

describe('two ratings of one person', () => {
  const newcomer = row(rating().mu, rating().sigma, 0)

  test('a newcomer adds nothing', () => {
    const known = row(31, 4, 12)
    for (const both of [joined(known, newcomer), joined(newcomer, known)]) {
      expect(both.mu).toBeCloseTo(31)
      expect(both.sigma).toBeCloseTo(4)
      expect(both.matches).toBe(12)
    }
  })

  test('together they are surer than either, and nearer to the surer one', () => {
    const both = joined(row(30, 3, 20), row(20, 6, 4))
    expect(both.sigma).toBeLessThan(3)
    expect(both.mu).toBeGreaterThan(27)
    expect(both.mu).toBeLessThan(30)
    expect(both.matches).toBe(24)
  })
})

describe('a match that somebody left', () => {
  const player = (name: string, more: object = {}) => ({ kind: 'player', player: name, ...more })
  const after = (seats: readonly object[], places: number[]) => {
    const ending = { places, scores: places.map(() => 0), reason: 'points', by: 'rules' }
    const record = { game: 'pig', seats, ending } as unknown as MatchRecord
    return ratedBy(record, new Map()).map(({ mu }) => mu)
  }

  test('is lost by whoever left, even if the bot in their seat won', () => {
    const [left, second, third] = after(
      [player('a', { bot: 'greedy', resigned: 0 }), player('b'), player('c')],
      [1, 2, 3],
    )
    expect(second).toBeGreaterThan(third!)
    expect(third).toBeGreaterThan(left!)
  })

  test('is rated the same whatever the bot made of it', () => {
    const seats = [player('a', { bot: 'greedy' }), player('b', { bot: 'greedy', resigned: 0 }), player('c')]
    expect(after(seats, [1, 2, 3])).toEqual(after(seats, [2, 1, 3]))
    expect(after(seats, [1, 2, 3])).toEqual(after(seats, [2, 3, 1]))
  })

  test('puts who left later before who left earlier', () => {
    const bot = 'greedy'
    const [later, earlier] = after(
      [player('a', { bot, resigned: 1 }), player('b', { bot, resigned: 0 }), player('c')],
      [3, 2, 1],
    )
    expect(later).toBeGreaterThan(earlier!)
  })
})

/** The second resigns; a match that counts. */
async function win(winner: Client, loser: Client): Promise<void> {
  const wish = { game: 'pig', seats: [{ kind: 'me' }, { kind: 'open' }], open: true, rated: true }
  const { id } = await winner.ask<Table>('POST', '/api/tables', wish)
  await loser.ask('POST', `/api/tables/${id}/seats`, {})
  await winner.ask('POST', `/api/tables/${id}/start`)
  await loser.ask('POST', `/api/matches/${id}/seats/1/resign`)
}

test('a guest who signs in brings the ratings along, and matches that end later count for the account', async () => {
  const server = await testServer()
  const [anna, guest, ben] = await Promise.all([server.guest(), server.guest(), server.guest()])
  const ratings = async (id: string) => (await ben.ask<Profile>('GET', `/api/players/${id}`)).ratings
  const account = { name: 'Anna', password: 'correct horse' }
  await anna.ask('POST', '/api/accounts', account)
  await win(anna, ben)
  await win(guest, ben)
  await win(guest, ben)
  await expect.poll(() => ratings(guest.id)).toMatchObject([{ matches: 2 }])
  const [before] = await ratings(anna.id)
  await guest.ask('POST', '/api/sessions', account)
  const [after, ...others] = await ratings(anna.id)
  expect(others).toEqual([])
  expect(after).toMatchObject({ pool: 'pig/untimed', matches: 3 })
  expect(after!.mu).toBeGreaterThan(before!.mu)
  expect(after!.sigma).toBeLessThan(before!.sigma)
  expect(await ratings(guest.id)).toEqual([after])
  const { players } = await ben.ask<{ players: { player: string }[] }>('GET', '/api/ratings/pig/untimed')
  expect(players.map(({ player }) => player)).toEqual([anna.id, ben.id])
  await win(guest, ben)
  await expect.poll(() => ratings(anna.id)).toMatchObject([{ matches: 4 }])
})

test('a bot cannot sit down at a rated table, and a table of an older server at which one sits is not rated', async () => {
  const server = await testServer()
  const anna = await server.guest()
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const table = await anna.ask<Table>('POST', '/api/tables', { game: 'pig', seats, rated: true, open: true })
  const refused = await anna.call('PUT', `/api/tables/${table.id}/seats/1/bot`, { bot: 'random' })
  expect(refused).toMatchObject({ status: 422, body: { code: 'bad-option', detail: expect.stringContaining('rated') } })

  const { storage } = server.server.services
  const { record } = (await storage.load(table.id))!
  const bot = { kind: 'bot' as const, bot: 'random', name: 'Ada' }
  const playing = { ...record, id: 'older-playing', seats: [record.seats[0]!, bot], status: 'playing' as const }
  const ending = { places: [1, 2], scores: [9, 0], reason: 'points', by: 'rules' as const }
  const old = { ...playing, status: 'over' as const, ended: 1, ending }
  for (const [revision, state] of [playing, old].entries())
    await storage.commit({ match: old.id, revision, position: 0, entries: [], record: state, dueAt: null })
  const gathering = { ...record, id: 'older-gathering', seats: old.seats }
  await storage.commit({ match: gathering.id, revision: 0, position: 0, entries: [], record: gathering, dueAt: null })
  expect(await storage.unrated()).toEqual([old.id])
  const again = await server.restart()
  expect(await again.server.services.storage.unrated()).toEqual([])
  expect(await again.server.services.storage.ratings(anna.id)).toEqual([])
  const host = await again.server.services.matches.host(gathering.id)
  await host.seats.start(new Set([anna.id]))
  expect(host.table().rated).toBe(false)
})
