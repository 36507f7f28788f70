import type { Profile, Table } from '@alea/protocol'
import { rating } from 'openskill'
import { describe, expect, test } from 'vitest'
import { joined } from '../src/ratings/rate.ts'
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
