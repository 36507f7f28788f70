import { think } from './job.ts'
import type { Order, Reply } from './messages.ts'

/** What a worker does with an order: the same in a thread of the server and in a browser. */
export function serve({ id, job, stop }: Order): Reply {
  try {
    return { id, key: think(job, stop && (() => Atomics.load(stop, 0) !== 0)) }
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) }
  }
}
