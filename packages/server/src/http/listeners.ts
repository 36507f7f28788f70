/**
 * The listening sockets of the server: several at one port. Node accepts one connection per listening socket in each turn of the event loop; while a
 * thousand people play, a turn takes tens of milliseconds, and a thousand clients reconnecting at once would wait half a minute for one socket.
 */
import { createServer, type Server, type Socket } from 'node:net'
import { InputError, isSystemError, systemFault } from '@alea/engine'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { FAULTS } from '../text/index.ts'

/** In addition to the first. Linux distributes connections over sockets that share a port; elsewhere there is one socket. */
const MORE_LISTENERS = process.platform === 'linux' ? 31 : 0
/** How long requests may take to be answered once the server stops. */
const LAST_REQUESTS_MS = 500
/** The accept queue of each socket. A client that finds it full retries after one second, then two, then four. */
const BACKLOG = 4096

export interface Listeners {
  readonly url: string
  /** Accepts nobody any more; cuts off whoever is still connected after a moment. */
  close(): Promise<void>
}

/** Rejects with an InputError if it cannot listen. */
export async function openListeners(app: FastifyInstance, { host, port }: Config): Promise<Listeners> {
  const more: Server[] = []
  const open = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  const close = async () => {
    const closed = [...more.map(shut), app.close()]
    // Among them are connections that Node's own server does not know: of sockets, and of refused ones that the client keeps open.
    const cutOff = setTimeout(() => {
      for (const socket of open) socket.destroy()
    }, LAST_REQUESTS_MS)
    await Promise.all(closed)
    clearTimeout(cutOff)
  }
  try {
    // With `reusePort` another process could already share the port: first check that it is free.
    if (port !== 0) await shut(await opened(createServer(), { host, port }))
    const first = { host, port, backlog: BACKLOG, reusePort: MORE_LISTENERS > 0 }
    const url = await app.listen(first)
    const next = { ...first, port: Number(new URL(url).port) }
    for (let i = 0; i < MORE_LISTENERS; i++) more.push(await opened(forwardingTo(app), next))
    return { url, close }
  } catch (error) {
    await close()
    if (!isSystemError(error)) throw error
    throw new InputError((language) => FAULTS[language].cannotListen(`${host}:${port}`, systemFault(error, language)))
  }
}

/** Forwards connections to the main server. */
const forwardingTo = ({ server }: FastifyInstance): Server =>
  createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket))

function opened(listener: Server, at: object): Promise<Server> {
  return new Promise((resolve, reject) => {
    listener.once('error', reject)
    listener.listen(at, () => resolve(listener))
  })
}

const shut = (listener: Server): Promise<unknown> => new Promise((resolve) => listener.close(resolve))
