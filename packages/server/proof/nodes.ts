/**
 * Several nodes on one database while everything around them fails: nodes are killed, stopped for longer than their leases, cut off from PostgreSQL or
 * NATS, robbed of their leases; PostgreSQL and NATS are killed and started again. Two people at each table, connected to different nodes. After each
 * fault every match must go on. At the end the history is checked (nodes/history.ts): every answer that was acknowledged is there exactly once, in one
 * order, nobody was shown two versions of one position or less than what was known, everybody sees the same, on whichever node; and what clocks charged
 * (nodes/clocks.ts).
 *
 *     npm run proof:nodes -- [nodes] [matches] [faults] [database|nats] [seed]
 *     npm run proof:nodes -- rolling [nodes] [matches] [rounds] [database|nats]
 *
 * `rolling` ends and starts one node after the other, as an upgrade does: nobody may be charged more than two seconds for it.
 */
import { random } from '@alea/engine'
import { openPostgres } from '../src/storage/storageThread.ts'
import { type ClockReport, clocksOf } from './nodes/clocks.ts'
import { contradictions, FINDINGS, type Finding } from './nodes/history.ts'
import { BANK_SECONDS, FAULTS, type Fault, System, type SystemWish } from './nodes/system.ts'

export { FAULTS } from './nodes/system.ts'

export interface NodesWish extends SystemWish {
  readonly faults: readonly Fault[]
  readonly seed?: number
}

export interface NodesReport extends ClockReport {
  /** Faults, or nodes that were ended and started again. */
  readonly disturbances: number
  readonly acknowledged: number
  readonly matchesPlayed: number
  readonly found: Readonly<Record<Finding, number>>
  readonly diverged: number
  readonly desyncs: number
  readonly refused: readonly string[]
  /** Milliseconds until a match of a killed node was somebody else's. */
  readonly longestTakeover: number
  /** From sending an answer until everybody at the table had it. */
  readonly longestWait: number
}

/** More than that, nobody is charged for an upgrade. */
const MOST_CHARGED_MS = 2000
/** How long people think, for each match: together they give about a hundred answers a second. */
const REST_MS = 10
/** Clocks are right within so much: when they stop at a node's death, and in what they charge. */
const CLOCKS_MS = 1000

type Say = (line: string) => void

/** `isEnough`: no more faults, only the checks. */
export const nodesUnderFaults = (
  { faults, seed, ...wish }: NodesWish,
  say: Say = () => {},
  isEnough = () => false,
): Promise<NodesReport> =>
  played(wish, seed, async (system) => {
    for (const [i, fault] of faults.entries()) {
      if (isEnough()) return i
      await system.fault(fault)
      await system.progress()
      await system.forgetSurvivors()
      await system.refill()
      say(`${i + 1}/${faults.length} ${fault}: ${acknowledgedBy(system)} answers acknowledged so far`)
    }
    return faults.length
  })

export const rollingUpgrade = (wish: SystemWish, rounds: number, say: Say = () => {}): Promise<NodesReport> =>
  played(wish, undefined, async (system) => {
    for (let round = 1; round <= rounds; round++)
      for (const [i, node] of system.nodes.entries()) {
        await system.replaced(node)
        await system.progress()
        await system.refill()
        say(`round ${round}, node ${i + 1}: ${acknowledgedBy(system)} answers acknowledged so far`)
      }
    return rounds * system.nodes.length
  })

const acknowledgedBy = ({ everybody }: System): number =>
  everybody.reduce((sum, { promised }) => sum + promised.length, 0)

async function played(
  wish: SystemWish,
  seed: number | undefined,
  disturb: (system: System) => Promise<number>,
): Promise<NodesReport> {
  const system = await System.start(wish, seed)
  try {
    await system.progress()
    const disturbances = await disturb(system)
    await system.settle()
    return {
      disturbances,
      ...(await checked(system)),
      matchesPlayed: system.everybody.length / 2,
      diverged: await divergedInTheEnd(system),
      desyncs: system.everybody.reduce((sum, { desyncs }) => sum + desyncs, 0),
      refused: system.everybody.flatMap(({ refused }) => refused),
      longestTakeover: system.longestTakeover,
      longestWait: Math.round(
        system.everybody.reduce((most, { waits }) => waits.reduce((one, ms) => Math.max(one, ms), most), 0),
      ),
    }
  } finally {
    await system.remove()
  }
}

/** What is on its way may still come: whatever differs is looked at again. */
async function divergedInTheEnd(system: System): Promise<number> {
  let diverged = -1
  await system
    .until(async () => {
      diverged = await system.divergences()
      return diverged === 0
    })
    .catch(() => {})
  return diverged
}

/** Reading a match also checks that no answer is missing or altered. */
async function checked({ url, everybody: players, died }: System) {
  const storage = await openPostgres(url)
  const found = Object.fromEntries(FINDINGS.map((one) => [one, 0])) as Record<Finding, number>
  const facts = []
  try {
    for (const match of new Set(players.map((player) => player.match))) {
      const here = players.filter((player) => player.match === match)
      const { entries: stored, record } = (await storage.load(match))!
      const acknowledged = here.flatMap(({ promised }) => promised)
      const inMatch = contradictions({ acknowledged, shown: here.flatMap(({ shown }) => shown), stored })
      for (const each of FINDINGS) found[each] += inMatch[each]
      if (record.game === 'pig') facts.push({ match, stored, bank: BANK_SECONDS * 1000 })
    }
  } finally {
    await storage.close()
  }
  const acknowledged = players.reduce((sum, { promised }) => sum + promised.length, 0)
  return { acknowledged, found, ...(await clocksOf(url, facts, died)) }
}

/** Why the report is not as it should be; empty if it is. */
export function wrongIn({ found, diverged, refused, wronglyCharged }: NodesReport): string[] {
  const wrong = FINDINGS.filter((one) => found[one] > 0).map((one) => `${one}: ${found[one]}`)
  if (diverged !== 0) wrong.push(diverged < 0 ? 'what nodes show was not compared' : `diverged: ${diverged}`)
  if (refused.length > 0) wrong.push(`refused: ${refused.join('; ')}`)
  if (wronglyCharged > CLOCKS_MS) wrong.push(`${wronglyCharged} ms charged while nobody had the match`)
  return wrong
}

if (import.meta.main) {
  const [first = '3', ...others] = process.argv.slice(2)
  const say = (line: string) => process.stderr.write(`${line}\n`)
  const isRolling = first === 'rolling'
  const [nodes = '3', matches = '50', count = isRolling ? '5' : '40', bus = 'nats', seed = String(Date.now())] =
    isRolling ? others : [first, ...others]
  const wish: SystemWish = {
    nodes: Number(nodes),
    matches: Number(matches),
    bus: bus === 'nats' ? 'nats' : 'database',
    // A machine that has nothing else to do than to answer would hardly come to the faults.
    rest: REST_MS * Number(matches),
  }
  // Ctrl-C ends the faults, and what has been seen so far is checked.
  let isEnough = false
  process.on('SIGINT', () => {
    isEnough = true
  })
  const luck = random(Number(seed))
  const faults = Array.from({ length: Number(count) }, () => FAULTS[luck.below(FAULTS.length)]!)
  const report = isRolling
    ? await rollingUpgrade(wish, Number(count), say)
    : await nodesUnderFaults({ ...wish, faults, seed: Number(seed) }, say, () => isEnough)
  const { worstStop, longestCharge } = report
  const wrong = wrongIn(report)
  if (worstStop > CLOCKS_MS) wrong.push(`clocks stopped ${worstStop} ms from a death`)
  if (isRolling && longestCharge > MOST_CHARGED_MS) wrong.push(`somebody was charged ${longestCharge} ms`)
  console.log(JSON.stringify({ ...wish, ...report, wrong }, undefined, 2))
  process.exit(wrong.length === 0 ? 0 : 1)
}
