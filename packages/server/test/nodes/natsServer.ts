/**
 * NATS for tests and proofs: private servers on free ports, from Debian's program, one in PATH or the one that ALEA_TEST_NATS names. It may name a running
 * server instead, `nats://…`: then tests that kill one are skipped.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endsWithUs } from '../endsWithUs.ts'
import { foldersOfPath, freePort } from '../installed.ts'

const NAMED = process.env.ALEA_TEST_NATS ?? ''
const GIVEN = /^(nats|tls):/.test(NAMED) ? NAMED : undefined
// Debian's is where only root looks for programs.
const FOLDERS = ['/usr/sbin', '/usr/local/bin', ...foldersOfPath()]
const PROGRAM = (NAMED === '' ? FOLDERS.map((folder) => join(folder, 'nats-server')) : [NAMED]).find(existsSync)

/** True where tests have no NATS at all. */
export const NO_NATS = !GIVEN && !PROGRAM
/** True where there is none that may be killed. */
export const NO_NATS_PROGRAM = !PROGRAM

export class NatsServer {
  readonly port: number
  private child: ChildProcess | undefined
  private readonly watched: number

  private constructor(port: number, watched: number) {
    this.port = port
    this.watched = watched
  }

  /** A server of its own, which may be killed. */
  static async start(): Promise<NatsServer> {
    const server = new NatsServer(await freePort(), await freePort())
    await server.start()
    return server
  }

  get pid(): number {
    return this.child!.pid!
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`
  }

  /** Starts again what was killed; resolves when it answers. */
  async start(): Promise<void> {
    const child = spawn(PROGRAM!, ['-a', '127.0.0.1', '-p', String(this.port), '-m', String(this.watched)], {
      stdio: 'ignore',
    })
    this.child = child
    endsWithUs(child)
    while (!(await answers(this.port))) {
      if (child.exitCode !== null) throw new Error(`nats-server ended with ${child.exitCode}`)
      await sleep(20)
    }
  }

  /** What it has passed on since its start. */
  async bytes(): Promise<number> {
    const varz = await fetch(`http://127.0.0.1:${this.watched}/varz`)
    return ((await varz.json()) as { out_bytes: number }).out_bytes
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
