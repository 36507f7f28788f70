export { ABSENCE_RULES, type AbsenceRule, HANDOVER_REASONS, type HandoverReason } from './absenceRules.ts'
export { type Delta, difference, patched } from './delta.ts'
export { ERRORS, type ErrorCode, Failure } from './errors.ts'
export { type Fault, failureOf, faultOf } from './failureOf.ts'
export {
  commitmentTo,
  hmacSha256,
  masterSeed,
  type Salt,
  saltedDice,
  type Verdict,
  verifyFair,
  verifySecret,
} from './fair.ts'
export { Fingerprint, fingerprintOf } from './fingerprint.ts'
export { Mirror } from './mirror.ts'
export { PASSING, type Passing } from './passing.ts'
export { PHRASES, type Phrase } from './phrases.ts'
export { isReadableName, LONGEST_NAME, plainText, tidyName } from './plainText.ts'
export { type AnswerPreview, previewOf } from './preview.ts'
export { type Read, reader } from './reader.ts'
export { LONGEST_REPORT, REPORT_REASONS, type ReportReason } from './reportReasons.ts'
export { Said } from './schema/chat.ts'
export { As, MatchId, PlayerId, PlayerName, Position, SeatNumber } from './schema/common.ts'
export * from './schema/fromClient.ts'
export type * from './schema/fromServer.ts'
export {
  MailWish,
  NOTIFICATION_RULES,
  type NotificationRule,
  Notifications,
  NotificationWish,
  PushEndpoint,
  PushSubscriptionWish,
  QuietHours,
  WebhookWish,
} from './schema/notifications.ts'
export {
  AccountDeletion,
  AccountExport,
  Credentials,
  Goal,
  NewGuest,
  PasswordChange,
  Profile,
  Rating,
  Renaming,
  SessionId,
  SessionInfo,
} from './schema/player.ts'
export { Bundle, Proof, readBundle } from './schema/proof.ts'
export {
  EndedProposal,
  Pause,
  PROPOSAL_ANSWERS,
  PROPOSAL_KINDS,
  PROPOSAL_RESULTS,
  Proposal,
  type ProposalAnswer,
  ProposalId,
  type ProposalKind,
  type ProposalResult,
} from './schema/proposal.ts'
export { Report } from './schema/report.ts'
export {
  Absence,
  BotName,
  CLOCK_KINDS,
  ClockInfo,
  ClockSetup,
  Ending,
  FairInfo,
  Handover,
  Join,
  NewTable,
  Orders,
  ReplayPage,
  SeatInfo,
  SeatWish,
  STATUSES,
  type Status,
  Table,
  UNPLAYABLE,
  type Unplayable,
  Windows,
} from './schema/table.ts'
export { hasHash, type Snapshot, snapshotHash, snapshotOf, viewerOf } from './snapshot.ts'
export { FOLLOWING, PROTOCOL, SIGNED_OUT, SUBPROTOCOL, SUBPROTOCOLS } from './version.ts'
