/** What nothing built on sockets and SQLite can beat: a bare echo, and bare appends. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { WebSocket } from 'ws'
import { type Figures, figuresOf, Stopwatch } from './figures.ts'

const ECHO = `
const { WebSocketServer } = require('ws')
const { parentPort } = require('node:worker_threads')
const server = new WebSocketServer({ port: 0, perMessageDeflate: false }, () => parentPort.postMessage(server.address().port))
server.on('connection', (socket) => socket.on('message', (data) => socket.send(data)))
`

export async function echo(sockets: number): Promise<Figures> {
  const worker = new Worker(ECHO, { eval: true })
  const port = await new Promise<number>((resolve) => worker.once('message', resolve))
  const watch = new Stopwatch()
  const text = 'x'.repeat(260)
  const open = Array.from({ length: sockets }, () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false })
    let sent = 0
    const send = () => {
      sent = performance.now()
      socket.send(text)
    }
    socket.on('open', send)
    socket.on('message', () => {
      watch.note(performance.now() - sent)
      send()
    })
    return socket
  })
  await watch.run()
  for (const socket of open) socket.terminate()
  await worker.terminate()
  return figuresOf(watch)
}

/** Rows of an answer's size, flushed to disk: one in a transaction, or fifty. */
export function appends(perTransaction: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'alea-floor-'))
  const db = new DatabaseSync(join(folder, 'floor.sqlite'))
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE rows (n INTEGER PRIMARY KEY, text TEXT)')
  const insert = db.prepare('INSERT INTO rows (text) VALUES (?)')
  const text = 'x'.repeat(250)
  const began = performance.now()
  let rows = 0
  while (performance.now() - began < 2000) {
    db.exec('BEGIN')
    for (let i = 0; i < perTransaction; i++, rows++) insert.run(text)
    db.exec('COMMIT')
  }
  const perSecond = Math.round((rows / (performance.now() - began)) * 1000)
  db.close()
  rmSync(folder, { recursive: true })
  return perSecond
}
