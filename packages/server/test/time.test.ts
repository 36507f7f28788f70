import { gameOf } from '@alea/catalog'
import { fast, type Match, random, type Seat, seatName } from '@alea/engine'
import { commitmentTo, passesItself, type Table } from '@alea/protocol'
import { describe, expect, test } from 'vitest'
import { flagAt, granted, newClock, pressed, resumed } from '../src/matches/clock.ts'
import { dutiesOf } from '../src/matches/duties.ts'
import { layTable } from '../src/matches/layTable.ts'
import type { MatchRecord } from '../src/matches/record.ts'
import { restore } from '../src/matches/restore.ts'
import { testHouse } from './house.ts'

describe('a clock', () => {
  const live = { kind: 'live', bank: 60, increment: 5 } as const
  const days = { kind: 'days', days: 2 } as const

  test('takes time from who is asked and gives the increment to who answers', () => {
    const begun = pressed(live, newClock(live, 2, 0), [0], 0)
    const answered = pressed(live, begun, [1], 20_000, 0)
    expect(answered).toEqual({ left: [45_000, 60_000], running: [1], since: 20_000 })
    expect(flagAt(answered, 1)).toBe(80_000)
  })

  test('gives no increment for anything but an answer', () => {
    const begun = pressed(live, newClock(live, 2, 0), [0], 0)
    expect(pressed(live, begun, [0], 20_000).left).toEqual([40_000, 60_000])
  })

  test('of days begins anew with every answer', () => {
    const begun = pressed(days, newClock(days, 2, 0), [0], 0)
    expect(pressed(days, begun, [1], 100_000_000, 0).left).toEqual([172_800_000, 172_800_000])
  })

  test('does not count the time before the server ran, and leaves a returning player something', () => {
    const begun = pressed(live, newClock(live, 2, 0), [0], 0)
    expect(flagAt(resumed(begun, 1_000_000), 0)).toBe(1_060_000)
    expect(granted(pressed(live, begun, [0], 59_000), 0, 30_000).left[0]).toBe(30_000)
  })
})

describe('windows', () => {
  const offer = (...keys: string[]) => ({
    name: 'respond',
    seat: 0,
    params: {},
    options: keys.map((key) => ({ key, value: key })),
    unavailable: [],
  })
  test.each([
    ['nothing else to do', {}, ['pass'], true],
    ['something to do', {}, ['pass', 'play:x'], false],
    ['nothing else to do, but always stop me', { orders: { stop: true } }, ['pass'], false],
    ['orders to pass', { orders: { pass: 'always' } }, ['pass', 'play:x'], true],
    ['orders to pass, which win over stopping', { orders: { pass: 'always', stop: true } }, ['pass'], true],
    ['orders for this turn', { orders: { pass: 'turn' }, ordered: 3 }, ['pass', 'play:x'], true],
    ['orders of an earlier turn', { orders: { pass: 'turn' }, ordered: 2 }, ['pass', 'play:x'], false],
  ] as const)('%s: passes by itself, or not', (_, place, keys, passes) => {
    const { orders, ordered } = place as Pick<MatchRecord['seats'][number], 'orders' | 'ordered'>
    expect(passesItself(orders, ordered, offer(...keys), { turn: 3 })).toBe(passes)
  })

  /** A match of Dice Throne in which somebody stands at a window. */
  function atWindow(): { match: Match; record: MatchRecord; seat: Seat } {
    const table = layTable(
      { game: 'dice-throne', seats: [{ kind: 'me' }, { kind: 'me' }], windows: { delay: 700, limit: 9000 } },
      { id: 'player-one', name: 'Anna' },
      0,
    )
    const record: MatchRecord = { ...table, status: 'playing', started: 0 }
    const match = restore(gameOf('dice-throne')!, record, [])
    const [dice, luck] = [fast(7), random(7)]
    for (let i = 0; i < 2000 && match.pending; i++) {
      const { pending } = match
      if (pending.kind === 'chance') match.settle(dice(pending, i))
      else if (pending.name === 'respond') return { match, record, seat: pending.seats[0]! }
      else {
        const [seat = 0] = pending.seats
        const { options } = match.offer(seat)!
        match.answer({ seat, key: options[luck.below(options.length)]!.key })
      }
    }
    throw new Error('no window')
  }

  test('passes are due at the delay or the limit, and thinking time does not run', () => {
    const { match, record, seat } = atWindow()
    const hasChoice = match.offer(seat)!.options.length > 1
    expect(dutiesOf(record, match, undefined, 1000)).toEqual([{ kind: 'pass', seat, at: hasChoice ? 10_000 : 1700 }])
    const seats = record.seats.map((place) => ({ ...place, orders: { pass: 'always' as const } }))
    expect(dutiesOf({ ...record, seats }, match, undefined, 1000), seatName(seat)).toEqual([
      { kind: 'pass', seat, at: 1700 },
    ])
  })
})

test('a pass by hand, by order and for want of anything else all take the delay', async () => {
  const house = await testHouse()
  const [anna, ben] = await Promise.all([house.guest('Anna'), house.guest('Ben')])
  const delay = 300
  const table = await anna.ask<Table>('POST', '/api/tables', {
    game: 'dice-throne',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    windows: { delay, limit: 0 },
  })
  await ben.ask('POST', `/api/tables/${table.id}/seats`, { invitation: table.invitation })
  await anna.ask('POST', `/api/tables/${table.id}/start`)
  await Promise.all([anna.connect(), ben.connect()])
  const mirrors = [await anna.watch(table.id, 0), await ben.watch(table.id, 1)]
  const players = [anna, ben]
  let passed = 0
  for (let i = 0; i < 400 && passed < 6; i++) {
    const seat = mirrors.findIndex(({ sight }) => sight!.asked?.offer)
    const { position, sight } = mirrors[seat]!
    const options = sight!.asked!.offer!.options.map(({ key }) => key)
    const isWindow = options.includes('pass')
    const seen = players[1 - seat]!.next('step', (step) => step.position > position)
    // Every other window is left to the standing order.
    if (isWindow && passed % 2 === 1)
      await players[seat]!.command({ type: 'order', match: table.id, seat, orders: { pass: 'always' } })
    else {
      const key = isWindow ? 'pass' : options[i % options.length]!
      void players[seat]!.command({ type: 'answer', match: table.id, seat, position, key })
    }
    await seen
    await expect.poll(() => mirrors[seat]!.position).toBeGreaterThan(position)
    if (isWindow) {
      passed++
      await players[seat]!.command({ type: 'order', match: table.id, seat, orders: { stop: true } })
    }
  }
  // By the clock of the server: what is on disk was shown to nobody before.
  const { entries } = (await house.server.services.storage.load(table.id))!
  const waits = entries.flatMap(({ key, at }, i) => (key === 'pass' ? [at - entries[i - 1]!.at] : []))
  expect(waits.length).toBeGreaterThanOrEqual(4)
  for (const wait of waits) expect(wait).toBeGreaterThanOrEqual(delay - 2)
})

test('whose time is up is played for by a bot, and may take the seat back', async () => {
  const house = await testHouse()
  const [anna, ben] = await Promise.all([house.guest('Anna'), house.guest('Ben')])
  const table = await anna.ask<Table>('POST', '/api/tables', {
    game: 'pig',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    options: { target: 1000 },
    clock: { kind: 'live', bank: 1, increment: 0 },
    standIn: 'random',
    pace: 50,
  })
  await ben.ask('POST', `/api/tables/${table.id}/seats`, { invitation: table.invitation })
  const begun = await anna.ask<Table>('POST', `/api/tables/${table.id}/start`)
  expect(begun.time).toMatchObject({ running: [0], left: [expect.any(Number), 1000] })
  await expect.poll(async () => (await ben.ask<Table>('GET', `/api/tables/${table.id}`)).seats[0]!.bot).toBe('random')
  await expect.poll(async () => (await ben.ask<Table>('GET', `/api/tables/${table.id}`)).position).toBeGreaterThan(0)
  const refused = await anna.call('POST', `/api/matches/${table.id}/answers`, {
    id: 'x',
    seat: 0,
    position: 0,
    key: 'roll',
  })
  expect(refused).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
  const back = await anna.ask<Table>('DELETE', `/api/matches/${table.id}/seats/0/stand-in`)
  expect(back.seats[0]).not.toHaveProperty('bot')
  expect(back.time!.left[0]).toBeGreaterThan(20_000)
})

test.each([
  ['for long', 1, 200],
  ['for a moment', 3600, 403],
] as const)(
  'may somebody who has been gone %s be replaced when another player asks?',
  async (_, absenceSeconds, status) => {
    const house = await testHouse({ absenceSeconds })
    const [anna, ben, eve] = await Promise.all([house.guest(), house.guest(), house.guest()])
    const table = await anna.ask<Table>('POST', '/api/tables', {
      game: 'pig',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      open: true,
    })
    await ben.ask('POST', `/api/tables/${table.id}/seats`, {})
    await anna.ask('POST', `/api/tables/${table.id}/start`)
    await ben.connect()
    await ben.watch(table.id, 1)
    const standIn = () => anna.call('PUT', `/api/matches/${table.id}/seats/1/stand-in`)
    expect((await standIn()).status).toBe(403)
    await ben.close()
    expect((await eve.call('PUT', `/api/matches/${table.id}/seats/1/stand-in`)).status).toBe(403)
    await expect.poll(async () => (await standIn()).status).toBe(status)
  },
)

test('dice wait for promised bytes, take them, and refuse others', async () => {
  const house = await testHouse({ contributionSeconds: 30 })
  const [anna, ben] = await Promise.all([house.guest(), house.guest()])
  const [mine, theirs] = ['1'.repeat(64), '2'.repeat(64)]
  const table = await anna.ask<Table>('POST', '/api/tables', {
    game: 'battle-dice',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    commitment: commitmentTo(mine),
  })
  await ben.ask('POST', `/api/tables/${table.id}/seats`, {
    invitation: table.invitation,
    commitment: commitmentTo(theirs),
  })
  const begun = await anna.ask<Table>('POST', `/api/tables/${table.id}/start`)
  expect(begun).toMatchObject({ position: 0, fair: { awaiting: [0, 1], contributions: [null, null] } })
  await Promise.all([anna.connect(), ben.connect()])
  const reveal = (client: typeof anna, seat: number, contribution: string) =>
    client.command({ type: 'reveal', match: table.id, seat, contribution })
  expect(await reveal(anna, 0, theirs)).toMatchObject({ type: 'refused', error: { code: 'not-allowed' } })
  expect(await reveal(anna, 0, mine)).toMatchObject({ type: 'done' })
  expect((await anna.ask<Table>('GET', `/api/tables/${table.id}`)).position).toBe(0)
  expect(await reveal(ben, 1, theirs)).toMatchObject({ type: 'done' })
  const thrown = await anna.ask<Table>('GET', `/api/tables/${table.id}`)
  expect(thrown.position).toBeGreaterThan(0)
  expect(thrown.fair).toMatchObject({ awaiting: [], contributions: [mine, theirs] })
  expect(thrown.fair).not.toHaveProperty('secret')
})

test('bytes that do not come in time are left out, and the match begins all the same', async () => {
  const house = await testHouse({ contributionSeconds: 1 })
  const anna = await house.guest()
  const table = await anna.ask<Table>('POST', '/api/tables', {
    game: 'battle-dice',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    commitment: commitmentTo('1'.repeat(64)),
    start: true,
  })
  expect(table.position).toBe(0)
  const position = async () => (await anna.ask<Table>('GET', `/api/tables/${table.id}`)).position
  await expect.poll(position).toBeGreaterThan(0)
})
