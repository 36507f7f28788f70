import { EventEmitter } from 'node:events'
import type { Duplex } from 'node:stream'
import { afterEach, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { DEFAULTS } from '../src/index.ts'
import type { Services } from '../src/services.ts'
import { Connection, HEARTBEAT_MS } from '../src/socket/connection.ts'
import { type Share, Shares } from '../src/socket/share.ts'
import { Unsent } from '../src/socket/unsent.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A wire whose other end may be as slow as the test likes. */
class SlowWire {
  writable = true
  writableLength = 0
  destroyed = false
  written = ''
  private onWritten: () => void = () => {}
  write(frames: Buffer, written: () => void): void {
    this.written += frames.toString()
    this.onWritten = written
  }
  /** The other end has read everything. */
  read(): void {
    this.writableLength = 0
    this.onWritten()
  }
}

class BareSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  ended = ''
  pings = 0
  pongs = 0
  isPaused = false
  ping(): void {
    this.pings++
  }
  pong(): void {
    this.pongs++
  }
  pause(): void {
    this.isPaused = true
  }
  resume(): void {
    this.isPaused = false
  }
  terminate(): void {
    this.ended = 'terminated'
    this.readyState = 3
    this.emit('close')
  }
  close(code: number): void {
    this.ended = `${code}`
    this.readyState = 2
  }
}

function connected(now = () => 1000, share?: Share) {
  const socket = new BareSocket()
  const wire = new SlowWire()
  const host = { record: { id: 'match-one' }, watch: vi.fn(async () => false), leave: vi.fn() }
  const services = {
    config: DEFAULTS,
    now,
    metrics: { count: () => {}, observe: () => {} },
    matches: { place: async () => host },
    log: () => {},
  }
  const connection = new Connection(
    socket as unknown as WebSocket,
    wire as unknown as Duplex,
    services as unknown as Services,
    undefined,
    undefined,
    share,
  )
  const frames = (text: string, count: number) => {
    for (let i = 0; i < count; i++) socket.emit('message', Buffer.from(text), false)
  }
  const watch = async () => {
    socket.emit('message', Buffer.from('{"type":"watch","match":"match-one","as":null}'), false)
    await vi.waitFor(() => expect(host.watch).toHaveBeenCalled())
  }
  return { socket, wire, host, connection, watch, frames }
}

test('a client that reads too slowly gets no more steps, and everything anew when it has caught up', async () => {
  const { wire, host, connection, watch } = connected()
  await watch()
  vi.useFakeTimers()
  expect(connection.send('step 1')).toBe(true)
  wire.writableLength = 1 << 20
  expect(connection.send('step 2')).toBe(false)
  expect(host.leave).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(host.watch).toHaveBeenCalledTimes(1)
  wire.writableLength = 0
  await vi.advanceTimersByTimeAsync(1000)
  expect(host.watch).toHaveBeenCalledTimes(2)
  expect(host.watch.mock.lastCall).toEqual([null, new Set(), connection, {}, undefined])
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

const PING = '{"type":"ping"}'
const WATCH = '{"type":"watch","match":"match-one","as":null}'

test('replies count too: one that leaves them unread is not read from, until it has read', async () => {
  let now = 0
  const { socket, wire, connection, frames } = connected(() => now)
  await new Promise(setImmediate)
  wire.writableLength = 100_000
  frames(PING, 1)
  expect(socket.isPaused).toBe(true)
  now = HEARTBEAT_MS * 1.9
  wire.read()
  expect(socket.isPaused).toBe(true)
  await new Promise(setImmediate)
  wire.read()
  expect(socket.isPaused).toBe(false)
  // It could not be heard while it was not read from.
  now = HEARTBEAT_MS * 3
  expect(connection.beat(now)).toBe(true)
})

test('replies cut off one that reads nothing', () => {
  const { socket, wire, frames } = connected()
  wire.writableLength = 3 << 20
  frames(PING, 1)
  expect(socket.ended).toBe('terminated')
})

test('pings of the protocol are answered, and cost as much as frames', () => {
  const { socket } = connected()
  for (let i = 0; i < 3 * DEFAULTS.framesPerSecond; i++) socket.emit('ping', Buffer.from('x'))
  expect(socket.pongs).toBe(90)
  for (let i = 0; i <= DEFAULTS.faultsPerConnection; i++) socket.emit('ping', Buffer.from('x'))
  expect(socket.pongs).toBe(90)
  expect(socket.ended).toBe('1008')
})

test('pongs nobody asked for are too many some time', () => {
  const { socket } = connected()
  for (let i = 0; i < 200; i++) socket.emit('pong', Buffer.from(''))
  expect(socket.ended).toBe('1008')
})

test('watching again and again costs more than anything else', async () => {
  const { wire, host, frames } = connected()
  frames(WATCH, 30)
  await new Promise(setImmediate)
  expect(host.watch).toHaveBeenCalledTimes(18)
  expect(wire.written).toContain('too-many')
})

test('a command that is too many is refused under its own id', async () => {
  const { wire, frames } = connected()
  frames(PING, 90)
  frames('{"type":"say","match":"match-one","id":"mine","phrase":"hello"}', 1)
  await new Promise(setImmediate)
  expect(wire.written).toContain('"type":"refused","id":"mine"')
})

test('frames after a close do nothing, and whoever goes on sending is cut off', async () => {
  const { socket, host, connection, frames } = connected()
  connection.dismiss()
  frames(WATCH, 50)
  await new Promise(setImmediate)
  expect(host.watch).not.toHaveBeenCalled()
  expect(socket.ended).toBe('1012')
  frames(WATCH, 50)
  expect(socket.ended).toBe('terminated')
})

test('many connections of one person, and of one address, share their credit', () => {
  const shares = new Shares(30, new Unsent(1, () => {}))
  const taken = (share: Share) => {
    let frames = 0
    while (share.afford(0, 1)) frames++
    return frames
  }
  expect(taken(shares.of('one', 'anna')) + taken(shares.of('two', 'anna'))).toBe(180)
  const people = Array.from({ length: 20 }, (_, i) => taken(shares.of('three', `guest ${i}`)))
  expect(people.reduce((sum, frames) => sum + frames)).toBe(720)
  expect(taken(shares.of('four', undefined))).toBe(720)
})

test('what all clients leave unread is counted until it is read or they are gone', async () => {
  const tooMuch = vi.fn()
  const unsent = new Unsent(500, tooMuch)
  const share = { unsent, afford: () => true }
  const [one, other] = [connected(undefined, share), connected(undefined, share)]
  one.wire.writableLength = 300
  await new Promise(setImmediate)
  expect(unsent.bytes).toBe(300)
  expect(unsent.sent).toBeGreaterThan(100)
  expect(tooMuch).not.toHaveBeenCalled()
  other.wire.writableLength = 300
  other.frames(PING, 1)
  await new Promise(setImmediate)
  expect(tooMuch).toHaveBeenCalledTimes(1)
  one.wire.read()
  other.wire.destroyed = true
  other.connection.cutOff()
  expect(unsent.bytes).toBe(0)
  expect(other.socket.ended).toBe('terminated')
})
