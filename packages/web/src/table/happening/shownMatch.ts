/** A match as the reader sees it: the client is always up to date, this follows step by step so that one can see what others do. */
import type { Snapshot } from '../../connection/types.ts'
import type { ClientState, MatchClient, MatchStep } from '../matchClient.ts'
import { type PacedStep, timeFor } from './pace.ts'
import { type QueueClock, StepQueue } from './stepQueue.ts'

export interface ShownState extends ClientState {
  /** The step that is shown; once everything has been shown, the last one of somebody else, and undefined after one's own answer. */
  readonly showing: MatchStep | undefined
  /** Later steps wait to be shown: nothing can be answered. */
  readonly isBehind: boolean
  /** Shows the present at once, and what is left of this turn as it comes, until the reader is asked. */
  skip(): void
}

interface Wish {
  readonly clock: QueueClock
  /** Milliseconds; 0: no step is waited for. */
  pace(): number
  /** Nobody looks: nothing is shown step by step. */
  isHidden(): boolean
}

interface Shown extends PacedStep {
  /** It follows from the reader's own answer. */
  readonly isOwn: boolean
  readonly state: ClientState
}

export class ShownMatch {
  private readonly client: MatchClient
  private readonly queue: StepQueue<Shown>
  private readonly listeners = new Set<() => void>()
  private stopListening: () => void = () => {}
  /** The client as it was last looked at. */
  private latest: ClientState
  /** The client as it was when the shown step had just arrived. */
  private then: ClientState
  private showing: MatchStep | undefined
  private now: ShownState
  /** The reader skips what is left of this turn. */
  private skippedTurn: number | undefined
  private readonly skip = () => {
    this.skippedTurn = this.latest.snapshot?.turn
    this.queue.skip()
  }

  constructor(client: MatchClient, wish: Wish) {
    this.client = client
    this.queue = new StepQueue({
      clock: wish.clock,
      timeFor: (shown, waiting) =>
        wish.isHidden() || this.isSkipped(shown) ? 0 : timeFor(shown, waiting, wish.pace()),
      show: (step) => this.show(step),
    })
    this.latest = client.state()
    this.then = this.latest
    this.now = this.made()
  }

  readonly state = (): ShownState => this.now

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.listeners.size === 0) this.stopListening = this.client.subscribe(() => this.take())
    this.listeners.add(listener)
    this.take()
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size === 0) this.stopListening()
    }
  }

  /** The pace may have changed. */
  hurry(): void {
    this.queue.proceed()
  }

  private take(): void {
    const before = this.latest
    const state = this.client.state()
    if (state === before) return
    this.latest = state
    const isNew = state.snapshot !== before.snapshot || state.position !== before.position
    if (!isNew) return this.publish()
    const shown = this.shownAs(state)
    // A whole view has no step before it that could be shown.
    if (state.step && before.snapshot && state.as === before.as) this.queue.push(shown)
    else this.queue.restart(shown)
    this.publish()
  }

  private shownAs(state: ClientState): Shown {
    const { step, as, snapshot, table, closes, passes } = state
    // What passes by itself is no question: what others do is shown on.
    const asksReader = as !== null && snapshot?.asked?.offer !== undefined && !passes
    const isTimed = table?.clock?.kind === 'live' && as !== null && table.time?.running.includes(as) === true
    return {
      state,
      events: step?.events.length ?? 0,
      isOwn: as !== null && step?.by === as,
      asksReader,
      isUrgent: asksReader && (closes !== undefined || isTimed),
    }
  }

  private isSkipped({ state }: Shown): boolean {
    return this.skippedTurn !== undefined && state.snapshot?.turn === this.skippedTurn
  }

  private show({ state, isOwn, asksReader, events }: Shown): void {
    this.then = state
    // An answer of the reader's from which nothing follows may have been given for them: a window that passed.
    const isAnswer = isOwn && events > 0
    if (isAnswer || asksReader) this.skippedTurn = undefined
    if (isAnswer || !state.step) this.showing = undefined
    else if (events > 0) this.showing = state.step
    this.publish()
  }

  private publish(): void {
    this.now = this.made()
    for (const listener of this.listeners) listener()
  }

  private made(): ShownState {
    const { latest, then, showing, skip } = this
    const { isBehind } = this.queue
    if (!isBehind) return { ...latest, showing, isBehind, skip }
    const { snapshot, position, events, step, table } = then
    const past = {
      snapshot: unanswerable(snapshot),
      position,
      events,
      step,
      mayUndo: false,
      closes: undefined,
      passes: false,
    }
    // How it ended is not shown before it has ended.
    const isOver = latest.table?.ended !== undefined && table?.ended === undefined
    return { ...latest, ...past, ...(isOver && { table }), showing: step ?? showing, isBehind, skip }
  }
}

/** What was asked then has been answered since. */
function unanswerable(snapshot: Snapshot | undefined): Snapshot | undefined {
  if (!snapshot?.asked?.offer) return snapshot
  const { offer: _, ...asked } = snapshot.asked
  return { ...snapshot, asked }
}
