import type { Table } from '@alea/protocol'
import { Client } from '../../test/client.ts'
import type { Attack } from './attack.ts'
import { flood, socketsOf } from './sockets.ts'

const SOCKETS = 64
/** Within the limits of a connection: 25 frames a second. */
const EVERY_MS = 40

export const watchFlood: Attack = {
  name: 'watch-flood',
  what: 'Sixty-four sockets watch the same match again and again, within the limits of a connection, each time for a full view.',
  async run(server, signal) {
    const guest = await Client.guest(server.url)
    const seats = [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }]
    const { id: match } = await guest.ask<Table>('POST', '/api/tables', {
      game: 'dice-city',
      seats,
      open: true,
      start: true,
    })
    const sockets = await socketsOf(guest, SOCKETS)
    let asked = 0
    await flood(sockets, signal, EVERY_MS, (socket) =>
      socket.send(JSON.stringify({ type: 'watch', match, as: [null, 0, 1][asked++ % 3] })),
    )
    return []
  },
}
