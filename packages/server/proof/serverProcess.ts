/** A server that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Whatever becomes of the proof, no server is left behind. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})
process.once('SIGTERM', () => process.exit(1))

export class ServerProcess {
  readonly data: string
  readonly settings: Readonly<Record<string, unknown>>
  url = ''
  private child: ChildProcess | undefined

  constructor(settings: Record<string, unknown> = {}) {
    this.data = mkdtempSync(join(tmpdir(), 'alea-proof-'))
    this.settings = {
      data: this.data,
      requestsPerMinute: 1_000_000,
      framesPerSecond: 1_000_000,
      connectionsPerAddress: 100_000,
      httpConnectionsPerAddress: 100_000,
      connections: 100_000,
      faultsPerConnection: 1_000_000_000,
      backupHours: 0,
      ...settings,
    }
  }

  get pid(): number {
    return this.child!.pid!
  }

  async start(): Promise<void> {
    const port = this.url ? Number(new URL(this.url).port) : await freePort()
    const script = join(import.meta.dirname, 'serve.ts')
    const child = spawn(process.execPath, ['--expose-gc', script, JSON.stringify({ ...this.settings, port })], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.child = child
    running.add(child)
    child.once('exit', () => running.delete(child))
    this.url = await new Promise<string>((resolve, reject) => {
      child.stdout!.once('data', (text) => resolve(String(text).trim()))
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    })
  }

  /** Gives back all memory that nothing holds on to: what is left is in use. */
  async collect(): Promise<void> {
    this.child!.kill('SIGUSR2')
    await sleep(300)
  }

  /** As a power cut would. */
  kill(): Promise<void> {
    return this.end('SIGKILL')
  }

  /** In good order. */
  stop(): Promise<void> {
    return this.end('SIGTERM')
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.child!
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }

  remove(): void {
    rmSync(this.data, { recursive: true, force: true })
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
