/** The storage on PostgreSQL. */
import { afterAll, beforeAll, describe } from 'vitest'
import { openPostgres } from '../src/storage/storageThread.ts'
import { storageContract } from './contract/storageContract.ts'
import { emptyDatabase, NO_POSTGRES, sharedPostgres } from './postgresServer.ts'

describe.skipIf(NO_POSTGRES)('on PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof sharedPostgres>>
  beforeAll(async () => {
    server = await sharedPostgres()
  }, 60_000)
  afterAll(() => server.remove())

  storageContract('postgres', () => {
    const place = emptyDatabase(server.url)
    return {
      open: async () => openPostgres((await place).url),
      remove: async () => (await place).remove(),
    }
  })
})
