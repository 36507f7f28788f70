export { checkpointOf } from './checkpoint.ts'
export { type ClockState, clockInfo, flagAt, granted, newClock, pressed, resumed } from './clock.ts'
export { asRefusal, type CommandFrame, perform, refusalFrame, type Sender } from './commands.ts'
export { botName, newRecord, type RecordFacts, refusing, rematchRecord } from './create.ts'
export { type DueAction, dueActionsOf } from './dueActions.ts'
export { abandoned, endedBy, resigned } from './ending.ts'
export { type ChatStore, type HostEnvironment, ON_ONE_DEVICE, type ThinkJob, unkeptChat } from './environment.ts'
export { type Look, MatchHost, type SeatAnswer } from './matchHost.ts'
export { declinesItself } from './orders.ts'
export { localPresence, type Presence } from './presence.ts'
export { type DiceRecord, type Ids, isFinished, type MatchRecord, type SeatRecord } from './record.ts'
export { Refusal } from './refusal.ts'
export { entryOf, restore, storedEntry } from './restore.ts'
export { keepsSeatFor, maySee } from './rights.ts'
export { rematchSeats, rotated, type Sitter, type SitWish } from './seating.ts'
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
