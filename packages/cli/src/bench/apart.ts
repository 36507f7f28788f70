/**
 * Each measure in a thread of its own, one after the other.
 * In one thread, what the compiler learnt from one game costs the next a fifth to a third of its speed.
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { NURSERY } from '../nursery.ts'
import type { GameBench } from './benchGame.ts'
import type { PigBench } from './benchPig.ts'
import { MEASURING, type Measuring } from './measure.ts'

export interface Measure {
  /** A game of the catalog; the race on Pig if there is none. */
  readonly game?: string
  readonly seats?: number
  readonly how: Measuring
}

export const benchPigApart = (how = MEASURING): Promise<PigBench> => apart({ how })

export const benchGameApart = (game: string, seats: number, how = MEASURING): Promise<GameBench> =>
  apart({ game, seats, how })

async function apart<T>(measure: Measure): Promise<T> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: measure, resourceLimits: NURSERY })
  const [bench] = await once(worker, 'message')
  return bench
}
