/** Who played for whom, and since when: announced to everybody with the table. */
import type { Handover } from '@alea/protocol/client'
import type { MatchRecord } from './record.ts'

/** A player who leaves and comes back all the time must not make the record grow. */
const KEPT = 40

export const handedOver = (record: MatchRecord, handover: Handover): MatchRecord => ({
  ...record,
  handovers: [...(record.handovers ?? []), handover].slice(-KEPT),
})
