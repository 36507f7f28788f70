import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Table } from '@alea/protocol'
import { Client, call } from '../../test/client.ts'
import { ServerProcess } from '../serverProcess.ts'
import type { Attack, Figure } from './attack.ts'
import { amongBots } from './guestTakesAllBots.ts'

const GUESTS = 5
const TABLES = 10
const HANGING = 20
/** Promised, and judged by the command. */
const PROMISED_MS = 5000
/** For tests: the machine may be busy with others. */
const MOST_MS = 10_000

export const stopUnderLoad: Attack = {
  name: 'stop-under-load',
  what: 'A server of its own is stopped while a hundred matches of bots think and clients hang; then it starts again.',
  async run({ settings }, _signal, measured) {
    const { data: _, ...limits } = settings
    const server = new ServerProcess({ ...limits, requestsPerMinute: 1_000_000 })
    try {
      await server.start()
      return await stopped(server, measured)
    } finally {
      server.remove()
    }
  },
}

async function stopped(server: ServerProcess, measured: (figure: Figure) => void): Promise<string[]> {
  const waiting = new Map<string, number>()
  for (let i = 0; i < GUESTS; i++) await load(server.url, waiting)
  const hanging = await Promise.all(Array.from({ length: HANGING }, (_, i) => hang(server.url, i)))
  await sleep(500)
  const began = performance.now()
  await server.stop()
  const took = Math.round(performance.now() - began)
  measured({ what: 'ms to stop', value: took, most: PROMISED_MS })
  for (const socket of hanging) socket.destroy()
  const findings = took > MOST_MS ? [`it took ${took} ms to stop`] : []
  await server.start()
  for (const [match, position] of waiting) {
    const { body } = await call(server.url, 'GET', `/api/tables/${match}`)
    if (body.position !== position) findings.push(`${match} is at ${body.position}, not at ${position}`)
  }
  await server.stop()
  return findings
}

/** Matches at full speed, and matches whose bots may not answer yet; of these, the position they must keep. */
async function load(url: string, waiting: Map<string, number>): Promise<void> {
  const guest = await Client.guest(url)
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'master' }, { kind: 'bot', bot: 'master' }]
  for (let i = 0; i < TABLES; i++) {
    await amongBots(guest)
    const wish = { game: 'battle-dice', seats, pace: 10_000, start: true }
    const { id, position } = await guest.ask<Table>('POST', '/api/tables', wish)
    waiting.set(id, position)
  }
}

/** Half a request, which is never finished. */
async function hang(url: string, i: number): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(i % 2 === 0 ? 'GET /healthz HTTP/1.1\r\nhost:' : 'POST /api/guests HTTP/1.1\r\ncontent-length: 9\r\n')
  return socket
}
