import { EventEmitter } from 'node:events'
import type { Duplex } from 'node:stream'
import { afterEach, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { DEFAULTS } from '../src/index.ts'
import type { Services } from '../src/services.ts'
import { Connection, HEARTBEAT_MS } from '../src/socket/connection.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A wire whose other end may be as slow as the test likes. */
class SlowWire {
  writable = true
  writableLength = 0
  written = ''
  write(frames: Buffer): void {
    this.written += frames.toString()
  }
}

class BareSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  ended = ''
  pings = 0
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
  const socket = new BareSocket()
  const wire = new SlowWire()
  const host = { record: { id: 'match-one' }, watch: vi.fn(async () => {}), leave: vi.fn() }
  const services = {
    config: DEFAULTS,
    now,
    metrics: { count: () => {}, observe: () => {} },
    matches: { host: async () => host },
    log: () => {},
  }
  const connection = new Connection(
    socket as unknown as WebSocket,
    wire as unknown as Duplex,
    services as unknown as Services,
    undefined,
  )
  const watch = async () => {
    socket.emit('message', Buffer.from('{"type":"watch","match":"match-one","as":null}'), false)
    await vi.waitFor(() => expect(host.watch).toHaveBeenCalled())
  }
  return { socket, wire, host, connection, watch }
}

test('a client that reads too slowly gets no more steps, and everything anew when it has caught up', async () => {
  const { wire, host, connection, watch } = connected()
  await watch()
  vi.useFakeTimers()
  expect(connection.send('step 1')).toBe(true)
  wire.writableLength = 2 << 20
  expect(connection.send('step 2')).toBe(false)
  expect(host.leave).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(host.watch).toHaveBeenCalledTimes(1)
  wire.writableLength = 0
  await vi.advanceTimersByTimeAsync(1000)
  expect(host.watch).toHaveBeenCalledTimes(2)
  expect(host.watch.mock.lastCall).toEqual([null, new Set(), connection, {}])
  expect(wire.written).toContain('step 1')
  expect(wire.written).not.toContain('step 2')
})

test('one that does not read at all is cut off, and leaves its matches', async () => {
  const { socket, wire, host, connection, watch } = connected()
  await watch()
  wire.writableLength = 9 << 20
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
