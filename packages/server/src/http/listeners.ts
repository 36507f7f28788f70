/**
 * Where the server listens: several sockets at one port. Node takes one newcomer of a listening socket in each turn of the event loop; while a thousand play,
 * a turn takes tens of milliseconds, and a thousand who come back at once would stand before one door for half a minute.
 */
import { createServer, type Server } from 'node:net'
import { InputError } from '@alea/engine'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { FAULTS } from '../text/index.ts'

/** Besides the first. Only some systems spread newcomers over several doors; elsewhere there is one. */
const MORE_DOORS = process.platform === 'linux' ? 31 : 0
/** Whoever finds the queue before a door full tries again after one second, then two, then four. */
const BACKLOG = 4096

export interface Listeners {
  readonly url: string
  close(): Promise<void>
}

/** Whatever keeps them from opening is one InputError. */
export async function openListeners(app: FastifyInstance, { host, port }: Config): Promise<Listeners> {
  const more: Server[] = []
  const close = async () => {
    const closed = more.map(shut)
    await app.close()
    await Promise.all(closed)
  }
  try {
    // A shared port would be shared with anybody else who shares theirs: first see that nobody has it.
    if (port !== 0) await shut(await opened(createServer(), { host, port }))
    const first = { host, port, backlog: BACKLOG, reusePort: MORE_DOORS > 0 }
    const url = await app.listen(first)
    const next = { ...first, port: Number(new URL(url).port) }
    for (let door = 0; door < MORE_DOORS; door++) more.push(await opened(doorTo(app), next))
    return { url, close }
  } catch (error) {
    await close()
    const { code, message } = error as NodeJS.ErrnoException
    const reason = REASONS[code ?? '']
    throw new InputError((language) => {
      const say = FAULTS[language]
      return say.cannotListen(`${host}:${port}`, reason ? say[reason] : message)
    })
  }
}

const REASONS: Readonly<Record<string, 'portTaken' | 'notPermitted' | 'noSuchAddress'>> = {
  EADDRINUSE: 'portTaken',
  EACCES: 'notPermitted',
  EADDRNOTAVAIL: 'noSuchAddress',
}

/** Whoever comes in here is led to the first door's rooms. */
const doorTo = ({ server }: FastifyInstance): Server =>
  createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket))

function opened(door: Server, at: object): Promise<Server> {
  return new Promise((resolve, reject) => {
    door.once('error', reject)
    door.listen(at, () => resolve(door))
  })
}

const shut = (door: Server): Promise<unknown> => new Promise((resolve) => door.close(resolve))
