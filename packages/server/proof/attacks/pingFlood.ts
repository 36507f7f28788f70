import { Client } from '../../test/client.ts'
import type { Attack } from './attack.ts'
import { flood, socketsOf } from './sockets.ts'

const SOCKETS = 40
const PINGS = 100
const CONTROL_MS = 20
const FRAMES_MS = 40

export const pingFlood: Attack = {
  name: 'ping-flood',
  what: 'Twenty sockets send control pings of full length as fast as they can, twenty `ping` frames within the limits of a connection.',
  async run(server, signal) {
    const sockets = await socketsOf(await Client.guest(server.url), SOCKETS)
    await Promise.all([
      flood(sockets.slice(0, SOCKETS / 2), signal, CONTROL_MS, (socket) => {
        for (let i = 0; i < PINGS; i++) socket.ping('x'.repeat(125))
      }),
      flood(sockets.slice(SOCKETS / 2), signal, FRAMES_MS, (socket) => socket.send('{"type":"ping"}')),
    ])
    return []
  },
}
