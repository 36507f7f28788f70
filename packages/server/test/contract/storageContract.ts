/** What every storage must do. A new one is proved by calling this with a way to open it, empty and again. */
import { afterEach, beforeEach, describe } from 'vitest'
import type { Storage } from '../../src/storage/storage.ts'
import { accountsContract } from './accounts.ts'
import { auditLogContract } from './auditLog.ts'
import { matchesContract } from './matches.ts'
import { notificationsContract } from './notifications.ts'
import { peopleContract } from './people.ts'

export interface StorageUnderTest {
  /** The same place each time: what was written must be there. */
  open(): Promise<Storage>
  remove(): Promise<void>
}

/** The storage of one test. */
export interface OpenStorage {
  readonly storage: Storage
  /** Closes it, and opens it again. */
  reopen(): Promise<void>
}

export function storageContract(name: string, place: () => StorageUnderTest): void {
  describe(`storage: ${name}`, () => {
    let under: StorageUnderTest
    let storage: Storage
    const at: OpenStorage = {
      get storage() {
        return storage
      },
      async reopen() {
        await storage.close()
        storage = await under.open()
      },
    }

    beforeEach(async () => {
      under = place()
      storage = await under.open()
    })
    afterEach(async () => {
      await storage.close()
      await under.remove()
    })

    matchesContract(at)
    accountsContract(at)
    peopleContract(at)
    auditLogContract(at)
    notificationsContract(at)
  })
}
