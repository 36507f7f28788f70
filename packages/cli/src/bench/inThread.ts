/**
 * Runs each measurement in a thread of its own, one after the other.
 * In one thread, code optimised for one game slows the next one down by a fifth to a third.
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { THREAD_LIMITS } from '../threadLimits.ts'
import type { GameBench } from './benchGame.ts'
import type { PigBench } from './benchPig.ts'
import { MEASURING, type Measuring } from './measure.ts'

export interface Measure {
  /** A game of the catalog; without it, Pig is compared with boardgame.io. */
  readonly game?: string
  readonly seats?: number
  readonly how: Measuring
}

export const benchPigInThread = (how = MEASURING): Promise<PigBench> => inThread({ how })

export const benchGameInThread = (game: string, seats: number, how = MEASURING): Promise<GameBench> =>
  inThread({ game, seats, how })

async function inThread<T>(measure: Measure): Promise<T> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: measure,
    resourceLimits: THREAD_LIMITS,
  })
  const [bench] = await once(worker, 'message')
  return bench
}
