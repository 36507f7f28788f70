/** A match in memory together with what is stored of it; `save` writes the difference. */
import { type ChanceSource, type Game, type Match, pathTo, type Seat } from '@alea/engine'
import type { ClockInfo, ClockSetup, WindowState } from '@alea/protocol/client'
import { type Awaited, awaitedIn } from './awaited.ts'
import { checkpointOf } from './checkpoint.ts'
import { type ClockState, clockInfo, granted, newClock, notAhead, pressed, resumed } from './clock.ts'
import { type DueAction, dueActionsOf, thinkers } from './dueActions.ts'
import { endedBy } from './ending.ts'
import type { HostEnvironment } from './environment.ts'
import { EventLog } from './eventLog.ts'
import { isPersonAt, type MatchRecord } from './record.ts'
import { recallEvents, restore, storedEntry } from './restore.ts'
import type { Checkpoint, Commit, Loaded, StoredEntry } from './store.ts'
import { isUnplayable, type UnplayableMatch } from './unplayable.ts'
import { passesByItself } from './windows.ts'

/** The command behind a change; `at` is the position of its answer. */
export interface Cause {
  readonly seat: Seat
  readonly id?: string
  readonly at: number
  /** It takes the seat's last answer back. */
  readonly undoes?: boolean
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

/** If the computer's clock was set back before this start, stored times lie in the future: dice do not wait for them. */
const withoutLateTimes = (record: MatchRecord, latest: number): MatchRecord =>
  (record.dice.until ?? latest) > latest ? { ...record, dice: { ...record.dice, until: latest } } : record

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
  /** Does somebody look at the table from this seat? Set by the host, which knows who watches. */
  isLooking: (seat: Seat) => boolean = () => true
  /** What happened, for clients that join later. */
  readonly events = new EventLog()
  /** Set if the match cannot be run; `match` is then undefined. */
  readonly unplayable: UnplayableMatch | undefined
  private readonly game: Game | undefined
  private readonly env: HostEnvironment
  /** The record as it is stored. */
  private kept: MatchRecord
  private storedRevision: number
  /** How many of the match's answers are stored. */
  private stored: number
  private clock: ClockState | undefined
  private chance: ChanceSource | undefined
  private checkpointAt: number
  private recalling: Promise<void> | undefined
  private checkpoint: Checkpoint | undefined
  /** Who is awaited, as it is stored; undefined if that is not known. */
  private awaited: readonly Awaited[] | undefined
  /** Commands done, by seat, and the position each led to. */
  private readonly done: readonly Map<string, number>[]

  constructor(
    game: Game | UnplayableMatch,
    { record, revision, entries, clock, checkpoint }: Loaded,
    env: HostEnvironment,
  ) {
    this.unplayable = isUnplayable(game) ? game : undefined
    this.game = isUnplayable(game) ? undefined : game
    this.env = env
    const now = env.now()
    this.record = withoutLateTimes(record, now + env.contributionMs)
    this.kept = this.record
    this.storedRevision = revision
    if (this.game && record.started !== undefined)
      this.match = restore(this.game, record, entries, checkpoint, this.events)
    // A clock that was given up by consent stays in the store.
    this.clock =
      record.clock && clock && resumed({ ...clock, since: Math.min(clock.since, now) }, env.ownedSince, env.hostedUntil)
    this.stored = entries.length
    this.checkpointAt = checkpoint?.position ?? 0
    // A question that was open while the match was not hosted counts as asked now: nobody loses a window to a restart.
    const asked = entries.at(-1)?.at ?? record.started ?? record.created
    this.askedAt = Math.min(Math.max(asked, record.resumed ?? 0, env.ownedSince), now)
    this.done = record.seats.map(() => new Map())
    for (const [i, { who, command }] of entries.entries())
      if (command !== undefined) this.done[who]!.set(command, i + 1)
    this.updateDue()
    this.noticeTime(env.now())
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

  /** How long the current window stays open for a seat, and whether it is declined unasked; nothing if it is not declined for the seat. */
  windowFor(seat: Seat | null, now: number): WindowState {
    const due = this.dueActions.find((one) => one.kind === 'decline' && one.seat === seat)
    if (!due || seat === null || !this.match) return {}
    const closes = Math.max(0, due.at - now)
    return isPersonAt(this.record, seat) && passesByItself(this.record, this.match, seat)
      ? { closes, passes: true }
      : { closes }
  }

  /** If the match was restored from a checkpoint: what happened before, replayed once. */
  recallEvents(): Promise<void> | undefined {
    const { match, record, events, env } = this
    if (!match || events.missing === 0) return undefined
    const pause = () => new Promise<void>((resolve) => env.later(0, resolve))
    this.recalling ??= recallEvents(match.game, record, match, events, pause).catch((error: unknown) =>
      env.trouble(`events of match ${record.id}`, error),
    )
    return this.recalling
  }

  time(now: number): ClockInfo | undefined {
    return this.clock && this.record.status === 'playing' ? clockInfo(this.clock, now) : undefined
  }

  /** Starts the match. */
  begin(record: MatchRecord, now: number): void {
    this.record = record
    this.match = restore(this.game!, record, [])
    this.env.prepare?.(this.match)
    this.askedAt = now
    if (record.clock) this.clock = newClock(record.clock, record.seats.length, now)
  }

  /** The position of the seat's last decision that still stands; windows that were declined for it do not count, where that is known. */
  lastDecision(seat: Seat): number | undefined {
    const entries = this.match?.entries ?? []
    const own = pathTo(entries, entries.length)!.filter((at) => entries[at]!.who === seat)
    const given = new Set(this.done[seat]!.values())
    return own.findLast((at) => given.has(at + 1)) ?? own.at(-1)
  }

  /** Everybody has agreed to return to this position. */
  rewind(seat: Seat, to: number): void {
    if (!this.match!.rewind(seat, to)) return
    // The match was restored from a checkpoint behind that position.
    const { entries, game } = this.match!
    this.match = restore(
      game,
      this.record,
      entries.map((entry) => storedEntry(entry, 0)),
    )
    this.match.forgetEvents()
    this.match.rewind(seat, to)
  }

  /** Everybody has agreed to another clock. Ratings compare matches of one pace: the match is not rated any more. */
  switchClock(clock: ClockSetup | undefined, now: number): void {
    const { clock: _, ...record } = this.record
    this.record = { ...record, ...(clock && { clock }), rated: false }
    this.clock = clock && newClock(clock, record.seats.length, now)
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
    this.noticeTime(now)
    let entries = NO_ENTRIES
    if (match) {
      if (this.record.status === 'playing') this.throwDice(match)
      entries = this.newEntries(match, now, cause)
      const outcome = match.pending ? undefined : match.outcome
      if (outcome && this.record.status === 'playing') this.record = endedBy(this.record, outcome, now)
      this.press(match, now, cause, entries)
    }
    if (entries.length > 0) this.askedAt = now
    this.updateDue()
    const { record, storedRevision: revision, clock, checkpoint } = this
    const awaited = this.newlyAwaited(now)
    return {
      match: record.id,
      revision,
      position: stored,
      entries,
      dueAt: this.dueAt,
      ...(record !== this.kept && { record }),
      ...(clock && { clock }),
      ...(checkpoint && { checkpoint }),
      ...(awaited && { awaited }),
    }
  }

  /** Whoever was told stays on the list until they need not answer any more, also if they look: otherwise they would be told again. */
  private newlyAwaited(now: number): readonly Awaited[] | undefined {
    const before = this.awaited
    const isTold = (seat: Seat) => before?.some((one) => one.seat === seat) || !this.isLooking(seat)
    const awaited = awaitedIn(this.record, this.match, this.dueActions, now, isTold)
    const isSame = before?.length === awaited.length && awaited.every(({ seat }, i) => before[i]!.seat === seat)
    return isSame ? undefined : awaited
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

  private saved({ entries, checkpoint, awaited }: Commit): void {
    this.awaited = awaited ?? this.awaited
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
      this.addSalt(match.position)
      this.chance ??= this.env.chanceOf(this.record)
      if (!this.chance) return
      // Nothing can be undone past a roll, so here the state alone is enough to continue the match.
      if (match.position - this.checkpointAt >= CHECKPOINT_EVERY && this.checkpoint === undefined)
        this.checkpoint = checkpointOf(match)
      match.settle(this.chance(pending, match.position))
    }
  }

  /** The first draw after a start of the server: should an older copy of the database have been restored, no die that was seen comes again. */
  private addSalt(position: number): void {
    const { salt } = this.env
    const { dice } = this.record
    if (salt === undefined || (dice.salts?.at(-1)?.salt ?? dice.start) === salt) return
    this.record = { ...this.record, dice: { ...dice, salts: [...(dice.salts ?? []), { from: position, salt }] } }
    this.chance = undefined
  }

  private press(match: Match, now: number, cause: Cause | undefined, entries: readonly StoredEntry[]): void {
    const { clock, record } = this
    if (!clock || !record.clock) return
    const next = record.status === 'playing' && !record.paused ? thinkers(record, match) : []
    const barred = entries.some(({ who }) => who < 0)
    this.clock = pressed(record.clock, clock, next, now, { seat: cause?.seat, undoes: cause?.undoes, barred })
  }

  /** If the time of day was set back, nothing waits for the old time to come again. */
  noticeTime(now: number): void {
    if (this.askedAt <= now && (!this.clock || this.clock.since <= now)) return
    this.askedAt = Math.min(this.askedAt, now)
    if (this.clock) this.clock = notAhead(this.clock, now)
    this.updateDue()
  }

  private updateDue(): void {
    this.dueActions = dueActionsOf(this.record, this.match, this.clock, this.askedAt)
  }
}
