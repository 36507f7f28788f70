import { workerData } from 'node:worker_threads'
import { serveThread } from '../serveThread.ts'
import { PostgresStorage } from './postgresStorage.ts'

const { url }: { readonly url: string } = workerData

serveThread(() => PostgresStorage.open(url))
