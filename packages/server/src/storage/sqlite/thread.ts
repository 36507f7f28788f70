import { workerData } from 'node:worker_threads'
import { serveThread } from '../serveThread.ts'
import type { Limits } from './database.ts'
import { SqliteStorage } from './sqliteStorage.ts'

const { path, limits }: { readonly path: string; readonly limits: Limits } = workerData

serveThread(() => new SqliteStorage(path, limits))
