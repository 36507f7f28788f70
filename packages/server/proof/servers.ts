/** What a proof runs against: one server on SQLite, or several nodes on a PostgreSQL with NATS between them (`--nodes 3`). */
import { join } from 'node:path'
import type { Storage } from '../src/storage/storage.ts'
import { openPostgres, openSqlite } from '../src/storage/storageThread.ts'
import { NatsServer } from '../test/nodes/natsServer.ts'
import { PostgresServer } from '../test/postgresServer.ts'
import { ServerProcess } from './serverProcess.ts'

export type Setup =
  | { readonly kind: 'sqlite' }
  /** `isDurable`: every commit is flushed to the disk, as SQLite does. */
  | { readonly kind: 'postgres'; readonly nodes: number; readonly nats: boolean; readonly isDurable?: boolean }

/** One node is a server as everybody starts it. */
export const setupOf = (nodes: number): Setup =>
  nodes <= 1 ? { kind: 'sqlite' } : { kind: 'postgres', nodes, nats: true }

/** Takes `--nodes N` out of the arguments of a proof. */
export function nodesIn(args: readonly string[]): { readonly nodes: number; readonly others: string[] } {
  const at = args.indexOf('--nodes')
  if (at < 0) return { nodes: 1, others: [...args] }
  return { nodes: Number(args[at + 1]), others: args.toSpliced(at, 2) }
}

export class Servers {
  readonly nodes: readonly ServerProcess[]
  readonly database: PostgresServer | undefined
  readonly nats: NatsServer | undefined

  private constructor(nodes: readonly ServerProcess[], database?: PostgresServer, nats?: NatsServer) {
    this.nodes = nodes
    this.database = database
    this.nats = nats
  }

  static async start(setup: Setup = { kind: 'sqlite' }): Promise<Servers> {
    const servers = await Servers.prepared(setup)
    try {
      for (const node of servers.nodes) await node.start()
    } catch (error) {
      await servers.remove()
      throw error
    }
    return servers
  }

  private static async prepared(setup: Setup): Promise<Servers> {
    if (setup.kind === 'sqlite') return new Servers([new ServerProcess()])
    const database = await PostgresServer.start(setup.isDurable)
    const nats = setup.nats ? await NatsServer.start() : undefined
    const settings = { storage: database.url, ...(nats && { bus: nats.url }) }
    return new Servers(
      Array.from({ length: setup.nodes }, () => new ServerProcess(settings)),
      database,
      nats,
    )
  }

  get urls(): readonly string[] {
    return this.nodes.map(({ url }) => url)
  }

  /** All addresses, this one first: where somebody connects, and where they come again. */
  urlsFrom(start: number): readonly string[] {
    const { urls } = this
    return urls.map((_, i) => urls[(start + i) % urls.length]!)
  }

  /** What is stored, once no node runs any more. */
  storage(): Promise<Storage> {
    return this.database ? openPostgres(this.database.url) : openSqlite(join(this.nodes[0]!.data, 'alea.sqlite'))
  }

  /** Ends the nodes in good order; what they stored can still be read. */
  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.stop()))
  }

  async remove(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.kill()))
    for (const node of this.nodes) node.remove()
    await this.nats?.kill()
    await this.database?.remove()
  }
}
