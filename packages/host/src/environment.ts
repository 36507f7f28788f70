/** What a match needs of whoever runs it. Everything that touches a clock, a disk, a thread or another process comes in here. */
import type { ChanceSource, Match, Running, Seat } from '@alea/engine'
import type { Said } from '@alea/protocol/client'
import { everybodyPresent, type Presence } from './presence.ts'
import type { MatchRecord } from './record.ts'
import type { MatchStore } from './store.ts'

export interface HostEnvironment {
  readonly store: MatchStore
  readonly chat: ChatStore
  now(): number
  /** Does something after a while; the returned function calls it off. */
  later(ms: number, work: () => void): () => void
  /** The match must be woken at this time, whether or not it is in memory then; null: not before somebody does something. */
  scheduleAt(match: string, at: number | null): void
  /** Since when this process hosts matches: nobody's thinking time is counted from before. */
  readonly ownedSince: number
  /** The dice of a match whose contributions are closed; undefined where somebody enters what they show. */
  chanceOf(record: MatchRecord): ChanceSource | undefined
  /** SHA-256 of bytes written in hex. */
  sha256(hex: string): string
  /** A bot's answer. It is given only what its seat knows. */
  think(job: ThinkJob): Promise<string>
  /** For the luck of the bot in this seat at this position. */
  seed(seat: Seat, position: number): number
  /** Who looks at a match, here or through another process. */
  presenceOf(record: MatchRecord): Presence
  /** How long somebody must be gone before the others may call a stand-in. */
  readonly absenceMs: number
  /** How long promised bytes are waited for. */
  readonly contributionMs: number
  /** Sets the table of a match that begins, where it does not begin as the rules say: lessons. */
  prepare?(match: Match): void
  /** A match has come to its end. */
  ended(record: MatchRecord): void
  /** Something is wrong that no player can mend. */
  trouble(what: string, error: unknown): void
}

export interface ThinkJob {
  readonly game: string
  readonly bot: string
  readonly seat: Seat
  /** The table as the seat knows it, everything else dealt anew. */
  readonly world: Running
  readonly seed: number
}

export interface ChatStore {
  say(match: string, line: Omit<Said, 'number'>): Promise<Said>
  /** Does this player not want to hear that one? */
  isMuted(listener: string, speaker: string): boolean
}

/** What is said where nobody else is: numbered, and forgotten with the match. */
export function unkeptChat(): ChatStore {
  let lines = 0
  return { say: async (_, line) => ({ ...line, number: ++lines }), isMuted: () => false }
}

/** What a match on one's own device has no need of: nobody is absent, nobody promises bytes, nobody counts endings. */
export const ON_ONE_DEVICE = {
  presenceOf: everybodyPresent,
  absenceMs: 0,
  contributionMs: 0,
  ended: () => {},
} as const satisfies Partial<HostEnvironment>
