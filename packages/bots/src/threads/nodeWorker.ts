import { parentPort } from 'node:worker_threads'
import type { Order, Reply } from './messages.ts'
import { serve } from './serve.ts'

parentPort!.on('message', async (order: Order) => {
  parentPort!.postMessage({ id: order.id, begun: true } satisfies Reply)
  parentPort!.postMessage(await serve(order))
})
