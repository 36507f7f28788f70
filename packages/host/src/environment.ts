/** What a match needs from the program that hosts it. Everything that touches a clock, a disk, a thread or another process is passed in here. */
import type { ChanceSource, Match, Options, Running, Seat } from '@alea/engine'
import type { Said } from '@alea/protocol/client'
import type { Forecast, ForecastJob } from './forecasts.ts'
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
  /** Until when another process hosted the match, if that is known: its players' time ran until then. */
  readonly hostedUntil?: number
  /** The dice of a match whose contributions are closed; undefined if people enter the results of real dice. */
  chanceOf(record: MatchRecord): ChanceSource | undefined
  /** Mixed into all dice drawn by this process for matches that an earlier one created: 32 bytes in hex, drawn at the start. None on one device. */
  readonly salt?: string
  /** SHA-256 of bytes written in hex. */
  sha256(hex: string): string
  /** A bot's answer. It is given only what its seat knows. Once `signal` aborts, nobody needs the answer. */
  think(job: ThinkJob, signal: AbortSignal): Promise<string>
  /** The answer of a simple bot, whatever bot the job names, computed at once: for a bot that has failed. */
  thinkSimply(job: ThinkJob): Promise<string>
  /** Finds out what an answer would change or reveal; where it is left out, the host does it itself (`forecastOf`). */
  forecast?(job: ForecastJob): Promise<Forecast>
  /** Unguessable: the secret of a link. */
  newId(): string
  /** The random seed of the bot in this seat at this position. */
  seed(seat: Seat, position: number): number
  /** Who is watching a match, in this process or in another. */
  presenceOf(record: MatchRecord): Presence
  /** How long somebody must be gone before the others may call a stand-in. */
  readonly absenceMs: number
  /** How long the host waits for promised contributions. */
  readonly contributionMs: number
  /** A match among bots that nobody has looked at for so long waits until somebody does. */
  readonly unwatchedMs: number
  /** Has this player blocked one of the others, or one of them this player? Where it is left out, nobody blocks anybody. */
  blockBetween?(player: string, others: readonly string[]): Promise<BlockSide | null>
  /** Changes the starting position of a match; for lessons. */
  prepare?(match: Match): void
  /** Called when a match has ended. */
  ended(record: MatchRecord): void
  /** Reports an error that no player can fix. */
  trouble(what: string, error: unknown): void
}

/** Whose block it is. */
export type BlockSide = 'mine' | 'theirs'

export interface ThinkJob {
  readonly match: string
  /** Who waits for the answer: the people in the match, or whoever set up a match among bots. */
  readonly people: readonly string[]
  readonly game: string
  /** The version of the rules: a match of older rules is played on under them. */
  readonly rules: number
  readonly options: Options
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
  unwatchedMs: Number.POSITIVE_INFINITY,
  ended: () => {},
  newId: () => '',
} as const satisfies Partial<HostEnvironment>
