/** A match in memory together with what is stored of it; `save` writes the difference. */
import type { ChanceSource, Game, Match, Seat } from '@alea/engine'
import type { ClockInfo } from '@alea/protocol/client'
import { checkpointOf } from './checkpoint.ts'
import { type ClockState, clockInfo, granted, newClock, pressed, resumed } from './clock.ts'
import { type DueAction, dueActionsOf, thinkers } from './dueActions.ts'
import { endedBy } from './ending.ts'
import type { HostEnvironment } from './environment.ts'
import type { MatchRecord } from './record.ts'
import { restore, storedEntry } from './restore.ts'
import type { Checkpoint, Commit, Loaded, StoredEntry } from './store.ts'

/** The command behind a change; `at` is the position of its answer. */
export interface Cause {
  readonly seat: Seat
  readonly id?: string
  readonly at: number
}

export interface Saved {
  /** The record has changed. */
  readonly amended: boolean
  readonly ended: boolean
}

/** Answers between two checkpoints. */
const CHECKPOINT_EVERY = 64
const RETURNING_MS = 30_000
const NO_ENTRIES: readonly StoredEntry[] = []

export class StoredMatch {
  /** The current record; the next `save` stores it. */
  record: MatchRecord
  match: Match | undefined
  /** When the current question was asked. */
  askedAt: number
  /** What the host must do, and when. */
  dueActions: readonly DueAction[] = []
  /** The match in memory is ahead of the store and cannot be stored: it must be read again. */
  broken = false
  private readonly game: Game
  private readonly env: HostEnvironment
  /** The record as it is stored. */
  private kept: MatchRecord
  private storedRevision: number
  /** How many of the match's answers are stored. */
  private stored: number
  private clock: ClockState | undefined
  private chance: ChanceSource | undefined
  private checkpointAt: number
  private checkpoint: Checkpoint | undefined
  /** Commands done, by seat, and the position each led to. */
  private readonly done: readonly Map<string, number>[]

  constructor(game: Game, { record, revision, entries, clock, checkpoint }: Loaded, env: HostEnvironment) {
    this.game = game
    this.env = env
    this.record = record
    this.kept = record
    this.storedRevision = revision
    if (record.started !== undefined) this.match = restore(game, record, entries, checkpoint)
    this.clock = clock && resumed(clock, env.ownedSince)
    this.stored = entries.length
    this.checkpointAt = checkpoint?.position ?? 0
    // A question that was open while the match was not hosted counts as asked now: nobody loses a window to a restart.
    this.askedAt = Math.max(entries.at(-1)?.at ?? record.started ?? record.created, env.ownedSince)
    this.done = record.seats.map(() => new Map())
    for (const [i, { who, command }] of entries.entries())
      if (command !== undefined) this.done[who]!.set(command, i + 1)
    this.updateDue()
  }

  /** Was the match stored just before a roll? Since 0.2 dice are thrown with every answer, but a log from the terminal may end there. */
  get awaitsThrow(): boolean {
    const { record, match } = this
    return (
      record.status === 'playing' &&
      record.dice.sealed &&
      match?.pending?.kind === 'chance' &&
      this.env.chanceOf(record) !== undefined
    )
  }

  /** Answers that are stored. */
  get position(): number {
    return this.stored
  }

  /** How often the match has been stored. */
  get revision(): number {
    return this.storedRevision
  }

  /** The position after a command that was already applied. */
  doneAt(seat: Seat, id: string): number | undefined {
    return this.done[seat]?.get(id)
  }

  time(now: number): ClockInfo | undefined {
    return this.clock && this.record.status === 'playing' ? clockInfo(this.clock, now) : undefined
  }

  /** Starts the match. */
  begin(record: MatchRecord, now: number): void {
    this.record = record
    this.match = restore(this.game, record, [])
    this.env.prepare?.(this.match)
    this.askedAt = now
    if (record.clock) this.clock = newClock(record.clock, record.seats.length, now)
  }

  /** Gives a returning player some time. */
  grant(seat: Seat): void {
    if (this.clock) this.clock = granted(this.clock, seat, RETURNING_MS)
  }

  /** Throws the dice that are due, stores all changes, then calls `then`. */
  save<T>(cause: Cause | undefined, then: (saved: Saved) => T): Promise<T> {
    const before = this.kept
    let commit: Commit
    try {
      commit = this.unsaved(this.env.now(), cause)
    } catch (error) {
      this.broken = true
      throw error
    }
    return this.env.store.commit(commit).then(
      () => {
        this.saved(commit)
        if (cause?.id !== undefined) this.done[cause.seat]!.set(cause.id, cause.at + 1)
        const { record } = this
        const ended = record.status !== before.status && record.ended !== undefined
        return then({ amended: record !== before, ended })
      },
      (error) => {
        this.broken = true
        throw error
      },
    )
  }

  private unsaved(now: number, cause: Cause | undefined): Commit {
    const { match, stored } = this
    let entries = NO_ENTRIES
    if (match) {
      if (this.record.status === 'playing') this.throwDice(match)
      entries = this.newEntries(match, now, cause)
      const outcome = match.pending ? undefined : match.outcome
      if (outcome && this.record.status === 'playing') this.record = endedBy(this.record, outcome, now)
      this.press(match, now, cause?.seat)
    }
    if (entries.length > 0) this.askedAt = now
    this.updateDue()
    const { record, storedRevision: revision, clock, checkpoint } = this
    return {
      match: record.id,
      revision,
      position: stored,
      entries,
      dueAt: this.dueAt,
      ...(record !== this.kept && { record }),
      ...(clock && { clock }),
      ...(checkpoint && { checkpoint }),
    }
  }

  private newEntries({ entries }: Match, now: number, cause: Cause | undefined): StoredEntry[] {
    const fresh: StoredEntry[] = []
    for (let i = this.stored; i < entries.length; i++) {
      const entry = storedEntry(entries[i]!, now)
      fresh.push(i === this.stored && cause?.id !== undefined ? { ...entry, command: cause.id } : entry)
    }
    return fresh
  }

  private get dueAt(): number | null {
    let dueAt: number | null = null
    for (const { at } of this.dueActions) if (dueAt === null || at < dueAt) dueAt = at
    return dueAt
  }

  private saved({ entries, checkpoint }: Commit): void {
    this.storedRevision++
    this.kept = this.record
    this.stored += entries.length
    if (checkpoint) this.checkpointAt = checkpoint.position
    this.checkpoint = undefined
  }

  /** Answers rolls and shuffles, unless contributions are still awaited or people use real dice. */
  private throwDice(match: Match): void {
    for (let { pending } = match; pending?.kind === 'chance'; { pending } = match) {
      if (!this.record.dice.sealed) return
      this.chance ??= this.env.chanceOf(this.record)
      if (!this.chance) return
      // Nothing can be undone past a roll, so here the state alone is enough to continue the match.
      if (match.position - this.checkpointAt >= CHECKPOINT_EVERY && this.checkpoint === undefined)
        this.checkpoint = checkpointOf(match)
      match.settle(this.chance(pending, match.position))
    }
  }

  private press(match: Match, now: number, answerer: Seat | undefined): void {
    const { clock, record } = this
    if (!clock || !record.clock) return
    const next = record.status === 'playing' ? thinkers(record, match) : []
    this.clock = pressed(record.clock, clock, next, now, answerer)
  }

  private updateDue(): void {
    this.dueActions = dueActionsOf(this.record, this.match, this.clock, this.askedAt)
  }
}
