/** The thread that owns the database: a batch of calls is one transaction, answered once it is on disk. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Limits } from './database.ts'
import { type Call, SqliteStorage, type StorageState } from './sqliteStorage.ts'

/** Calls and results are sent as JSON: posting a string to a thread costs about half as much as posting the same objects. */
export type Request =
  | { readonly number: number; readonly calls: string }
  | { readonly number: number; readonly backup: string }
  | { readonly number: number; readonly close: true }

/** `results` is the JSON of one Result for each call; `fault` means that nothing was written. */
export interface Reply {
  readonly number: number
  readonly results?: string
  readonly wrote?: boolean
  readonly state?: StorageState
  readonly fault?: string
}

const port = parentPort!
const opened = open()

/** One request after the other: SQLite does not copy pages while its own connection writes, so a backup delays other requests. */
let tail: Promise<void> = Promise.resolve()

port.on('message', (request: Request) => {
  tail = tail.then(async () => {
    if ('storage' in opened) port.postMessage(await reply(opened.storage, request))
    else port.postMessage({ number: request.number, fault: opened.fault } satisfies Reply)
  })
})

function open(): { storage: SqliteStorage } | { fault: string } {
  try {
    const { path, limits }: { path: string; limits: Limits } = workerData
    return { storage: new SqliteStorage(path, limits) }
  } catch (error) {
    return { fault: faultText(error) }
  }
}

async function reply(storage: SqliteStorage, request: Request): Promise<Reply> {
  const { number } = request
  try {
    if ('backup' in request) await storage.backup(request.backup)
    else if ('close' in request) storage.close()
    else {
      const asked: Call[] = JSON.parse(request.calls)
      const { results, wrote } = storage.run(asked)
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
