/** What people are told when the storage does not answer. That it does not is logged once, by `openStorage`. */
import { Refusal, StorageFault } from '@alea/host'
import { FAULTS } from '../text/index.ts'

/** Undefined for any other error. */
export const storageFailed = (error: unknown): Refusal | undefined =>
  error instanceof StorageFault ? new Refusal('unavailable', (language) => FAULTS[language].storageFailed) : undefined
