/** The audit log. */
import { expect, test } from 'vitest'
import type { OpenStorage } from './storageContract.ts'

export function auditLogContract(opened: OpenStorage): void {
  test('lines of the audit log are numbered and read in pages, from a time on', async () => {
    const line = { who: 'anna', what: 'sign-in', about: '', network: 'local' } as const
    await Promise.all(Array.from({ length: 1002 }, (_, at) => opened.storage.noteAudit({ ...line, at })))
    await opened.reopen()
    const first = await opened.storage.audit(1, 0)
    expect(first).toHaveLength(1000)
    expect(first[0]).toEqual({ ...line, number: 2, at: 1 })
    expect(await opened.storage.audit(1, first.at(-1)!.number)).toMatchObject([{ at: 1001 }])
  })
}
