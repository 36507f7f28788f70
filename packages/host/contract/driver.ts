/** A client of one match, whoever hosts it: sends frames, follows every seat it watches, waits for what must come. */
import { random, type Seat, seedOf } from '@alea/engine'
import { type FromClient, type FromServer, Mirror, type Orders, type Snapshot, type Table } from '@alea/protocol/client'
import type { OpenedMatch } from './shell.ts'

type Command = Extract<FromClient, { id: string }>
/** A command without what the driver fills in. */
export type Wanted = Command extends infer C ? (C extends Command ? Omit<C, 'id' | 'match'> : never) : never

export class Driver {
  opened: OpenedMatch
  /** Every frame of the whole script, over all times it was opened. */
  readonly heard: FromServer[] = []
  private mirrors = new Map<Seat | null, Mirror>()
  private readonly orders = new Map<Seat | null, Orders>()
  private commands = 0
  private read = 0

  constructor(opened: OpenedMatch) {
    this.opened = opened
  }

  get match(): string {
    return this.opened.match
  }

  snapshot(as: Seat | null): Snapshot | undefined {
    this.catchUp()
    return this.mirrors.get(as)?.snapshot
  }

  get table(): Table | undefined {
    this.catchUp()
    return this.heard.findLast((frame) => frame.type === 'table')?.table
  }

  /** Where the match stands in the eyes of those watched. */
  get position(): number {
    this.catchUp()
    return Math.max(-1, ...this.mirrors.values().map(({ position }) => position))
  }

  /** Watches these seats, and begins to listen when the match is at rest: what bots do before anybody looks is nobody's to see. */
  async begin(watched: readonly (Seat | null)[]): Promise<void> {
    for (const as of watched) await this.watch(as)
    if (watched.includes(null)) await this.toldOfSpectators()
    await this.asked()
    this.heard.length = 0
    for (const as of watched) await this.watch(as)
  }

  async watch(as: Seat | null): Promise<void> {
    const mirror = new Mirror(this.match, as)
    this.mirrors.set(as, mirror)
    this.opened.send(mirror.watch())
    await this.until(() => mirror.position >= 0)
  }

  /** Sends a command and waits until it is done or refused. */
  async command(wanted: Wanted, id = `c${this.commands++}`): Promise<FromServer & { type: 'done' | 'refused' }> {
    if (wanted.type === 'order') this.orders.set(wanted.seat, wanted.orders)
    this.opened.send({ ...wanted, id, match: this.match } as Command)
    return this.until(() =>
      this.heard.find(
        (frame): frame is FromServer & { type: 'done' | 'refused' } =>
          (frame.type === 'done' || frame.type === 'refused') && frame.id === id,
      ),
    )
  }

  /** Gives so many answers, or as many as there are questions to the seats watched: which, depends on the position alone. */
  async play(answers: number): Promise<void> {
    for (let i = 0; i < answers; i++) {
      const seat = await this.asked()
      if (seat === undefined) return
      const { position, snapshot } = this.mirrors.get(seat)!
      const { options } = snapshot!.asked!.offer!
      const { key } = options[random(seedOf(3, position)).below(options.length)]!
      await this.command({ type: 'answer', seat, position, key })
    }
  }

  /** The seat that is to decide, once one of those watched is; undefined when the match is over. */
  async asked(): Promise<Seat | undefined> {
    const found = await this.until(() => {
      if (this.table?.status !== 'playing') return { seat: undefined }
      const asked = [...this.mirrors.values()].find((mirror) => this.isAsked(mirror))
      return asked && { seat: asked.as ?? undefined }
    })
    return found.seat
  }

  /** Must the seat decide itself, or is it a window that the host declines for it? */
  private isAsked({ as, snapshot }: Mirror): boolean {
    const offer = snapshot?.asked?.offer
    if (!offer) return false
    const { pass, stop } = this.orders.get(as) ?? {}
    return offer.decline === undefined || (pass === undefined && (stop === true || offer.options.length > 1))
  }

  /** The same match, opened again from what was stored. */
  async reopen(): Promise<void> {
    const watched = [...this.mirrors.keys()]
    this.catchUp()
    this.opened = await this.opened.reopen()
    this.read = 0
    for (const as of watched) await this.watch(as)
    if (watched.includes(null)) await this.toldOfSpectators()
  }

  /** How many watch is told a moment after somebody came, and would otherwise arrive anywhere among the frames. */
  private toldOfSpectators(): Promise<unknown> {
    const before = this.heard.length
    return this.until(() => this.heard.slice(before).some(({ type }) => type === 'table'))
  }

  /** Waits for a state of things, never for a time. */
  async until<T>(found: () => T | undefined | false): Promise<T> {
    for (;;) {
      this.catchUp()
      const value = found()
      if (value !== undefined && value !== false) return value
      await this.opened.more(this.read)
    }
  }

  private catchUp(): void {
    for (const frame of this.opened.frames.slice(this.read)) {
      this.heard.push(frame)
      if ('as' in frame && this.mirrors.get(frame.as)?.take(frame) === false)
        throw new Error(`a frame does not fit: ${JSON.stringify(frame).slice(0, 300)}`)
    }
    this.read = this.opened.frames.length
  }
}
