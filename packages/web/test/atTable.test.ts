import { type Snapshot, snapshotHash } from '@alea/protocol/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Connection, Door } from '../src/door/door.ts'
import type { FromClient, FromServer, Table } from '../src/door/types.ts'
import type { LocalSetup } from '../src/local/localSetup.ts'
import { AtTable } from '../src/table/atTable.ts'
import { openLocal, TestDoor } from './localShell.ts'

/** A server in the hands of a test. */
class FakeDoor implements Door {
  readonly kind = 'live'
  sent: FromClient[] = []
  hear: (frame: FromServer) => void = () => {}
  connection: (now: Connection) => void = () => {}
  isClosed = false

  send(frame: FromClient): void {
    this.sent.push(frame)
  }

  listen(hear: FakeDoor['hear'], connection: FakeDoor['connection']): () => void {
    Object.assign(this, { hear, connection })
    connection('open')
    return () => {}
  }

  mayUndo = async () => true
  log = async () => ''
  close = () => {
    this.isClosed = true
  }
}

const M = 'm'
const sight = (turn: number, asked = true): Snapshot => ({
  view: { turn },
  turn,
  asked: asked
    ? {
        name: 'choose',
        seats: [0],
        offer: { name: 'choose', seat: 0, params: {}, options: [{ key: 'roll', value: 'roll' }], unavailable: [] },
      }
    : null,
  outcome: null,
})
const view = (position: number, seen = sight(position)): FromServer => ({
  type: 'view',
  match: M,
  as: 0,
  position,
  hash: snapshotHash(seen),
  sight: seen,
})
const step = (since: number, position: number, seen = sight(position)): FromServer => ({
  type: 'step',
  match: M,
  as: 0,
  since,
  position,
  hash: snapshotHash(seen),
  changes: [seen],
  events: [{ type: 'rolled' }],
})
const tableFrame = (revision: number | undefined, status: Table['status'] = 'playing'): FromServer => ({
  type: 'table',
  match: M,
  table: { id: M, status, ...(revision !== undefined && { revision }) } as Table,
})

function seated(door = new FakeDoor()) {
  const at = new AtTable(door, M, 0)
  door.hear(view(4))
  door.sent = []
  return { door, at }
}

describe('at a table', () => {
  test('an answer is on its way until it is done; a second one waits for its turn', () => {
    const { door, at } = seated()
    at.answer('roll')
    at.answer('roll')
    expect(door.sent).toEqual([{ type: 'answer', id: expect.any(String), match: M, seat: 0, position: 4, key: 'roll' }])
    expect(at.state().sending).toBe('roll')
    const { id } = door.sent[0] as { id: string }
    door.hear({ type: 'done', id, match: M, position: 5 })
    expect(at.state().sending).toBeUndefined()
  })

  test('a refusal is shown until the next answer', () => {
    const { door, at } = seated()
    at.answer('roll')
    const { id } = door.sent[0] as { id: string }
    door.hear({ type: 'refused', id, match: M, error: { code: 'stale' } })
    expect(at.state()).toMatchObject({ sending: undefined, refusal: { code: 'stale' } })
    at.answer('roll')
    expect(at.state().refusal).toBeUndefined()
  })

  test('what is wanted while the connection is lost is sent once it stands again, and never after it is done', () => {
    const { door, at } = seated()
    door.connection('lost')
    at.answer('roll')
    const [answer] = door.sent as { id: string }[]
    door.sent = []
    door.connection('open')
    expect(door.sent).toEqual([expect.objectContaining({ type: 'watch', position: 4 }), answer])
    door.sent = []
    door.connection('lost')
    door.connection('open')
    expect(door.sent.filter(({ type }) => type === 'answer')).toEqual([answer])
    door.hear({ type: 'done', id: answer!.id, match: M, position: 5 })
    door.sent = []
    door.connection('lost')
    door.connection('open')
    expect(door.sent.map(({ type }) => type)).toEqual(['watch'])
  })

  test('an older table is ignored; whatever comes first on a new connection is not', () => {
    const { door, at } = seated()
    door.hear(tableFrame(5, 'over'))
    door.hear(tableFrame(4))
    expect(at.state().table!.status).toBe('over')
    door.hear(tableFrame(5, 'abandoned'))
    expect(at.state().table!.status).toBe('abandoned')
    door.hear(tableFrame(undefined, 'over'))
    expect(at.state().table!.status).toBe('over')
    door.connection('lost')
    door.connection('open')
    door.hear(tableFrame(2))
    expect(at.state().table!.status).toBe('playing')
  })

  test('a step that does not fit is healed by watching again', () => {
    const { door, at } = seated()
    door.hear(step(4, 5))
    expect(at.state()).toMatchObject({ position: 5, sight: { turn: 5 } })
    door.hear(step(7, 8))
    expect(door.sent).toEqual([{ type: 'watch', match: M, as: 0 }])
    expect(at.state().position).toBe(5)
    door.hear(view(8))
    expect(at.state()).toMatchObject({ position: 8, sight: { turn: 8 } })
    expect(at.state().told).toHaveLength(1)
  })

  test('a step that comes twice is told once; other matches and other eyes are not heard', () => {
    const { door, at } = seated()
    door.hear(step(4, 5))
    door.hear(step(4, 5))
    door.hear({ ...step(5, 6), as: 1 } as FromServer)
    door.hear({ ...step(5, 6), match: 'another' } as FromServer)
    expect(at.state()).toMatchObject({ position: 5 })
    expect(at.state().told).toHaveLength(1)
    expect(door.sent).toEqual([])
  })

  test('a preview that is refused shows nothing', async () => {
    const { door, at } = seated()
    const preview = at.preview('roll')
    const { id } = door.sent[0] as { id: string }
    door.hear({ type: 'refused', id, match: M, error: { code: 'stale' } })
    expect(await preview).toBeUndefined()
    expect(at.state().refusal).toBeUndefined()
  })

  test('a line of chat that comes twice is there once', () => {
    const { door, at } = seated()
    const said = { number: 1, player: 'p', name: 'Anna', seat: 0, at: 1, text: 'hello' }
    at.recall([said])
    door.hear({ type: 'said', match: M, said })
    expect(at.state().said).toEqual([said])
  })

  test('whether something can be taken back is asked anew at every position', async () => {
    const { door, at } = seated()
    await vi.waitFor(() => expect(at.state().mayUndo).toBe(true))
    door.mayUndo = async () => false
    door.hear(step(4, 5))
    expect(at.state().mayUndo).toBe(false)
    await Promise.resolve()
    expect(at.state().mayUndo).toBe(false)
  })

  describe('in time', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    test('a match that is read again is watched again after a moment', () => {
      const { door, at } = seated()
      door.hear({ type: 'error', match: M, error: { code: 'unavailable' } })
      expect(door.sent).toEqual([])
      vi.advanceTimersByTime(2000)
      expect(door.sent).toEqual([expect.objectContaining({ type: 'watch', position: 4 })])
      door.hear({ type: 'error', match: M, error: { code: 'unavailable' } })
      at.close()
      vi.advanceTimersByTime(2000)
      expect(door.sent).toHaveLength(1)
      expect(door.isClosed).toBe(true)
    })
  })
})

describe('at a table of this browser', () => {
  const me = { kind: 'me' } as const
  const setup = (game: string, ...seats: LocalSetup['seats']): LocalSetup => ({ id: M, game, seats, pace: 0 })

  async function sitting(wish: LocalSetup, as: number | null = 0) {
    const shell = await openLocal(wish)
    const door = new TestDoor(shell)
    const at = new AtTable(door, M, as)
    await vi.waitFor(() => expect(at.state().sight).toBeDefined())
    return { at, door, shell }
  }

  const optionsOf = (at: AtTable) => at.state().sight!.asked!.offer!.options.map(({ key }) => key)
  const settled = (at: AtTable) => vi.waitFor(() => expect(at.state().sending).toBeUndefined())

  /** The seat whose question stands, looked through. */
  async function turned(at: AtTable) {
    const [seat] = at.state().sight!.asked!.seats
    at.look(seat!)
    await vi.waitFor(() => expect(at.state().sight?.asked?.offer).toBeDefined())
    return seat!
  }

  test('an answer, a preview of it, and back again', async () => {
    const { at } = await sitting(setup('battle-dice', me, me))
    await turned(at)
    const before = at.state()
    const [key] = optionsOf(at)
    const foreseen = await at.preview(key!)
    expect(at.state().position).toBe(before.position)
    at.answer(key!)
    await settled(at)
    expect(at.state().position).toBeGreaterThan(before.position)
    expect(at.state().sight!.view).toEqual(foreseen)
    await vi.waitFor(() => expect(at.state().mayUndo).toBe(true))
    at.undo()
    await vi.waitFor(() => expect(at.state().sight!.view).toEqual(before.sight!.view))
    // Positions never go back.
    expect(at.state().position).toBeGreaterThan(before.position + 1)
    at.answer('nothing of the kind'.replaceAll(' ', '-'))
    await vi.waitFor(() => expect(at.state().refusal).toMatchObject({ code: 'not-an-option' }))
  })

  test('standing orders are kept for the seat that gave them', async () => {
    const { at, door } = await sitting(setup('battle-dice', me, me))
    at.order({ pass: 'always' })
    await vi.waitFor(() => expect(door.sent.at(-1)!.type).toBe('order'))
    at.look(1)
    await vi.waitFor(() => expect(at.state().sight).toBeDefined())
    expect(at.state().orders).toEqual({})
    at.look(0)
    await vi.waitFor(() => expect(at.state().orders).toEqual({ pass: 'always' }))
  })

  test('looking through other eyes shows another hand', async () => {
    const { at } = await sitting(setup('dice-throne', me, me))
    const mine = at.state().sight
    at.look(1)
    expect(at.state()).toMatchObject({ as: 1, sight: undefined })
    await vi.waitFor(() => expect(at.state().sight).toBeDefined())
    expect(at.state().sight!.view).not.toEqual(mine!.view)
    at.look(null)
    await vi.waitFor(() => expect(at.state().sight).toBeDefined())
    expect(at.state().sight!.asked?.offer).toBeUndefined()
  })

  test('giving up: of two the other wins; alone it just ends', async () => {
    const two = await sitting(setup('pig', me, { kind: 'bot', bot: 'random' }))
    two.at.resign()
    await vi.waitFor(() =>
      expect(two.at.state().table).toMatchObject({ status: 'over', ending: { places: [2, 1], by: 'resignation' } }),
    )
    const alone = await sitting(setup('dice-city', me))
    alone.at.resign()
    await vi.waitFor(() => expect(alone.at.state().table).toMatchObject({ status: 'abandoned' }))
  })

  test('an answer whose acknowledgement was lost is given once', async () => {
    const { at, door, shell } = await sitting(setup('pig', me, me))
    at.answer('roll')
    door.cut()
    await vi.waitFor(() => expect(shell.inbox.frames.some(({ type }) => type === 'done')).toBe(true))
    expect(at.state()).toMatchObject({ sending: 'roll', connection: 'lost' })
    door.mend()
    await settled(at)
    expect(shell.host.log().match(/choose roll/g)).toHaveLength(1)
    expect(at.state()).toMatchObject({ position: 2, refusal: undefined })
  })

  test('an answer given while the connection is lost is given when it stands again, once', async () => {
    const { at, door, shell } = await sitting(setup('pig', me, me))
    door.cut()
    at.answer('roll')
    expect(shell.host.log()).not.toContain('choose')
    door.mend()
    await settled(at)
    door.cut()
    door.mend()
    expect(shell.host.log().match(/choose roll/g)).toHaveLength(1)
    expect(at.state().position).toBe(2)
  })

  test('what is said comes back', async () => {
    const { at } = await sitting(setup('pig', me, me))
    at.say({ text: 'hello' })
    await vi.waitFor(() => expect(at.state().said).toMatchObject([{ text: 'hello', seat: 0 }]))
  })
})
