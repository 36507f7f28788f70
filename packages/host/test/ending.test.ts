import { describe, expect, test } from 'vitest'
import { ME, opened, YOU } from './opened.ts'

const me = { kind: 'me' } as const
const bot = { kind: 'bot', bot: 'random' } as const
const open = { kind: 'open' } as const

describe('resigning', () => {
  test('of two the other wins', async () => {
    const { host } = await opened({ game: 'pig', seats: [me, bot] })
    await host.seats.resign(0, ME)
    expect(host.record).toMatchObject({
      status: 'over',
      ending: { places: [2, 1], scores: [0, 0], reason: 'resigned', by: 'resignation' },
    })
  })

  test('the only person of three is behind the bots', async () => {
    const { host } = await opened({ game: 'pig', seats: [bot, me, bot] })
    await host.seats.resign(1, ME)
    expect(host.record).toMatchObject({ status: 'over', ending: { places: [1, 3, 1], reason: 'resigned' } })
  })

  test('while another person plays a bot plays on, and who resigns last is before who resigned first', async () => {
    const { host } = await opened({ game: 'pig', seats: [me, open, bot], open: true })
    await host.seats.sit({ id: 'you', name: 'Ben' }, YOU, {})
    await host.seats.start(ME)
    await host.seats.resign(0, ME)
    expect(host.record).toMatchObject({ status: 'playing', seats: [{ bot: 'greedy', resigned: 0 }, {}, {}] })
    await expect(host.seats.takeBack(0, ME)).rejects.toMatchObject({ code: 'not-allowed' })
    await host.seats.resign(1, YOU)
    expect(host.record).toMatchObject({ status: 'over', ending: { places: [3, 2, 1] } })
  })

  test('alone, the match is just put away', async () => {
    const { host } = await opened({ game: 'dice-city', seats: [me] })
    await host.seats.resign(0, ME)
    expect(host.record.status).toBe('abandoned')
    expect(host.record).not.toHaveProperty('ending')
  })

  test('in a match begun with 0.1, which only noted that somebody had resigned', async () => {
    const table = await opened({ game: 'pig', seats: [me, me, bot] })
    const { record } = table.host
    const [first, ...rest] = record.seats
    const seats = [
      { ...first!, resigned: true as const, bot: 'greedy', orders: { pass: 'turn' as const }, ordered: 1 },
      ...rest,
    ]
    const { revision } = table.host.table()
    await table.store.commit({
      match: 'match',
      revision: revision!,
      position: 0,
      entries: [],
      record: { ...record, seats },
      dueAt: null,
    })
    const { host } = await table.again()
    expect(host.table().seats[0]).toMatchObject({ resigned: true, bot: 'greedy' })
    await host.seats.resign(1, ME)
    expect(host.record.ending!.places).toEqual([3, 2, 1])
  })

  test('twice is once, and a stranger resigns nobody', async () => {
    const { host } = await opened({ game: 'pig', seats: [me, me, bot] })
    await expect(host.seats.resign(0, YOU)).rejects.toMatchObject({ code: 'not-allowed' })
    await host.seats.resign(0, ME)
    const { seats } = host.record
    await host.seats.resign(0, ME)
    expect(host.record.seats).toBe(seats)
  })
})
