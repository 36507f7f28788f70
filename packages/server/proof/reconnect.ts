/**
 * Reconnect: many clients are dropped at once; how long until every one is current again, and is anything lost?
 *
 *     npm run proof:reconnect -- [clients] [--nodes N]
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '../test/client.ts'
import { ProofPlayer } from './player.ts'
import { nodesIn, Servers, setupOf } from './servers.ts'

export interface ReconnectReport {
  readonly clients: number
  /** Milliseconds until all had what the server has. */
  readonly allCurrentMs: number
  readonly diverged: number
  readonly desyncs: number
}

export async function reconnect(clients: number, nodes = 1): Promise<ReconnectReport> {
  const servers = await Servers.start(setupOf(nodes))
  try {
    return await reconnected(servers, clients)
  } finally {
    await servers.remove()
  }
}

/** With several nodes, everybody comes again on another one than before. */
async function reconnected(servers: Servers, clients: number): Promise<ReconnectReport> {
  const games = [{ game: 'pig', options: { target: 1000 } }, { game: 'battle-dice' }, { game: 'dice-throne' }]
  const seats = [{ kind: 'me' }, { kind: 'me' }]
  const players: ProofPlayer[] = []
  for (let i = 0; i < clients; i++)
    players.push(await ProofPlayer.sit(servers.urlsFrom(i), { ...games[i % 3]!, seats }, i))
  for (const player of players) player.connect()
  const all = (is: (player: ProofPlayer) => boolean) => players.every(is)
  await until(() => all((player) => player.isCurrent))
  // Everybody has played a while and is in the middle of something.
  await until(() => all((player) => player.promised.length >= 3 || player.over))
  for (const player of players) player.drop()
  const began = performance.now()
  await until(() => all((player) => player.reconnections > 0 && player.isCurrent))
  const allCurrentMs = Math.round(performance.now() - began)
  for (const player of players) player.pause()
  await until(() => all((player) => player.isSettled))
  let diverged = 0
  const [url = ''] = servers.urls
  for (const { token, match, mirrors } of players)
    for (const { as, hash } of mirrors) {
      const { body } = await call(url, 'GET', `/api/matches/${match}?as=${as}`, undefined, {
        authorization: `Bearer ${token}`,
      })
      if (body.hash !== hash) diverged++
    }
  for (const player of players) player.stop()
  return { clients, allCurrentMs, diverged, desyncs: players.reduce((sum, { desyncs }) => sum + desyncs, 0) }
}

/** Longer than anything takes on the busiest machine. */
const HANGS_MS = 300_000

async function until(condition: () => boolean): Promise<void> {
  const limit = Date.now() + HANGS_MS
  while (!condition()) {
    if (Date.now() > limit) throw new Error('it takes too long')
    await sleep(5)
  }
}

if (import.meta.main) {
  const { nodes, others } = nodesIn(process.argv.slice(2))
  const [clients = 1000] = others.map(Number)
  const report = await reconnect(clients, nodes)
  console.log(JSON.stringify(report, undefined, 2))
  process.exitCode = report.diverged === 0 && report.allCurrentMs < 5000 ? 0 : 1
}
