/** The log that a client gets when it joins: the same whatever happened to the match in the meantime. */
import { type Event, random } from '@alea/engine'
import type { FromServer } from '@alea/protocol/client'
import { describe, expect, test } from 'vitest'
import { type Checkpoint, checkpointOf } from '../src/index.ts'
import { MemoryStore } from '../src/testing.ts'
import { ME, type Opened, opened } from './opened.ts'

const me = { kind: 'me' } as const
const setup = { game: 'battle-dice', seats: [me, me] }

type View = Extract<FromServer, { type: 'view' }>

/** What somebody who joins now is told. */
async function joined({ host, time }: Opened, as: number | null): Promise<View> {
  const frames: FromServer[] = []
  const watching = host.watch(as, ME, { player: 'me', send: (text) => frames.push(JSON.parse(text)) > 0 }, {})
  // A replay pauses now and then.
  for (let i = 0; i < 1000 && !frames.some(({ type }) => type === 'view'); i++) await time.pass(0)
  await watching
  return frames.find((frame) => frame.type === 'view')!
}

async function play(table: Opened, answers: number, seed = 3): Promise<void> {
  const luck = random(seed)
  for (let i = 0; i < answers; i++) {
    const { asked } = (await table.host.look(null, ME)).sight
    if (!asked) return
    const seat = asked.seats[0]!
    const { options } = (await table.host.look(seat, ME)).sight.asked!.offer!
    await table.answer(seat, options[luck.below(options.length)]!.key)
  }
}

/** The same match as a host finds it that starts from the checkpoint. */
async function fromCheckpoint(table: Opened): Promise<Opened> {
  const match = table.host.match!
  return restored(table, checkpointOf({ position: match.position, state: match.state }))
}

const fromStart = (table: Opened): Promise<Opened> => restored(table, undefined)

function restored(table: Opened, checkpoint: Checkpoint | undefined): Promise<Opened> {
  table.store.load = (id) => ({ ...MemoryStore.prototype.load.call(table.store, id)!, checkpoint })
  return table.again()
}

describe('whoever joins later is told the latest events', () => {
  test.each([null, 0, 1])(
    'also after the match was dropped from memory and read from a checkpoint (viewer %j)',
    async (as) => {
      const table = await opened(setup)
      await play(table, 60)
      const before = await joined(table, as)
      expect(before.told!.length).toBeGreaterThan(50)
      const again = await fromCheckpoint(table)
      expect((await joined(again, as)).told).toEqual(before.told)
      await play(again, 5, 8)
      expect((await joined(again, as)).told).toEqual((await joined(await fromStart(again), as)).told)
    },
  )

  test('and which answer brought each of them', async () => {
    const table = await opened(setup)
    await table.watch(0)
    await play(table, 30)
    const { told, answers, position } = await joined(table, 0)
    expect(answers!.reduce((sum, { events }) => sum + events, 0)).toBe(told!.length)
    const positions = answers!.map((answer) => answer.position)
    expect(positions).toEqual(positions.toSorted((one, other) => one - other))
    expect(positions.at(-1)).toBeLessThanOrEqual(position)
    const sent = table.frames.flatMap((frame) =>
      frame.type === 'step' && frame.events.length > 0
        ? [{ by: frame.by ?? null, position: frame.position, events: frame.events.length }]
        : [],
    )
    expect(answers!.slice(-sent.length)).toEqual(sent)
    expect(new Set(sent.map(({ by }) => by))).toEqual(new Set([0, 1]))
  })

  test('at most three hundred', async () => {
    // Windows stay open, so that nothing happens while the match is read again.
    const windows = { delay: 0, limit: 0, uniform: true }
    const table = await opened({ game: 'dice-throne', seats: [me, me], windows })
    await play(table, 400)
    const { told } = await joined(table, null)
    expect(told!.length).toBeGreaterThan(250)
    expect(told!.length).toBeLessThanOrEqual(300)
    expect((await joined(await fromCheckpoint(table), null)).told).toEqual(told)
  })

  test('a stranger who may not watch makes nobody replay anything', async () => {
    const table = await opened({ ...setup, spectators: false })
    await play(table, 60)
    const again = await fromCheckpoint(table)
    const watching = again.host.watch(null, new Set(['eve']), { player: 'eve', send: () => true }, {})
    await expect(watching).rejects.toMatchObject({ code: 'not-allowed' })
  })

  test('other commands do not wait for the replay', async () => {
    const table = await opened(setup)
    await play(table, 60)
    const again = await fromCheckpoint(table)
    const watching = again.host.watch(null, ME, { player: 'me', send: () => true }, {})
    await play(again, 1)
    for (let i = 0; i < 50; i++) await again.time.pass(0)
    await watching
  })
})

describe('what was taken back', () => {
  /** Answers until some answer has events that can be taken back, takes it back, and says what they were. */
  async function undone(table: Opened): Promise<{ events: readonly Event[]; seat: number }> {
    const luck = random(6)
    for (let i = 0; i < 300; i++) {
      const seat = (await table.host.look(null, ME)).sight.asked!.seats[0]!
      const { options } = (await table.host.look(seat, ME)).sight.asked!.offer!
      await table.answer(seat, options[luck.below(options.length)]!.key)
      const step = table.frames.findLast((frame) => frame.type === 'step')!
      if (step.events.length === 0 || (await table.host.undoBar(seat, ME)) !== null) continue
      await table.host.undo({ id: `u${i}`, seat, position: table.host.match!.position }, ME)
      return { events: step.events, seat }
    }
    throw new Error('nothing could be taken back')
  }

  test('is not told, but that it was taken back is', async () => {
    const table = await opened(setup)
    await table.watch(null)
    const { events, seat } = await undone(table)
    const step = table.frames.findLast((frame) => frame.type === 'step')!
    expect(step).toMatchObject({ events: [], undone: { seat, events: events.length } })
    const { told = [], undone: notes } = await joined(table, null)
    const sent = table.frames.flatMap((frame) =>
      frame.type === 'step' ? frame.events : frame.type === 'view' ? (frame.told ?? []) : [],
    )
    expect(told).toEqual(sent.slice(0, sent.length - events.length))
    expect(notes).toEqual([{ seat, after: told.length }])
  })

  test('stays taken back when the match is read again', async () => {
    const table = await opened(setup)
    await table.watch(null)
    await undone(table)
    const before = await joined(table, null)
    const after = await joined(await table.again(), null)
    expect([after.told, after.undone]).toEqual([before.told, before.undone])
  })
})
