/** A person with one seat and one socket, who comes back when the server restarts and sends again what was not acknowledged. */
import { type FromServer, Mirror, SUBPROTOCOL } from '@alea/protocol'
import { WebSocket } from 'ws'
import { type Answered, call } from '../../test/client.ts'

export type Reply = Extract<FromServer, { type: 'done' | 'refused' }>

/** The loopback address of an honest person: attackers come from 127.0.0.1, so that limits for each address are real. Elsewhere there is one address. */
export const addressOf = (person: number): string | undefined =>
  process.platform === 'linux' ? `127.0.0.${100 + person}` : undefined

const BACK_MS = 100
/** The server restarts. */
const RESTARTING = 1012

export class HonestPerson {
  mirror: Mirror | undefined
  /** Called after each frame. */
  onFrame: () => void = () => {}
  /** Called when the connection is lost for another reason than a restart, and with every error frame. */
  onHarm: (what: string) => void = () => {}
  private readonly url: string
  private readonly token: string
  private readonly from: string | undefined
  private socket: WebSocket | undefined
  private underWay: { readonly frame: object; readonly id: string; settle(reply: Reply): void } | undefined
  private commands = 0
  private stopped = false
  private restarting = false

  private constructor(url: string, token: string, from: string | undefined) {
    this.url = url
    this.token = token
    this.from = from
  }

  static async arrive(url: string, from: string | undefined): Promise<HonestPerson> {
    const { status, body } = await call(url, 'POST', '/api/guests', { token: true }, {}, from)
    if (status !== 200) throw new Error(`no guest: ${status} ${JSON.stringify(body)}`)
    const person = new HonestPerson(url, body.token as string, from)
    person.connect()
    return person
  }

  private connect(): void {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/live`, SUBPROTOCOL, {
      headers: { authorization: `Bearer ${this.token}` },
      ...(this.from !== undefined && { localAddress: this.from }),
    })
    this.socket = socket
    socket.on('message', (data) => this.receive(JSON.parse(String(data))))
    socket.on('error', () => {})
    socket.on('close', (code) => {
      if (this.stopped) return
      if (code === RESTARTING) this.restarting = true
      if (!this.restarting) this.onHarm(`disconnected with ${code}`)
      setTimeout(() => this.connect(), BACK_MS)
    })
    socket.on('open', () => {
      this.restarting = false
      if (this.mirror) this.send(this.mirror.watch())
      // Was it done or not? The same command again: it is done once, whatever happened.
      if (this.underWay) this.send(this.underWay.frame)
    })
  }

  private send(frame: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame))
  }

  private receive(frame: FromServer): void {
    const { mirror, underWay } = this
    if (mirror && 'as' in frame && frame.match === mirror.match && !mirror.take(frame)) this.send(mirror.watch())
    if ((frame.type === 'done' || frame.type === 'refused') && frame.id === underWay?.id) {
      this.underWay = undefined
      underWay.settle(frame)
    }
    // `unavailable` asks to watch again: the match was read anew.
    if (frame.type === 'error' && frame.error.code === 'unavailable' && mirror) this.send(mirror.watch())
    else if (frame.type === 'error') this.onHarm(JSON.stringify(frame.error))
    this.onFrame()
  }

  watch(match: string, seat: number): void {
    if (this.mirror) this.send({ type: 'leave', match: this.mirror.match, as: this.mirror.as })
    this.mirror = new Mirror(match, seat)
    this.send(this.mirror.watch())
  }

  /** One command at a time. */
  command(command: object): Promise<Reply> {
    return new Promise((settle) => {
      const id = `c${++this.commands}`
      this.underWay = { frame: { ...command, id }, id, settle }
      this.send(this.underWay.frame)
    })
  }

  call(method: string, path: string, body?: unknown): Promise<Answered> {
    return call(this.url, method, path, body, { authorization: `Bearer ${this.token}` }, this.from)
  }

  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { status, body: reply } = await this.call(method, path, body)
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(reply)}`)
    return reply as T
  }

  stop(): void {
    this.stopped = true
    this.socket?.terminate()
  }
}
