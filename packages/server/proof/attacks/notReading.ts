import type { Snapshot, Table } from '@alea/protocol'
import type { WebSocket } from 'ws'
import { Client, call } from '../../test/client.ts'
import type { Attack } from './attack.ts'
import { flood, socketsOf } from './sockets.ts'

/** Half of the sockets as fast as a connection may be, half so slowly that all are within the limits of a person and of an address. */
const GUESTS = 20
const EVERY_MS = 50
const QUICK = 28
const SLOW = 2
/** What the server may keep for those who do not read: its setting `unsentMegabytes`. */
const LIMIT = 64 * 2 ** 20

export const notReading: Attack = {
  name: 'not-reading',
  what: 'Forty sockets give stale answers, each refused with the whole question, and never read a reply.',
  // Twenty times the usual: the system buffers megabytes for each socket, and a quarter of a minute shall show what otherwise takes minutes.
  settings: { framesPerSecond: 600 },
  async run(server, signal) {
    const quick: Asker[] = []
    const slow: Asker[] = []
    for (let i = 0; i < GUESTS; i++) {
      const [one, other] = await askers(server.url)
      quick.push(one!)
      slow.push(other!)
    }
    const most = unsentOf(server.url, signal)
    await Promise.all([ask(quick, QUICK, signal), ask(slow, SLOW, signal)])
    const bytes = await most
    return bytes > LIMIT ? [`${bytes} bytes were kept for those who do not read`] : []
  },
}

interface Asker {
  readonly socket: WebSocket
  /** An answer to no question there is. */
  readonly frame: string
}

async function askers(url: string): Promise<Asker[]> {
  const guest = await Client.guest(url)
  const seats = [{ kind: 'me' }, { kind: 'me' }]
  const { id: match } = await guest.ask<Table>('POST', '/api/tables', { game: 'dice-city', seats, start: true })
  const { sight } = await guest.ask<{ sight: Snapshot }>('GET', `/api/matches/${match}?as=0`)
  const answer = { type: 'answer', match, seat: sight.asked!.seats[0], id: 'stale', position: 1_000_000, key: 'x' }
  return (await socketsOf(guest, 2)).map((socket) => {
    socket.pause()
    return { socket, frame: JSON.stringify(answer) }
  })
}

async function ask(askers: readonly Asker[], times: number, signal: AbortSignal): Promise<void> {
  const frames = new Map(askers.map(({ socket, frame }) => [socket, frame]))
  await flood([...frames.keys()], signal, EVERY_MS, (socket) => {
    for (let i = 0; i < times; i++) socket.send(frames.get(socket)!)
  })
}

/** The most bytes that waited, as the server counts them. */
async function unsentOf(url: string, signal: AbortSignal): Promise<number> {
  let most = 0
  while (!signal.aborted) {
    const { text } = (await call(url, 'GET', '/metrics')).body as { text?: string }
    most = Math.max(most, Number(/^alea_unsent_bytes (\d+)$/m.exec(text ?? '')?.[1] ?? 0))
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return most
}
