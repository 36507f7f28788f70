/**
 * The same load on one node with SQLite, on one with PostgreSQL, and on three with PostgreSQL and NATS, in turns: answers per second, and the processor
 * time of each process for an answer, which depends little on who else is on the machine. Both databases flush every transaction to the disk.
 * Then what the way through another node adds: one person at each of a few tables, connected to the owner of the match or to another node.
 *
 *     node packages/server/proof/load/nodes.ts [matches] [game] [rounds]
 */
import { random } from '@alea/engine'
import { call } from '../../test/client.ts'
import { Servers, type Setup } from '../servers.ts'
import { LoadedTable } from './alea.ts'
import { familyCpu, MEASURED_MS, Stopwatch, WARM_UP_MS } from './figures.ts'

const SETUPS: Readonly<Record<string, Setup>> = {
  'one node, SQLite': { kind: 'sqlite' },
  'one node, PostgreSQL': { kind: 'postgres', nodes: 1, nats: false, isDurable: true },
  'three nodes, PostgreSQL and NATS': { kind: 'postgres', nodes: 3, nats: true, isDurable: true },
}

interface Measured {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Milliseconds of processor time for an answer, by process. */
  readonly busiest: number
  readonly nodes: number
  readonly postgres: number
  readonly nats: number
  readonly generator: number
}

/** Where the sockets of a table connect: the first node always sets it up, and owns it. */
type Spread = 'all nodes' | 'the owner' | 'another node'

async function measured(setup: Setup, game: string, matches: number, spread: Spread): Promise<Measured> {
  const servers = await Servers.start(setup)
  try {
    const watch = new Stopwatch()
    const tables: LoadedTable[] = []
    for (let i = 0; i < matches; i++) {
      const all = servers.urlsFrom(spread === 'all nodes' ? i : 0)
      const at = { 'all nodes': all, 'the owner': [all[0]!], 'another node': [all[1] ?? all[0]!] }[spread]
      const { body } = await call(all[0]!, 'POST', '/api/guests', { token: true })
      tables.push(new LoadedTable(all[0]!, body.token as string, game, { seats: 2 }, watch, random(i + 1), at))
    }
    for (const table of tables) await table.open()
    for (const table of tables) table.begin()
    await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS))
    const before = spentBy(servers)
    const own = process.cpuUsage()
    await watch.measure()
    const after = spentBy(servers)
    const { user, system } = process.cpuUsage(own)
    for (const table of tables) table.close()
    return figures(watch.waits, before, after, (user + system) / 1000)
  } finally {
    await servers.remove()
  }
}

type Spent = Readonly<Record<'nodes' | 'postgres' | 'nats', ReadonlyMap<number, number>>>

/** Milliseconds of processor time so far, by process. */
function spentBy({ nodes, database, nats }: Servers): Spent {
  const of = (pids: readonly number[]) => new Map(pids.flatMap((pid) => [...familyCpu(pid)]))
  return {
    nodes: of(nodes.map(({ pid }) => pid)),
    postgres: of(database ? [database.pid] : []),
    nats: of(nats ? [nats.pid] : []),
  }
}

function figures(waits: readonly number[], before: Spent, after: Spent, generator: number): Measured {
  const sorted = waits.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(10 * (sorted[Math.floor(sorted.length * share)] ?? Number.NaN)) / 10
  const each = (ms: number) => Math.round((1000 * ms) / waits.length) / 1000
  const used = (kind: keyof Spent) => [...after[kind]].map(([pid, ms]) => ms - (before[kind].get(pid) ?? 0))
  const sum = (kind: keyof Spent) => each(used(kind).reduce((total, ms) => total + ms, 0))
  return {
    perSecond: Math.round((waits.length / MEASURED_MS) * 1000),
    p50: at(0.5),
    p99: at(0.99),
    busiest: each(Math.max(...used('nodes'), ...used('postgres'), ...used('nats'))),
    nodes: sum('nodes'),
    postgres: sum('postgres'),
    nats: sum('nats'),
    generator: each(generator),
  }
}

const median = (rounds: readonly Measured[], by: (one: Measured) => number): Measured =>
  rounds.toSorted((one, other) => by(one) - by(other))[Math.floor(rounds.length / 2)]!

if (import.meta.main) {
  const [matches = '200', game = 'pig', rounds = '3'] = process.argv.slice(2)
  const say = (name: string, one: Measured) => process.stderr.write(`${name}: ${JSON.stringify(one)}\n`)
  const loads = new Map<string, Measured[]>()
  const hops = new Map<Spread, Measured[]>()
  for (let round = 0; round < Number(rounds); round++) {
    for (const [name, setup] of Object.entries(SETUPS)) {
      const one = await measured(setup, game, Number(matches), 'all nodes')
      say(name, one)
      loads.set(name, [...(loads.get(name) ?? []), one])
    }
    for (const spread of ['the owner', 'another node'] as const) {
      const one = await measured(SETUPS['three nodes, PostgreSQL and NATS']!, game, 1, spread)
      say(`one table, sockets at ${spread}`, one)
      hops.set(spread, [...(hops.get(spread) ?? []), one])
    }
  }
  const load = Object.fromEntries([...loads].map(([name, all]) => [name, median(all, ({ busiest }) => busiest)]))
  const hop = Object.fromEntries([...hops].map(([spread, all]) => [spread, median(all, ({ p50 }) => p50).p50]))
  const ratio = (name: string) => Math.round((100 * load['one node, SQLite']!.busiest) / load[name]!.busiest) / 100
  console.log(
    JSON.stringify(
      {
        load,
        'of the rate of SQLite, by processor time of the busiest process': {
          'one node, PostgreSQL': ratio('one node, PostgreSQL'),
          'three nodes, PostgreSQL and NATS': ratio('three nodes, PostgreSQL and NATS'),
        },
        'p50 of one table, sockets at': hop,
      },
      undefined,
      2,
    ),
  )
  process.exit(0)
}
