/**
 * Soak: an hour of mixed load, all games, people coming and going, bots, chat, undo, previews, replays; is any memory kept for ever?
 * The heap is measured after a collection, again and again; the slope of the line through the measurements is printed with its interval.
 *
 *     npm run proof:soak -- [minutes] [visitors at once]
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, random } from '@alea/engine'
import { call } from '../test/client.ts'
import { residentOf } from './load/figures.ts'
import { ServerProcess } from './serverProcess.ts'
import { type Slope, slopeOf } from './soak/slope.ts'
import { noVisits, Visitor, type Visits } from './soak/visitor.ts'

interface Sample {
  readonly minutes: number
  /** Megabytes: heap after a collection, and resident. */
  readonly heap: number
  readonly resident: number
  readonly matches: number
}

export interface SoakReport {
  readonly visits: Visits
  readonly samples: readonly Sample[]
  /** Megabytes of heap in an hour, without the beginning. */
  readonly slope: Slope
  /** The heap certainly grows. */
  readonly isLeaking: boolean
}

/** Megabytes an hour that measurements cannot tell from nothing. */
const NOISE = 2
/** Until then code is compiled, and matches that nobody plays any more stay in memory: the first fifth, and no less than these minutes. */
const WARM_UP = 0.2
const WARM_UP_MINUTES = 3

export async function soak(
  minutes: number,
  visitors: number,
  samples: number,
  say: (line: string) => void = () => {},
): Promise<SoakReport> {
  const server = new ServerProcess()
  await server.start()
  const visits = noVisits()
  const over = new AbortController()
  const failed: string[] = []
  const coming = Array.from({ length: visitors }, (_, i) => comeAndGo(server.url, random(i + 1), visits, over.signal))
  for (const each of coming) each.catch((error: Error) => failed.push(error.stack ?? error.message))
  const taken: Sample[] = []
  for (let i = 1; i <= samples && failed.length === 0; i++) {
    await sleep((minutes * 60_000) / samples)
    await server.collect()
    const sample = await sampleOf(server, (i * minutes) / samples)
    taken.push(sample)
    say(JSON.stringify({ ...sample, visits: visits.visits, answers: visits.answers }))
  }
  over.abort()
  await Promise.allSettled(coming)
  await server.stop()
  server.remove()
  visits.refused.push(...failed)
  const warm = Math.max(WARM_UP_MINUTES, minutes * WARM_UP)
  const steady = taken.filter((sample) => sample.minutes > warm)
  const slope = slopeOf(steady.map(({ minutes, heap }) => ({ at: minutes / 60, value: heap })))
  return { visits, samples: taken, slope, isLeaking: slope.perUnit - slope.within > NOISE }
}

async function comeAndGo(url: string, luck: Random, visits: Visits, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) await Visitor.visit(url, luck, visits, signal)
}

async function sampleOf({ url, pid }: ServerProcess, minutes: number): Promise<Sample> {
  const { text } = (await call(url, 'GET', '/metrics')).body as { text: string }
  const read = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
  const heap = Math.round(read('alea_heap_bytes') / 2 ** 20 / 0.01) / 100
  return { minutes, heap, resident: residentOf(pid), matches: read('alea_matches_in_memory') }
}

if (import.meta.main) {
  const [minutes = 60, visitors = 12] = process.argv.slice(2).map(Number)
  const report = await soak(minutes, visitors, Math.max(5, minutes), (line) => process.stderr.write(`${line}\n`))
  const { slope, isLeaking, visits } = report
  console.log(JSON.stringify(visits, undefined, 2))
  console.log(
    `heap: ${slope.perUnit.toFixed(2)} ± ${slope.within.toFixed(2)} MB an hour, ${isLeaking ? 'it grows' : 'flat'}`,
  )
  process.exitCode = isLeaking || visits.lost > 0 || visits.refused.length > 0 ? 1 : 0
}
