/** The entry of a browser's worker: `new Worker(new URL('@alea/bots/web-worker', import.meta.url), { type: 'module' })`. */
import type { Order } from './messages.ts'
import { serve } from './serve.ts'

interface WorkerScope {
  onmessage: ((event: { data: Order }) => void) | null
  postMessage(reply: unknown): void
}

const scope = globalThis as unknown as WorkerScope
scope.onmessage = ({ data }) => scope.postMessage(serve(data))
