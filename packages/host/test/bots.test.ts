/** Bots at a table: which thoughts are needed, what happens when one fails, and when nobody looks. */
import { expect, test } from 'vitest'
import { type HostEnvironment, StorageFault, type ThinkJob } from '../src/index.ts'
import { atRest } from '../src/testing.ts'
import { ME, opened, YOU } from './opened.ts'
import { together } from './together.ts'

const me = { kind: 'me' } as const
const bot = { kind: 'bot', bot: 'master' } as const

/** Bots that answer when they are told to. */
function slowBots() {
  const thoughts: { job: ThinkJob; signal: AbortSignal; answer(key: string): void; fail(error: Error): void }[] = []
  const think: HostEnvironment['think'] = (job, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    thoughts.push({ job, signal, answer: resolve, fail: reject })
    return promise
  }
  return { thoughts, think }
}

/** Pig against a bot whose turn it is. */
async function botToMove(change: Partial<HostEnvironment> = {}) {
  const { thoughts, think } = slowBots()
  const table = await opened({ game: 'pig', seats: [me, bot] }, { think, ...change })
  await table.answer(0, 'roll')
  while ((await table.host.look(0, ME)).sight.asked!.seats[0] === 0) await table.answer(0, 'hold')
  await atRest()
  return { ...table, thoughts }
}

const keysOf = ({ host }: Awaited<ReturnType<typeof opened>>) =>
  host.match!.entries.map(({ who, key }) => `${who} ${key}`)

test('a bot is asked once, and told whom it thinks for', async () => {
  const { thoughts, host, ...table } = await botToMove()
  await host.runDue()
  await table.watch(0)
  expect(thoughts.map(({ job }) => [job.match, job.people, job.bot, job.seat])).toEqual([
    ['match', ['me'], 'master', 1],
  ])
  expect(host.isWaiting).toBe(false)
})

test('a bot that fails is asked once more, and its second answer counts', async () => {
  const table = await botToMove()
  table.thoughts[0]!.fail(new Error('the thread has crashed'))
  await atRest()
  expect(table.thoughts).toHaveLength(2)
  table.thoughts[1]!.answer('hold')
  await atRest()
  expect(keysOf(table).at(-1)).toBe('1 hold')
  expect(table.troubles).toEqual(['bot master in match match: Error: the thread has crashed'])
})

test('one that fails twice is played for by a simple bot', async () => {
  const table = await botToMove({ thinkSimply: async () => 'hold' })
  table.thoughts[0]!.fail(new Error('broken'))
  await atRest()
  table.thoughts[1]!.answer('fly')
  await atRest()
  expect(keysOf(table).at(-1)).toBe('1 hold')
  expect(table.troubles.at(-1)).toContain('fly is not an option')
})

test('even if nobody can think, the match goes on with one of the options', async () => {
  const table = await botToMove()
  const before = keysOf(table).length
  for (const i of [0, 1]) {
    table.thoughts[i]!.fail(new Error('broken'))
    await atRest()
  }
  expect(keysOf(table)[before]).toMatch(/^1 (roll|hold)$/)
  expect(table.troubles).toHaveLength(3)
})

test.each([
  ['the match is abandoned', ({ host }) => host.seats.abandon(ME)],
  ['the only other player resigns', ({ host }) => host.seats.resign(0, ME)],
] satisfies [string, (table: Awaited<ReturnType<typeof opened>>) => Promise<unknown>][])(
  'when %s, nobody needs the answer',
  async (_, end) => {
    const table = await botToMove()
    const before = keysOf(table)
    await end(table)
    const [thought] = table.thoughts
    expect(thought!.signal.aborted).toBe(true)
    thought!.fail(new Error('withdrawn'))
    await atRest()
    expect(table.thoughts).toHaveLength(1)
    expect([keysOf(table), table.troubles]).toEqual([before, []])
    expect(table.host.isWaiting).toBe(true)
  },
)

test('a seat that is taken back is thought for by its player alone', async () => {
  const { thoughts, think } = slowBots()
  const seats = [me, { kind: 'open' }] as const
  const { host, time, ...table } = await opened({ game: 'pig', seats: [...seats] }, { think }, together)
  await host.seats.sit({ id: 'you', name: 'Ben' }, YOU, { invitation: host.record.invitation })
  await host.seats.start(ME)
  await time.pass(61_000)
  await host.seats.callStandIn(0, YOU)
  expect(thoughts.map(({ job }) => [job.seat, job.people])).toEqual([[0, ['me', 'you']]])
  await host.seats.takeBack(0, ME)
  expect(thoughts[0]!.signal.aborted).toBe(true)
  thoughts[0]!.answer('left')
  await atRest()
  expect(host.match!.entries).toEqual([])
  expect(table.troubles).toEqual([])
})

test('sealed answers of others do not make a bot think again', async () => {
  const { thoughts, think } = slowBots()
  const { host, troubles, answer } = await opened({ game: 'pig', seats: [me, bot, bot] }, { think }, together)
  expect(thoughts.map(({ job }) => job.seat).sort()).toEqual([1, 2])
  await answer(0, 'left')
  thoughts[0]!.answer('right')
  await atRest()
  expect(host.match!.position).toBe(2)
  expect(thoughts.map(({ signal }) => signal.aborted)).toEqual([false, false])
  thoughts[1]!.answer('right')
  await atRest()
  expect([host.match!.position, thoughts.length, troubles]).toEqual([3, 4, []])
})

test('a host that is closed answers for nobody, and refuses what comes too late', async () => {
  const table = await botToMove()
  const before = keysOf(table)
  await table.host.close()
  table.thoughts[0]!.fail(new Error('the bots are closed'))
  await table.time.pass(100_000)
  expect([keysOf(table), table.troubles, table.thoughts.length]).toEqual([before, [], 1])
  await expect(table.host.answer({ id: 'late', seat: 0, position: 0, key: 'roll' }, ME)).rejects.toMatchObject({
    code: 'unavailable',
  })
  const again = await table.again()
  expect(keysOf(again).slice(0, before.length)).toEqual(before)
})

test('when the match in memory is ahead of the disk, nobody needs the answer: another host asks again', async () => {
  const table = await botToMove()
  Object.assign(table.store, { commit: () => Promise.reject(new StorageFault('the disk is full')) })
  await expect(table.host.order(0, { stop: true }, ME)).rejects.toMatchObject({ code: 'unavailable' })
  expect(table.thoughts.map(({ signal }) => signal.aborted)).toEqual([true])
})

test('closing lets the command under way be stored, and refuses a pass that is being held back', async () => {
  const seats = [me, { kind: 'open' }] as const
  const wish = { game: 'dice-throne', seats: [...seats], windows: { delay: 5000, limit: 0 } }
  const { host, time, store, ...table } = await opened(wish)
  await host.seats.sit({ id: 'you', name: 'Ben' }, YOU, { invitation: host.record.invitation })
  await host.seats.start(ME)
  for (const [seat, ids] of [ME, YOU].entries()) await host.order(seat, { stop: true }, ids)
  const ids = [ME, YOU]
  let passing: Promise<unknown> | undefined
  for (let i = 0; i < 200 && !passing; i++) {
    await atRest()
    const { pending, decline, position } = host.match!
    if (pending?.kind !== 'seats') break
    const [seat = 0] = pending.seats
    if (decline === undefined) await table.answer(seat, undefined, ids[seat])
    else passing = host.answer({ id: 'pass', seat, position, key: decline }, ids[seat]!)
  }
  const held = expect(passing).rejects.toMatchObject({ code: 'unavailable' })
  const order = host.order(0, { pass: 'always' }, ME)
  await host.close()
  await held
  await order
  expect(store.load('match')!.record.seats[0]!.orders).toEqual({ pass: 'always' })
  const { position } = host.match!
  await time.pass(60_000)
  expect(host.match!.position).toBe(position)
})

test('a match among bots waits when nobody has looked for a minute, and goes on when somebody does', async () => {
  const bots = { game: 'pig', seats: [bot, bot], options: { target: 1000 }, pace: 0 }
  const { thoughts, think } = slowBots()
  const table = await opened(bots, { think })
  const answerAll = async () => {
    for (const { answer } of thoughts.splice(0)) answer('hold')
    await atRest()
  }
  await table.time.pass(59_000)
  await answerAll()
  expect(thoughts).toHaveLength(1)
  await table.time.pass(2000)
  await answerAll()
  expect(thoughts).toHaveLength(0)
  expect(table.host.isWaiting).toBe(true)
  await table.watch(null)
  await atRest()
  expect(thoughts).toHaveLength(1)
  await table.time.pass(600_000)
  await answerAll()
  expect(thoughts).toHaveLength(1)
  await answerAll()
  expect(thoughts.map(({ job }) => job.people)).toEqual([['me']])
})

test('read again, such a match stays where it is until somebody looks, also without a socket', async () => {
  const { thoughts, think } = slowBots()
  const table = await opened({ game: 'pig', seats: [bot, bot], pace: 0 }, { think })
  await atRest()
  await table.host.close()
  await table.time.pass(600_000)
  const again = await table.again()
  expect(thoughts).toHaveLength(1)
  await again.host.look(null, YOU)
  expect(thoughts).toHaveLength(2)
})

test('whoever set up a match among bots may watch it and end it, a stranger neither', async () => {
  const { host } = await opened({ game: 'pig', seats: [bot, bot], spectators: false }, slowBots())
  await expect(host.look(null, YOU)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(host.seats.abandon(YOU)).rejects.toMatchObject({ code: 'not-allowed' })
  await host.look(null, ME)
  await host.seats.abandon(ME)
  expect(host.record.status).toBe('abandoned')
})

test('the host of a table may not end a match that others play', async () => {
  const seats = [{ kind: 'open' }, bot] as const
  const { host } = await opened({ game: 'pig', seats: [...seats] }, slowBots())
  await host.seats.sit({ id: 'you', name: 'Ben' }, YOU, { invitation: host.record.invitation })
  await host.seats.start(ME)
  await expect(host.seats.abandon(ME)).rejects.toMatchObject({ code: 'not-allowed' })
  expect(host.record.status).toBe('playing')
})
