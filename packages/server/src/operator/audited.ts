import { Audit, type Audited, OPERATOR } from '../audit/audit.ts'
import type { Storage } from '../storage/storage.ts'

/** Notes what the operator did, with or without a running server. */
export const noteByOperator = (storage: Storage, what: Audited, about: string, now: number): Promise<void> =>
  new Audit(storage, () => now).note(what, OPERATOR, about)
