/**
 * Several nodes on one database while everything around them fails: nodes are killed and stopped for longer than their leases, PostgreSQL and NATS are
 * killed and started again. Two people at each table, connected to different nodes. Afterwards the history is checked: every answer that was
 * acknowledged is there exactly once, in one order; everybody sees the same, on whichever node; no clock ran while nobody had the match.
 *
 *     npm run proof:nodes -- [nodes] [matches] [faults] [database|nats]
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, random } from '@alea/engine'
import type { Table } from '@alea/protocol'
import { openPostgres } from '../src/storage/storageThread.ts'
import { call } from '../test/client.ts'
import { NatsServer } from '../test/nodes/natsServer.ts'
import { asked, PostgresServer } from '../test/postgresServer.ts'
import { ProofPlayer } from './player.ts'
import { ServerProcess } from './serverProcess.ts'

export const FAULTS = ['kill a node', 'stop a node', 'end a node', 'kill NATS', 'kill PostgreSQL'] as const
export type Fault = (typeof FAULTS)[number]

export interface NodesWish {
  readonly nodes: number
  readonly matches: number
  readonly faults: readonly Fault[]
  readonly bus: 'database' | 'nats'
}

export interface NodesReport extends NodesWish {
  readonly acknowledged: number
  readonly lost: number
  readonly duplicated: number
  readonly diverged: number
  readonly desyncs: number
  readonly refused: readonly string[]
  /** How often a match got another owner. */
  readonly takeovers: number
  /** Milliseconds until a match of a killed node was somebody else's. */
  readonly longestTakeover: number
}

const GAMES = [{ game: 'pig', options: { target: 1000 } }, { game: 'battle-dice' }]
/** Longer than anything takes on the busiest machine. */
const HANGS_MS = 300_000
const REST_MS = 100
/** Longer than a lease. */
const STOPPED_MS = 4500

class System {
  readonly players: ProofPlayer[] = []
  readonly nodes: ServerProcess[] = []
  longestTakeover = 0
  private readonly database: PostgresServer
  private readonly nats: NatsServer | undefined
  private readonly luck: Random

  private constructor(database: PostgresServer, nats: NatsServer | undefined) {
    this.database = database
    this.nats = nats
    this.luck = random(24)
  }

  static async start({ nodes, matches, bus }: NodesWish): Promise<System> {
    const database = await PostgresServer.start()
    const nats = bus === 'nats' ? await NatsServer.start() : undefined
    const system = new System(database, nats)
    const settings = { storage: database.url, ...(nats && { bus: nats.url }) }
    for (let i = 0; i < nodes; i++) system.nodes.push(new ServerProcess(settings))
    await Promise.all(system.nodes.map((node) => node.start()))
    for (let i = 0; i < matches; i++) await system.seat(i)
    return system
  }

  get url(): string {
    return this.database.url
  }

  /** Two people at one table, on two nodes. */
  private async seat(number: number): Promise<void> {
    const all = this.nodes.map(({ url }) => url)
    const from = (start: number) => all.map((_, i) => all[(start + i) % all.length]!)
    const [one, two] = [from(number), from(number + 1)]
    const tokens = await Promise.all([one, two].map(async ([url]) => guestAt(url!)))
    const headers = tokens.map((token) => ({ authorization: `Bearer ${token}` }))
    const wish = {
      ...GAMES[number % GAMES.length]!,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      pace: 0,
      windows: { delay: 0, limit: 0 },
      clock: { kind: 'live', bank: 3600, increment: 0 },
    }
    const { id, invitation } = await asked200<Table>(one[0]!, 'POST', '/api/tables', wish, headers[0]!)
    await asked200(two[0]!, 'POST', `/api/tables/${id}/seats`, { invitation }, headers[1]!)
    await asked200(one[0]!, 'POST', `/api/tables/${id}/start`, undefined, headers[0]!)
    for (const [seat, urls] of [one, two].entries()) {
      await asked200(urls[0]!, 'PUT', `/api/matches/${id}/seats/${seat}/orders`, { stop: true }, headers[seat]!)
      this.players.push(new ProofPlayer(urls, tokens[seat]!, id, [seat], 2 * number + seat))
    }
  }

  async fault(fault: Fault): Promise<void> {
    const node = this.nodes[this.luck.below(this.nodes.length)]!
    switch (fault) {
      case 'kill a node': {
        await this.killed(node)
        return node.start()
      }
      case 'end a node':
        await node.stop()
        return node.start()
      case 'stop a node':
        process.kill(node.pid, 'SIGSTOP')
        await sleep(STOPPED_MS + this.luck.below(2000))
        process.kill(node.pid, 'SIGCONT')
        return
      case 'kill NATS':
        await this.nats?.kill()
        await sleep(this.luck.below(3000))
        return this.nats?.start()
      case 'kill PostgreSQL':
        await this.database.kill()
        await sleep(this.luck.below(2000))
        return this.database.start()
    }
  }

  /** Waits until all its matches belong to others, if there are any. */
  private async killed(node: ServerProcess): Promise<void> {
    const owner = await this.nameOf(node)
    const began = Date.now()
    await node.kill()
    if (owner === undefined || this.nodes.length < 2) return
    const owned = "SELECT count(*) AS n FROM matches WHERE owner = $1 AND status = 'playing'"
    if (Number((await asked(this.url, owned, [owner]))[0]!.n) === 0) return
    await until(async () => Number((await asked(this.url, owned, [owner]))[0]!.n) === 0)
    this.longestTakeover = Math.max(this.longestTakeover, Date.now() - began)
  }

  private async nameOf({ url }: ServerProcess): Promise<string | undefined> {
    const { body } = await call(url, 'GET', '/healthz')
    return (body as { node?: string }).node
  }

  async takeovers(): Promise<number> {
    return Number((await asked(this.url, 'SELECT sum(epoch - 1) AS n FROM matches'))[0]!.n)
  }

  async remove(): Promise<void> {
    for (const player of this.players) player.stop()
    await Promise.all(this.nodes.map((node) => node.stop()))
    for (const node of this.nodes) node.remove()
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

export async function nodesUnderFaults(wish: NodesWish, say: (line: string) => void = () => {}): Promise<NodesReport> {
  const system = await System.start(wish)
  try {
    const { players } = system
    for (const player of players) player.connect()
    for (const [i, fault] of wish.faults.entries()) {
      await progress(players)
      await system.fault(fault)
      const acknowledged = players.reduce((sum, { promised }) => sum + promised.length, 0)
      say(`${i + 1}/${wish.faults.length} ${fault}: ${acknowledged} answers acknowledged so far`)
    }
    await progress(players)
    for (const player of players) player.pause()
    await until(async () => players.every((player) => player.isSettled && player.isCurrent))
    let diverged = -1
    await until(async () => {
      diverged = await divergences(system)
      return diverged === 0
    }, REST_MS * 600).catch(() => {})
    const counts = await audit(system)
    return {
      ...wish,
      ...counts,
      diverged,
      desyncs: players.reduce((sum, { desyncs }) => sum + desyncs, 0),
      refused: players.flatMap(({ refused }) => refused),
      takeovers: await system.takeovers(),
      longestTakeover: system.longestTakeover,
    }
  } finally {
    await system.remove()
  }
}

/** Something is acknowledged in every match that is not over. */
async function progress(players: readonly ProofPlayer[]): Promise<void> {
  const before = new Map(players.map((player) => [player, player.promised.length]))
  const matches = new Set(players.map(({ match }) => match))
  await until(async () =>
    [...matches].every((match) => {
      const here = players.filter((player) => player.match === match)
      return here.some((player) => player.over || player.promised.length > before.get(player)!)
    }),
  )
}

async function until(condition: () => Promise<boolean>, ms = HANGS_MS): Promise<void> {
  const limit = Date.now() + ms
  while (!(await condition())) {
    if (Date.now() > limit) throw new Error('it does not come to rest')
    await sleep(REST_MS)
  }
}

/** What players have against what each node shows to somebody who has just come. */
async function divergences({ players, nodes }: System): Promise<number> {
  let diverged = 0
  for (const { token, match, mirrors } of players)
    for (const { as, hash, position } of mirrors)
      for (const { url } of nodes) {
        const headers = { authorization: `Bearer ${token}` }
        const { body } = await call(url, 'GET', `/api/matches/${match}?as=${as}`, undefined, headers)
        if (body.hash !== hash || body.position !== position) diverged++
      }
  return diverged
}

/** What was promised against what is stored. Reading a match also checks that no answer is missing or altered. */
async function audit({ url, players }: System) {
  const storage = await openPostgres(url)
  const counts = { acknowledged: 0, lost: 0, duplicated: 0 }
  for (const { match, promised } of players) {
    const { entries } = (await storage.load(match))!
    for (const { seat, id, key, position } of promised) {
      const found = entries.flatMap((entry, i) => (entry.who === seat && entry.command === id ? [{ ...entry, i }] : []))
      counts.acknowledged++
      if (found.length > 1) counts.duplicated++
      if (found.length === 0 || found[0]!.key !== key || found[0]!.i + 1 !== position) counts.lost++
    }
  }
  await storage.close()
  return counts
}

if (import.meta.main) {
  const [nodes = '3', matches = '50', faults = '40', bus = 'nats'] = process.argv.slice(2)
  const luck = random(Date.now())
  const wish: NodesWish = {
    nodes: Number(nodes),
    matches: Number(matches),
    faults: Array.from({ length: Number(faults) }, () => FAULTS[luck.below(FAULTS.length)]!),
    bus: bus === 'nats' ? 'nats' : 'database',
  }
  const report = await nodesUnderFaults(wish, (line) => process.stderr.write(`${line}\n`))
  console.log(JSON.stringify(report, undefined, 2))
  const { lost, duplicated, diverged, refused } = report
  process.exitCode = lost + duplicated + diverged + refused.length === 0 ? 0 : 1
}
