/** A server that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endsWithUs } from '../test/endsWithUs.ts'
import { freePort } from '../test/installed.ts'

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
    endsWithUs(child, this.data)
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
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }

  remove(): void {
    rmSync(this.data, { recursive: true, force: true })
  }
}
