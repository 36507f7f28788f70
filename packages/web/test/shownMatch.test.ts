import { type Snapshot, snapshotHash } from '@alea/protocol/client'
import { describe, expect, test } from 'vitest'
import type { Connection } from '../src/connection/connection.ts'
import type { FromServer, Table } from '../src/connection/types.ts'
import { PACES } from '../src/table/happening/pace.ts'
import { lastOwn, recapLines } from '../src/table/happening/recapLines.ts'
import { ShownMatch } from '../src/table/happening/shownMatch.ts'
import { MatchClient } from '../src/table/matchClient.ts'
import { FakeClock } from './fakeClock.ts'

const M = 'm'
const seen = (turn: number, seat: number): Snapshot => ({
  view: { turn },
  turn,
  asked: {
    name: 'choose',
    seats: [seat],
    ...(seat === 0 && {
      offer: { name: 'choose', seat, params: {}, options: [{ key: 'roll', value: 'roll' }], unavailable: [] },
    }),
  },
  outcome: null,
})

/** A reader at seat 0, and a server in the hands of the test. */
function reading(pace: number = PACES.normal) {
  let send: (frame: FromServer) => void = () => {}
  const connection: Connection = {
    kind: 'live',
    send: () => {},
    listen(onFrame, onStatus) {
      send = onFrame
      onStatus('open')
      return () => {}
    },
    mayUndo: async () => false,
    log: async () => '',
    close: () => {},
  }
  const client = new MatchClient(connection, M, 0)
  const clock = new FakeClock()
  const shown = new ShownMatch(client, { clock, pace: () => pace, isHidden: () => false })
  shown.subscribe(() => {})
  let position = 4
  const first = seen(position, 1)
  send({ type: 'view', match: M, as: 0, position, hash: snapshotHash(first), sight: first })
  return {
    client,
    clock,
    shown,
    send: (frame: FromServer) => send(frame),
    /** Somebody answers; then `asks` is asked. */
    step(by: number, asks: number, more: object = {}) {
      const since = position++
      const after = seen(position, asks)
      const frame = { type: 'step', match: M, as: 0, since, position, hash: snapshotHash(after), changes: [after] }
      send({ ...frame, by, events: [{ type: 'rolled', seat: by }], ...more } as FromServer)
    },
  }
}

describe('a match shown step by step', () => {
  test('each step of another player is shown before the next, and the question with the last', () => {
    const { client, clock, shown, step } = reading()
    step(1, 1)
    step(1, 1)
    step(1, 0)
    expect(client.state().position).toBe(7)
    expect(shown.state()).toMatchObject({ position: 5, isBehind: true, showing: { by: 1 } })
    expect(shown.state().snapshot!.asked!.offer).toBeUndefined()
    clock.pass(PACES.normal)
    expect(shown.state()).toMatchObject({ position: 6, isBehind: true })
    clock.pass(PACES.normal)
    expect(shown.state()).toMatchObject({ position: 7, isBehind: false, showing: { by: 1 } })
    expect(shown.state().snapshot!.asked!.offer).toBeDefined()
  })

  test('a question is never open while earlier steps are shown', () => {
    const { shown, step } = reading()
    step(1, 0, { events: [{ type: 'rolled' }] })
    step(0, 1)
    // Asked then, answered since: only the present can be answered.
    expect(shown.state()).toMatchObject({ position: 5, isBehind: true, mayUndo: false })
    expect(shown.state().snapshot!.asked).toEqual({ name: 'choose', seats: [0] })
  })

  test('what follows from one’s own answer is shown at once, and is nobody else’s step', () => {
    const { clock, shown, step } = reading()
    step(1, 0)
    clock.pass(PACES.normal)
    step(0, 0)
    expect(shown.state()).toMatchObject({ position: 6, isBehind: false, showing: undefined })
  })

  test('while others have gone on already, one’s own step is told too', () => {
    const { clock, shown, step } = reading()
    step(1, 0)
    clock.pass(PACES.normal)
    step(0, 1)
    step(1, 0)
    expect(shown.state()).toMatchObject({ position: 6, isBehind: true, showing: { by: 0 } })
    clock.pass(PACES.normal)
    expect(shown.state()).toMatchObject({ position: 7, isBehind: false, showing: { by: 1 } })
  })

  test('a window that passes by itself hurries nothing, and takes no caption away', () => {
    const { clock, shown, step } = reading()
    const passing = { passes: true, closes: 1 }
    step(1, 0, passing)
    step(0, 1, { events: [] })
    step(1, 0, passing)
    step(0, 1, { events: [] })
    step(1, 1)
    expect(shown.state()).toMatchObject({ position: 5, isBehind: true, showing: { by: 1 } })
    clock.pass(PACES.normal)
    // The reader has answered nothing: what the other does stays in sight.
    expect(shown.state()).toMatchObject({ position: 7, isBehind: true, showing: { by: 1 } })
    clock.pass(PACES.normal)
    expect(shown.state()).toMatchObject({ position: 9, isBehind: false, showing: { by: 1 } })
  })

  test('skipped, the present is shown', () => {
    const { shown, step } = reading()
    for (let i = 0; i < 3; i++) step(1, 1)
    step(1, 0)
    shown.state().skip()
    expect(shown.state()).toMatchObject({ position: 8, isBehind: false })
  })

  test('and so is what is left of that turn, until one is asked', () => {
    const { clock, shown, step } = reading()
    const sameTurn = () => {
      const after = { ...seen(0, 1), turn: 5 }
      return { changes: [after], hash: snapshotHash(after) }
    }
    for (let i = 0; i < 3; i++) step(1, 1, sameTurn())
    shown.state().skip()
    step(1, 1, sameTurn())
    step(1, 1, sameTurn())
    expect(shown.state()).toMatchObject({ position: 9, isBehind: false })
    step(1, 0)
    step(0, 1)
    step(1, 1)
    clock.pass(1)
    expect(shown.state()).toMatchObject({ isBehind: true })
  })

  test('without a pace the reader sees the present', () => {
    const { shown, step } = reading(PACES.none)
    for (let i = 0; i < 5; i++) step(1, 1)
    expect(shown.state()).toMatchObject({ position: 9, isBehind: false })
  })

  test('how it ended is not shown before it has ended', () => {
    const { clock, shown, step, send } = reading()
    const table = (ended?: number) =>
      send({ type: 'table', match: M, table: { id: M, status: 'playing', ended } as unknown as Table } as FromServer)
    table()
    step(1, 1)
    step(1, 1)
    table(1)
    expect(shown.state().table!.ended).toBeUndefined()
    clock.pass(PACES.normal)
    expect(shown.state().table!.ended).toBe(1)
  })

  test('a window that closes soon is shown at once', () => {
    const { shown, step } = reading()
    for (let i = 0; i < 3; i++) step(1, 1)
    step(1, 0, { closes: 2000 })
    expect(shown.state()).toMatchObject({ position: 8, isBehind: false, closes: 2000 })
  })
})

test('since one’s last move: what came behind it, whoever did it', () => {
  const line = (position: number, by: number | undefined) => ({ number: position, event: { type: 'x' }, position, by })
  const lines = [line(1, 0), line(2, 1), line(3, 0), line(4, 1), line(5, undefined)]
  expect(lastOwn(lines, 0)).toBe(3)
  expect(recapLines(lines, lines, 0)).toEqual(lines.slice(3))
  expect(recapLines(lines, lines, 1)).toEqual(lines.slice(4))
  expect(recapLines(lines, lines, null)).toEqual(lines)
})
