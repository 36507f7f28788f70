import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import { afterEach, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { DEFAULTS } from '../src/index.ts'
import type { Services } from '../src/services.ts'
import { Connection, HEARTBEAT_MS } from '../src/socket/connection.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A socket whose reader may be as slow as the test likes. */
class SlowSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  sent: string[] = []
  ended = ''
  pings = 0
  send(text: string): void {
    this.sent.push(text)
  }
  ping(): void {
    this.pings++
  }
  terminate(): void {
    this.ended = 'terminated'
    this.readyState = 3
    this.emit('close')
  }
  close(code: number): void {
    this.ended = `${code}`
  }
}

function connected(now = () => 1000) {
  const socket = new SlowSocket()
  const host = { record: { id: 'match-one' }, watch: vi.fn(async () => {}), leave: vi.fn() }
  const services = {
    config: DEFAULTS,
    now,
    metrics: { count: () => {}, observe: () => {} },
    hall: { host: async () => host },
    log: () => {},
  }
  const connection = new Connection(
    socket as unknown as WebSocket,
    new PassThrough(),
    services as unknown as Services,
    undefined,
  )
  const watch = async () => {
    socket.emit('message', Buffer.from('{"type":"watch","match":"match-one","as":null}'), false)
    await vi.waitFor(() => expect(host.watch).toHaveBeenCalled())
  }
  return { socket, host, connection, watch }
}

test('a client that reads too slowly gets no more steps, and everything anew when it has caught up', async () => {
  const { socket, host, connection, watch } = connected()
  await watch()
  vi.useFakeTimers()
  expect(connection.send('step 1')).toBe(true)
  socket.bufferedAmount = 2 << 20
  expect(connection.send('step 2')).toBe(false)
  expect(host.leave).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(host.watch).toHaveBeenCalledTimes(1)
  socket.bufferedAmount = 0
  await vi.advanceTimersByTimeAsync(1000)
  expect(host.watch).toHaveBeenCalledTimes(2)
  expect(host.watch.mock.lastCall).toEqual([null, new Set(), connection, {}])
  expect(socket.sent).not.toContain('step 2')
})

test('one that does not read at all is cut off, and leaves its matches', async () => {
  const { socket, host, connection, watch } = connected()
  await watch()
  socket.bufferedAmount = 9 << 20
  expect(connection.send('step')).toBe(false)
  expect(socket.ended).toBe('terminated')
  expect(host.leave).toHaveBeenCalled()
})

test('one that is not heard of for two heartbeats is gone', () => {
  let now = 0
  const { socket, connection } = connected(() => now)
  now = HEARTBEAT_MS * 1.5
  expect(connection.beat(now)).toBe(true)
  socket.emit('pong')
  now = HEARTBEAT_MS * 3
  expect(connection.beat(now)).toBe(true)
  now = HEARTBEAT_MS * 3.6
  expect(connection.beat(now)).toBe(false)
  expect(socket.ended).toBe('terminated')
})
