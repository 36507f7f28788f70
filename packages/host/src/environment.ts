/** What a match needs from the program that hosts it. Everything that touches a clock, a disk, a thread or another process is passed in here. */
import type { ChanceSource, Match, Running, Seat } from '@alea/engine'
import type { Said } from '@alea/protocol/client'
import { everybodyPresent, type Presence } from './presence.ts'
import type { MatchRecord } from './record.ts'
import type { MatchStore } from './store.ts'

export interface HostEnvironment {
  readonly store: MatchStore
  readonly chat: ChatStore
  now(): number
  /** Runs `work` after a delay; the returned function cancels it. */
  later(ms: number, work: () => void): () => void
  /** Call `runDue` of the match at this time, whether or not it is in memory then; null: nothing is due until the next command. */
  scheduleAt(match: string, at: number | null): void
  /** When this process started hosting: time before it is not counted as thinking time. */
  readonly ownedSince: number
  /** The dice of a match whose contributions are closed; undefined if people enter the results of real dice. */
  chanceOf(record: MatchRecord): ChanceSource | undefined
  /** SHA-256 of bytes written in hex. */
  sha256(hex: string): string
  /** A bot's answer. It is given only what its seat knows. */
  think(job: ThinkJob): Promise<string>
  /** The random seed of the bot in this seat at this position. */
  seed(seat: Seat, position: number): number
  /** Who is watching a match, in this process or in another. */
  presenceOf(record: MatchRecord): Presence
  /** How long somebody must be gone before the others may call a stand-in. */
  readonly absenceMs: number
  /** How long the host waits for promised contributions. */
  readonly contributionMs: number
  /** Changes the starting position of a match; for lessons. */
  prepare?(match: Match): void
  /** Called when a match has ended. */
  ended(record: MatchRecord): void
  /** Reports an error that no player can fix. */
  trouble(what: string, error: unknown): void
}

export interface ThinkJob {
  readonly game: string
  readonly bot: string
  readonly seat: Seat
  /** A state that agrees with what the seat knows; everything else is dealt at random. */
  readonly world: Running
  readonly seed: number
}

export interface ChatStore {
  say(match: string, line: Omit<Said, 'number'>): Promise<Said>
  /** Has this player muted that one? */
  isMuted(listener: string, speaker: string): boolean
}

/** Chat for a match on one device: numbered, and not kept. */
export function unkeptChat(): ChatStore {
  let lines = 0
  return { say: async (_, line) => ({ ...line, number: ++lines }), isMuted: () => false }
}

/** The settings that do not matter for a match on one device: presence, contributions, ratings. */
export const ON_ONE_DEVICE = {
  presenceOf: everybodyPresent,
  absenceMs: 0,
  contributionMs: 0,
  ended: () => {},
} as const satisfies Partial<HostEnvironment>
