/** WebSocket connections at /live: which are accepted, how many at once, which are still alive. */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Language } from '@alea/engine'
import { SUBPROTOCOLS } from '@alea/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import { acceptedLanguage } from '../http/acceptedLanguage.ts'
import { isOwnOrigin } from '../http/headers.ts'
import { hostCheck } from '../http/hosts.ts'
import { limitKey } from '../limits/addresses.ts'
import { admit } from '../players/admission.ts'
import type { Session } from '../players/sessions.ts'
import type { Services } from '../services.ts'
import { Connection, HEARTBEAT_MS } from './connection.ts'
import { Shares } from './share.ts'
import { Unsent } from './unsent.ts'

export const FRAME_BYTES = 16_384
/** How long a client may take to close a connection that was refused. */
const REFUSED_MS = 1000

export class Sockets {
  private readonly services: Services
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME_BYTES,
    perMessageDeflate: false,
    // Pings are counted like frames before they are answered.
    autoPong: false,
    handleProtocols: (offered) => SUBPROTOCOLS.find((one) => offered.has(one)) ?? false,
  })
  private readonly connections = new Map<WebSocket, Connection>()
  private readonly byAddress = new Map<string, number>()
  /** How many sockets each player has open; mutes are cached as long as there is one. */
  private readonly byPlayer = new Map<string, number>()
  /** With which session each connection was opened. */
  private readonly sessions = new WeakMap<Connection, Session>()
  private readonly heartbeat: NodeJS.Timeout
  private readonly shares: Shares
  private closed = false

  private readonly isOwnHost: (header: string | undefined) => boolean

  constructor(http: Server, services: Services) {
    this.services = services
    const { framesPerSecond, unsentMegabytes } = services.config
    const unsent = new Unsent(unsentMegabytes * 2 ** 20, () => this.cutOffSlowest())
    this.shares = new Shares(framesPerSecond, unsent)
    this.isOwnHost = hostCheck(services.config)
    http.on('upgrade', (request, socket, head) => void this.upgrade(request, socket, head))
    this.heartbeat = setInterval(() => {
      const now = services.now()
      for (const connection of this.connections.values()) {
        connection.beat(now)
        this.checkSession(connection, now)
      }
    }, HEARTBEAT_MS)
    this.heartbeat.unref()
    services.sessions.onEnd((ended) => {
      for (const connection of this.connections.values())
        if (ended.has(this.sessions.get(connection)?.id ?? '')) connection.signOut()
    })
  }

  get size(): number {
    return this.connections.size
  }

  /** What all clients together have not read. */
  get unsent(): Unsent {
    return this.shares.unsent
  }

  /** Clients that get no more steps until they have caught up. */
  get behind(): number {
    return [...this.connections.values()].filter(({ isBehind }) => isBehind).length
  }

  /** All clients together have too much unread: the one with most is disconnected. */
  private cutOffSlowest(): void {
    let slowest: Connection | undefined
    for (const connection of this.connections.values())
      if (connection.isOpen && connection.behind > (slowest?.behind ?? 0)) slowest = connection
    slowest?.cutOff()
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy())
    const { services } = this
    const { config } = services
    const from = addressOf(request, config.trustProxy)
    const address = limitKey(from)
    const open = this.byAddress.get(address) ?? 0
    if (this.closed) return reject(socket, 503)
    if (request.url?.split('?')[0] !== '/live') return reject(socket, 404)
    if (!this.isOwnHost(request.headers.host)) return reject(socket, 403)
    if (!isOwnOrigin(request.headers, config)) return reject(socket, 403)
    if (!asksForUs(request)) return reject(socket, 400)
    if (open >= config.connectionsPerAddress || !services.limits.requests.take(address, services.now()))
      return reject(socket, 429)
    this.byAddress.set(address, open + 1)
    socket.once('close', () => this.count(this.byAddress, address, -1))
    try {
      const admitted = await admit(services, request.headers, from, false)
      const player = admitted?.player
      if (player) await services.chat.arrive(player.id)
      if (this.closed) return reject(socket, 503)
      this.server.handleUpgrade(request, socket, head, (ws) => {
        const shares = this.shares.of(address, player?.id)
        const connection = new Connection(ws, socket, services, player, languageOf(request), shares)
        this.connections.set(ws, connection)
        if (admitted) this.sessions.set(connection, admitted.session)
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

  /** A socket uses its session as requests do, and does not outlive it. */
  private async checkSession(connection: Connection, now: number): Promise<void> {
    const opened = this.sessions.get(connection)
    if (!opened) return
    const { sessions, players } = this.services
    try {
      const session = await sessions.byId(opened.id, now)
      const player = session && (await players.find(session.player))
      if (player) sessions.use(session, player.account, now)
      else connection.signOut()
    } catch {
      // The disk does not answer: the next heartbeat asks again.
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
    const limit = performance.now() + 1000
    while (this.connections.size > 0 && performance.now() < limit)
      await new Promise((resolve) => setTimeout(resolve, 10))
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

/** Nobody counts a connection that is refused: one that the client keeps open is cut off. */
function reject(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
  const cutOff = setTimeout(() => socket.destroy(), REFUSED_MS)
  socket.once('close', () => clearTimeout(cutOff))
}
