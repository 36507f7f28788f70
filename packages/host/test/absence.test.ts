import type { NewTable } from '@alea/protocol/client'
import { describe, expect, test } from 'vitest'
import { ME, type Opened, opened, YOU } from './opened.ts'

const DAY = 86_400_000

/** Two people at a table of Pig; nobody is connected. */
async function pair(wish: Partial<NewTable> = {}): Promise<Opened> {
  const table = await opened({ game: 'pig', seats: [{ kind: 'me' }, { kind: 'open' }], open: true, ...wish })
  await table.host.seats.sit({ id: 'you', name: 'Ben' }, YOU, {})
  await table.host.seats.start(ME)
  return table
}

describe('without a clock', () => {
  test('others may call a stand-in after the announced time, and everybody is told', async () => {
    const table = await pair({ absence: { rule: 'stand-in', after: 120 }, standIn: 'adept' })
    expect(table.host.table()).toMatchObject({ absence: { rule: 'stand-in', after: 120 }, standIn: 'adept' })
    await table.watch(0)
    await table.time.pass(119_000)
    await expect(table.host.seats.callStandIn(1, ME)).rejects.toMatchObject({ code: 'not-allowed' })
    await table.time.pass(1000)
    await table.host.seats.callStandIn(1, ME)
    const told = table.frames.findLast((frame) => frame.type === 'table')!.table
    expect(told.seats[1]).toMatchObject({ bot: 'adept' })
    expect(told.handovers).toEqual([{ seat: 1, why: 'absence', at: table.time.now, bot: 'adept' }])
    await table.host.seats.takeBack(1, YOU)
    const back = table.frames.findLast((frame) => frame.type === 'table')!.table
    expect(back.seats[1]).not.toHaveProperty('bot')
    expect(back.handovers!.at(-1)).toEqual({ seat: 1, why: 'back', at: table.time.now })
  })

  test('or claim the match, if that is the rule', async () => {
    const table = await pair({ absence: { rule: 'loses', after: 60 } })
    await table.time.pass(60_000)
    await expect(table.host.seats.callStandIn(1, new Set(['eve']))).rejects.toMatchObject({ code: 'not-allowed' })
    await table.host.seats.callStandIn(1, ME)
    expect(table.host.record).toMatchObject({
      status: 'over',
      ending: { places: [1, 2], reason: 'absence', by: 'resignation' },
      handovers: [{ seat: 1, why: 'absence' }],
    })
  })

  test('or must wait', async () => {
    const table = await pair({ absence: { rule: 'wait' } })
    await table.time.pass(30 * DAY)
    await expect(table.host.seats.callStandIn(1, ME)).rejects.toMatchObject({ code: 'not-allowed' })
  })

  test('a table of a host before 0.3 has a stand-in after the time of the server', async () => {
    const table = await pair()
    const { absence: _, ...record } = table.host.record
    const { revision, position } = table.host.table()
    await table.store.commit({ match: 'match', revision: revision!, position, entries: [], record, dueAt: null })
    const again = await table.again({ absenceMs: 5000 })
    await again.time.pass(4999)
    await expect(again.host.seats.callStandIn(1, ME)).rejects.toMatchObject({ code: 'not-allowed' })
    await again.time.pass(1)
    await again.host.seats.callStandIn(1, ME)
    expect(again.host.record.seats[1]).toMatchObject({ bot: 'greedy' })
  })
})

describe('with a clock', () => {
  test.each([
    [3 * DAY, { kind: 'days', days: 3 }],
    [36_000_000, { kind: 'live', bank: 36_000, increment: 0 }],
  ] as const)('nobody is replaced before their time of %i ms is up', async (ms, clock) => {
    const table = await pair({ clock })
    await table.time.pass(ms - 1)
    for (const [seat, ids] of [
      [0, YOU],
      [1, ME],
    ] as const)
      await expect(table.host.seats.callStandIn(seat, ids)).rejects.toMatchObject({ code: 'not-allowed' })
    expect(table.host.record.seats[0]).not.toHaveProperty('bot')
    await table.time.pass(1)
    expect(table.host.record.handovers).toMatchObject([{ seat: 0, why: 'time', bot: 'greedy' }])
  })

  test('time that is up loses, if that is the rule, and cannot be taken back', async () => {
    const table = await pair({ clock: { kind: 'live', bank: 60, increment: 0 }, absence: { rule: 'loses' } })
    await table.time.pass(60_000)
    expect(table.host.record).toMatchObject({ status: 'over', ending: { places: [2, 1], reason: 'time' } })
    expect(table.host.table().seats[0]).toMatchObject({ lost: 'time', resigned: true })
  })

  test('at a larger table a bot plays on for whoever lost', async () => {
    const bot = { kind: 'bot', bot: 'random' } as const
    const table = await pair({
      seats: [{ kind: 'me' }, { kind: 'open' }, bot],
      clock: { kind: 'live', bank: 60, increment: 0 },
      absence: { rule: 'loses' },
    })
    await table.time.pass(60_000)
    expect(table.host.record).toMatchObject({ status: 'playing', seats: [{ bot: 'greedy', lost: 'time' }, {}, {}] })
    await expect(table.host.seats.takeBack(0, ME)).rejects.toMatchObject({ code: 'not-allowed' })
  })

  test('waiting is no rule', async () => {
    const wish = { clock: { kind: 'days', days: 1 }, absence: { rule: 'wait' } } as const
    await expect(pair(wish)).rejects.toMatchObject({ code: 'bad-option' })
  })
})

describe('a rated table', () => {
  test('has no stand-ins: whoever is gone loses', async () => {
    expect((await pair({ rated: true })).host.table().absence).toEqual({ rule: 'loses', after: 60 })
    await expect(pair({ rated: true, absence: { rule: 'stand-in' } })).rejects.toMatchObject({ code: 'bad-option' })
  })
})

describe('a player is here', () => {
  const away = ({ host }: Opened) => host.table().seats.map(({ online }) => !online)

  test('who looks in over HTTP every twenty seconds, and gone when they no longer do', async () => {
    const table = await pair()
    await table.watch(0)
    for (let i = 0; i < 9; i++) {
      await table.time.pass(20_000)
      await table.host.look(1, YOU)
      await expect(table.host.seats.callStandIn(1, ME)).rejects.toMatchObject({ code: 'not-allowed' })
      expect(away(table)).toEqual([false, false])
    }
    const left = table.time.now
    await table.time.pass(45_000)
    const told = table.frames.findLast((frame) => frame.type === 'table')!.table
    expect(told.seats[1]).toMatchObject({ online: false, away: left })
    await table.time.pass(15_000)
    await table.host.seats.callStandIn(1, ME)
  })

  const here = {
    'the table': (host) => host.table(YOU),
    'an answer, even a refused one': (host) =>
      host.answer({ id: 'x', seat: 1, position: 0, key: 'roll' }, YOU).catch(() => undefined),
    'an order': (host) => host.order(1, { stop: true }, YOU),
    'an undo that is barred': (host) => host.undo({ id: 'u', seat: 1, position: 0 }, YOU).catch(() => undefined),
    'a word': (host) => host.say({ id: 'you', name: 'Ben' }, YOU, { text: 'hello' }),
    'a preview': (host) => host.preview({ seat: 1, position: 0, key: 'roll' }, YOU).catch(() => undefined),
  } satisfies Record<string, (host: Opened['host']) => unknown>

  test.each(Object.entries(here))('by %s', async (_, act) => {
    const table = await pair()
    await table.time.pass(59_000)
    await act(table.host)
    await table.time.pass(59_000)
    await expect(table.host.seats.callStandIn(1, ME)).rejects.toMatchObject({ code: 'not-allowed' })
    await table.time.pass(1000)
    await table.host.seats.callStandIn(1, ME)
  })

  test('in every seat, who watches from one of them', async () => {
    const table = await pair({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'me' }] })
    await table.watch(0)
    await table.time.pass(120_000)
    expect(away(table)).toEqual([false, true, false])
    await expect(table.host.seats.callStandIn(2, YOU)).rejects.toMatchObject({ code: 'not-allowed' })
  })

  test('not by what a stranger does', async () => {
    const table = await pair()
    await table.time.pass(59_000)
    await table.host.look(null, new Set(['eve']))
    await table.time.pass(1000)
    await table.host.seats.callStandIn(1, ME)
  })

  test('and a time of day that was set back keeps nobody waiting', async () => {
    const table = await pair()
    table.time.now -= 3_600_000
    await expect(table.host.seats.callStandIn(1, ME)).rejects.toMatchObject({ code: 'not-allowed' })
    await table.time.pass(60_000)
    await table.host.seats.callStandIn(1, ME)
  })
})
