/** NATS for tests and proofs: a private server on a free port, or the one that ALEA_TEST_NATS names. Where there is neither, `NO_NATS` says so. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const GIVEN = process.env.ALEA_TEST_NATS
const PROGRAM = ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server'].find(existsSync)

/** Why the tests on NATS are skipped; undefined if they are not. */
export const NO_NATS =
  GIVEN || PROGRAM
    ? undefined
    : 'skipped: there is no nats-server here (Debian: apt install nats-server, or set ALEA_TEST_NATS)'

if (NO_NATS) console.warn(NO_NATS)

/** Whatever becomes of the tests, no server is left behind. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export class NatsServer {
  readonly port: number
  private child: ChildProcess | undefined

  private constructor(port: number) {
    this.port = port
  }

  /** A server of its own, which may be killed. */
  static async start(): Promise<NatsServer> {
    const server = new NatsServer(await freePort())
    await server.start()
    return server
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`
  }

  /** Starts again what was killed; resolves when it answers. */
  async start(): Promise<void> {
    const child = spawn(PROGRAM!, ['-a', '127.0.0.1', '-p', String(this.port)], { stdio: 'ignore' })
    this.child = child
    running.add(child)
    child.once('exit', () => running.delete(child))
    while (!(await answers(this.port))) {
      if (child.exitCode !== null) throw new Error(`nats-server ended with ${child.exitCode}`)
      await sleep(20)
    }
  }

  async kill(): Promise<void> {
    const child = this.child!
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }
}

/** A server for a whole file of tests: the one that ALEA_TEST_NATS names, or a private one. */
export async function sharedNats(): Promise<{ readonly url: string; remove(): Promise<void> }> {
  if (GIVEN) return { url: GIVEN, remove: async () => {} }
  const server = await NatsServer.start()
  return { url: server.url, remove: () => server.kill() }
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1')
    socket.once('data', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
