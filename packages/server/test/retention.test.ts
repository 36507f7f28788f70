import type { Table } from '@alea/protocol'
import { expect, test, vi } from 'vitest'
import { Retention } from '../src/players/retention.ts'
import { testServer } from './testServer.ts'

const DAY = 86_400_000

test('guests, chat and audit lines are removed when they are old enough; accounts and whoever still plays stay', async () => {
  let now = Date.UTC(2026, 10, 16)
  const settings = { keepGuestsDays: 10, keepChatDays: 10, keepAuditDays: 10 }
  const { server, guest } = await testServer(settings, undefined, { now: () => now })
  const { services } = server
  const retention = new Retention({
    ...services,
    later: (ms, work) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    trouble: (_, error) => expect.fail(String(error)),
  })
  const [idle, playing, account, fresh] = [await guest('Idle'), await guest('Busy'), await guest('Anna'), await guest()]
  await account.ask('POST', '/api/accounts', { name: 'Anna', password: 'correct horse' })
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const table = async (one: typeof idle, other: typeof idle) => {
    const { id } = await one.ask<Table>('POST', '/api/tables', { game: 'pig', seats, open: true })
    await other.ask('POST', `/api/tables/${id}/seats`, {})
    await one.ask('POST', `/api/tables/${id}/start`)
    for (const text of ['one', 'two']) await one.ask('POST', `/api/matches/${id}/chat`, { text })
    return id
  }
  const over = await table(account, idle)
  await idle.ask('POST', `/api/matches/${over}/seats/1/resign`)
  const unfinished = await table(playing, account)
  expect(await retention.run()).toEqual({ guests: 0, chat: 0, audit: 0 })

  now += 11 * DAY
  await fresh.ask('GET', '/api/me')
  await vi.waitFor(async () => expect((await services.storage.sessionsOf(fresh.id))[0]!.used).toBe(now))
  expect(await retention.run()).toEqual({ guests: 1, chat: 4, audit: 1 })
  expect((await idle.call('GET', '/api/me')).status).toBe(401)
  for (const one of [playing, account, fresh]) expect((await one.call('GET', '/api/me')).status).toBe(200)
  const lines = async (id: string) => (await account.ask<{ lines: unknown[] }>('GET', `/api/matches/${id}/chat`)).lines
  expect(await lines(over)).toEqual([])
  // The numbers of a match that goes on must not begin again.
  expect(await lines(unfinished)).toMatchObject([
    { number: 1, removed: true },
    { number: 2, removed: true },
  ])
  expect(JSON.stringify(await lines(unfinished))).not.toMatch(/one|two/)
  await vi.waitFor(async () =>
    expect((await account.ask<Table>('GET', `/api/tables/${over}`)).seats[1]).toMatchObject({ deleted: true }),
  )
  expect(await services.storage.audit(0, 0)).toMatchObject([
    { who: 'server', what: 'retention', about: 'guests 1 chat 4 audit 1' },
  ])
  expect(await retention.run()).toEqual({ guests: 0, chat: 0, audit: 0 })
})

test('0 days: everything is kept for ever', async () => {
  let now = Date.UTC(2026, 10, 16)
  const settings = { keepGuestsDays: 0, keepChatDays: 0, keepAuditDays: 0 }
  const { server, guest } = await testServer(settings, undefined, { now: () => now })
  await guest()
  now += 5000 * DAY
  const later = (_: number, work: () => void) => {
    work()
    return () => {}
  }
  const retention = new Retention({ ...server.services, later, trouble: () => expect.fail() })
  expect(await retention.run()).toEqual({ guests: 0, chat: 0, audit: 0 })
})
