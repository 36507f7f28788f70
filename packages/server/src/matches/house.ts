import type { BotRunner } from '../bots/botRunner.ts'
import type { Storage } from '../storage/storage.ts'
import type { MatchRecord } from './record.ts'

/** What a match needs of the house it is played in. */
export interface House {
  readonly storage: Storage
  readonly bots: BotRunner
  readonly now: () => number
  /** When the server began to run: the time before it is nobody's thinking time. */
  readonly booted: number
  /** For the bots' own luck. */
  readonly seed: () => number
  /** How long somebody must be gone before the others may call a stand-in. */
  readonly absenceMs: number
  /** How long promised bytes are waited for. */
  readonly contributionMs: number
  /** The match must be looked at again; null: not before somebody does something. */
  alarm(match: string, at: number | null): void
  /** A match has come to its end. */
  ended(record: MatchRecord): void
  /** Something is wrong that no player can mend. */
  trouble(what: string, error: unknown): void
}
