export { type Delta, difference, patched } from './delta.ts'
export { ERRORS, type ErrorCode, Failure } from './errors.ts'
export { type Fault, failureOf, faultOf } from './failureOf.ts'
export {
  commitmentTo,
  hmacSha256,
  masterSeed,
  type Verdict,
  verifyFair,
  verifySecret,
} from './fair.ts'
export { Fingerprint, fingerprintOf } from './fingerprint.ts'
export { Mirror } from './mirror.ts'
export { PASSING, type Passing } from './passing.ts'
export { PHRASES, type Phrase } from './phrases.ts'
export { type AnswerPreview, previewOf } from './preview.ts'
export { type Read, reader } from './reader.ts'
export { Said } from './schema/chat.ts'
export { As, MatchId, PlayerId, PlayerName, Position, SeatNumber } from './schema/common.ts'
export * from './schema/fromClient.ts'
export type * from './schema/fromServer.ts'
export { Credentials, NewGuest, Profile, Rating, Renaming } from './schema/player.ts'
export { Bundle, Proof, readBundle } from './schema/proof.ts'
export {
  CLOCK_KINDS,
  ClockInfo,
  ClockSetup,
  Ending,
  FairInfo,
  Join,
  NewTable,
  Orders,
  ReplayPage,
  SeatInfo,
  SeatWish,
  STATUSES,
  type Status,
  Table,
  Windows,
} from './schema/table.ts'
export { hasHash, type Snapshot, snapshotHash, snapshotOf, viewerOf } from './snapshot.ts'
export { FOLLOWING, PROTOCOL, SUBPROTOCOL, SUBPROTOCOLS } from './version.ts'
