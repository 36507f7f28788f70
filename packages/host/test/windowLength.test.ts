/** How long a window lasts tells nobody what the asked seat holds. */
import { gameOf } from '@alea/catalog'
import { advance, keysOf, Match, type Question, random, redealt } from '@alea/engine'
import type { ClockSetup, Orders } from '@alea/protocol/client'
import { describe, expect, test } from 'vitest'
import { dueActionsOf, usualWindows } from '../src/index.ts'
import { passesByItself } from '../src/windows.ts'
import { ME, type Opened, opened, YOU } from './opened.ts'

const game = gameOf('dice-throne')!
const CLOCKS: readonly (ClockSetup | undefined)[] = [
  undefined,
  { kind: 'live', bank: 300, increment: 5 },
  { kind: 'days', days: 2 },
]

/** A table for two people at which a window of the second is open, in the turn of `turn`. */
async function atWindow(
  clock: ClockSetup | undefined,
  windows = usualWindows(clock),
  seed = 5,
  turn = 0,
): Promise<Opened> {
  const table = await opened({
    game: 'dice-throne',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    open: true,
    windows,
    ...(clock && { clock }),
  })
  await table.host.seats.sit({ id: 'you', name: 'Ben' }, YOU, {})
  await table.host.seats.start(ME)
  const luck = random(seed)
  for (let i = 0; i < 3000; i++) {
    const { asked } = (await table.host.look(null, ME)).sight
    const seat = asked!.seats[0]!
    if (asked!.window && seat === 1 && table.host.match!.active === turn) return table
    const ids = seat === 0 ? ME : YOU
    const { options, decline } = (await table.host.look(seat, ids)).sight.asked!.offer!
    const key = decline ?? options[luck.below(options.length)]!.key
    const given = table.answer(seat, key, ids)
    if (decline !== undefined) await table.time.pass(windows.delay)
    await given
  }
  throw new Error('no window was opened')
}

describe.each(CLOCKS)('by default, with clock %j,', (clock) => {
  test.each([
    ['another turn', 0],
    ['its own turn', 1],
  ])('what is due in %s is the same whatever the seat holds', async (_, turn) => {
    const { host, time } = await atWindow(clock, usualWindows(clock), 5, turn)
    const { record } = host
    const lengths = new Set<number>()
    const choices = new Set<number>()
    for (let seed = 0; seed < 60; seed++) {
      const match = new Match(game, { seats: 2, options: record.options })
      // Everything that the first seat cannot see is dealt again: the second hand.
      match.resume(redealt(game, host.match!.state, [0], random(seed)))
      expect(match.decline).toBeDefined()
      choices.add(match.offer(1)!.options.length)
      const due = dueActionsOf(record, match, undefined, time.now)
      expect(due).toHaveLength(1)
      lengths.add(due[0]!.at - time.now)
    }
    expect([...choices].some((count) => count === 1) && choices.size > 1, `hands with ${[...choices]} options`).toBe(
      true,
    )
    expect(lengths.size).toBe(1)
  })
})

describe('a window that is passed lasts as long as any other', () => {
  const opens = async (seed: number) => {
    const table = await atWindow(undefined, undefined, seed)
    const opened = table.time.now
    const { position } = await table.host.look(1, YOU)
    const isOpen = async () => (await table.host.look(null, ME)).position === position
    /** How long it takes until the others see something. */
    const length = async () => {
      const left = opened + 1990 - table.time.now
      if (left > 0) await table.time.pass(left)
      expect(await isOpen()).toBe(true)
      while (await isOpen()) await table.time.pass(1)
      return table.time.now - opened
    }
    return { table, length, position }
  }

  test.each([0, 1, 700, 1999])('when the seat passes after %i ms', async (ms) => {
    const { table, length, position } = await opens(ms + 1)
    await table.time.pass(ms)
    const given = table.host.answer({ id: 'p', seat: 1, position, key: table.host.match!.decline! }, YOU)
    expect(await length()).toBe(2000)
    expect(await given).toBe(position + 1)
  })

  test.each([{}, { stop: true }, { pass: 'always' }, { pass: 'turn' }, { pass: 'unchanged' }] satisfies Orders[])(
    'when the seat says nothing, with orders %j',
    async (orders) => {
      const { table, length } = await opens(3)
      await table.host.order(1, orders, YOU)
      expect(await length()).toBe(2000)
    },
  )

  test.each([
    ['passes at once', true],
    ['thinks for longer', false],
  ] as const)('when a bot is asked and %s', async (_, isQuick) => {
    const table = await opened(
      {
        game: 'dice-throne',
        seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'bot', bot: 'random' }],
        windows: usualWindows(undefined),
      },
      {
        think: async ({ world }): Promise<string> => {
          const keys = keysOf(world, advance(world) as Question)
          if (!keys.includes('pass')) return keys[0]!
          return isQuick || game.active(world) === 2 ? 'pass' : Promise.withResolvers<string>().promise
        },
      },
    )
    const choices = new Set<boolean>()
    for (let i = 0; i < 2000 && choices.size < 2; i++) {
      const match = table.host.match!
      const { position } = match
      const [seat = 0] = (await table.host.look(null, ME)).sight.asked!.seats
      if (seat === 2 && match.decline !== undefined && match.active !== 2)
        choices.add(match.offer(seat)!.options.length > 1)
      if (seat < 2 && (match.decline === undefined || match.active === seat)) {
        const given = table.answer(seat, match.decline)
        if (match.decline !== undefined) await table.time.pass(2000)
        await given
        continue
      }
      await table.time.pass(1999)
      // Not a window: the bot has answered.
      if (position < match.position && match.entries[position]!.key !== 'pass') continue
      if (match.active === 2) {
        await table.time.pass(1)
        continue
      }
      expect(match.position).toBe(position)
      await table.time.pass(1)
      expect(match.position).toBeGreaterThan(position)
    }
    expect(choices.size).toBe(2)
  })
})

describe('a seat that holds a window open', () => {
  test.each([2, 3, 4])('may take its time whatever it holds, and no longer than the table allows', async (seed) => {
    const table = await atWindow(undefined, undefined, seed)
    const { position } = await table.host.look(1, YOU)
    await table.host.order(1, { hold: position }, YOU)
    await table.time.pass(59_999)
    expect(table.host.match!.position).toBe(position)
    await table.time.pass(1)
    expect(table.host.match!.position).toBeGreaterThan(position)
  })

  test('passes when it wants to, and the next window is as short as any', async () => {
    const table = await atWindow(undefined)
    const { position } = await table.host.look(1, YOU)
    await table.host.order(1, { hold: position }, YOU)
    await table.time.pass(5000)
    await table.host.answer({ id: 'p', seat: 1, position, key: table.host.match!.decline! }, YOU)
    expect(table.host.match!.position).toBeGreaterThan(position)
    for (let i = 0; i < 3000; i++) {
      const { decline, active } = table.host.match!
      const seat = (await table.host.look(null, ME)).sight.asked!.seats[0]!
      if (decline !== undefined && active !== seat) break
      const given = table.answer(seat, decline, seat === 0 ? ME : YOU)
      if (decline !== undefined) await table.time.pass(2000)
      await given
    }
    const next = table.host.match!.position
    await table.time.pass(2000)
    expect(table.host.match!.position).toBeGreaterThan(next)
  })
})

test('in its own turn a seat has a minute, whatever it holds', async () => {
  for (const seed of [1, 2, 3, 4]) {
    const table = await atWindow(undefined, undefined, seed, 1)
    const { position } = table.host.match!
    await table.watch(1, YOU)
    expect(table.frames.findLast((frame) => frame.type === 'view')).toMatchObject({ closes: 60_000 })
    await table.time.pass(59_999)
    expect(table.host.match!.position).toBe(position)
    await table.time.pass(1)
    expect(table.host.match!.position).toBeGreaterThan(position)
  }
})

test('only the seat that is asked is told when its window closes', async () => {
  const table = await atWindow(undefined)
  await table.watch(0)
  expect(table.frames.findLast((frame) => frame.type === 'view')).not.toHaveProperty('closes')
  await table.watch(1, YOU)
  expect(table.frames.findLast((frame) => frame.type === 'view')).toMatchObject({ closes: 2000 })
  await table.host.order(1, { hold: table.host.match!.position }, YOU)
  const steps = table.frames.filter((frame) => frame.type === 'step').slice(-2)
  expect(steps.map(({ as, closes }) => [as, closes])).toEqual([
    [0, undefined],
    [1, 60_000],
  ])
})

describe('a seat is told that its window passes by itself', () => {
  const windowOf = (table: Opened) => {
    const frame = table.frames.findLast((one) => one.type === 'view')
    return { closes: frame?.closes, passes: frame?.passes }
  }

  test('by a standing order, and not once the order is gone', async () => {
    const table = await atWindow(undefined)
    await table.host.order(1, { pass: 'always' }, YOU)
    await table.watch(1, YOU)
    expect(windowOf(table)).toEqual({ closes: 2000, passes: true })
    await table.host.order(1, { stop: true }, YOU)
    const step = table.frames.findLast((frame) => frame.type === 'step' && frame.as === 1)
    expect(step).toMatchObject({ closes: 2000 })
    expect(step).not.toHaveProperty('passes')
  })

  test('exactly if declining is all it can do', async () => {
    const { record, match } = (await atWindow(undefined)).host
    const seen = new Set<boolean>()
    for (let seed = 0; seed < 60; seed++) {
      const other = new Match(game, { seats: 2, options: record.options })
      other.resume(redealt(game, match!.state, [0], random(seed)))
      const passes = passesByItself(record, other, 1)
      expect(passes).toBe(other.offer(1)!.options.length === 1)
      seen.add(passes)
    }
    expect(seen.size).toBe(2)
  })
})

test('one person among bots never waits for a window', async () => {
  const bot = { kind: 'bot', bot: 'random' } as const
  const windows = usualWindows(undefined)
  const table = await opened({ game: 'dice-throne', seats: [{ kind: 'me' }, bot], windows, pace: 0 })
  const luck = random(8)
  const start = table.time.now
  for (let i = 0; i < 120 && table.host.match!.pending; i++) {
    await table.time.pass(0)
    const { asked } = (await table.host.look(0, ME)).sight
    if (!asked?.offer) continue
    await table.answer(0, asked.offer.decline ?? asked.offer.options[luck.below(asked.offer.options.length)]!.key)
  }
  expect(table.host.match!.position).toBeGreaterThan(100)
  expect(table.time.now).toBe(start)
})

test('with days for an answer nobody passes by themselves before the days are over', async () => {
  const clock = { kind: 'days', days: 2 } as const
  for (const seed of [1, 2, 3, 4]) {
    const table = await atWindow(clock, usualWindows(clock), seed)
    const { position } = await table.host.look(1, YOU)
    await table.time.pass(2 * 86_400_000 - 1)
    expect(table.host.match!.position).toBe(position)
    await table.time.pass(1)
    expect(table.host.match!.position).toBeGreaterThan(position)
  }
})

test('a window without a limit costs thinking time, so that nobody can keep a match with a clock open', async () => {
  const clock = { kind: 'live', bank: 60, increment: 0 } as const
  const table = await atWindow(clock, { delay: 0, limit: 0 })
  await table.host.order(1, { stop: true }, YOU)
  expect(table.host.table().time!.running).toEqual([1])
  await table.time.pass(60_000)
  expect(table.host.record.handovers).toMatchObject([{ seat: 1, why: 'time' }])
})
