/** What a client needs at run time, without the schemas, to keep the first page small. */
export { ABSENCE_RULES, type AbsenceRule, HANDOVER_REASONS, type HandoverReason } from './absenceRules.ts'
export { type Delta, difference, patched } from './delta.ts'
export type { ErrorCode, Failure } from './errors.ts'
export { type Fault, failureOf, faultOf } from './failureOf.ts'
export { commitmentTo, type Salt, type Verdict, verifyFair } from './fair.ts'
export { Fingerprint, fingerprintOf } from './fingerprint.ts'
export { Mirror } from './mirror.ts'
export { PASSING, type Passing } from './passing.ts'
export { PHRASES, type Phrase } from './phrases.ts'
export { isReadableName, LONGEST_NAME, plainText, tidyName } from './plainText.ts'
export { type AnswerPreview, previewOf } from './preview.ts'
export { LONGEST_REPORT, REPORT_REASONS, type ReportReason } from './reportReasons.ts'
export type { Said } from './schema/chat.ts'
export type * from './schema/fromClient.ts'
export type * from './schema/fromServer.ts'
export type {
  NotificationRule,
  Notifications,
  NotificationWish,
  PushSubscriptionWish,
  QuietHours,
} from './schema/notifications.ts'
export type { Profile, Rating, SessionInfo } from './schema/player.ts'
export type { Bundle, Proof } from './schema/proof.ts'
export type {
  EndedProposal,
  Pause,
  Proposal,
  ProposalAnswer,
  ProposalKind,
  ProposalResult,
} from './schema/proposal.ts'
export type { Report } from './schema/report.ts'
export type {
  Absence,
  ClockInfo,
  ClockSetup,
  Ending,
  FairInfo,
  Handover,
  NewTable,
  Orders,
  ReplayPage,
  SeatInfo,
  SeatWish,
  Status,
  Table,
  Unplayable,
  Windows,
} from './schema/table.ts'
export { hasHash, type Snapshot, snapshotHash, snapshotOf, viewerOf } from './snapshot.ts'
export { FOLLOWING, PROTOCOL, SIGNED_OUT, SUBPROTOCOL, SUBPROTOCOLS } from './version.ts'
