/** The computer's clock is set back while the server runs, or before it starts again: nobody is locked out. */
import type { Table } from '@alea/protocol'
import { expect, test } from 'vitest'
import { Buckets } from '../src/limits/buckets.ts'
import { testServer } from './testServer.ts'

const HOUR = 3_600_000

test('a bucket that was used later than now is not emptied', () => {
  const buckets = new Buckets(2, 1)
  expect(buckets.take('a', HOUR)).toBe(true)
  expect([1, 2, 3].map(() => buckets.take('a', 0))).toEqual([true, false, false])
  expect(buckets.take('a', 1000)).toBe(true)
})

test('players, limits, windows and bots go on when the clock is set back', async () => {
  let behind = 0
  const server = await testServer({ requestsPerMinute: 600 }, undefined, { now: () => Date.now() - behind })
  const [anna, ben] = await Promise.all([server.guest(), server.guest()])
  await anna.connect()
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]
  const wish = { game: 'pig', seats, options: { target: 1000 }, pace: 20, start: true }
  const table = await anna.ask<Table>('POST', '/api/tables', wish)
  const timed = {
    game: 'pig',
    seats: [{ kind: 'me' }, { kind: 'me' }],
    clock: { kind: 'live', bank: 60, increment: 0 },
  }
  const clocked = await ben.ask<Table>('POST', '/api/tables', { ...timed, start: true })
  behind = HOUR
  const mirror = await anna.watch(table.id, 0)
  const answers = async (times: number) => {
    for (let i = 0; i < times; i++) {
      await expect.poll(() => mirror.snapshot!.asked?.seats[0]).toBe(0)
      const { position } = mirror
      const key = mirror.snapshot!.asked!.offer!.options[0]!.key
      const answered = await anna.command({ type: 'answer', match: table.id, seat: 0, position, key })
      expect(answered.type).toBe('done')
      await expect.poll(() => mirror.position).toBeGreaterThan(position)
    }
  }
  await answers(15)
  const { time } = await ben.ask<Table>('GET', `/api/tables/${clocked.id}`)
  expect(time!.left[0]).toBeLessThanOrEqual(60_000)
  await expect(server.guest()).resolves.toBeDefined()
})

test('what was due before the clock was set back is done after the next start, not an hour later', async () => {
  let behind = 0
  const now = () => Date.now() - behind
  const first = await testServer({}, undefined, { now })
  const anna = await first.guest()
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]
  const wish = { game: 'pig', seats, options: { target: 1000 }, pace: 3000, start: true }
  const { id } = await anna.ask<Table>('POST', '/api/tables', wish)
  // Until the bot must answer: its pace leaves time to stop the server before it does.
  for (let seat = 0; seat === 0; ) {
    const look = await anna.ask<Looked>('GET', `/api/matches/${id}?as=0`)
    const { position } = look
    seat = look.sight.asked.seats[0]!
    if (seat === 0)
      await anna.ask('POST', `/api/matches/${id}/answers`, { id: `a${position}`, seat, position, key: 'roll' })
  }
  const { position } = await anna.ask<Table>('GET', `/api/tables/${id}`)
  behind = HOUR
  const again = await first.restart()
  const reached = async () => (await again.server.services.storage.load(id))!.entries.length
  await expect.poll(reached, { timeout: 60_000, interval: 100 }).toBeGreaterThan(position)
})

interface Looked {
  readonly position: number
  readonly sight: { readonly asked: { readonly seats: readonly number[] } }
}
