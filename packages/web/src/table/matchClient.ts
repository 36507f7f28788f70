/** What one viewer knows of a match, kept up to date through a connection. The screens draw nothing else. */
import type { Event, Seat } from '@alea/engine'
import { type AnswerPreview, Mirror, patched } from '@alea/protocol/client'
import type { Connection, ConnectionStatus } from '../connection/connection.ts'
import type {
  ClockSetup,
  Failure,
  FromClient,
  FromServer,
  Orders,
  ProposalAnswer,
  ProposalKind,
  Said,
  Snapshot,
  Table,
} from '../connection/types.ts'

export interface NumberedEvent {
  readonly number: number
  readonly event: Event
  /** The position of the match after the event. */
  readonly position: number
  /** Whose answer brought it about; undefined if nobody's. */
  readonly by?: Seat | undefined
}

/** One answer, with the dice after it, as it arrived. */
export interface MatchStep {
  readonly by: Seat | undefined
  readonly events: readonly NumberedEvent[]
}

/** In the list of events: a seat took its last answer back. No game has an event of this type. */
export interface UndoneEvent extends Event {
  readonly type: '*undone'
  readonly seat: Seat
}

export const undoneBy = (seat: Seat): UndoneEvent => ({ type: '*undone', seat })

export const isUndone = (event: Event): event is UndoneEvent => event.type === '*undone'

export interface ClientState {
  readonly connectionStatus: ConnectionStatus
  readonly table: Table | undefined
  /** The seat it is seen from; null for a spectator. */
  readonly as: Seat | null
  readonly snapshot: Snapshot | undefined
  readonly position: number
  readonly events: readonly NumberedEvent[]
  /** What led to the snapshot; undefined if it came as a whole. */
  readonly step: MatchStep | undefined
  readonly chat: readonly Said[]
  readonly orders: Orders
  /** The key of the answer being sent. */
  readonly sending: string | undefined
  readonly refusal: Failure | undefined
  readonly mayUndo: boolean
  /** How long the window in which this seat is asked stayed open when that was last heard of, in milliseconds. */
  readonly closes: number | undefined
  /** That window passes by itself, unasked. */
  readonly passes: boolean
}

type Command = Extract<FromClient, { id: string }>

/** Lines of the log that are kept. */
const KEPT_EVENTS = 600
const RETRY_MS = 1000

export class MatchClient {
  readonly connection: Connection
  readonly match: string
  private readonly listeners = new Set<() => void>()
  private mirror: Mirror
  /** Sent, and neither done nor refused: sent again after every reconnection. */
  private readonly unsettled = new Map<
    string,
    { frame: Command; settle?: (preview: AnswerPreview | undefined) => void }
  >()
  private readonly stopListening: () => void
  private commands = 0
  private eventCount = 0
  /** The revision of the newest table since the last connection. */
  private revision = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private now: ClientState
  /** The link with which a private table is watched. */
  private readonly invitation: string | undefined

  constructor(connection: Connection, match: string, as: Seat | null, invitation?: string) {
    this.invitation = invitation
    this.connection = connection
    this.match = match
    this.mirror = new Mirror(match, as)
    this.now = {
      connectionStatus: 'connecting',
      table: undefined,
      as,
      snapshot: undefined,
      position: -1,
      events: [],
      step: undefined,
      chat: [],
      orders: {},
      sending: undefined,
      refusal: undefined,
      mayUndo: false,
      closes: undefined,
      passes: false,
    }
    this.stopListening = connection.listen(
      (frame) => this.take(frame),
      (status) => this.connected(status),
    )
  }

  readonly state = (): ClientState => this.now

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** From another seat of this device, or as a spectator. */
  switchSeat(as: Seat | null): void {
    if (as === this.now.as) return
    this.connection.send({ type: 'leave', match: this.match, as: this.now.as })
    this.mirror = new Mirror(this.match, as)
    this.set({ as, snapshot: undefined, events: [], step: undefined, mayUndo: false })
    this.watch()
  }

  private watch(): void {
    const { invitation } = this
    this.connection.send(invitation === undefined ? this.mirror.watch() : { ...this.mirror.watch(), invitation })
  }

  answer(key: string): void {
    const { as, position, sending, snapshot } = this.now
    if (as === null || sending !== undefined || !snapshot?.asked?.offer) return
    this.set({ sending: key, refusal: undefined })
    this.send({ type: 'answer', id: this.id(), match: this.match, seat: as, position, key })
  }

  /** For another seat of this device, whose question is declined or open to everybody. */
  answerFor(seat: Seat, key: string): void {
    const { position, sending, snapshot } = this.now
    if (sending !== undefined || !snapshot?.asked?.seats.includes(seat)) return
    this.set({ sending: key, refusal: undefined })
    this.send({ type: 'answer', id: this.id(), match: this.match, seat, position, key })
  }

  undo(): void {
    const { as, position } = this.now
    if (as !== null) this.send({ type: 'undo', id: this.id(), match: this.match, seat: as, position })
  }

  /** The view as it would be after an answer, where that is certain. */
  async preview(key: string): Promise<unknown> {
    const { as, position, snapshot } = this.now
    if (as === null || !snapshot) return undefined
    const { promise, resolve } = Promise.withResolvers<AnswerPreview | undefined>()
    this.send({ type: 'preview', id: this.id(), match: this.match, seat: as, position, key }, resolve)
    const preview = await promise
    return preview?.certain && preview.changes ? patched(snapshot.view, preview.changes) : undefined
  }

  order(orders: Orders): void {
    const { as } = this.now
    if (as === null) return
    this.set({ orders })
    this.send({ type: 'order', id: this.id(), match: this.match, seat: as, orders })
  }

  /** For another seat of this device. */
  orderFor(seat: Seat, orders: Orders): void {
    this.send({ type: 'order', id: this.id(), match: this.match, seat, orders })
  }

  resign(): void {
    const { as } = this.now
    if (as !== null) this.send({ type: 'resign', id: this.id(), match: this.match, seat: as })
  }

  /** Asks everybody at the table. */
  propose(kind: ProposalKind, clock?: ClockSetup | null): void {
    const { as } = this.now
    if (as === null) return
    this.set({ refusal: undefined })
    const wish = clock === undefined ? { kind } : { kind, clock }
    this.send({ type: 'propose', id: this.id(), match: this.match, seat: as, ...wish })
  }

  reply(seat: Seat, proposal: string, answer: ProposalAnswer): void {
    this.send({ type: 'reply', id: this.id(), match: this.match, seat, proposal, answer })
  }

  /** Ends a pause. */
  resume(seat: Seat): void {
    this.send({ type: 'resume', id: this.id(), match: this.match, seat })
  }

  reveal(seat: Seat, contribution: string): void {
    this.send({ type: 'reveal', id: this.id(), match: this.match, seat, contribution })
  }

  say(words: { text: string } | { phrase: NonNullable<Said['phrase']> }): void {
    this.send({ type: 'say', id: this.id(), match: this.match, ...words })
  }

  setChat(chat: readonly Said[]): void {
    this.set({ chat })
  }

  close(): void {
    clearTimeout(this.retry)
    this.stopListening()
    this.connection.close()
  }

  private send(frame: Command, settle?: (preview: AnswerPreview | undefined) => void): void {
    this.unsettled.set(frame.id, settle ? { frame, settle } : { frame })
    this.connection.send(frame)
  }

  private id(): string {
    return `${Date.now().toString(36)}-${this.commands++}`
  }

  private connected(connectionStatus: ConnectionStatus): void {
    this.set({ connectionStatus })
    if (connectionStatus !== 'open') return
    this.revision = 0
    this.watch()
    for (const { frame } of this.unsettled.values()) this.connection.send(frame)
  }

  private take(frame: FromServer): void {
    if ('match' in frame && frame.match !== undefined && frame.match !== this.match) return
    switch (frame.type) {
      case 'table':
        return this.takeTable(frame.table)
      case 'said':
        return this.set({ chat: [...this.now.chat.filter(({ number }) => number !== frame.said.number), frame.said] })
      case 'done':
      case 'refused':
        return this.settle(frame)
      case 'error':
        if (frame.error.code === 'unavailable') this.watchAgain()
        return this.set({ refusal: frame.error })
      case 'view':
      case 'current':
      case 'step':
        return this.takeView(frame)
      default:
        return
    }
  }

  /** Tables may arrive out of order: the newest counts. */
  private takeTable(table: Table): void {
    const { revision = this.revision } = table
    if (revision < this.revision) return
    this.revision = revision
    this.set({ table })
  }

  /** The host is loading the match again and sends nothing before it is asked to. */
  private watchAgain(): void {
    clearTimeout(this.retry)
    this.retry = setTimeout(() => this.watch(), RETRY_MS)
  }

  private takeView(frame: Extract<FromServer, { as: Seat | null }>): void {
    if (frame.as !== this.now.as) return
    const before = this.mirror.position
    if (!this.mirror.take(frame)) return this.watch()
    // A step that does not advance the position is about the table: a window may be held open.
    if (frame.type === 'step' && this.mirror.position === before) return this.set(windowIn(frame))
    const { snapshot, position } = this.mirror
    const numbered = eventsIn(frame).map((one): NumberedEvent => ({ ...one, number: this.eventCount++ }))
    // Whoever joins late gets everything that happened; a frame that only repairs the view brings no events.
    const isRetold = frame.type === 'view' && numbered.length > 0
    const standing = frame.type === 'step' ? withoutLast(this.now.events, frame.undone?.events ?? 0) : this.now.events
    const events = isRetold ? numbered : [...standing, ...numbered].slice(-KEPT_EVENTS)
    const time =
      frame.type === 'step' && frame.time && this.now.table ? { table: { ...this.now.table, time: frame.time } } : {}
    const orders = frame.type === 'view' ? { orders: frame.orders ?? {} } : {}
    const step = frame.type === 'step' ? { by: frame.by, events: numbered } : undefined
    this.set({ snapshot, position, events, step, ...time, ...orders, mayUndo: false, ...windowIn(frame) })
    this.askUndo(position)
  }

  private askUndo(position: number): void {
    const { as, snapshot, table } = this.now
    if (as === null || snapshot?.outcome || table?.ended !== undefined) return
    this.connection.mayUndo(as).then(
      (mayUndo) => this.now.position === position && this.now.as === as && this.set({ mayUndo }),
      () => undefined,
    )
  }

  private settle(frame: Extract<FromServer, { type: 'done' | 'refused' }>): void {
    const command = this.unsettled.get(frame.id)
    if (!command) return
    this.unsettled.delete(frame.id)
    command.settle?.(frame.type === 'done' ? frame.preview : undefined)
    if (command.frame.type === 'answer') this.set({ sending: undefined })
    if (frame.type === 'refused' && command.frame.type !== 'preview') this.set({ refusal: frame.error })
  }

  private set(change: Partial<ClientState>): void {
    this.now = { ...this.now, ...change }
    for (const listener of this.listeners) listener()
  }
}

const windowIn = (frame: FromServer): Pick<ClientState, 'closes' | 'passes'> => ({
  closes: 'closes' in frame ? frame.closes : undefined,
  passes: 'passes' in frame && frame.passes === true,
})

type Brought = Omit<NumberedEvent, 'number'>

/** The events a frame brings, with a note wherever an answer was taken back. */
function eventsIn(frame: FromServer): readonly Brought[] {
  if (frame.type === 'step') {
    const { by, position, undone } = frame
    const events = undone ? [undoneBy(undone.seat)] : frame.events
    return events.map((event) => ({ event, position, by: undone?.seat ?? by }))
  }
  return frame.type === 'view' ? toldIn(frame) : []
}

/** Servers before 0.3 do not say which answers brought the events. */
function toldIn({ told = [], answers = [], undone = [], position }: Extract<FromServer, { type: 'view' }>): Brought[] {
  const brought = answers.flatMap(({ by, position, events }) => Array(events).fill({ by: by ?? undefined, position }))
  const events = told.map((event, i): Brought => ({ event, ...(brought[i] ?? { position, by: undefined }) }))
  for (const { seat, after } of undone.toReversed())
    events.splice(after, 0, { event: undoneBy(seat), position: events[after - 1]?.position ?? 0, by: seat })
  return events
}

/** Without the last events of the game, so many of them: they have been taken back. Notes stay. */
function withoutLast(events: readonly NumberedEvent[], count: number): readonly NumberedEvent[] {
  const gone = new Set(events.filter(({ event }) => !isUndone(event)).slice(count === 0 ? events.length : -count))
  return events.filter((one) => !gone.has(one))
}
