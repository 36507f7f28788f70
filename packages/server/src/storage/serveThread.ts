/** What a thread that owns a database does: a batch of calls is one transaction, answered once it is durable. */
import { parentPort } from 'node:worker_threads'
import type { Call, Reply, Request, Result, StorageState } from './calls.ts'

export interface OpenedStorage {
  /** Runs calls in one durable transaction. Each succeeds or fails alone; a fault of the database is thrown, and nothing was written. */
  run(asked: readonly Call[]): Ran | Promise<Ran>
  readonly state: StorageState
  backup(path: string): Promise<void>
  close(): void | Promise<void>
}

export interface Ran {
  readonly results: readonly Result[]
  readonly wrote: boolean
}

export type Answer = (request: Request) => Promise<Reply>

/** Answers one request after the other: SQLite does not copy pages while its own connection writes, so a backup delays other requests. */
export function answering(open: () => OpenedStorage | Promise<OpenedStorage>): Answer {
  const opened = opening(open)
  let tail: Promise<unknown> = opened
  return (request) => {
    const replied = tail.then(async () => {
      const result = await opened
      return 'storage' in result ? reply(result.storage, request) : { number: request.number, fault: result.fault }
    })
    tail = replied
    return replied
  }
}

/** In the thread itself. */
export function serveThread(open: () => OpenedStorage | Promise<OpenedStorage>): void {
  const port = parentPort!
  const answer = answering(open)
  port.on('message', async (request: Request) => port.postMessage(await answer(request)))
}

async function opening(
  open: () => OpenedStorage | Promise<OpenedStorage>,
): Promise<{ storage: OpenedStorage } | { fault: string }> {
  try {
    return { storage: await open() }
  } catch (error) {
    return { fault: faultText(error) }
  }
}

async function reply(storage: OpenedStorage, request: Request): Promise<Reply> {
  const { number } = request
  try {
    if ('backup' in request) await storage.backup(request.backup)
    else if ('close' in request) await storage.close()
    else {
      const asked: Call[] = JSON.parse(request.calls)
      const { results, wrote } = await storage.run(asked)
      return { number, results: JSON.stringify(results), wrote, state: storage.state }
    }
    return { number }
  } catch (error) {
    return { number, fault: faultText(error) }
  }
}

function faultText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
