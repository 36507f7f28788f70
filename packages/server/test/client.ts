/** A player for tests and proofs: a session, a socket, a mirror of each match it watches. */
import { type FromClient, type FromServer, Mirror, SUBPROTOCOL, type Table } from '@alea/protocol'
import { WebSocket } from 'ws'

type Waiter = { readonly wanted: (frame: FromServer) => boolean; resolve(frame: FromServer): void }

/** What a frame type carries. */
export type Frame<T extends FromServer['type']> = Extract<FromServer, { type: T }>

export class Client {
  readonly url: string
  readonly token: string
  readonly id: string
  readonly frames: FromServer[] = []
  readonly mirrors = new Map<string, Mirror>()
  tables = new Map<string, Table>()
  socket: WebSocket | undefined
  private waiters: Waiter[] = []
  private commands = 0

  constructor(url: string, token: string, id: string) {
    this.url = url
    this.token = token
    this.id = id
  }

  static async guest(url: string, name?: string): Promise<Client> {
    const { body } = await call(url, 'POST', '/api/guests', { token: true, ...(name !== undefined && { name }) })
    return new Client(url, body.token as string, body.id as string)
  }

  call(method: string, path: string, body?: unknown): Promise<Answered> {
    return call(this.url, method, path, body, { authorization: `Bearer ${this.token}` })
  }

  /** As `call`, for what must succeed. */
  async ask<T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<T> {
    const answered = await this.call(method, path, body)
    if (answered.status !== 200)
      throw new Error(`${method} ${path}: ${answered.status} ${JSON.stringify(answered.body)}`)
    return answered.body as T
  }

  async connect(headers: Record<string, string> = {}, protocol: string = SUBPROTOCOL, query = ''): Promise<this> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/live${query}`, protocol, {
      headers: { authorization: `Bearer ${this.token}`, ...headers },
    })
    this.socket = socket
    socket.on('message', (data) => this.receive(JSON.parse(String(data))))
    socket.on('error', () => {})
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    return this
  }

  private receive(frame: FromServer): void {
    this.frames.push(frame)
    if (frame.type === 'table') this.tables.set(frame.match, frame.table)
    if ('as' in frame) {
      const mirror = this.mirrors.get(`${frame.match} ${frame.as}`)
      if (mirror && !mirror.take(frame)) this.send(mirror.watch())
    }
    for (const waiter of this.waiters.filter(({ wanted }) => wanted(frame))) {
      this.waiters = this.waiters.filter((one) => one !== waiter)
      waiter.resolve(frame)
    }
  }

  send(frame: FromClient | unknown): void {
    this.socket!.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }

  /** The next frame that is wanted; it is an error if none comes. */
  next<T extends FromServer['type']>(
    type: T,
    wanted: (frame: Frame<T>) => boolean = () => true,
    ms = 300_000,
  ): Promise<Frame<T>> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no ${type} within ${ms} ms`)), ms)
      this.waiters.push({
        wanted: (frame) => frame.type === type && wanted(frame as Frame<T>),
        resolve: (frame) => {
          clearTimeout(timer)
          resolve(frame as Frame<T>)
        },
      })
    })
  }

  async watch(match: string, as: number | null): Promise<Mirror> {
    const key = `${match} ${as}`
    const mirror = this.mirrors.get(key) ?? new Mirror(match, as)
    this.mirrors.set(key, mirror)
    const shown = Promise.race(
      (['view', 'step', 'current'] as const).map((type) =>
        this.next(type, (frame) => frame.match === match && frame.as === as),
      ),
    )
    this.send(mirror.watch())
    await shown
    return mirror
  }

  /** Sends a command and waits until it is done or refused. */
  async command(frame: Record<string, unknown>, id = `c${++this.commands}`): Promise<Frame<'done'> | Frame<'refused'>> {
    const answered = Promise.race([
      this.next('done', (done) => done.id === id),
      this.next('refused', (refused) => refused.id === id),
    ])
    this.send({ id, ...frame })
    return answered
  }

  async close(): Promise<void> {
    const { socket } = this
    if (!socket || socket.readyState === socket.CLOSED) return
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.close()
    await closed
  }
}

export interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly body: Record<string, unknown>
}

export async function call(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : { text } }
}
