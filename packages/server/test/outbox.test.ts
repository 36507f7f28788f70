import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { framed, Outbox } from '../src/socket/outbox.ts'

test('texts of every length arrive whole and in order, whatever letters they are made of', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].flatMap((length) => [
    'x'.repeat(length),
    'é'.repeat(length / 2),
    '🎲'.repeat(length / 4),
  ])
  const server = new WebSocketServer({ port: 0, perMessageDeflate: false })
  server.on('connection', (_, { socket }) => {
    const outbox = new Outbox(socket)
    for (const text of texts) outbox.put(text)
  })
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const heard: string[] = []
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject)
    client.on('message', (data) => {
      heard.push(String(data))
      if (heard.length === texts.length) resolve()
    })
  })
  expect(heard).toEqual(texts)
  client.terminate()
  server.close()
})

test('all texts of one moment are one write, and none follows what closes the connection', async () => {
  const written: Buffer[] = []
  const wire = { writable: true, writableLength: 0, write: (frames: Buffer) => written.push(frames) }
  const outbox = new Outbox(wire as never)
  outbox.put('one')
  outbox.put('two')
  expect(outbox.behind).toBe(6)
  await new Promise(setImmediate)
  expect(written).toEqual([framed(['one', 'two'])])
  outbox.put('three')
  outbox.flush()
  expect(written).toHaveLength(2)
  wire.writable = false
  outbox.put('four')
  await new Promise(setImmediate)
  expect(written).toHaveLength(2)
  expect(outbox.behind).toBe(0)
})
