/** What bots may cost: names, quotas, matches that nobody watches. */
import { BotThreads } from '@alea/bots/threads'
import type { MatchRecord } from '@alea/host'
import type { Table } from '@alea/protocol'
import { expect, test } from 'vitest'
import { type BotRunner, DEFAULTS, inProcessBots } from '../src/index.ts'
import { newMatch, rematchOf } from '../src/matches/newMatch.ts'
import { testServer } from './testServer.ts'

const me = { kind: 'me' } as const
const seated = (bot: string) => ({ kind: 'bot', bot })
const bots = { game: 'pig', seats: [seated('random'), seated('random')], options: { target: 1000 } }

test.each(['search:600000ms', 'search:301ms', 'search:3001', 'search:999999999'])(
  '%s is refused wherever a name comes in, in the language of who asks',
  async (bot) => {
    const server = await testServer()
    const anna = await server.guest()
    const table = await anna.ask<Table>('POST', '/api/tables', { game: 'pig', seats: [me, { kind: 'open' }] })
    const place = `/api/tables/${table.id}/seats/1/bot`
    const refused = await Promise.all([
      anna.call('POST', '/api/tables', { game: 'pig', seats: [me, seated(bot)] }),
      anna.call('POST', '/api/tables', { game: 'pig', seats: [me, { kind: 'open' }], standIn: bot }),
      anna.call('PUT', place, { bot }),
    ])
    for (const { body } of refused) {
      expect(body).toMatchObject({ code: 'bad-option' })
      expect(body.detail).toContain('search:1 to search:3000 (iterations), or from search:1ms to search:300ms')
    }
    const french = await fetch(`${server.url}${place}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${anna.token}`,
        'content-type': 'application/json',
        'accept-language': 'fr',
      },
      body: JSON.stringify({ bot }),
    })
    expect(await french.json()).toMatchObject({ detail: expect.stringContaining('n’a pas un budget autorisé ici') })
  },
)

test.each(['master', 'search:300ms', 'search:3000'])('%s is accepted wherever a name comes in', async (bot) => {
  const anna = await (await testServer()).guest()
  const seats = [me, seated(bot), { kind: 'open' }]
  const table = await anna.ask<Table>('POST', '/api/tables', { game: 'pig', seats, standIn: bot })
  const placed = await anna.ask<Table>('PUT', `/api/tables/${table.id}/seats/2/bot`, { bot })
  expect(placed.seats.map((seat) => seat.bot)).toEqual([undefined, bot, bot])
  expect(placed.standIn).toBe(bot)
})

test('what is no name at all is malformed in both routes', async () => {
  const anna = await (await testServer()).guest()
  const table = await anna.ask<Table>('POST', '/api/tables', { game: 'pig', seats: [me, { kind: 'open' }] })
  for (const bot of ['', 'search:', 'search:5s', 'search:5ms:5ms', 'x'.repeat(31), 'Search:5', 7]) {
    const refused = await Promise.all([
      anna.call('POST', '/api/tables', { game: 'pig', seats: [me, { kind: 'bot', bot }] }),
      anna.call('PUT', `/api/tables/${table.id}/seats/1/bot`, { bot }),
    ])
    expect(refused.map(({ body }) => body.code)).toEqual(['malformed', 'malformed'])
  }
})

const old = (bot: string): MatchRecord => {
  const record = newMatch({ game: 'pig', seats: [me, seated('random') as never] }, { id: 'anna', name: 'Anna' }, 1)
  const seats = record.seats.map((one) => (one.kind === 'bot' ? { ...one, bot } : one))
  return { ...record, status: 'over', standIn: bot, seats }
}

test('a rematch of an older server’s table has bots within the limit, or none', () => {
  const again = rematchOf(old('search:600000ms'), 'anna', 2, { ...DEFAULTS, botMilliseconds: 200 })
  expect([again.standIn, again.seats[0]!.bot]).toEqual(['search:200ms', 'search:200ms'])
  expect(() => rematchOf(old('gone'), 'anna', 2)).toThrow(expect.objectContaining({ code: 'bad-option' }))
})

test('an older server’s bot with any budget thinks within the limit', async () => {
  const jobs: { bot: string; ms?: number | undefined }[] = []
  const spying: BotRunner = {
    ...inProcessBots,
    choose: (job, signal) => {
      jobs.push({ bot: job.bot, ms: job.ms })
      return inProcessBots.choose(job, signal)
    },
  }
  const { server } = await testServer({ botMilliseconds: 10 }, undefined, { bots: spying })
  const { matches } = server.services
  const now = Date.now()
  const host = await matches.create({ ...old('search:600000ms'), status: 'gathering', created: now })
  const ids = new Set(['anna'])
  await host.seats.start(ids)
  for (let i = 0; jobs.length === 0; i++) {
    const { sight, position } = await host.look(0, ids)
    const key = sight.asked?.offer?.options.at(-1)?.key
    if (key) await host.answer({ id: `a${i}`, seat: 0, position, key }, ids)
    else await new Promise((resolve) => setTimeout(resolve, 1))
  }
  expect(jobs[0]).toEqual({ bot: 'search:600000ms', ms: 10 })
})

test('a person has so many bots and no more, also when asking for all at once; who ends a match may have others', async () => {
  const server = await testServer({ botSeatsPerPerson: 6 })
  const [anna, ben] = [await server.guest(), await server.guest()]
  const wish = { game: 'pig', seats: [me, seated('random'), seated('random')] }
  const asked = await Promise.all(Array.from({ length: 10 }, () => anna.call('POST', '/api/tables', wish)))
  const laid = asked.filter(({ status }) => status === 200)
  expect(laid).toHaveLength(3)
  const refused = asked.find(({ status }) => status !== 200)!
  expect(refused.body).toMatchObject({ code: 'too-many', detail: expect.stringContaining('at most 6 seats') })
  const open = await anna.ask<Table>('POST', '/api/tables', { game: 'pig', seats: [me, { kind: 'open' }] })
  const place = () => anna.call('PUT', `/api/tables/${open.id}/seats/1/bot`, { bot: 'random' })
  expect((await place()).body.code).toBe('too-many')
  expect((await ben.call('POST', '/api/tables', wish)).status).toBe(200)
  await anna.ask('POST', `/api/tables/${laid[0]!.body.id}/abandon`)
  expect((await place()).status).toBe(200)
})

test('a person has so many tables and no more; who ends one may set up another', async () => {
  const server = await testServer({ tablesPerPerson: 3 })
  const [anna, ben] = [await server.guest(), await server.guest()]
  const wish = { game: 'pig', seats: [me, { kind: 'open' }] }
  const asked = await Promise.all(Array.from({ length: 8 }, () => anna.call('POST', '/api/tables', wish)))
  const laid = asked.filter(({ status }) => status === 200)
  expect(laid).toHaveLength(3)
  const refused = asked.find(({ status }) => status !== 200)!
  expect(refused.body).toMatchObject({ code: 'too-many', detail: expect.stringContaining('at most 3 tables') })
  expect((await ben.call('POST', '/api/tables', wish)).status).toBe(200)
  await anna.ask('POST', `/api/tables/${laid[0]!.body.id}/abandon`)
  expect((await anna.call('POST', '/api/tables', wish)).status).toBe(200)
})

test('the bots of a guest are those of the account it signs in to', async () => {
  const server = await testServer({ botSeatsPerPerson: 1 })
  const [zoe, guest] = [await server.guest(), await server.guest()]
  const account = { name: 'Zoe', password: 'long enough and unusual' }
  await zoe.ask('POST', '/api/accounts', account)
  const wish = { game: 'pig', seats: [me, seated('random')] }
  await guest.ask('POST', '/api/tables', wish)
  await guest.ask('POST', '/api/sessions', account)
  expect((await zoe.call('POST', '/api/tables', wish)).body.code).toBe('too-many')
})

test('the bots of a rematch count', async () => {
  const anna = await (await testServer({ botSeatsPerPerson: 1 })).guest()
  const wish = { game: 'pig', seats: [me, seated('random')], start: true }
  const table = await anna.ask<Table>('POST', '/api/tables', wish)
  await anna.ask('POST', `/api/matches/${table.id}/seats/0/resign`)
  await anna.ask('POST', '/api/tables', wish)
  expect((await anna.call('POST', `/api/tables/${table.id}/rematch`)).body.code).toBe('too-many')
})

test('matches among bots are few for each person; their host watches and ends them', async () => {
  const server = await testServer({ botMatchesPerPerson: 2 })
  const [anna, ben] = [await server.guest(), await server.guest()]
  const wish = { ...bots, start: true, spectators: false, pace: 500 }
  const first = await anna.ask<Table>('POST', '/api/tables', wish)
  const second = await anna.ask<Table>('POST', '/api/tables', { ...bots, seats: [seated('random'), { kind: 'open' }] })
  await anna.ask('PUT', `/api/tables/${second.id}/seats/1/bot`, { bot: 'random' })
  expect((await anna.call('POST', '/api/tables', wish)).body).toMatchObject({
    code: 'too-many',
    detail: expect.stringContaining('at most 2 matches'),
  })
  expect((await ben.call('GET', `/api/matches/${first.id}`)).body.code).toBe('not-allowed')
  expect((await anna.call('GET', `/api/matches/${first.id}`)).status).toBe(200)
  expect((await ben.call('POST', `/api/tables/${first.id}/abandon`)).body.code).toBe('not-allowed')
  expect(await anna.ask('POST', `/api/tables/${first.id}/abandon`)).toMatchObject({ status: 'abandoned' })
  expect((await anna.call('POST', '/api/tables', wish)).status).toBe(200)
  const none = await (await testServer({ botMatchesPerPerson: 0 })).guest()
  expect((await none.call('POST', '/api/tables', wish)).body.detail).toContain('does not run')
})

test('the metrics tell how long bots waited and thought, and what became of it, by kind', async () => {
  const { guest, server } = await testServer({}, undefined, { bots: new BotThreads(1) })
  const anna = await guest()
  // Who thinks may win in its first turn when the target is low or it begins: then the other never answers.
  const wish = { game: 'pig', seats: [seated('random'), seated('search:20')], pace: 0, options: { target: 100 } }
  const table = await anna.ask<Table>('POST', '/api/tables', { ...wish, start: true })
  await expect.poll(async () => (await anna.ask<Table>('GET', `/api/tables/${table.id}`)).status).toBe('over')
  const text = server.services.metrics.text()
  expect(text).toMatch(/alea_bot_jobs_total\{bot="search",result="answered"\} [1-9]/)
  expect(text).toMatch(/alea_bot_think_ms_bucket\{bot="search",le="5000"\} [1-9]/)
  expect(text).toMatch(/alea_bot_wait_ms_count\{bot="random"\} [1-9]/)
  expect(text).toContain('alea_bot_jobs_waiting 0')
})

test('a bot that fails is replaced by a simple one, which the metrics tell', async () => {
  const failing: BotRunner = { choose: () => Promise.reject(new Error('broken')) }
  const { guest, server } = await testServer({}, undefined, { bots: failing })
  const anna = await guest()
  const wish = { game: 'pig', seats: [seated('master'), seated('master')], pace: 0, options: { target: 20 } }
  const table = await anna.ask<Table>('POST', '/api/tables', { ...wish, start: true })
  await expect.poll(async () => (await anna.ask<Table>('GET', `/api/tables/${table.id}`)).status).toBe('over')
  expect(server.services.metrics.text()).toMatch(/alea_bot_fallbacks_total\{bot="master"\} [1-9]/)
})
