/** How many connections there may be, before anything is read from them: by address, and in all. A socket is counted by `Sockets` instead. */
import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../config.ts'
import { limitKey } from '../limits/addresses.ts'
import type { Metrics } from '../metrics.ts'

export function limitConnections(server: Server, config: Config, metrics: Metrics): void {
  const byAddress = new Map<string, number>()
  /** What each plain connection counts for. */
  const plain = new WeakMap<object, string>()
  let all = 0

  const release = (socket: object): void => {
    const address = plain.get(socket)
    if (address === undefined) return
    plain.delete(socket)
    const left = byAddress.get(address)! - 1
    if (left > 0) byAddress.set(address, left)
    else byAddress.delete(address)
  }
  const refuse = (socket: Socket, why: 'address' | 'all'): void => {
    metrics.count('alea_connections_refused_total', 'Connections refused because there were too many', { why })
    socket.destroy()
  }

  server.on('connection', (socket: Socket) => {
    if (all >= config.connections) return refuse(socket, 'all')
    // Behind a proxy all connections are the proxy's.
    const address = config.trustProxy ? undefined : limitKey(socket.remoteAddress ?? '')
    if (address !== undefined) {
      const open = byAddress.get(address) ?? 0
      if (open >= config.httpConnectionsPerAddress) return refuse(socket, 'address')
      byAddress.set(address, open + 1)
      plain.set(socket, address)
    }
    all++
    socket.once('close', () => {
      all--
      release(socket)
    })
  })
  server.on('upgrade', (_: IncomingMessage, socket: object) => release(socket))
  metrics.gauge('alea_connections', 'Open connections, sockets included', () => all)
}
