/** A match as it is in memory and as it is on disk, and the way from one to the other. */
import type { ChanceSource, Entry, Game, Match, Seat } from '@alea/engine'
import type { ClockInfo } from '@alea/protocol'
import { diceOf } from '../fair/dice.ts'
import type { Commit, Loaded, Snapshot, StoredEntry } from '../storage/storage.ts'
import { type ClockState, clockInfo, granted, newClock, pressed, resumed } from './clock.ts'
import { type Duty, dutiesOf, thinkers } from './duties.ts'
import { endedBy } from './ending.ts'
import type { House } from './house.ts'
import type { MatchRecord } from './record.ts'
import { restore } from './restore.ts'

/** What led to a change; `at` is the position of its answer. */
export interface Cause {
  readonly seat: Seat
  readonly id?: string
  readonly at: number
}

/** Answers between two snapshots. */
const SNAPSHOT_EVERY = 64
const RETURNING_MS = 30_000

export class Ledger {
  /** As it is now; on disk after the next `keep`. */
  record: MatchRecord
  match: Match | undefined
  /** When the present question was put. */
  askedAt: number
  /** What the platform owes the match as it stands. */
  duties: readonly Duty[] = []
  /** What is in memory is ahead of the disk and will never be there: read everything again. */
  broken = false
  private readonly game: Game
  private readonly house: House
  /** The record as it is on disk. */
  private kept: MatchRecord
  private revision: number
  /** How many of the match's answers are on disk. */
  private stored: number
  private clock: ClockState | undefined
  private dice: ChanceSource | undefined
  private snapshotAt: number
  private snapshot: Snapshot | undefined
  /** Commands done, by seat, and the position each led to. */
  private readonly done: readonly Map<string, number>[]

  constructor(game: Game, { record, revision, entries, clock, snapshot }: Loaded, house: House) {
    this.game = game
    this.house = house
    this.record = record
    this.kept = record
    this.revision = revision
    if (record.started !== undefined) this.match = restore(game, record, entries, snapshot)
    this.clock = clock && resumed(clock, house.booted)
    this.stored = entries.length
    this.snapshotAt = snapshot?.position ?? 0
    // A question that stood open while the server was down is put anew: nobody loses a window to a restart.
    this.askedAt = Math.max(entries.at(-1)?.at ?? record.started ?? record.created, house.booted)
    this.done = record.seats.map(() => new Map())
    for (const [i, { who, command }] of entries.entries())
      if (command !== undefined) this.done[who]!.set(command, i + 1)
    this.owe()
  }

  /** Answers on disk. */
  get position(): number {
    return this.stored
  }

  /** Where a command led that was done before. */
  doneAt(seat: Seat, id: string): number | undefined {
    return this.done[seat]?.get(id)
  }

  time(now: number): ClockInfo | undefined {
    return this.clock && this.record.status === 'playing' ? clockInfo(this.clock, now) : undefined
  }

  /** The first question is put. */
  begin(record: MatchRecord, now: number): void {
    this.record = record
    this.match = restore(this.game, record, [])
    this.askedAt = now
    if (record.clock) this.clock = newClock(record.clock, record.seats.length, now)
  }

  /** A player is back: some time must be left to play with. */
  grant(seat: Seat): void {
    if (this.clock) this.clock = granted(this.clock, seat, RETURNING_MS)
  }

  /** Throws the dice that are asked for, puts everything new on disk, and says what else has changed with it. */
  async keep(cause?: Cause): Promise<{ readonly amended: boolean; readonly ended: boolean }> {
    const before = this.kept
    try {
      const commit = this.unwritten(this.house.now(), cause)
      await this.house.storage.commit(commit)
      this.written(commit)
    } catch (error) {
      this.broken = true
      throw error
    }
    if (cause?.id !== undefined) this.done[cause.seat]!.set(cause.id, cause.at + 1)
    const { record } = this
    return { amended: record !== before, ended: record.status !== before.status && record.ended !== undefined }
  }

  private unwritten(now: number, cause: Cause | undefined): Commit {
    const { match, stored } = this
    if (match && this.record.status === 'playing') this.throwDice(match)
    const entries = match ? match.entries.slice(stored).map((entry) => storedEntry(entry, now)) : []
    if (cause?.id !== undefined && entries[0]) entries[0] = { ...entries[0], command: cause.id }
    const outcome = match?.outcome
    if (outcome && this.record.status === 'playing') this.record = endedBy(this.record, outcome, now)
    if (entries.length > 0) this.askedAt = now
    this.press(now, cause?.seat)
    this.owe()
    const { record, revision, clock, snapshot } = this
    return {
      match: record.id,
      revision,
      position: stored,
      entries,
      wake: this.wake,
      ...(record !== this.kept && { record }),
      ...(clock && { clock }),
      ...(snapshot && { snapshot }),
    }
  }

  private get wake(): number | null {
    return this.duties.length > 0 ? Math.min(...this.duties.map(({ at }) => at)) : null
  }

  private written({ entries, snapshot }: Commit): void {
    this.revision++
    this.kept = this.record
    this.stored += entries.length
    if (snapshot) this.snapshotAt = snapshot.position
    this.snapshot = undefined
  }

  /** Chance answers as long as it is asked, unless contributions are still awaited. */
  private throwDice(match: Match): void {
    for (let { pending } = match; pending?.kind === 'chance'; { pending } = match) {
      if (!this.record.dice.sealed) return
      this.dice ??= diceOf(this.record)
      // Before chance nothing can be taken back: the one kind of moment at which a state alone is the whole match.
      if (match.position - this.snapshotAt >= SNAPSHOT_EVERY && this.snapshot === undefined)
        this.snapshot = { position: match.position, state: JSON.stringify(match.state) }
      match.settle(this.dice(pending, match.position))
    }
  }

  private press(now: number, answerer: Seat | undefined): void {
    const { clock, record, match } = this
    if (!clock || !record.clock || !match) return
    const next = record.status === 'playing' ? thinkers(record, match) : []
    this.clock = pressed(record.clock, clock, next, now, answerer)
  }

  private owe(): void {
    this.duties = dutiesOf(this.record, this.match, this.clock, this.askedAt)
  }
}

const storedEntry = ({ who, name, key }: Entry, at: number): StoredEntry => ({
  who: who === 'chance' ? -1 : who,
  name,
  key,
  at,
})
