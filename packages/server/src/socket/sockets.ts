/** WebSocket connections at /live: which are accepted, how many at once, which are still alive. */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Language } from '@alea/engine'
import { SUBPROTOCOLS } from '@alea/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import { acceptedLanguage } from '../http/acceptedLanguage.ts'
import { playerOf } from '../http/api.ts'
import { isOwnOrigin } from '../http/headers.ts'
import type { Services } from '../services.ts'
import { Connection, HEARTBEAT_MS } from './connection.ts'

export const FRAME_BYTES = 16_384

export class Sockets {
  private readonly services: Services
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME_BYTES,
    perMessageDeflate: false,
    handleProtocols: (offered) => SUBPROTOCOLS.find((one) => offered.has(one)) ?? false,
  })
  private readonly connections = new Map<WebSocket, Connection>()
  private readonly byAddress = new Map<string, number>()
  /** How many sockets each player has open; mutes are cached as long as there is one. */
  private readonly byPlayer = new Map<string, number>()
  private readonly heartbeat: NodeJS.Timeout
  private closed = false

  constructor(http: Server, services: Services) {
    this.services = services
    http.on('upgrade', (request, socket, head) => void this.upgrade(request, socket, head))
    this.heartbeat = setInterval(() => {
      const now = services.now()
      for (const connection of this.connections.values()) connection.beat(now)
    }, HEARTBEAT_MS)
    this.heartbeat.unref()
  }

  get size(): number {
    return this.connections.size
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy())
    const { services } = this
    const { config } = services
    const address = addressOf(request, config.trustProxy)
    const open = this.byAddress.get(address) ?? 0
    if (this.closed) return reject(socket, 503)
    if (request.url?.split('?')[0] !== '/live') return reject(socket, 404)
    if (!isOwnOrigin(request.headers, config.origins)) return reject(socket, 403)
    if (!asksForUs(request)) return reject(socket, 400)
    if (open >= config.connectionsPerAddress || !services.limits.requests.take(address, services.now()))
      return reject(socket, 429)
    this.byAddress.set(address, open + 1)
    socket.once('close', () => this.count(this.byAddress, address, -1))
    try {
      const player = await playerOf(services, request)
      if (player) await services.chat.arrive(player.id)
      this.server.handleUpgrade(request, socket, head, (ws) => {
        this.connections.set(ws, new Connection(ws, socket, services, player, languageOf(request)))
        if (player) this.count(this.byPlayer, player.id, 1)
        ws.once('close', () => {
          this.connections.delete(ws)
          if (player && this.count(this.byPlayer, player.id, -1) === 0) services.chat.forget(player.id)
        })
      })
    } catch {
      reject(socket, 503)
    }
  }

  private count(map: Map<string, number>, key: string, by: number): number {
    const count = (map.get(key) ?? 0) + by
    if (count > 0) map.set(key, count)
    else map.delete(key)
    return count
  }

  /** Asks everybody to reconnect, then closes. */
  async close(): Promise<void> {
    this.closed = true
    clearInterval(this.heartbeat)
    for (const connection of this.connections.values()) connection.dismiss()
    const limit = Date.now() + 1000
    while (this.connections.size > 0 && Date.now() < limit) await new Promise((resolve) => setTimeout(resolve, 10))
    for (const socket of this.connections.keys()) socket.terminate()
  }
}

/** `?language=fr` on the address, which a page can choose, before what its browser prefers. */
const languageOf = ({ url = '', headers }: IncomingMessage): Language =>
  acceptedLanguage(new URLSearchParams(url.split('?')[1]).get('language') ?? headers['accept-language'])

const asksForUs = ({ headers }: IncomingMessage): boolean =>
  (headers['sec-websocket-protocol'] ?? '').split(',').some((each) => SUBPROTOCOLS.some((one) => one === each.trim()))

/** Only the nearest proxy is trusted: anybody can write what stands before it in the list. */
const addressOf = ({ headers, socket }: IncomingMessage, trustProxy: boolean): string => {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined
  const nearest = (Array.isArray(forwarded) ? forwarded.at(-1) : forwarded)?.split(',').at(-1)?.trim()
  return nearest || (socket.remoteAddress ?? '')
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
}

function reject(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
