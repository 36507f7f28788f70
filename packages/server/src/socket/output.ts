/** The way out to one client: every frame it is sent passes here, so that nothing it does not read piles up. */
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { Outbox } from './outbox.ts'
import type { Unsent } from './unsent.ts'

/** With this many unread bytes a client is not read from until it has read them. */
const PAUSED = 1 << 16
/** With this many it gets no more steps; it gets a full view when it has caught up. */
const BEHIND = 1 << 18
/** With this many it is disconnected. */
const LOST = 1 << 21

export class Output {
  private readonly socket: WebSocket
  private readonly outbox: Outbox
  private readonly onLost: () => void
  private readonly onRead: () => void
  private isPaused = false
  private isCut = false

  /** `onLost` is called when the client is cut off, `onRead` when one that was not read from has read everything. */
  constructor(
    socket: WebSocket,
    wire: Duplex,
    unsent: Unsent | undefined,
    { onLost, onRead }: { onLost(): void; onRead(): void },
  ) {
    this.socket = socket
    this.outbox = new Outbox(wire, unsent, () => this.resume())
    this.onLost = onLost
    this.onRead = onRead
  }

  /** Bytes it has not read. */
  get unread(): number {
    return this.outbox.behind
  }

  /** It should get no steps. One that has lost even more is cut off by the next frame. */
  get isBehind(): boolean {
    return this.unread > BEHIND && this.unread <= LOST
  }

  /** False if the client is cut off. */
  put(text: string): boolean {
    if (this.socket.readyState !== this.socket.OPEN) return false
    if (this.unread <= LOST) this.outbox.put(text)
    return this.check()
  }

  /** Answers a ping of the protocol. */
  pong(data: Buffer): void {
    if (this.check()) this.socket.pong(data, false, this.outbox.recount)
  }

  private check(): boolean {
    const { unread } = this
    if (unread > LOST) {
      this.cutOff()
      return false
    }
    if (unread > PAUSED && !this.isPaused) {
      this.isPaused = true
      this.socket.pause()
    }
    return true
  }

  private resume(): void {
    if (!this.isPaused) return
    this.isPaused = false
    this.onRead()
    this.socket.resume()
  }

  cutOff(): void {
    if (this.isCut) return
    this.isCut = true
    this.onLost()
    this.socket.terminate()
    this.forget()
  }

  /** Nothing may follow a close frame, so pending frames go first. */
  close(code: number, reason: string): void {
    // Paused, it would not hear that the client closes too.
    if (this.isPaused) this.socket.resume()
    this.outbox.flush()
    this.socket.close(code, reason)
  }

  /** The connection is gone, and with it what was not read. */
  forget(): void {
    this.outbox.recount()
  }
}
