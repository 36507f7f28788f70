/** Imported by the worker of a browser (`packages/web/src/local/botWorker.ts`): requests come in as messages, replies go out. */
import type { Order } from './messages.ts'
import { serve } from './serve.ts'

interface WorkerScope {
  onmessage: ((event: { data: Order }) => void) | null
  postMessage(reply: unknown): void
}

const scope = globalThis as unknown as WorkerScope
scope.onmessage = async ({ data }) => scope.postMessage(await serve(data))
