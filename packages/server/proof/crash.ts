/**
 * Crash: many matches under load, the server, or one of several nodes, killed at random moments, again and again.
 * Every answer that was acknowledged must be there exactly once, and everybody must see the same afterwards.
 *
 *     npm run proof:crash -- [matches] [kills] [--nodes N]
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '../test/client.ts'
import { ProofPlayer } from './player.ts'
import { nodesIn, Servers, setupOf } from './servers.ts'

export interface CrashReport {
  readonly matches: number
  readonly kills: number
  readonly acknowledged: number
  readonly lost: number
  readonly duplicated: number
  readonly diverged: number
  readonly desyncs: number
  readonly refused: readonly string[]
  /** Answers bots gave in the matches they play in. */
  readonly byBots: number
}

const GAMES = [{ game: 'pig', options: { target: 1000 } }, { game: 'battle-dice' }, { game: 'dice-throne' }]
/** Longer than anything takes on the busiest machine. */
const HANGS_MS = 300_000
/** What differs is looked at again, so often and with so much time between. */
const REST_LOOKS = 60
const REST_MS = 500

const me = { kind: 'me' }
const bot = { kind: 'bot', bot: 'random' }

export async function crash(
  matches: number,
  kills: number,
  say: (line: string) => void = () => {},
  nodes = 1,
): Promise<CrashReport> {
  const servers = await Servers.start(setupOf(nodes))
  try {
    return await crashed(servers, matches, kills, say)
  } finally {
    await servers.remove()
  }
}

async function crashed(
  servers: Servers,
  matches: number,
  kills: number,
  say: (line: string) => void,
): Promise<CrashReport> {
  const players: ProofPlayer[] = []
  for (let i = 0; i < matches; i++) {
    const seats = i % 5 === 4 ? [me, bot] : [me, me]
    players.push(await ProofPlayer.sit(servers.urlsFrom(i), { ...GAMES[i % GAMES.length]!, seats }, i + 1))
  }
  for (const player of players) player.connect()
  for (let kill = 1; kill <= kills; kill++) {
    await nextPromise(players)
    await sleep(Math.random() * 1500)
    const server = servers.nodes[Math.floor(Math.random() * servers.nodes.length)]!
    await server.kill()
    say(`kill ${kill}: ${players.reduce((sum, { promised }) => sum + promised.length, 0)} answers acknowledged so far`)
    await server.start()
  }
  await nextPromise(players)
  for (const player of players) player.pause()
  await until(() => players.every((player) => player.isSettled && player.isCurrent))
  // Bots may still be answering: when they too have nothing to do, everybody sees the same, or never will.
  let diverged = await divergences(servers.urls, players)
  for (let looks = 1; diverged > 0 && looks < REST_LOOKS; looks++) {
    await sleep(REST_MS)
    diverged = await divergences(servers.urls, players)
  }
  for (const player of players) player.stop()
  await servers.stop()
  const report = { matches, kills, diverged, ...(await audit(servers, players)) }
  return {
    ...report,
    desyncs: players.reduce((sum, { desyncs }) => sum + desyncs, 0),
    refused: players.flatMap(({ refused }) => refused),
  }
}

/** Somebody was promised something since now, or all matches are over. */
async function nextPromise(players: readonly ProofPlayer[]): Promise<void> {
  if (players.every(({ over }) => over)) return
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('nothing is acknowledged any more')), HANGS_MS)
    for (const player of players)
      player.onPromise = () => {
        clearTimeout(timer)
        resolve()
      }
  })
}

async function until(condition: () => boolean): Promise<void> {
  const limit = Date.now() + HANGS_MS
  while (!condition()) {
    if (Date.now() > limit) throw new Error('it does not come to rest')
    await sleep(20)
  }
}

/** Mirrors that differ from what the server shows to somebody who has just come. */
async function divergences(urls: readonly string[], players: readonly ProofPlayer[]): Promise<number> {
  let diverged = 0
  for (const { token, match, mirrors } of players) {
    for (const { as, hash, position } of mirrors)
      for (const url of urls) {
        const headers = { authorization: `Bearer ${token}` }
        const { body } = await call(url, 'GET', `/api/matches/${match}?as=${as}`, undefined, headers)
        if (body.hash !== hash || body.position !== position) diverged++
      }
  }
  return diverged
}

/** What was promised against what is on disk. */
async function audit(servers: Servers, players: readonly ProofPlayer[]) {
  const storage = await servers.storage()
  const counts = { acknowledged: 0, lost: 0, duplicated: 0, byBots: 0 }
  for (const { match, promised } of players) {
    const { entries, record } = (await storage.load(match))!
    for (const { seat, id, key, position } of promised) {
      const found = entries.flatMap((entry, i) => (entry.who === seat && entry.command === id ? [{ ...entry, i }] : []))
      counts.acknowledged++
      if (found.length > 1) counts.duplicated++
      if (found.length === 0 || found[0]!.key !== key || found[0]!.i + 1 !== position) counts.lost++
    }
    counts.byBots += entries.filter(({ who }) => record.seats[who]?.kind === 'bot').length
  }
  await storage.close()
  return counts
}

if (import.meta.main) {
  const { nodes, others } = nodesIn(process.argv.slice(2))
  const [matches = 200, kills = 50] = others.map(Number)
  const report = await crash(matches, kills, (line) => process.stderr.write(`${line}\n`), nodes)
  console.log(JSON.stringify(report, undefined, 2))
  const { lost, duplicated, diverged, refused } = report
  process.exitCode = lost + duplicated + diverged + refused.length === 0 ? 0 : 1
}
