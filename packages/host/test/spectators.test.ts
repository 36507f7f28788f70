import { type FromServer, Mirror } from '@alea/protocol/client'
import { describe, expect, test } from 'vitest'
import type { Ids } from '../src/index.ts'
import { ME, type Opened, opened, YOU } from './opened.ts'

const me = { kind: 'me' } as const
const open = { kind: 'open' } as const
const NOBODY: Ids = new Set()
const DELAY = 60

const ids = (seat: number) => (seat === 0 ? ME : YOU)
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => error.code,
  )

async function pair(game = 'pig', spectatorDelay = DELAY): Promise<Opened> {
  const table = await opened({
    game,
    seats: [me, open],
    open: true,
    spectatorDelay,
    clock: { kind: 'live', bank: 600, increment: 0 },
  })
  await table.host.seats.sit({ id: 'you', name: 'Bruno' }, YOU, {})
  await table.host.seats.start(ME)
  return table
}

/** Everything a spectator is sent, with the time. */
async function spectator(table: Opened, as: number | null = null) {
  const sent: { at: number; frame: FromServer }[] = []
  const mirror = new Mirror('match', as)
  const send = (text: string) => {
    const frame = JSON.parse(text) as FromServer
    sent.push({ at: table.time.now, frame })
    if (!mirror.take(frame)) throw new Error('the mirror is broken')
    return true
  }
  await table.host.watch(as, NOBODY, { player: undefined, send }, {})
  return { sent, mirror }
}

/** One answer of whoever is asked; the position behind it and everything thrown. */
async function answered(table: Opened): Promise<number> {
  const [seat = 0] = table.host.match!.awaited(undefined)!.seats
  await table.answer(seat, undefined, ids(seat))
  return table.host.match!.position
}

describe('spectators with a delay', () => {
  test('no frame shows anything newer than the delay', async () => {
    for (const game of ['pig', 'dice-throne', 'battle-dice']) {
      const table = await pair(game)
      const { time, host } = table
      /** The position of the match at each time. */
      const history: { at: number; position: number; revision: number }[] = []
      const note = () =>
        history.push({ at: time.now, position: host.match!.position, revision: host.table(ME).revision! })
      const at = (when: number) => history.findLast((one) => one.at <= when)
      note()
      const { sent, mirror } = await spectator(table)
      for (let i = 0; i < 60; i++) {
        await answered(table)
        note()
        if (i % 7 === 3) await host.say({ id: 'me', name: 'Anna' }, ME, { text: `line at ${time.now}` })
        await time.pass(2500)
        const known = at(time.now - DELAY * 1000)
        const shown = await host.look(null, NOBODY).catch(() => undefined)
        if (!known) expect(shown).toBeUndefined()
        else expect(shown!.position).toBeLessThanOrEqual(known.position)
        const listed = host.table(NOBODY)
        expect(listed.position).toBeLessThanOrEqual(known?.position ?? 0)
        expect(listed.revision ?? 0).toBeLessThanOrEqual(known?.revision ?? 3)
      }
      expect(mirror.position).toBeGreaterThan(5)
      for (const { at: when, frame } of sent) {
        const known = at(when - DELAY * 1000)
        if ('position' in frame) expect(frame.position).toBeLessThanOrEqual(known!.position)
        if (frame.type === 'table' && frame.table.status === 'playing')
          expect(frame.table.position).toBeLessThanOrEqual(known!.position)
        if (frame.type === 'said') expect(frame.said.at).toBeLessThanOrEqual(when - DELAY * 1000)
      }
      expect(sent.some(({ frame }) => frame.type === 'said')).toBe(true)
      expect(sent.some(({ frame }) => frame.type === 'step' && frame.time !== undefined)).toBe(true)
    }
  })

  test('players see everything at once', async () => {
    const table = await pair()
    const mirror = await table.watch(0, ME)
    expect(mirror.position).toBe(table.host.match!.position)
    await answered(table)
    expect(mirror.position).toBe(table.host.match!.position)
    expect(table.host.table(YOU).position).toBe(table.host.match!.position)
  })

  test('it is the same after a restart, for those who come later, too', async () => {
    const table = await pair()
    await table.time.pass(30_000)
    await answered(table)
    const { position } = table.host.match!
    await table.time.pass(40_000)
    await answered(table)
    const again = await table.again()
    const { mirror } = await spectator(again)
    expect(mirror.position).toBeLessThan(position)
    expect(again.host.table(NOBODY).position).toBe(mirror.position)
    await again.time.pass(30_000)
    expect(mirror.position).toBe(position)
    await again.time.pass(30_000)
    expect(mirror.position).toBe(again.host.match!.position)
    expect(mirror.snapshot).toEqual((await again.host.look(null, ME)).sight)
  })

  test('a pause or a stand-in is not shown early, nor by a restart', async () => {
    const table = await pair()
    await table.time.pass(61_000)
    await table.host.proposals.propose({ seat: 0, kind: 'pause' }, ME)
    await table.host.proposals.reply(1, '1', 'accept', YOU)
    expect(table.host.table(NOBODY).paused).toBeUndefined()
    const again = await table.again()
    expect(again.host.table(NOBODY).paused).toBeUndefined()
    await table.time.pass(61_000)
    expect(table.host.table(NOBODY).paused).toBeDefined()
  })

  test('a rewind is followed', async () => {
    const table = await pair()
    const { mirror } = await spectator(table)
    const [seat = 0] = table.host.match!.awaited(undefined)!.seats
    await table.answer(seat, 'roll', ids(seat))
    await table.host.proposals.propose({ seat, kind: 'undo' }, ids(seat))
    await table.host.proposals.reply(1 - seat, '1', 'accept', ids(1 - seat))
    await table.time.pass(61_000)
    expect(mirror.snapshot).toEqual((await table.host.look(null, ME)).sight)
    expect(mirror.position).toBe(table.host.match!.position)
  })

  test('when the match is over everything is shown', async () => {
    const table = await pair()
    const { mirror, sent } = await spectator(table)
    await answered(table)
    await table.host.seats.resign(0, ME)
    expect(mirror.position).toBe(table.host.match!.position)
    expect(sent.at(-1)!.frame).toMatchObject({ type: 'table', table: { status: 'over' } })
  })

  test('before the start a table with a delay is like any other', async () => {
    const table = await opened({ game: 'pig', seats: [me, open], open: true, spectatorDelay: DELAY })
    const { sent, mirror } = await spectator(table)
    await table.host.seats.sit({ id: 'you', name: 'Bruno' }, YOU, {})
    expect(sent.at(-1)!.frame).toMatchObject({ type: 'table', table: { seats: [{}, { name: 'Bruno' }] } })
    await table.host.seats.start(ME)
    expect(sent.at(-1)!.frame).toMatchObject({ type: 'table', table: { status: 'gathering' } })
    await table.time.pass(DELAY * 1000)
    expect(sent.some(({ frame }) => frame.type === 'table' && frame.table.status === 'playing')).toBe(true)
    expect(mirror.snapshot).toBeDefined()
  })
})

test('everybody is told how many watch, when somebody comes and when somebody goes', async () => {
  const table = await pair('pig', 0)
  await table.watch(0)
  const count = () => table.frames.findLast((frame) => frame.type === 'table')!.table.watching
  expect(count() ?? 0).toBe(0)
  const watchers = [0, 1].map(() => ({ player: undefined, send: () => true }))
  for (const each of watchers) await table.host.watch(null, NOBODY, each, {})
  await table.time.pass(2000)
  expect(count()).toBe(2)
  table.host.leave(watchers[0]!)
  await table.time.pass(2000)
  expect(count()).toBe(1)
  table.host.leave(watchers[1]!)
  await table.time.pass(2000)
  expect(count() ?? 0).toBe(0)
})

describe('open hands', () => {
  test('without consent nobody watches from a seat that is not theirs; with it, everybody without a seat', async () => {
    const table = await pair('dice-throne', 0)
    const { host } = table
    expect(await refusal(host.look(0, NOBODY))).toBe('not-allowed')
    await host.proposals.propose({ seat: 0, kind: 'open-hands' }, ME)
    expect(await refusal(host.look(0, NOBODY))).toBe('not-allowed')
    await host.proposals.reply(1, '1', 'accept', YOU)
    expect((await host.look(0, NOBODY)).sight).toEqual((await host.look(0, ME)).sight)
    expect(await refusal(host.look(0, YOU))).toBe('not-allowed')
    expect(await refusal(host.look(7, NOBODY))).toBe('not-allowed')
    await table.time.pass(90_000)
    const { mirror, sent } = await spectator(table, 1)
    expect(host.table().seats[1]!.online).toBe(false)
    expect(host.table().watching).toBe(1)
    await answered(table)
    expect(mirror.snapshot).toEqual((await host.look(1, YOU)).sight)
    const { asked } = mirror.snapshot!
    if (asked?.offer)
      expect(
        await refusal(
          host.answer(
            { id: 'x', seat: 1, position: mirror.position, key: asked.offer.options[0]!.key },
            new Set(['stranger']),
          ),
        ),
      ).toBe('not-allowed')
    expect(sent.every(({ frame }) => !('orders' in frame))).toBe(true)
  })

  test('what a seat was told before is not told to spectators', async () => {
    const table = await pair('dice-throne', 0)
    for (let i = 0; i < 20; i++) await answered(table)
    await table.watch(0, ME)
    const own = table.frames.find((frame) => frame.type === 'view')!
    await table.host.proposals.propose({ seat: 0, kind: 'open-hands' }, ME)
    await table.host.proposals.reply(1, '1', 'accept', YOU)
    const { sent } = await spectator(table, 0)
    const plain = await spectator(table, null)
    const view = (frames: readonly { frame: FromServer }[]) => frames.find(({ frame }) => frame.type === 'view')!.frame
    const told = (frame: FromServer) => (frame.type === 'view' ? frame.told : undefined)
    expect(told(view(sent))).toEqual(told(view(plain.sent)))
    expect(told(own)).not.toEqual(told(view(sent)))
  })

  test('with a delay, hands are seen only as they were after the consent', async () => {
    const table = await pair('dice-throne')
    const { host, time } = table
    await time.pass(61_000)
    await host.proposals.propose({ seat: 0, kind: 'open-hands' }, ME)
    await host.proposals.reply(1, '1', 'accept', YOU)
    expect(await refusal(host.look(0, NOBODY))).toBe('not-allowed')
    await time.pass(59_000)
    expect(await refusal(host.look(0, NOBODY))).toBe('not-allowed')
    await time.pass(1000)
    expect((await host.look(0, NOBODY)).sight).toEqual((await host.look(0, ME)).sight)
  })
})
