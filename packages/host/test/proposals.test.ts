import { advance, keysOf, type Question } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { checkpointOf, MOST_FAILED, QUIET_MS, RESUME_NOTICE_MS, type ThinkJob } from '../src/index.ts'
import { ME, type Opened, opened, YOU } from './opened.ts'

const me = { kind: 'me' } as const
const open = { kind: 'open' } as const
const bot = { kind: 'bot', bot: 'greedy' } as const

type Wish = Parameters<typeof opened>[0]

/** A match of two people. */
async function pair(wish: Partial<Wish> = {}, change = {}): Promise<Opened> {
  const table = await opened({ game: 'pig', seats: [me, open], open: true, ...wish }, change)
  await table.host.seats.sit({ id: 'you', name: 'Bruno' }, YOU, {})
  await table.host.seats.start(ME)
  return table
}

const ids = (seat: number) => (seat === 0 ? ME : YOU)
const asked = async ({ host }: Opened) => (await host.look(null, new Set())).sight.asked!.seats[0]!
const proposals = ({ host }: Opened, seat = 0) => host.table(ids(seat)).proposals ?? []
const last = ({ host }: Opened) => host.table(ME).lastProposal
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => `${error.code}: ${error.in('en').detail}`,
  )

/** Rolls until a seat has decided something and the dice bar its undo. */
async function rolled(table: Opened): Promise<number> {
  const seat = await asked(table)
  await table.answer(seat, 'roll', ids(seat))
  expect(await table.host.undoBar(seat, ids(seat))).not.toBeNull()
  return seat
}

describe('undo by consent', () => {
  test('returns to before the decision once the other agrees, and the dice fall anew', async () => {
    const table = await pair()
    const { host } = table
    const before = (await host.look(null, new Set())).hash
    const seat = await rolled(table)
    const other = 1 - seat
    const { position } = host.table()
    await host.proposals.propose({ id: 'p1', seat, kind: 'undo' }, ids(seat))
    expect(proposals(table, other)).toMatchObject([{ id: '1', kind: 'undo', by: seat, awaiting: [other] }])
    expect(host.table().proposals).toBeUndefined()
    expect(host.table().position).toBe(position)
    await host.proposals.reply(other, '1', 'accept', ids(other))
    expect((await host.look(null, new Set())).hash).toBe(before)
    expect(host.table().position).toBe(position + 1)
    expect(host.match!.entries.at(-1)).toMatchObject({ who: seat, name: 'rewind' })
    expect(last(table)).toMatchObject({ result: 'accepted', by: seat })
    await table.answer(seat, 'roll', ids(seat))
    const again = await table.again()
    expect(again.host.match!.hash).toBe(host.match!.hash)
  })

  test('the command sent again does not take back twice', async () => {
    const table = await opened({ game: 'pig', seats: [me, me] })
    const seat = await rolled(table).catch(() => 0)
    await table.host.proposals.propose({ id: 'same', seat, kind: 'undo' }, ME)
    const { position } = table.host.table()
    await table.host.proposals.propose({ id: 'same', seat, kind: 'undo' }, ME)
    expect(table.host.table().position).toBe(position)
  })

  test('against bots nobody needs to agree; the log shows it', async () => {
    const table = await opened({ game: 'battle-dice', seats: [me, bot] })
    await table.time.pass(100)
    for (let i = 0; i < 4; i++) {
      await table.answer(0)
      await table.time.pass(100)
    }
    const { position } = table.host.table()
    await table.host.proposals.propose({ id: 'u', seat: 0, kind: 'undo' }, ME)
    expect(table.host.match!.entries[position]).toMatchObject({ who: 0, name: 'rewind' })
    expect((await table.host.look(0, ME)).sight.asked!.seats).toEqual([0])
  })

  test('a match restored from a checkpoint behind the decision is replayed from its start', async () => {
    const table = await pair()
    const seat = await rolled(table)
    const checkpoint = checkpointOf(table.host.match!)
    const load = table.store.load.bind(table.store)
    table.store.load = (id) => ({ ...load(id)!, checkpoint })
    const { host } = await table.again()
    await host.proposals.propose({ seat, kind: 'undo' }, ids(seat))
    await host.proposals.reply(1 - seat, '1', 'accept', ids(1 - seat))
    expect(host.match!.entries.at(-1)!.name).toBe('rewind')
  })

  test('ends when somebody goes on playing', async () => {
    const table = await pair()
    const seat = await rolled(table)
    await table.host.proposals.propose({ seat, kind: 'undo' }, ids(seat))
    const next = await asked(table)
    await table.answer(next, undefined, ids(next))
    expect(proposals(table)).toEqual([])
    expect(last(table)).toMatchObject({ result: 'outdated' })
    expect(await refusal(table.host.proposals.reply(1 - seat, '1', 'accept', ids(1 - seat)))).toMatch(/^stale/)
  })

  test('nobody jumps to what another undo has taken back', async () => {
    const table = await pair()
    const { host } = table
    const first = await asked(table)
    await table.answer(first, 'roll', ids(first))
    while ((await asked(table)) === first) await table.answer(first, 'hold', ids(first))
    await table.answer(1 - first, 'roll', ids(1 - first))
    await host.proposals.propose({ seat: first, kind: 'undo' }, ids(first))
    await host.proposals.propose({ seat: 1 - first, kind: 'undo' }, ids(1 - first))
    await host.proposals.reply(1 - first, '1', 'accept', ids(1 - first))
    expect(proposals(table)).toEqual([])
    expect(await refusal(host.proposals.reply(first, '2', 'accept', ids(first)))).toMatch(/^stale/)
  })

  test('with nothing decided there is nothing to take back', async () => {
    const table = await pair()
    const seat = 1 - (await asked(table))
    expect(await refusal(table.host.proposals.propose({ seat, kind: 'undo' }, ids(seat)))).toMatch(/^barred/)
    expect(proposals(table)).toEqual([])
  })

  test('the last person at a rated table cannot agree with themselves', async () => {
    const table = await opened({ game: 'pig', seats: [me, open, open], open: true, rated: true })
    await table.host.seats.sit({ id: 'you', name: 'Bruno' }, YOU, {})
    await table.host.seats.sit({ id: 'third', name: 'Clio' }, new Set(['third']), {})
    await table.host.seats.start(ME)
    await table.host.seats.resign(1, YOU)
    await table.host.seats.resign(2, new Set(['third']))
    for (const kind of ['undo', 'open-hands'] as const)
      expect(await refusal(table.host.proposals.propose({ seat: 0, kind }, ME))).toMatch(/^not-allowed: at a rated/)
  })
})

describe('consent cannot be forged', () => {
  test('nobody answers for another, for themselves, twice, or to what has ended', async () => {
    const table = await pair()
    const { host } = table
    await host.proposals.propose({ seat: 0, kind: 'pause' }, ME)
    expect(await refusal(host.proposals.reply(1, '1', 'accept', ME))).toMatch(/^not-allowed: that is not your seat/)
    expect(await refusal(host.proposals.reply(0, '1', 'accept', ME))).toMatch(/^not-allowed: this proposal does not/)
    expect(await refusal(host.proposals.reply(1, '1', 'withdraw', YOU))).toMatch(/^not-allowed: only the player who/)
    expect(await refusal(host.proposals.reply(1, '2', 'accept', YOU))).toMatch(/^stale/)
    expect(await refusal(host.proposals.reply(1, '1', 'accept', new Set(['stranger'])))).toMatch(/^not-allowed/)
    expect(host.record.paused).toBeUndefined()
    await host.proposals.reply(0, '1', 'withdraw', ME)
    expect(await refusal(host.proposals.reply(1, '1', 'accept', YOU))).toMatch(/^stale/)
    expect(host.record.paused).toBeUndefined()
  })

  test('everybody must agree, one is enough to decline', async () => {
    const table = await opened({ game: 'pig', seats: [me, open, open], open: true })
    const THIRD = new Set(['third'])
    await table.host.seats.sit({ id: 'you', name: 'Bruno' }, YOU, {})
    await table.host.seats.sit({ id: 'third', name: 'Clio' }, THIRD, {})
    await table.host.seats.start(ME)
    await table.host.proposals.propose({ seat: 0, kind: 'pause' }, ME)
    await table.host.proposals.reply(1, '1', 'accept', YOU)
    expect(table.host.record.paused).toBeUndefined()
    expect(proposals(table)).toMatchObject([{ accepted: [1], awaiting: [2] }])
    await table.host.proposals.reply(2, '1', 'decline', THIRD)
    expect(last(table)).toMatchObject({ result: 'declined', declined: 2 })
    expect(table.host.record.paused).toBeUndefined()
  })
})

describe('without nagging', () => {
  test('one open proposal, silence after a decline, and a limit', async () => {
    const table = await pair()
    const { host, time } = table
    const propose = () => refusal(host.proposals.propose({ seat: 0, kind: 'pause' }, ME))
    for (let i = 1; i <= MOST_FAILED; i++) {
      expect(await propose()).toBe('done')
      expect(await propose()).toBe('too-many: your last proposal is still open')
      await host.proposals.reply(1, String(i), 'decline', YOU)
      if (i < MOST_FAILED) expect(await propose()).toMatch(/^too-many: you can propose something again in 60 s/)
      await time.pass(QUIET_MS)
    }
    expect(await propose()).toBe('too-many: you have made too many proposals in this match')
    expect(await refusal(host.proposals.propose({ seat: 1, kind: 'pause' }, YOU))).toBe('done')
  })

  test('whoever wants no more proposals of somebody gets none', async () => {
    const table = await pair()
    await table.host.proposals.propose({ seat: 0, kind: 'pause' }, ME)
    await table.host.proposals.reply(1, '1', 'decline-all', YOU)
    await table.time.pass(QUIET_MS)
    const again = await table.again()
    expect(await refusal(again.host.proposals.propose({ seat: 0, kind: 'pause' }, ME))).toMatch(/^not-allowed/)
  })

  test('a person with two seats asks once', async () => {
    const table = await opened({ game: 'pig', seats: [me, me, open], open: true })
    await table.host.seats.sit({ id: 'you', name: 'Bruno' }, YOU, {})
    await table.host.seats.start(ME)
    await table.host.proposals.propose({ seat: 0, kind: 'pause' }, ME)
    expect(await refusal(table.host.proposals.propose({ seat: 1, kind: 'pause' }, ME))).toMatch(/^too-many/)
    await table.host.proposals.reply(2, '1', 'decline', YOU)
    expect(await refusal(table.host.proposals.propose({ seat: 1, kind: 'pause' }, ME))).toMatch(/^too-many/)
  })

  test('what somebody who resigns has proposed, or alone was asked, ends', async () => {
    const THIRD = new Set(['third'])
    const table = await opened({ game: 'pig', seats: [me, open, open], open: true })
    await table.host.seats.sit({ id: 'you', name: 'Bruno' }, YOU, {})
    await table.host.seats.sit({ id: 'third', name: 'Clio' }, THIRD, {})
    await table.host.seats.start(ME)
    await table.host.proposals.propose({ seat: 1, kind: 'pause' }, YOU)
    await table.host.proposals.propose({ seat: 0, kind: 'pause' }, ME)
    await table.host.proposals.reply(2, '2', 'accept', THIRD)
    await table.host.seats.resign(1, YOU)
    expect(proposals(table)).toEqual([])
    expect(table.host.record.paused).toBeUndefined()
  })

  test('a proposal nobody answers lapses, also across a restart', async () => {
    const table = await pair({ clock: { kind: 'live', bank: 600, increment: 0 } })
    await table.host.proposals.propose({ seat: 0, kind: 'pause' }, ME)
    const again = await table.again()
    expect(proposals(again, 1)).toHaveLength(1)
    await again.time.pass(120_000)
    expect(proposals(again, 1)).toEqual([])
    expect(last(again)).toMatchObject({ result: 'lapsed' })
  })

  test('a muted player’s proposals are not shown', async () => {
    const chat = {
      say: async () => ({}) as never,
      isMuted: (listener: string, speaker: string) => listener === 'you' && speaker === 'me',
    }
    const table = await pair({}, { chat })
    await table.host.proposals.propose({ seat: 0, kind: 'pause' }, ME)
    expect(proposals(table, 0)).toHaveLength(1)
    expect(proposals(table, 1)).toEqual([])
  })
})

describe('pause', () => {
  test('clocks, windows and answers stop; anybody resumes, after a notice', async () => {
    const table = await pair({ clock: { kind: 'live', bank: 60, increment: 0 } })
    const { host, time } = table
    await time.pass(10_000)
    await host.proposals.propose({ seat: 0, kind: 'pause' }, ME)
    await host.proposals.reply(1, '1', 'accept', YOU)
    const { left } = host.table().time!
    expect(host.table().paused).toMatchObject({ since: time.now })
    await time.pass(600_000)
    expect(host.table().time).toMatchObject({ left, running: [] })
    expect(host.record.seats.every(({ bot: standIn }) => standIn === undefined)).toBe(true)
    const seat = await asked(table)
    expect(await refusal(table.answer(seat, undefined, ids(seat)))).toBe('not-open: the match is paused')
    expect(await refusal(host.seats.callStandIn(1, ME))).toBe('not-open: the match is paused')
    expect(await refusal(host.proposals.propose({ seat: 0, kind: 'pause' }, ME))).toMatch(/^not-open/)
    await host.proposals.resume(1, YOU)
    expect(host.table().paused).toMatchObject({ resumes: time.now + RESUME_NOTICE_MS })
    await time.pass(RESUME_NOTICE_MS - 1)
    expect(host.record.paused).toBeDefined()
    await time.pass(1)
    expect(host.record.paused).toBeUndefined()
    expect(host.table().time!.running).toEqual([seat])
    await time.pass(left[seat]! - 1)
    expect(host.record.seats[seat]!.bot).toBeUndefined()
    await table.answer(seat, undefined, ids(seat))
  })

  test('a pause outlives a restart, and a window is as long afterwards as before', async () => {
    const table = await pair({ game: 'dice-throne', windows: { delay: 0, limit: 60_000 } })
    const { time } = table
    for (const seat of [0, 1]) await table.host.order(seat, { stop: true }, ids(seat))
    for (let i = 0; i < 500; i++) {
      const { asked: question } = (await table.host.look(null, new Set())).sight
      if (question!.window) break
      const seat = question!.seats[0]!
      await table.answer(seat, undefined, ids(seat))
    }
    const { position } = table.host.table()
    await time.pass(59_000)
    await table.host.proposals.propose({ seat: 0, kind: 'pause' }, ME)
    await table.host.proposals.reply(1, '1', 'accept', YOU)
    const again = await table.again()
    await time.pass(600_000)
    expect(again.host.table().position).toBe(position)
    await again.host.proposals.resume(0, ME)
    await time.pass(RESUME_NOTICE_MS)
    const third = await again.again()
    await time.pass(59_999)
    expect(third.host.table().position).toBe(position)
    await time.pass(1)
    // The hosts of before are still there: whichever wakes first writes.
    expect(table.store.load('match')!.entries.length).toBeGreaterThan(position)
  })

  test('bots do not think, and go on afterwards', async () => {
    let thoughts = 0
    const think = async ({ world }: ThinkJob) => {
      thoughts++
      return keysOf(world, advance(world) as Question)[0]!
    }
    const table = await opened({ game: 'pig', seats: [bot, me], pace: 1000 }, { think })
    await table.host.proposals.propose({ seat: 1, kind: 'pause' }, ME)
    const paused = { position: table.host.table().position, thoughts }
    await table.time.pass(60_000)
    expect({ position: table.host.table().position, thoughts }).toEqual(paused)
    await table.host.proposals.resume(1, ME)
    await table.time.pass(60_000)
    expect(table.host.table().position).toBeGreaterThan(paused.position)
  })
})

describe('another clock', () => {
  test('is not for a table that waits for whoever is away: nobody would be waited for any more', async () => {
    const { host } = await pair({ absence: { rule: 'wait' }, rated: true })
    const clock = { kind: 'live', bank: 60, increment: 0 } as const
    expect(await refusal(host.proposals.propose({ seat: 0, kind: 'clock', clock }, ME))).toMatch(/^bad-option.*waits/)
    expect(host.table(ME).proposals).toBeUndefined()
  })

  test('from live to days, and to none, by consent; the match is no longer rated', async () => {
    const table = await pair({ clock: { kind: 'live', bank: 60, increment: 0 }, rated: true })
    const { host } = table
    const days = { kind: 'days', days: 3 } as const
    expect(await refusal(host.proposals.propose({ seat: 0, kind: 'clock' }, ME))).toMatch(/^malformed/)
    expect(await refusal(host.proposals.propose({ seat: 0, kind: 'pause', clock: null }, ME))).toMatch(/^malformed/)
    await host.proposals.propose({ seat: 0, kind: 'clock', clock: days }, ME)
    expect(proposals(table, 1)).toMatchObject([{ clock: days }])
    await host.proposals.reply(1, '1', 'accept', YOU)
    expect(host.table()).toMatchObject({ clock: days, rated: false })
    expect(host.table().time!.left).toEqual([3 * 86_400_000, 3 * 86_400_000])
    await table.time.pass(86_400_000)
    expect(host.record.seats.every(({ bot: standIn }) => standIn === undefined)).toBe(true)
    await host.proposals.propose({ seat: 0, kind: 'clock', clock: null }, ME)
    await host.proposals.reply(1, '2', 'accept', YOU)
    expect(host.table()).not.toHaveProperty('clock')
    const again = await table.again()
    expect(again.host.table()).not.toHaveProperty('time')
  })
})
