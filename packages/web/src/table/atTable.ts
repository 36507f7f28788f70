/** Everything one pair of eyes knows of a match, kept up to date from a door: what the screen draws is this and nothing else. */
import type { Event, Seat } from '@alea/engine'
import { type AnswerPreview, Mirror, patched } from '@alea/protocol/client'
import type { Connection, Door } from '../door/door.ts'
import type { Failure, FromClient, FromServer, Orders, Said, Snapshot, Table } from '../door/types.ts'

export interface Heard {
  readonly number: number
  readonly event: Event
  /** Where the match stood once it had happened. */
  readonly position: number
}

export interface TableState {
  readonly connection: Connection
  readonly table: Table | undefined
  /** Whose eyes. */
  readonly as: Seat | null
  readonly sight: Snapshot | undefined
  readonly position: number
  readonly told: readonly Heard[]
  readonly said: readonly Said[]
  readonly orders: Orders
  /** The key of an answer on its way. */
  readonly sending: string | undefined
  readonly refusal: Failure | undefined
  readonly mayUndo: boolean
}

type Command = Extract<FromClient, { id: string }>

/** So many lines of the log are kept. */
const REMEMBERED = 600
const RETRY_MS = 1000

export class AtTable {
  readonly door: Door
  readonly match: string
  private readonly listeners = new Set<() => void>()
  private mirror: Mirror
  /** Sent, and neither done nor refused: sent again after every loss. */
  private readonly underway = new Map<
    string,
    { frame: Command; settle?: (foreseen: AnswerPreview | undefined) => void }
  >()
  private readonly stopListening: () => void
  private commands = 0
  private heard = 0
  /** Of the newest table heard since the connection stands. */
  private revision = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private now: TableState

  constructor(door: Door, match: string, as: Seat | null) {
    this.door = door
    this.match = match
    this.mirror = new Mirror(match, as)
    this.now = {
      connection: 'connecting',
      table: undefined,
      as,
      sight: undefined,
      position: -1,
      told: [],
      said: [],
      orders: {},
      sending: undefined,
      refusal: undefined,
      mayUndo: false,
    }
    this.stopListening = door.listen(
      (frame) => this.take(frame),
      (connection) => this.connected(connection),
    )
  }

  readonly state = (): TableState => this.now

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Other eyes: another seat of this device, or nobody's. */
  look(as: Seat | null): void {
    if (as === this.now.as) return
    this.door.send({ type: 'leave', match: this.match, as: this.now.as })
    this.mirror = new Mirror(this.match, as)
    this.set({ as, sight: undefined, told: [], mayUndo: false })
    this.door.send(this.mirror.watch())
  }

  answer(key: string): void {
    const { as, position, sending, sight } = this.now
    if (as === null || sending !== undefined || !sight?.asked?.offer) return
    this.set({ sending: key, refusal: undefined })
    this.send({ type: 'answer', id: this.id(), match: this.match, seat: as, position, key })
  }

  undo(): void {
    const { as, position } = this.now
    if (as !== null) this.send({ type: 'undo', id: this.id(), match: this.match, seat: as, position })
  }

  /** The view as it would be after an answer, where that is certain. */
  async preview(key: string): Promise<unknown> {
    const { as, position, sight } = this.now
    if (as === null || !sight) return undefined
    const { promise, resolve } = Promise.withResolvers<AnswerPreview | undefined>()
    this.send({ type: 'preview', id: this.id(), match: this.match, seat: as, position, key }, resolve)
    const foreseen = await promise
    return foreseen?.certain && foreseen.changes ? patched(sight.view, foreseen.changes) : undefined
  }

  order(orders: Orders): void {
    const { as } = this.now
    if (as === null) return
    this.set({ orders })
    this.send({ type: 'order', id: this.id(), match: this.match, seat: as, orders })
  }

  resign(): void {
    const { as } = this.now
    if (as !== null) this.send({ type: 'resign', id: this.id(), match: this.match, seat: as })
  }

  reveal(seat: Seat, contribution: string): void {
    this.send({ type: 'reveal', id: this.id(), match: this.match, seat, contribution })
  }

  say(words: { text: string } | { phrase: NonNullable<Said['phrase']> }): void {
    this.send({ type: 'say', id: this.id(), match: this.match, ...words })
  }

  recall(said: readonly Said[]): void {
    this.set({ said })
  }

  close(): void {
    clearTimeout(this.retry)
    this.stopListening()
    this.door.close()
  }

  private send(frame: Command, settle?: (foreseen: AnswerPreview | undefined) => void): void {
    this.underway.set(frame.id, settle ? { frame, settle } : { frame })
    this.door.send(frame)
  }

  private id(): string {
    return `${Date.now().toString(36)}-${this.commands++}`
  }

  private connected(connection: Connection): void {
    this.set({ connection })
    if (connection !== 'open') return
    this.revision = 0
    this.door.send(this.mirror.watch())
    for (const { frame } of this.underway.values()) this.door.send(frame)
  }

  private take(frame: FromServer): void {
    if ('match' in frame && frame.match !== undefined && frame.match !== this.match) return
    switch (frame.type) {
      case 'table':
        return this.seated(frame.table)
      case 'said':
        return this.set({ said: [...this.now.said.filter(({ number }) => number !== frame.said.number), frame.said] })
      case 'done':
      case 'refused':
        return this.settle(frame)
      case 'error':
        if (frame.error.code === 'unavailable') this.watchAgain()
        return this.set({ refusal: frame.error })
      case 'view':
      case 'current':
      case 'step':
        return this.seen(frame)
      default:
        return
    }
  }

  /** Tables may overtake each other on their way: the newest counts. */
  private seated(table: Table): void {
    const { revision = this.revision } = table
    if (revision < this.revision) return
    this.revision = revision
    this.set({ table })
  }

  /** The host reads the match again and tells nobody anything before they ask. */
  private watchAgain(): void {
    clearTimeout(this.retry)
    this.retry = setTimeout(() => this.door.send(this.mirror.watch()), RETRY_MS)
  }

  private seen(frame: Extract<FromServer, { as: Seat | null }>): void {
    if (frame.as !== this.now.as) return
    const before = this.mirror.position
    if (!this.mirror.take(frame)) return this.door.send(this.mirror.watch())
    if (frame.type === 'step' && this.mirror.position === before) return
    const { snapshot: sight, position } = this.mirror
    const fresh = frame.type === 'step' ? frame.events : frame.type === 'view' ? (frame.told ?? []) : []
    const lines = fresh.map((event): Heard => ({ number: this.heard++, event, position }))
    // Whoever comes late is told what happened; a frame that only heals brings nothing new.
    const retold = frame.type === 'view' && lines.length > 0
    const told = retold ? lines : [...this.now.told, ...lines].slice(-REMEMBERED)
    const time =
      frame.type === 'step' && frame.time && this.now.table ? { table: { ...this.now.table, time: frame.time } } : {}
    const orders = frame.type === 'view' ? { orders: frame.orders ?? {} } : {}
    this.set({ sight, position, told, ...time, ...orders, mayUndo: false })
    this.askUndo(position)
  }

  private askUndo(position: number): void {
    const { as, sight, table } = this.now
    if (as === null || sight?.outcome || table?.ended !== undefined) return
    this.door.mayUndo(as).then(
      (mayUndo) => this.now.position === position && this.now.as === as && this.set({ mayUndo }),
      () => undefined,
    )
  }

  private settle(frame: Extract<FromServer, { type: 'done' | 'refused' }>): void {
    const command = this.underway.get(frame.id)
    if (!command) return
    this.underway.delete(frame.id)
    command.settle?.(frame.type === 'done' ? frame.preview : undefined)
    if (command.frame.type === 'answer') this.set({ sending: undefined })
    if (frame.type === 'refused' && command.frame.type !== 'preview') this.set({ refusal: frame.error })
  }

  private set(change: Partial<TableState>): void {
    this.now = { ...this.now, ...change }
    for (const listener of this.listeners) listener()
  }
}
