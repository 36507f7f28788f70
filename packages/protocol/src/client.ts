/** What a client needs at run time, without the schemas, to keep the first page small. */
export { type Delta, difference, patched } from './delta.ts'
export type { ErrorCode, Failure } from './errors.ts'
export { type Fault, failureOf, faultOf } from './failureOf.ts'
export { commitmentTo, type Verdict, verifyFair } from './fair.ts'
export { Fingerprint, fingerprintOf } from './fingerprint.ts'
export { Mirror } from './mirror.ts'
export { PASSING, type Passing } from './passing.ts'
export { PHRASES, type Phrase } from './phrases.ts'
export { type AnswerPreview, previewOf } from './preview.ts'
export type { Said } from './schema/chat.ts'
export type * from './schema/fromClient.ts'
export type * from './schema/fromServer.ts'
export type { Profile, Rating } from './schema/player.ts'
export type { Bundle, Proof } from './schema/proof.ts'
export type {
  ClockInfo,
  ClockSetup,
  Ending,
  FairInfo,
  NewTable,
  Orders,
  ReplayPage,
  SeatInfo,
  SeatWish,
  Status,
  Table,
  Windows,
} from './schema/table.ts'
export { hasHash, type Snapshot, snapshotHash, snapshotOf, viewerOf } from './snapshot.ts'
export { FOLLOWING, PROTOCOL, SUBPROTOCOL, SUBPROTOCOLS } from './version.ts'
