import type { Game } from '@alea/engine'
import { adviceOn } from './advice.ts'
import { gameFor, think } from './job.ts'
import type { Order, Reply, ThinkOrder } from './messages.ts'

/** What a worker does with a request: the same on a server and in a browser. */
export async function serve(order: Order): Promise<Reply> {
  const { id } = order
  try {
    const game = await gameFor('advise' in order ? order.advise : order.job)
    return 'advise' in order ? { id, advice: adviceOn(order.advise, game) } : { id, key: chosen(order, game) }
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) }
  }
}

const chosen = ({ job, stop }: ThinkOrder, game: Game): string =>
  think(job, stop && (() => Atomics.load(stop, 0) !== 0), game)
