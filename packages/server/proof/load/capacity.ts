/**
 * What tables cost, measured: many that stand still and some that are played, over three nodes with PostgreSQL and NATS. Says per answer: processor time,
 * bytes in tables and in the write-ahead log, bytes over the bus; and per table: memory. docs/capacity.md reckons with these figures.
 *
 *     node packages/server/proof/load/capacity.ts [idle tables] [live tables] [seconds] [game] [seconds between the answers of a person]
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '../../test/client.ts'
import { asked } from '../../test/postgresServer.ts'
import { ProofPlayer } from '../player.ts'
import { Servers } from '../servers.ts'
import { familyCpu, residentOf } from './figures.ts'

const ME = { kind: 'me' }
/** How long the nodes are left to themselves at first: what they spend then, they always spend. */
const QUIET_MS = 10_000
/** So many are set up at the same time. */
const AT_ONCE = 8

interface Sample {
  readonly cpu: { readonly nodes: number; readonly postgres: number; readonly nats: number }
  readonly resident: readonly number[]
  readonly database: number
  readonly wal: number
  readonly commits: number
  readonly busBytes: number
  readonly answers: number
}

async function sample({ nodes, database, nats }: Servers, players: readonly ProofPlayer[]): Promise<Sample> {
  const spent = (pids: readonly number[]) =>
    pids.reduce(
      (sum, one) =>
        sum +
        familyCpu(one)
          .values()
          .reduce((all, ms) => all + ms, 0),
      0,
    )
  const { url, pid } = database!
  const row = `SELECT pg_database_size(current_database()) AS size, (SELECT wal_bytes FROM pg_stat_wal) AS wal,
    (SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()) AS commits`
  const { size, wal, commits } = (await asked(url, row))[0]!
  return {
    cpu: {
      nodes: spent(nodes.map((node) => node.pid)),
      postgres: spent([pid]),
      nats: spent([nats!.pid]),
    },
    resident: nodes.map((node) => residentOf(node.pid)),
    database: Number(size),
    wal: Number(wal),
    commits: Number(commits),
    busBytes: await nats!.bytes(),
    answers: players.reduce((sum, { promised }) => sum + promised.length, 0),
  }
}

async function inParallel(count: number, work: (i: number) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

const [idle = 1000, live = 100, seconds = 60] = process.argv.slice(2, 5).map(Number)
const [game = 'dice-throne', rest = '5'] = process.argv.slice(5)
const say = (line: string) => process.stderr.write(`${line}\n`)
const servers = await Servers.start({ kind: 'postgres', nodes: 3, nats: true, isDurable: true })
try {
  const empty = await sample(servers, [])
  await sleep(QUIET_MS)
  const before = await sample(servers, [])
  await inParallel(idle, async (i) => {
    const [url = ''] = servers.urlsFrom(i)
    const guest = await call(url, 'POST', '/api/guests', { token: true })
    const headers = { authorization: `Bearer ${guest.body.token}` }
    const wish = { game, seats: [ME, ME], start: true }
    const { status, body } = await call(url, 'POST', '/api/tables', wish, headers)
    if (status !== 200) throw new Error(JSON.stringify(body))
  })
  const filled = await sample(servers, [])
  say(`${idle} tables stand still`)
  const players: ProofPlayer[] = []
  await inParallel(live, async (i) => {
    const player = await ProofPlayer.sit(servers.urlsFrom(i), { game, seats: [ME, ME] }, i + 1)
    player.rest = Number(rest) * 1000
    players.push(player)
  })
  // Everybody connects to the node after the one that set the table up: every answer goes the long way.
  for (const player of players) {
    player.reconnections++
    player.connect()
  }
  while (players.some(({ promised, over }) => promised.length === 0 && !over)) await sleep(200)
  say(`${live} tables are played`)
  const began = await sample(servers, players)
  await sleep(seconds * 1000)
  const ended = await sample(servers, players)
  const waits = players.flatMap((player) => player.waits).toSorted((one, other) => one - other)
  const answers = ended.answers - began.answers
  const each = (of: (one: Sample) => number) => Math.round((1000 * (of(ended) - of(began))) / answers) / 1000
  const quiet = (of: (one: Sample) => number) => Math.round((1000 * (of(before) - of(empty))) / QUIET_MS)
  console.log(
    JSON.stringify(
      {
        idle,
        live,
        game,
        seconds,
        answers,
        perSecond: Math.round((10 * answers) / seconds) / 10,
        'ms of processor time for an answer': {
          nodes: each(({ cpu }) => cpu.nodes),
          postgres: each(({ cpu }) => cpu.postgres),
          nats: each(({ cpu }) => cpu.nats),
        },
        'ms of processor time in a second, without any table': {
          nodes: quiet(({ cpu }) => cpu.nodes),
          postgres: quiet(({ cpu }) => cpu.postgres),
          nats: quiet(({ cpu }) => cpu.nats),
        },
        'bytes for an answer': {
          tables: Math.round(each(({ database }) => database)),
          log: Math.round(each(({ wal }) => wal)),
          bus: Math.round(each(({ busBytes }) => busBytes)),
        },
        'transactions for an answer': each(({ commits }) => commits),
        'bytes in tables for a table that stands still': Math.round((filled.database - before.database) / idle),
        'resident MB of each node': {
          empty: before.resident,
          'with tables that stand still': filled.resident,
          'with all': ended.resident,
        },
        'ms until both seats had an answer': {
          p50: Math.round(waits[Math.floor(waits.length / 2)] ?? Number.NaN),
          p99: Math.round(waits[Math.floor(waits.length * 0.99)] ?? Number.NaN),
        },
      },
      undefined,
      2,
    ),
  )
  for (const player of players) player.stop()
} finally {
  await servers.remove()
}
process.exit(0)
