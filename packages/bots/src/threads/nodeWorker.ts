import { parentPort } from 'node:worker_threads'
import type { Order } from './messages.ts'
import { serve } from './serve.ts'

parentPort!.on('message', (order: Order) => parentPort!.postMessage(serve(order)))
