export type { Awaited } from './awaited.ts'
export { checkpointOf } from './checkpoint.ts'
export {
  type ClockState,
  clockInfo,
  flagAt,
  granted,
  newClock,
  notAhead,
  type Press,
  pressed,
  resumed,
} from './clock.ts'
export { asRefusal, type CommandFrame, perform, refusalFrame, type Sender } from './commands.ts'
export { botName, newRecord, type RecordFacts, refusing, rematchRecord } from './create.ts'
export { type DueAction, dueActionsOf } from './dueActions.ts'
export { abandoned, closedAs, endedBy, resigned } from './ending.ts'
export {
  type BlockSide,
  type ChatStore,
  type HostEnvironment,
  ON_ONE_DEVICE,
  type ThinkJob,
  unkeptChat,
} from './environment.ts'
export { type Forecast, type ForecastJob, forecastOf } from './forecasts.ts'
export { goalAfter } from './goals.ts'
export { type AwaitedDice, MatchHost, MOST_UNDONE, type SeatAnswer } from './matchHost.ts'
export { localPresence, type Presence } from './presence.ts'
export { type ProposalCommand, ProposalCommands, RESUME_NOTICE_MS } from './proposalCommands.ts'
export { MOST_FAILED, MOST_MADE, type ProposalRecord, type ProposalsRecord, QUIET_MS } from './proposals.ts'
export {
  type DiceRecord,
  type Ids,
  isAmongBots,
  isFinished,
  type MatchRecord,
  type SeatRecord,
  withoutName,
} from './record.ts'
export { Refusal } from './refusal.ts'
export { entryOf, repeat, restore, storedEntry } from './restore.ts'
export { isDelayedFor, keepsSeatFor, maySee } from './rights.ts'
export { rematchSeats, rotated, type Sitter, type SitWish, unreserved } from './seating.ts'
export { steadyClock } from './steadyClock.ts'
export {
  type Checkpoint,
  type Commit,
  Conflict,
  type Loaded,
  type MatchStore,
  StorageFault,
  type StoredEntry,
} from './store.ts'
export type { Has, Subscriber } from './subscribers.ts'
export { type LiveFacts, tableOf } from './table.ts'
export { type UnplayableMatch, withoutRules, withUnfittingAnswers } from './unplayable.ts'
export type { Look } from './watching.ts'
export { usualWindows } from './windows.ts'
