/**
 * How many requests of one connection may wait for their answers. Node reads all requests of a packet before anybody else has a turn, and each costs something even
 * if it is refused; browsers and proxies wait for the answer before they send the next.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Metrics } from '../metrics.ts'

const MOST_WAITING = 16

/** Call it when the server has its listener of requests. */
export function limitPipelining(server: Server, metrics: Metrics): void {
  const waiting = new WeakMap<object, number>()
  const listeners = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const count = (waiting.get(socket) ?? 0) + 1
    if (count > MOST_WAITING) {
      metrics.count('alea_pipelines_cut_total', 'Connections cut off because too many of their requests waited')
      socket.destroy()
      return
    }
    waiting.set(socket, count)
    response.once('close', () => waiting.set(socket, waiting.get(socket)! - 1))
    for (const listener of listeners) listener.call(server, request, response)
  })
}
