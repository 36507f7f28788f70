/** A server for one test, in a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import {
  type BotRunner,
  type Config,
  DEFAULTS,
  inProcessBots,
  openServer,
  type Replaced,
  type RunningServer,
} from '../src/index.ts'
import { Client } from './client.ts'

export interface TestServer {
  readonly server: RunningServer
  readonly url: string
  guest(name?: string): Promise<Client>
  /** The same folder, opened again. */
  restart(): Promise<TestServer>
}

export async function testServer(
  change: Partial<Config> = {},
  folder?: string,
  { bots = inProcessBots, ...replaced }: Replaced & { bots?: BotRunner } = {},
): Promise<TestServer> {
  const data = folder ?? mkdtempSync(join(tmpdir(), 'alea-server-'))
  const config = {
    ...DEFAULTS,
    port: 0,
    data,
    log: 'silent' as const,
    backupHours: 0,
    requestsPerMinute: 100_000,
    framesPerSecond: 10_000,
    httpConnectionsPerAddress: 10_000,
    ...change,
  }
  const server = await openServer(config, bots, replaced)
  const clients: Client[] = []
  onTestFinished(async () => {
    for (const client of clients) client.socket?.terminate()
    await server.close()
    if (!folder) rmSync(data, { recursive: true, force: true })
  })
  return {
    server,
    url: server.url,
    guest: async (name) => {
      const client = await Client.guest(server.url, name)
      clients.push(client)
      return client
    },
    restart: async () => {
      await server.close()
      return testServer(change, data, replaced)
    },
  }
}
