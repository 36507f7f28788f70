/** The terminal's client: follows a match through frames, as a web page follows a server, and sends what people decide. */
import { type Event, type Seat, SOURCE_LANGUAGE, type UndoBar } from '@alea/engine'
import { type AwaitedDice, type CommandFrame, perform, Refusal, type Subscriber } from '@alea/host'
import { type FromServer, Mirror, type Orders, type Snapshot, type StepFrame, type Table } from '@alea/protocol/client'
import { PLAYER } from './localMatch.ts'
import type { TerminalHost } from './terminalHost.ts'

/** One step of the match, to be shown. */
export interface Update {
  readonly events: readonly Event[]
  /** Whether bots or dice acted, and not only the people at the screen. */
  readonly byOthers: boolean
}

export class MatchClient {
  /** Set by `open`: the host needs `failed` before that. */
  private shell: TerminalHost | undefined
  private readonly people: readonly Seat[]
  /** The seat whose events are shown; with several people at one screen, a spectator's. */
  private readonly viewer: Seat | null
  private readonly mirrors = new Map<Seat | null, Mirror>()
  private table: Table | undefined
  private readonly updates: Update[] = []
  /** Is there an update that has not been shown? */
  private isBehind = true
  private caughtUp = Promise.withResolvers<void>()
  private arrival = Promise.withResolvers<true>()
  private fault: { readonly error: unknown } | undefined
  private commands = 0

  constructor(people: readonly Seat[]) {
    this.people = people
    this.viewer = people.length === 1 ? people[0]! : null
    this.arrival.promise.catch(() => {})
  }

  /** Watches the match as everybody at the screen and as a spectator, then starts or continues it. */
  async open(shell: TerminalHost): Promise<void> {
    this.shell = shell
    for (const as of [null, ...this.people]) {
      this.mirrors.set(as, new Mirror(this.match, as))
      await this.watch(as)
    }
    await this.guarded(shell.open())
  }

  snapshot(as: Seat | null): Snapshot {
    return this.mirrors.get(as)!.snapshot!
  }

  get isOver(): boolean {
    return this.table?.status === 'over' || this.table?.status === 'abandoned'
  }

  get ending(): Table['ending'] {
    return this.table?.ending
  }

  /** The person who is to decide now, unless the host is about to decline for somebody. */
  get askedPerson(): Seat | undefined {
    if (this.shell!.isDue) return undefined
    return this.people.find((seat) => this.snapshot(seat).asked?.offer)
  }

  /** The dice somebody must roll and type. */
  get awaitedDice(): AwaitedDice | undefined {
    return this.shell!.host.awaitedDice
  }

  /** The next update; undefined when everything has been shown. */
  next(): Update | undefined {
    const update = this.updates.shift()
    if (!update && this.isBehind) {
      this.isBehind = false
      this.caughtUp.resolve()
    }
    return update
  }

  /** Bots wait for this, so that the match does not run ahead of the reader. */
  readonly allShown = (): Promise<void> => this.caughtUp.promise

  /** Resolves when the match has moved on; fails when it never will. */
  more(): Promise<true> {
    return this.arrival.promise
  }

  /** The match cannot continue: `more` rejects with the error. */
  readonly failed = (error: unknown): void => {
    this.fault ??= { error }
    this.arrival.reject(this.fault.error)
  }

  answer(seat: Seat, key: string): Promise<unknown> {
    return this.send({ type: 'answer', seat, position: this.position(seat), key })
  }

  /** Why this seat's last decision cannot be undone, or undefined; only a hint. */
  async undoBar(seat: Seat): Promise<UndoBar | undefined> {
    const bar = await this.guarded(this.shell!.host.undoBar(seat, PLAYER.ids))
    return (bar ?? undefined) as UndoBar | undefined
  }

  /** Undoes the seat's last decision, or returns why that is not possible. */
  undo(seat: Seat): Promise<UndoBar | undefined> {
    return this.undone({ type: 'undo', seat, position: this.position(seat) })
  }

  /** The same past rolls and answers of others. */
  takeBack(seat: Seat): Promise<UndoBar | undefined> {
    return this.undone({ type: 'propose', seat, kind: 'undo' })
  }

  private async undone(wanted: Wanted): Promise<UndoBar | undefined> {
    try {
      await this.send(wanted)
      return undefined
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'barred') throw error
      return error.in(SOURCE_LANGUAGE).detail as UndoBar
    }
  }

  order(seat: Seat, orders: Orders): Promise<unknown> {
    return this.send({ type: 'order', seat, orders })
  }

  settle(results: readonly number[]): Promise<unknown> {
    return this.guarded(this.shell!.host.settle(results, PLAYER.ids))
  }

  private send(wanted: Wanted): Promise<unknown> {
    const frame = { ...wanted, id: `t${++this.commands}`, match: this.match } as CommandFrame
    return this.guarded(perform(this.shell!.host, frame, PLAYER))
  }

  /** After a storage fault the host refuses everything: the fault itself is thrown instead. */
  private async guarded<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      throw this.fault && error instanceof Refusal ? this.fault.error : error
    }
  }

  private get match(): string {
    return this.shell!.host.record.id
  }

  private position(seat: Seat): number {
    return this.mirrors.get(seat)!.position
  }

  private watch(as: Seat | null): Promise<boolean> {
    return this.shell!.host.watch(as, PLAYER.ids, this.subscriber, this.mirrors.get(as)!.watch())
  }

  private readonly subscriber: Subscriber = {
    player: PLAYER.id,
    follows: true,
    send: (text) => {
      this.take(JSON.parse(text))
      return true
    },
  }

  private take(frame: FromServer): void {
    if (frame.type === 'table') this.table = frame.table
    if (frame.type === 'view' && frame.as === this.viewer && frame.told) this.addUpdate(frame.told, true)
    // A step that does not advance the position is about the table: standing orders were given.
    if (frame.type === 'step' && frame.as === this.viewer && frame.position > frame.since)
      this.addUpdate(frame.events, this.isByOthers(frame))
    if ('as' in frame && !this.mirrors.get(frame.as)!.take(frame)) void this.watch(frame.as)
    this.arrival.resolve(true)
    this.arrival = Promise.withResolvers()
    this.arrival.promise.catch(() => {})
    if (this.fault) this.arrival.reject(this.fault.error)
  }

  private addUpdate(events: readonly Event[], byOthers: boolean): void {
    if (!this.isBehind) this.caughtUp = Promise.withResolvers()
    this.isBehind = true
    this.updates.push({ events, byOthers })
  }

  /** Not if a person was asked before the step and nothing but the answer came. */
  private isByOthers({ since, position }: StepFrame): boolean {
    const asked = this.snapshot(this.viewer).asked?.seats ?? []
    return position > since + 1 || !asked.some((seat) => this.people.includes(seat))
  }
}

/** A command without what the client fills in. */
type Wanted = CommandFrame extends infer C ? (C extends CommandFrame ? Omit<C, 'id' | 'match'> : never) : never
