/**
 * Attack: each attack of `attacks/` on a server with the limits of a server people use, beside two honest matches (Pig and Dice Throne).
 * Prints how long honest people wait and how much memory the server holds: before, during and after.
 *
 *     npm run proof:attack -- [seconds for each] [name…]
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { DEFAULTS } from '../src/index.ts'
import { call } from '../test/client.ts'
import type { Attack, Figure } from './attacks/attack.ts'
import { ATTACKS } from './attacks/index.ts'
import { addressOf } from './honest/honestPerson.ts'
import { HonestThread } from './honest/honestThread.ts'
import { cpuOf, residentOf } from './load/figures.ts'
import { ServerProcess } from './serverProcess.ts'

const PHASES = ['before', 'during', 'after'] as const

interface Phase {
  readonly answers: number
  /** Milliseconds that half, and 99 in 100, of the honest answers did not exceed. */
  readonly p50: number
  readonly p99: number
  /** Megabytes: resident, and heap. `during` is the most that was seen, the others are after a collection. */
  readonly resident: number
  readonly heap: number
  /** Per cent of a core that the main thread was busy: unlike the waits, it hardly depends on who else is on the machine. */
  readonly busy: number
}

export interface AttackReport {
  readonly name: string
  readonly phases: Readonly<Record<(typeof PHASES)[number], Phase>>
  /** What should not have happened, to honest people or anywhere else. */
  readonly findings: readonly string[]
  readonly figures: readonly Figure[]
  /** What is only judged by the command: a test measures neither time nor memory. */
  readonly costs: readonly string[]
}

/** Milliseconds the honest may wait at p99, unless the attack says otherwise. */
const P99_MS = 50
const HONEST = [{ game: 'pig', options: { target: 1000 } }, { game: 'dice-throne' }]
/** Megabytes by which the server may grow meanwhile, unless the attack says otherwise. */
const GROWTH_MB = 150
const SAMPLE_MS = 200
/** Longer than an answer takes on the busiest machine. */
const HANGS_MS = 60_000
const OBSERVER = addressOf(99)
/** The limits of a server people use; those of ServerProcess are for load. */
const { requestsPerMinute, framesPerSecond, connectionsPerAddress, faultsPerConnection } = DEFAULTS

export async function attack(one: Attack, seconds: number): Promise<AttackReport> {
  const limits = { requestsPerMinute, framesPerSecond, connectionsPerAddress, faultsPerConnection }
  const server = new ServerProcess({ ...limits, ...one.settings })
  await server.start()
  try {
    return await beside(server, one, seconds * 1000)
  } finally {
    await server.stop()
    server.remove()
  }
}

async function beside(server: ServerProcess, one: Attack, ms: number): Promise<AttackReport> {
  const honest = await HonestThread.open(server.url, HONEST)
  const settle = async () => {
    await honest.takeWaits()
    const busy = busyness(server)
    await sleep(ms / 3)
    const waits = await answered(honest)
    const share = busy()
    await server.collect()
    return phaseOf(waits, await memoryOf(server), share)
  }
  const before = await settle()
  await honest.takeWaits()
  const busy = busyness(server)
  const most = watched(server)
  const figures: Figure[] = []
  const findings = await attacked(server, one, ms, (figure) => figures.push(figure))
  const share = busy()
  const during = phaseOf(await honest.takeWaits(), await most.stop(), share)
  const after = await settle()
  findings.push(...(await honest.stop()))
  const phases = { before, during, after }
  return { name: one.name, phases, findings, figures, costs: costsOf(one, phases, figures) }
}

/** The waits so far, of at least one answer unless somebody was harmed or none comes at all. */
async function answered(honest: HonestThread): Promise<number[]> {
  let waits = await honest.takeWaits()
  for (let looks = 0; waits.length === 0 && looks < HANGS_MS / SAMPLE_MS; looks++) {
    if ((await honest.harmed()).length > 0) break
    await sleep(SAMPLE_MS)
    waits = await honest.takeWaits()
  }
  return waits
}

function costsOf(
  { p99 = P99_MS, growth: most = GROWTH_MB }: Attack,
  { before, during }: AttackReport['phases'],
  figures: readonly Figure[],
): string[] {
  const costs = figures.filter(({ value, most }) => value > most).map(({ what, most }) => `more than ${most} ${what}`)
  if (during.p99 > p99) costs.push(`honest people wait ${during.p99} ms at p99, not ${p99}`)
  const growth = during.resident - before.resident
  if (growth > most) costs.push(`the server grew by ${growth} MB, not ${most}`)
  return costs
}

/** An attack that does not end when it is told to is itself at fault. */
async function attacked(
  server: ServerProcess,
  one: Attack,
  ms: number,
  measured: (figure: Figure) => void,
): Promise<string[]> {
  try {
    return [...(await one.run(server, AbortSignal.timeout(ms), measured))]
  } catch (error) {
    return [`the attack failed: ${(error as Error).stack ?? error}`]
  }
}

interface Memory {
  readonly resident: number
  readonly heap: number
}

async function memoryOf({ url, pid }: ServerProcess): Promise<Memory> {
  const { text } = (await call(url, 'GET', '/metrics', undefined, {}, OBSERVER)).body as { text: string }
  const heap = Number(/^alea_heap_bytes (\d+)$/m.exec(text)?.[1])
  return { resident: residentOf(pid), heap: Math.round(heap / 2 ** 20) }
}

/** Per cent of a core that the main thread has used since; NaN if the server was started anew. */
function busyness(server: ServerProcess): () => number {
  const main = () => cpuOf(server.pid).get(`${server.pid}`) ?? Number.NaN
  const [pid, used, at] = [server.pid, main(), performance.now()]
  return () => (server.pid === pid ? Math.round((100 * (main() - used)) / (performance.now() - at)) : Number.NaN)
}

/** Samples memory until stopped; the most of each. */
function watched(server: ServerProcess): { stop(): Promise<Memory> } {
  const most = { resident: 0, heap: 0 }
  const look = async () => {
    const seen = await memoryOf(server)
    most.resident = Math.max(most.resident, seen.resident)
    most.heap = Math.max(most.heap, seen.heap)
  }
  let looking = look()
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, SAMPLE_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      await looking
      return most
    },
  }
}

function phaseOf(waits: readonly number[], memory: Memory, busy: number): Phase {
  const sorted = waits.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(10 * (sorted[Math.floor(sorted.length * share)] ?? Number.NaN)) / 10
  return { answers: waits.length, p50: at(0.5), p99: at(0.99), busy, ...memory }
}

function print({ name, phases, findings, figures, costs }: AttackReport): void {
  for (const when of PHASES) {
    const { answers, p50, p99, busy, resident, heap } = phases[when]
    const cells = [
      when.padEnd(6),
      `${answers} answers`,
      `p50 ${p50} ms`,
      `p99 ${p99} ms`,
      `${busy} % busy`,
      `${resident} MB`,
    ]
    console.log(`${name.padEnd(28)} ${cells.map((cell) => cell.padEnd(15)).join(' ')} ${heap} MB heap`)
  }
  for (const { what, value, most } of figures) console.log(`${name.padEnd(28)} ${value} ${what}, at most ${most}`)
  for (const finding of [...findings, ...costs]) console.log(`${name}: ${finding}`)
}

if (import.meta.main) {
  const [seconds = '15', ...names] = process.argv.slice(2)
  const unknown = names.filter((name) => !ATTACKS.some((one) => one.name === name))
  if (unknown.length > 0)
    throw new Error(`no attack ${unknown.join(', ')}; there are ${ATTACKS.map(({ name }) => name)}`)
  for (const one of ATTACKS) {
    if (names.length > 0 && !names.includes(one.name)) continue
    const report = await attack(one, Number(seconds))
    print(report)
    if (report.findings.length + report.costs.length > 0) process.exitCode = 1
  }
}
