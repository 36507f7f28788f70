import { type Snapshot, snapshotHash } from '@alea/protocol/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Connection, ConnectionStatus } from '../src/connection/connection.ts'
import type { FromClient, FromServer, Table } from '../src/connection/types.ts'
import type { LocalSetup } from '../src/local/localSetup.ts'
import { MatchClient } from '../src/table/matchClient.ts'
import { openLocal, TestConnection } from './localShell.ts'

/** A server in the hands of a test. */
class FakeConnection implements Connection {
  readonly kind = 'live'
  sent: FromClient[] = []
  onFrame: (frame: FromServer) => void = () => {}
  onStatus: (status: ConnectionStatus) => void = () => {}
  isClosed = false

  send(frame: FromClient): void {
    this.sent.push(frame)
  }

  listen(onFrame: FakeConnection['onFrame'], onStatus: FakeConnection['onStatus']): () => void {
    Object.assign(this, { onFrame, onStatus })
    onStatus('open')
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

function seated(connection = new FakeConnection()) {
  const client = new MatchClient(connection, M, 0)
  connection.onFrame(view(4))
  connection.sent = []
  return { connection, client }
}

describe('a match client', () => {
  test('an answer is on its way until it is done; a second one waits for its turn', () => {
    const { connection, client } = seated()
    client.answer('roll')
    client.answer('roll')
    expect(connection.sent).toEqual([
      { type: 'answer', id: expect.any(String), match: M, seat: 0, position: 4, key: 'roll' },
    ])
    expect(client.state().sending).toBe('roll')
    const { id } = connection.sent[0] as { id: string }
    connection.onFrame({ type: 'done', id, match: M, position: 5 })
    expect(client.state().sending).toBeUndefined()
  })

  test('a refusal is shown until the next answer', () => {
    const { connection, client } = seated()
    client.answer('roll')
    const { id } = connection.sent[0] as { id: string }
    connection.onFrame({ type: 'refused', id, match: M, error: { code: 'stale' } })
    expect(client.state()).toMatchObject({ sending: undefined, refusal: { code: 'stale' } })
    client.answer('roll')
    expect(client.state().refusal).toBeUndefined()
  })

  test('what is wanted while the connection is lost is sent once it stands again, and never after it is done', () => {
    const { connection, client } = seated()
    connection.onStatus('lost')
    client.answer('roll')
    const [answer] = connection.sent as { id: string }[]
    connection.sent = []
    connection.onStatus('open')
    expect(connection.sent).toEqual([expect.objectContaining({ type: 'watch', position: 4 }), answer])
    connection.sent = []
    connection.onStatus('lost')
    connection.onStatus('open')
    expect(connection.sent.filter(({ type }) => type === 'answer')).toEqual([answer])
    connection.onFrame({ type: 'done', id: answer!.id, match: M, position: 5 })
    connection.sent = []
    connection.onStatus('lost')
    connection.onStatus('open')
    expect(connection.sent.map(({ type }) => type)).toEqual(['watch'])
  })

  test('an older table is ignored; whatever comes first on a new connection is not', () => {
    const { connection, client } = seated()
    connection.onFrame(tableFrame(5, 'over'))
    connection.onFrame(tableFrame(4))
    expect(client.state().table!.status).toBe('over')
    connection.onFrame(tableFrame(5, 'abandoned'))
    expect(client.state().table!.status).toBe('abandoned')
    connection.onFrame(tableFrame(undefined, 'over'))
    expect(client.state().table!.status).toBe('over')
    connection.onStatus('lost')
    connection.onStatus('open')
    connection.onFrame(tableFrame(2))
    expect(client.state().table!.status).toBe('playing')
  })

  test('a step that does not fit is healed by watching again', () => {
    const { connection, client } = seated()
    connection.onFrame(step(4, 5))
    expect(client.state()).toMatchObject({ position: 5, snapshot: { turn: 5 } })
    connection.onFrame(step(7, 8))
    expect(connection.sent).toEqual([{ type: 'watch', match: M, as: 0 }])
    expect(client.state().position).toBe(5)
    connection.onFrame(view(8))
    expect(client.state()).toMatchObject({ position: 8, snapshot: { turn: 8 } })
    expect(client.state().events).toHaveLength(1)
  })

  test('a step that comes twice is told once; other matches and other eyes are not heard', () => {
    const { connection, client } = seated()
    connection.onFrame(step(4, 5))
    connection.onFrame(step(4, 5))
    connection.onFrame({ ...step(5, 6), as: 1 } as FromServer)
    connection.onFrame({ ...step(5, 6), match: 'another' } as FromServer)
    expect(client.state()).toMatchObject({ position: 5 })
    expect(client.state().events).toHaveLength(1)
    expect(connection.sent).toEqual([])
  })

  test('an undo takes the last events out of the log and is noted in it', () => {
    const { connection, client } = seated()
    connection.onFrame({ ...step(4, 5), events: [{ type: 'one' }] } as FromServer)
    connection.onFrame({ ...step(5, 6), events: [{ type: 'two' }, { type: 'three' }] } as FromServer)
    const types = () => client.state().events.map(({ event }) => event.type)
    connection.onFrame({ ...step(6, 7), events: [], undone: { seat: 0, events: 2 } } as FromServer)
    expect(types()).toEqual(['one', '*undone'])
    connection.onFrame({ ...step(7, 8), events: [], undone: { seat: 0, events: 1 } } as FromServer)
    expect(types()).toEqual(['*undone', '*undone'])
  })

  test('a preview that is refused shows nothing', async () => {
    const { connection, client } = seated()
    const preview = client.preview('roll')
    const { id } = connection.sent[0] as { id: string }
    connection.onFrame({ type: 'refused', id, match: M, error: { code: 'stale' } })
    expect(await preview).toBeUndefined()
    expect(client.state().refusal).toBeUndefined()
  })

  test('a line of chat that comes twice is there once', () => {
    const { connection, client } = seated()
    const said = { number: 1, player: 'p', name: 'Anna', seat: 0, at: 1, text: 'hello' }
    client.setChat([said])
    connection.onFrame({ type: 'said', match: M, said })
    expect(client.state().chat).toEqual([said])
  })

  test('whether something can be taken back is asked anew client every position', async () => {
    const { connection, client } = seated()
    await vi.waitFor(() => expect(client.state().mayUndo).toBe(true))
    connection.mayUndo = async () => false
    connection.onFrame(step(4, 5))
    expect(client.state().mayUndo).toBe(false)
    await Promise.resolve()
    expect(client.state().mayUndo).toBe(false)
  })

  describe('in time', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    test('a match that is read again is watched again after a moment', () => {
      const { connection, client } = seated()
      connection.onFrame({ type: 'error', match: M, error: { code: 'unavailable' } })
      expect(connection.sent).toEqual([])
      vi.advanceTimersByTime(2000)
      expect(connection.sent).toEqual([expect.objectContaining({ type: 'watch', position: 4 })])
      connection.onFrame({ type: 'error', match: M, error: { code: 'unavailable' } })
      client.close()
      vi.advanceTimersByTime(2000)
      expect(connection.sent).toHaveLength(1)
      expect(connection.isClosed).toBe(true)
    })
  })
})

describe('a client of a match in this browser', () => {
  const me = { kind: 'me' } as const
  const setup = (game: string, ...seats: LocalSetup['seats']): LocalSetup => ({ id: M, game, seats, pace: 0 })

  async function sitting(wish: LocalSetup, as: number | null = 0) {
    const shell = await openLocal(wish)
    const connection = new TestConnection(shell)
    const client = new MatchClient(connection, M, as)
    await vi.waitFor(() => expect(client.state().snapshot).toBeDefined())
    return { client, connection, shell }
  }

  const optionsOf = (client: MatchClient) => client.state().snapshot!.asked!.offer!.options.map(({ key }) => key)
  const settled = (client: MatchClient) => vi.waitFor(() => expect(client.state().sending).toBeUndefined())

  /** The seat whose question stands, looked through. */
  async function turned(client: MatchClient) {
    const [seat] = client.state().snapshot!.asked!.seats
    client.switchSeat(seat!)
    await vi.waitFor(() => expect(client.state().snapshot?.asked?.offer).toBeDefined())
    return seat!
  }

  test('an answer, a preview of it, and back again', async () => {
    const { client } = await sitting(setup('battle-dice', me, me))
    await turned(client)
    const before = client.state()
    const [key] = optionsOf(client)
    const foreseen = await client.preview(key!)
    expect(client.state().position).toBe(before.position)
    client.answer(key!)
    await settled(client)
    expect(client.state().position).toBeGreaterThan(before.position)
    expect(client.state().snapshot!.view).toEqual(foreseen)
    await vi.waitFor(() => expect(client.state().mayUndo).toBe(true))
    client.undo()
    await vi.waitFor(() => expect(client.state().snapshot!.view).toEqual(before.snapshot!.view))
    // Positions never go back.
    expect(client.state().position).toBeGreaterThan(before.position + 1)
    client.answer('nothing of the kind'.replaceAll(' ', '-'))
    await vi.waitFor(() => expect(client.state().refusal).toMatchObject({ code: 'not-an-option' }))
  })

  test('a purchase that is taken back is gone from the log, also for whoever reads it anew', async () => {
    const { client } = await sitting(setup('dice-forge', me, me))
    const types = () => client.state().events.map(({ event }) => event.type)
    for (let i = 0; i < 60; i++) {
      const seat = await turned(client)
      const bought = optionsOf(client).find((key) => /^g\d$/.test(key))
      const before = types()
      client.answer(bought ?? optionsOf(client)[0]!)
      await settled(client)
      if (!bought) continue
      expect(types().at(-1)).toBe('bought')
      await vi.waitFor(() => expect(client.state().mayUndo).toBe(true))
      client.undo()
      await vi.waitFor(() => expect(types()).toEqual([...before, '*undone']))
      client.switchSeat(null)
      await vi.waitFor(() => expect(types().slice(-2)).toEqual([before.at(-1), '*undone']))
      expect(client.state().events.at(-1)).toMatchObject({ by: seat })
      return
    }
    throw new Error('nothing was for sale')
  })

  test('standing orders are kept for the seat that gave them', async () => {
    const { client, connection } = await sitting(setup('battle-dice', me, me))
    client.order({ pass: 'always' })
    await vi.waitFor(() => expect(connection.sent.at(-1)!.type).toBe('order'))
    client.switchSeat(1)
    await vi.waitFor(() => expect(client.state().snapshot).toBeDefined())
    expect(client.state().orders).toEqual({})
    client.switchSeat(0)
    await vi.waitFor(() => expect(client.state().orders).toEqual({ pass: 'always' }))
  })

  test('looking through other eyes shows another hand', async () => {
    const { client } = await sitting(setup('dice-throne', me, me))
    const mine = client.state().snapshot
    client.switchSeat(1)
    expect(client.state()).toMatchObject({ as: 1, snapshot: undefined })
    await vi.waitFor(() => expect(client.state().snapshot).toBeDefined())
    expect(client.state().snapshot!.view).not.toEqual(mine!.view)
    client.switchSeat(null)
    await vi.waitFor(() => expect(client.state().snapshot).toBeDefined())
    expect(client.state().snapshot!.asked?.offer).toBeUndefined()
  })

  test('giving up: of two the other wins; alone it just ends', async () => {
    const two = await sitting(setup('pig', me, { kind: 'bot', bot: 'random' }))
    two.client.resign()
    await vi.waitFor(() =>
      expect(two.client.state().table).toMatchObject({ status: 'over', ending: { places: [2, 1], by: 'resignation' } }),
    )
    const alone = await sitting(setup('dice-city', me))
    alone.client.resign()
    await vi.waitFor(() => expect(alone.client.state().table).toMatchObject({ status: 'abandoned' }))
  })

  test('an answer whose acknowledgement was lost is given once', async () => {
    const { client, connection, shell } = await sitting(setup('pig', me, me))
    client.answer('roll')
    connection.cut()
    await vi.waitFor(() => expect(shell.inbox.frames.some(({ type }) => type === 'done')).toBe(true))
    expect(client.state()).toMatchObject({ sending: 'roll', connectionStatus: 'lost' })
    connection.mend()
    await settled(client)
    expect(shell.host.log().match(/choose roll/g)).toHaveLength(1)
    expect(client.state()).toMatchObject({ position: 2, refusal: undefined })
  })

  test('an answer given while the connection is lost is given when it stands again, once', async () => {
    const { client, connection, shell } = await sitting(setup('pig', me, me))
    connection.cut()
    client.answer('roll')
    expect(shell.host.log()).not.toContain('choose')
    connection.mend()
    await settled(client)
    connection.cut()
    connection.mend()
    expect(shell.host.log().match(/choose roll/g)).toHaveLength(1)
    expect(client.state().position).toBe(2)
  })

  test('what is said comes back', async () => {
    const { client } = await sitting(setup('pig', me, me))
    client.say({ text: 'hello' })
    await vi.waitFor(() => expect(client.state().chat).toMatchObject([{ text: 'hello', seat: 0 }]))
  })
})
