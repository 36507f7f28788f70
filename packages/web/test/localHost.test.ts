import { gameOf } from '@alea/catalog'
import { rulesOf } from '@alea/catalog/rules'
import { fast, replay } from '@alea/engine'
import { Driver } from '@alea/host/contract'
import { atRest } from '@alea/host/testing'
import { describe, expect, test } from 'vitest'
import type { LocalEnvironment } from '../src/local/localHost.ts'
import type { LocalSetup } from '../src/local/localSetup.ts'
import type { SavedMatch } from '../src/local/savedMatch.ts'
import { finishedLocally } from '../src/profile/finishedMatch.ts'
import { savedSource } from '../src/replay/replaySource.ts'
import { openLocal, TestSaves } from './localShell.ts'
import { ENDED, PLAYING, RESIGNED } from './oldSaves.ts'

const bot = { kind: 'bot', bot: 'greedy' } as const
const pig = (...seats: LocalSetup['seats']): LocalSetup => ({
  id: 'm',
  game: 'pig',
  seats,
  pace: 0,
  options: { target: 20 },
})

async function opened(setup: LocalSetup, change: Partial<LocalEnvironment> = {}) {
  const { host, inbox, troubles } = await openLocal(setup, change)
  const client = new Driver({
    match: setup.id,
    send: (frame) => host.take(frame),
    frames: inbox.frames,
    more: inbox.more,
    undoBar: (seat) => host.undoBar(seat),
    reopen: () => Promise.reject(new Error('opened by hand')),
    close: async () => host.close(),
  })
  return { host, client, troubles, frames: inbox.frames }
}

const savesOf = (...saved: SavedMatch[]) => {
  const saves = new TestSaves()
  for (const one of saved) saves.kept.set(one.setup.id, one)
  return saves
}

describe('saves of 0.1', () => {
  test('one in the middle opens with its log, and goes on', async () => {
    const saves = savesOf(PLAYING)
    const later = (_: number, work: () => void) => {
      const timer = setTimeout(work)
      return () => clearTimeout(timer)
    }
    const { client, host, frames } = await opened(PLAYING.setup, { saves, later })
    await client.watch(0)
    expect(client.position).toBe(23)
    expect(client.table).toMatchObject({ status: 'playing', created: PLAYING.created, seats: [{ name: 'Anna' }, {}] })
    expect(client.table!.seats[1]).toEqual({ kind: 'bot', bot: 'greedy' })
    expect(frames.find((frame) => frame.type === 'view')!.told!.length).toBeGreaterThan(5)
    await client.play(3)
    await client.asked()
    const saved = saves.kept.get('old-playing')!
    expect(saved.log.startsWith(PLAYING.log)).toBe(true)
    expect(saved.log).toBe(host.log())
    replay((await rulesOf('battle-dice', 3))!, saved.log)
    host.close()
    const again = await opened(PLAYING.setup, { saves })
    await again.client.watch(0)
    expect(again.client.snapshot(0)).toEqual(client.snapshot(0))
  })

  test('one that was given up stays lost', async () => {
    const { client } = await opened(RESIGNED.setup, { saves: savesOf(RESIGNED) })
    await client.watch(0)
    expect(client.table).toMatchObject({
      status: 'over',
      ended: RESIGNED.changed,
      ending: { places: [2, 1], by: 'resignation' },
    })
  })

  test('one that is over stays over', async () => {
    const { client } = await opened(ENDED.setup, { saves: savesOf(ENDED) })
    await client.watch(0)
    expect(client.table).toMatchObject({ status: 'over', ending: { places: [1, 2], scores: [24, 15], by: 'rules' } })
    expect(finishedLocally(ENDED)?.result).toBe('won')
  })
})

describe('what is saved', () => {
  test('a whole match: its log replays, and other pages find what they need', async () => {
    const saves = new TestSaves()
    const { client, host } = await opened(pig({ kind: 'me', name: 'Anna' }, bot), { saves })
    await client.watch(0)
    expect(saves.kept.get('m')).toMatchObject({ over: false, waiting: [0], names: ['Anna', ''] })
    await client.play(500)
    const saved = saves.kept.get('m')!
    expect(saved).toMatchObject({ over: true, waiting: [] })
    expect(saved.log).toBe(host.log())
    expect(replay(gameOf('pig')!, saved.log).outcome).toBeDefined()
    const { places } = saved.record!.ending!
    expect(finishedLocally(saved)?.result).toBe(places[0] === 1 ? 'won' : 'lost')
    expect(savedSource(saved).ending).toEqual(client.table!.ending)
  })

  test('orders and resignations survive', async () => {
    const saves = new TestSaves()
    const setup = pig({ kind: 'me' }, { kind: 'me' }, bot)
    const first = await opened(setup, { saves })
    await first.client.watch(0)
    await first.client.command({ type: 'order', seat: 0, orders: { pass: 'turn' } })
    await first.client.command({ type: 'resign', seat: 1 })
    first.host.close()
    const { client, frames } = await opened(setup, { saves })
    await client.watch(0)
    expect(frames.find((frame) => frame.type === 'view')).toMatchObject({ orders: { pass: 'turn' } })
    expect(client.table!.seats[1]).toMatchObject({ resigned: true, bot: 'greedy' })
  })

  test('who plays alone and gives up ends it', async () => {
    const saves = new TestSaves()
    const setup: LocalSetup = { id: 'm', game: 'dice-city', seats: [{ kind: 'me' }], pace: 0 }
    const { client } = await opened(setup, { saves })
    await client.watch(0)
    await client.command({ type: 'resign', seat: 0 })
    expect(client.table).toMatchObject({ status: 'abandoned', ended: expect.any(Number) })
    expect(client.table!.ending).toBeUndefined()
    expect(saves.kept.get('m')).toMatchObject({ over: true, waiting: [] })
  })

  test('an answer is acknowledged when it is written, not before', async () => {
    const saves = new TestSaves()
    const { client, host, frames } = await opened(pig({ kind: 'me' }, { kind: 'me' }), { saves })
    await client.watch(0)
    const gate = Promise.withResolvers<void>()
    const update = saves.update.bind(saves)
    saves.update = (id, change) => gate.promise.then(() => update(id, change))
    host.take({ type: 'answer', id: 'a', match: 'm', seat: 0, position: 0, key: 'roll' })
    const before = frames.length
    await atRest()
    expect(frames.length).toBe(before)
    gate.resolve()
    await atRest()
    expect(frames.slice(before).map(({ type }) => type)).toEqual(['step', 'done'])
  })

  test('without a place to keep anything the match is played all the same', async () => {
    const closed = () => Promise.reject(new Error('a private window'))
    const { client, troubles } = await opened(pig({ kind: 'me' }, bot), { saves: { get: closed, update: closed } })
    await client.watch(0)
    await client.play(500)
    expect(client.table!.status).toBe('over')
    expect(troubles.length).toBeGreaterThan(0)
  })

  test('of two windows with one match the second to answer is refused, and then goes on from what is saved', async () => {
    const saves = new TestSaves()
    const setup = pig({ kind: 'me' }, { kind: 'me' })
    const [here, there] = [await opened(setup, { saves }), await opened(setup, { saves })]
    await here.client.watch(0)
    await there.client.watch(0)
    await here.client.command({ type: 'answer', seat: 0, position: 0, key: 'roll' })
    const late = await there.client.command({ type: 'answer', seat: 0, position: 0, key: 'roll' })
    expect(late).toMatchObject({ type: 'refused', error: { code: 'unavailable' } })
    await there.client.watch(0)
    expect(there.client.snapshot(0)).toEqual(here.client.snapshot(0))
    await there.client.watch(1)
    await there.client.play(2)
  })
})

test('a lesson is not saved', async () => {
  const saves = new TestSaves()
  const setup = { ...pig({ kind: 'me' }, bot), lesson: { chance: [[6], [1]], rivals: ['roll'] } }
  const { client } = await opened(setup, { saves, chance: fast(1) })
  await client.watch(0)
  await client.command({ type: 'answer', seat: 0, position: 0, key: 'roll' })
  expect(client.position).toBe(2)
  expect(saves.kept.size).toBe(0)
})

test('whoever lets bots play among themselves looks on', async () => {
  const { client } = await opened(pig(bot, bot))
  await client.watch(null)
  await client.until(() => client.table!.status === 'over')
  expect(client.snapshot(null)!.outcome).not.toBeNull()
})

test('advice: every option, best first, and none for who is not asked', async () => {
  const { client, host } = await opened(PLAYING.setup, { saves: savesOf(PLAYING) })
  await client.watch(0)
  const keys = client.snapshot(0)!.asked!.offer!.options.map(({ key }) => key)
  const { options } = await host.advise(0)
  expect(options.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
  const chances = options.map(({ chance }) => chance)
  expect(chances).toEqual(chances.toSorted((one, other) => other - one))
  expect(await host.advise(1)).toEqual({ options: [] })
})

test('a setup that cannot be played says why', async () => {
  await expect(openLocal({ ...pig(bot, bot), game: 'chess' })).rejects.toThrow('chess')
  await expect(openLocal({ ...pig({ kind: 'me' }), seats: Array(40).fill(bot) })).rejects.toThrow('players')
})
