import { setTimeout as sleep } from 'node:timers/promises'
import type { Table } from '@alea/protocol'
import { WebSocket } from 'ws'
import { Client } from '../../test/client.ts'
import type { Attack } from './attack.ts'

const SOCKETS = 8
const FAULTS = 200
const LATE = 20
/** Connections and requests within the limits of an address. */
const ROUND_MS = 1500

export const framesAfterClose: Attack = {
  name: 'frames-after-close',
  what: 'Sockets make the server close them, do not close their side, and go on sending commands.',
  async run(server, signal) {
    const guest = await Client.guest(server.url)
    const seats = [{ kind: 'me' }, { kind: 'me' }]
    const { id: match } = await guest.ask<Table>('POST', '/api/tables', { game: 'pig', seats, start: true })
    const findings: string[] = []
    while (!signal.aborted && findings.length === 0) {
      await Promise.all(Array.from({ length: SOCKETS }, () => once(guest, match, findings)))
      const { position } = await guest.ask<{ position: number }>('GET', `/api/matches/${match}?as=0`)
      if (position > 0) findings.push('an answer sent after the close was taken')
      await sleep(ROUND_MS)
    }
    return findings
  },
}

/** The server's close is not answered, because it is not read. */
async function once(guest: Client, match: string, findings: string[]): Promise<void> {
  const { socket } = await new Client(guest.url, guest.token, guest.id).connect().catch(() => ({ socket: undefined }))
  if (!socket) return
  socket.removeAllListeners('message')
  const closed = new Promise<boolean>((resolve) => {
    socket.once('close', () => resolve(true))
    setTimeout(() => resolve(false), 10_000).unref()
  })
  socket.pause()
  for (let i = 0; i < FAULTS; i++) socket.send('nonsense')
  await sleep(50)
  for (let i = 0; i < LATE && socket.readyState === WebSocket.OPEN; i++)
    socket.send(JSON.stringify({ type: 'answer', match, seat: 0, id: `late-${i}`, position: 0, key: 'roll' }))
  socket.resume()
  if (!(await closed)) findings.push('a socket that sends on after the close stays open')
  socket.terminate()
}
