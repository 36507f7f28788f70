import { adviceOn } from './advice.ts'
import { think } from './job.ts'
import type { Order, Reply, ThinkOrder } from './messages.ts'

/** What a worker does with a request: the same on a server and in a browser. */
export function serve(order: Order): Reply {
  const { id } = order
  try {
    return 'advise' in order ? { id, advice: adviceOn(order.advise) } : { id, key: chosen(order) }
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) }
  }
}

const chosen = ({ job, stop }: ThinkOrder): string => think(job, stop && (() => Atomics.load(stop, 0) !== 0))
