/** Several nodes on one database, each behind lines of its own, people at tables between them, and everything that can go wrong. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, random } from '@alea/engine'
import type { Table } from '@alea/protocol'
import { call } from '../../test/client.ts'
import { NatsServer } from '../../test/nodes/natsServer.ts'
import { asked, PostgresServer } from '../../test/postgresServer.ts'
import { ProofPlayer } from '../player.ts'
import { ServerProcess } from '../serverProcess.ts'
import { watchOwners } from './clocks.ts'
import { Line } from './line.ts'

export const FAULTS = [
  'kill a node',
  'stop a node',
  'end a node',
  'cut a node off PostgreSQL',
  'cut a node off NATS',
  'take a lease away',
  'kill NATS',
  'kill PostgreSQL',
] as const
export type Fault = (typeof FAULTS)[number]

export interface SystemWish {
  readonly nodes: number
  readonly matches: number
  readonly bus: 'database' | 'nats'
  /** Milliseconds before a player answers again. */
  readonly rest?: number
}

export const GAMES = [{ game: 'pig', options: { target: 1000 } }, { game: 'battle-dice' }]
export const BANK_SECONDS = 36_000
/** Longer than anything takes on the busiest machine. */
const HANGS_MS = 300_000
const REST_MS = 100
const COMPARED_AT_ONCE = 16
/** Longer than a lease. */
const STOPPED_MS = 4500

interface Node {
  readonly process: ServerProcess
  readonly toDatabase: Line
  readonly toNats: Line | undefined
}

export class System {
  /** All who have played, also those whose match is over. */
  readonly everybody: ProofPlayer[] = []
  /** Those at tables. */
  players: readonly ProofPlayer[] = []
  readonly nodes: Node[] = []
  /** When nodes could not work any more, by their names. */
  readonly died = new Map<string, number>()
  longestTakeover = 0
  private readonly database: PostgresServer
  private readonly nats: NatsServer | undefined
  private readonly luck: Random
  private readonly rest: number
  private seated = 0

  private constructor(database: PostgresServer, nats: NatsServer | undefined, seed: number, rest: number) {
    this.database = database
    this.nats = nats
    this.luck = random(seed)
    this.rest = rest
  }

  static async start(wish: SystemWish, seed = 24): Promise<System> {
    const database = await PostgresServer.start()
    const nats = wish.bus === 'nats' ? await NatsServer.start() : undefined
    const system = new System(database, nats, seed, wish.rest ?? 0)
    try {
      for (let i = 0; i < wish.nodes; i++) system.nodes.push(await system.newNode())
      await Promise.all(system.nodes.map((node) => node.process.start()))
      await watchOwners(database.url)
      for (let i = 0; i < wish.matches; i++) await system.seat()
    } catch (error) {
      await system.remove()
      throw error
    }
    return system
  }

  private async newNode(): Promise<Node> {
    const { database, nats } = this
    const toDatabase = await Line.to(database.port)
    const toNats = nats && (await Line.to(nats.port))
    const storage = database.url.replace(`:${database.port}`, `:${toDatabase.port}`)
    const bus = toNats && nats.url.replace(`:${nats.port}`, `:${toNats.port}`)
    return { process: new ServerProcess({ storage, ...(bus && { bus }) }), toDatabase, toNats }
  }

  get url(): string {
    return this.database.url
  }

  get urls(): readonly string[] {
    return this.nodes.map(({ process }) => process.url)
  }

  /** Two people at one table, on two nodes. */
  private async seat(): Promise<void> {
    const number = this.seated++
    const all = this.urls
    const from = (start: number) => all.map((_, i) => all[(start + i) % all.length]!)
    const [one, two] = [from(number), from(number + 1)]
    const tokens = await Promise.all([one, two].map(async ([url]) => guestAt(url!)))
    const headers = tokens.map((token) => ({ authorization: `Bearer ${token}` }))
    const wish = {
      ...GAMES[number % GAMES.length]!,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      pace: 0,
      windows: { delay: 0, limit: 0 },
      clock: { kind: 'live', bank: BANK_SECONDS, increment: 0 },
    }
    const { id, invitation } = await asked200<Table>(one[0]!, 'POST', '/api/tables', wish, headers[0]!)
    await asked200(two[0]!, 'POST', `/api/tables/${id}/seats`, { invitation }, headers[1]!)
    await asked200(one[0]!, 'POST', `/api/tables/${id}/start`, undefined, headers[0]!)
    for (const [seat, urls] of [one, two].entries()) {
      await asked200(urls[0]!, 'PUT', `/api/matches/${id}/seats/${seat}/orders`, { stop: true }, headers[seat]!)
      const player = new ProofPlayer(urls, tokens[seat]!, id, [seat], 2 * number + seat)
      player.rest = this.rest
      this.everybody.push(player)
      this.players = [...this.players, player]
      player.connect()
    }
  }

  /** Whose match is over goes, and another match begins. */
  async refill(): Promise<void> {
    const going = new Set(this.players.filter(({ over, isSettled }) => !(over && isSettled)).map(({ match }) => match))
    const leaving = this.players.filter(({ match }) => !going.has(match))
    this.players = this.players.filter(({ match }) => going.has(match))
    for (const player of leaving) player.stop()
    for (let i = 0; i < leaving.length / 2; i++) await this.seat()
  }

  private get anyNode(): Node {
    return this.nodes[this.luck.below(this.nodes.length)]!
  }

  async fault(fault: Fault): Promise<void> {
    const node = this.anyNode
    switch (fault) {
      case 'kill a node':
        await this.killed(node)
        return node.process.start()
      case 'end a node':
        return this.replaced(node)
      case 'stop a node': {
        const { pid } = node.process
        await this.dies(node)
        process.kill(pid, 'SIGSTOP')
        await sleep(STOPPED_MS + this.luck.below(2000))
        process.kill(pid, 'SIGCONT')
        return
      }
      case 'cut a node off PostgreSQL':
        await this.dies(node)
        return this.cut(node.toDatabase)
      case 'cut a node off NATS':
        return this.cut(node.toNats)
      case 'take a lease away': {
        // It believes in it for a while, and goes on; so does whoever takes its matches.
        const name = await this.dies(node)
        if (name !== undefined) await asked(this.url, 'UPDATE nodes SET expires = now_ms() WHERE node = $1', [name])
        return
      }
      case 'kill NATS':
        await this.nats?.kill()
        await sleep(this.luck.below(3000))
        return this.nats?.start()
      case 'kill PostgreSQL':
        await Promise.all(this.nodes.map((each) => this.dies(each)))
        await this.database.kill()
        await sleep(this.luck.below(2000))
        return this.database.start()
    }
  }

  private async cut(line: Line | undefined): Promise<void> {
    line?.cut()
    await sleep(this.luck.below(STOPPED_MS + 2000))
    line?.mend()
  }

  /** One that is ended in good order, and started again: as an upgrade does with one after the other. */
  async replaced(node: Node): Promise<void> {
    await node.process.stop()
    return node.process.start()
  }

  private async dies(node: Node): Promise<string | undefined> {
    const name = await this.nameOf(node)
    if (name !== undefined) this.died.set(name, Date.now())
    return name
  }

  /** Whoever still has the name it had has survived. */
  async forgetSurvivors(): Promise<void> {
    for (const node of this.nodes) this.died.delete((await this.nameOf(node)) ?? '')
  }

  /** Waits until all its matches belong to others, if there are any. */
  private async killed(node: Node): Promise<void> {
    const owner = await this.dies(node)
    const began = Date.now()
    await node.process.kill()
    if (owner === undefined || this.nodes.length < 2) return
    const owned = "SELECT count(*) AS n FROM matches WHERE owner = $1 AND status = 'playing'"
    const isDone = async () => Number((await asked(this.url, owned, [owner]))[0]!.n) === 0
    if (await isDone()) return
    await this.until(isDone)
    this.longestTakeover = Math.max(this.longestTakeover, Date.now() - began)
  }

  private async nameOf({ process }: Node): Promise<string | undefined> {
    const { body } = await call(process.url, 'GET', '/healthz')
    return (body as { node?: string }).node
  }

  /** Something is acknowledged in every match that is not over. */
  async progress(): Promise<void> {
    const { players } = this
    const before = new Map(players.map((player) => [player, player.promised.length]))
    const moves = (player: ProofPlayer) => player.over || player.promised.length > before.get(player)!
    const moving = () => new Set(players.filter(moves).map(({ match }) => match))
    const all = new Set(players.map(({ match }) => match))
    await this.until(
      async () => moving().size === all.size,
      () => players.filter(({ match }) => !moving().has(match)),
    )
  }

  /** Nothing new is sent, and everybody knows what became of what was. */
  async settle(): Promise<void> {
    for (const player of this.players) player.pause()
    const isRestless = (player: ProofPlayer) => !(player.isSettled && player.isCurrent)
    await this.until(
      async () => !this.players.some(isRestless),
      () => this.players.filter(isRestless),
    )
  }

  async until(condition: () => Promise<boolean>, stuck: () => readonly ProofPlayer[] = () => []): Promise<void> {
    const limit = Date.now() + HANGS_MS
    while (!(await condition())) {
      if (Date.now() > limit) throw new Error(`it does not come to rest\n${await this.standstill(stuck())}`)
      await sleep(REST_MS)
    }
  }

  /** Who waits for what, as far as can be seen from here. */
  private async standstill(stuck: readonly ProofPlayer[]): Promise<string> {
    const nodes = await asked(
      this.url,
      'SELECT node, expires > now_ms() AS alive, bus FROM nodes WHERE expires > now_ms() - 60000',
    )
    const health = this.nodes.map(async ({ process: { url } }) => {
      const { status, body } = await call(url, 'GET', '/healthz')
      return `${url}: ${status} ${JSON.stringify(body)}`
    })
    const lines = [JSON.stringify(nodes), ...(await Promise.all(health))]
    for (const player of stuck.slice(0, 10)) {
      const row = 'SELECT owner, epoch, position, revision, clock, wake FROM matches WHERE id = $1'
      lines.push(
        `${player.match}: ${JSON.stringify((await asked(this.url, row, [player.match]))[0])}`,
        `  ${player.state}`,
      )
    }
    return lines.join('\n')
  }

  /** What players have against what each node shows to somebody who has just come. */
  async divergences(): Promise<number> {
    const views = this.everybody.flatMap(({ token, match, mirrors }) =>
      mirrors.flatMap((mirror) => this.urls.map((url) => ({ token, match, mirror, url }))),
    )
    let diverged = 0
    const compare = async () => {
      for (let view = views.pop(); view; view = views.pop()) {
        const { token, match, mirror, url } = view
        const headers = { authorization: `Bearer ${token}` }
        const path = `/api/matches/${match}?as=${mirror.as}`
        const { body } = await call(url, 'GET', path, undefined, headers).catch(() => ({ body: {} as never }))
        if (body.hash !== mirror.hash || body.position !== mirror.position) diverged++
      }
    }
    await Promise.all(Array.from({ length: COMPARED_AT_ONCE }, compare))
    return diverged
  }

  async remove(): Promise<void> {
    for (const player of this.everybody) player.stop()
    for (const { toDatabase, toNats } of this.nodes) for (const line of [toDatabase, toNats]) line?.mend()
    // Whatever state they are in.
    await Promise.all(this.nodes.map((node) => node.process.kill()))
    for (const { process, toDatabase, toNats } of this.nodes) {
      process.remove()
      for (const line of [toDatabase, toNats]) line?.close()
    }
    await this.nats?.kill()
    await this.database.remove()
  }
}

async function guestAt(url: string): Promise<string> {
  return (await asked200<{ token: string }>(url, 'POST', '/api/guests', { token: true }, {})).token
}

async function asked200<T>(
  url: string,
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<T> {
  const answered = await call(url, method, path, body, headers)
  if (answered.status !== 200) throw new Error(`${method} ${path}: ${answered.status} ${JSON.stringify(answered.body)}`)
  return answered.body as T
}
