/** A player for tests and proofs: a session, a socket, a mirror of each match it watches. */
import { request } from 'node:http'
import { type FromClient, type FromServer, Mirror, SUBPROTOCOL, type Table } from '@alea/protocol'
import { WebSocket } from 'ws'

type Waiter = { readonly wanted: (frame: FromServer) => boolean; resolve(frame: FromServer): void }

/** What a frame type carries. */
export type Frame<T extends FromServer['type']> = Extract<FromServer, { type: T }>

export class Client {
  readonly url: string
  token: string
  readonly id: string
  /** The address it connects from, such as 127.0.0.9; that of the system if left out. */
  readonly from: string | undefined
  readonly frames: FromServer[] = []
  readonly mirrors = new Map<string, Mirror>()
  tables = new Map<string, Table>()
  socket: WebSocket | undefined
  private waiters: Waiter[] = []
  private commands = 0

  constructor(url: string, token: string, id: string, from?: string) {
    this.url = url
    this.token = token
    this.id = id
    this.from = from
  }

  static async guest(url: string, name?: string, from?: string): Promise<Client> {
    const wish = { token: true, ...(name !== undefined && { name }) }
    const { status, body } = await call(url, 'POST', '/api/guests', wish, {}, from)
    if (status !== 200) throw new Error(`no guest: ${status} ${JSON.stringify(body)}`)
    return new Client(url, body.token as string, body.id as string, from)
  }

  async call(method: string, path: string, body?: unknown): Promise<Answered> {
    const answered = await call(this.url, method, path, body, { authorization: `Bearer ${this.token}` }, this.from)
    // Signing up or in gives a program another token.
    if (typeof answered.body?.token === 'string') this.token = answered.body.token
    return answered
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
      ...(this.from !== undefined && { localAddress: this.from }),
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
    return this.nextOf([type], wanted, ms)
  }

  /** The next frame of one of these types that is wanted. */
  nextOf<T extends FromServer['type']>(
    types: readonly T[],
    wanted: (frame: Frame<T>) => boolean = () => true,
    ms = 300_000,
  ): Promise<Frame<T>> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no ${types.join(' or ')} within ${ms} ms`)), ms)
      this.waiters.push({
        wanted: (frame) => types.some((type) => type === frame.type) && wanted(frame as Frame<T>),
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
    const shown = this.nextOf(['view', 'step', 'current'], (frame) => frame.match === match && frame.as === as)
    this.send(mirror.watch())
    await shown
    return mirror
  }

  /** Sends a command and waits until it is done or refused. */
  async command(
    frame: { id?: never } & Record<string, unknown>,
    id = `c${++this.commands}`,
  ): Promise<Frame<'done'> | Frame<'refused'>> {
    const answered = this.nextOf(['done', 'refused'], (reply) => reply.id === id)
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

/** `from` is the address it is sent from. */
export async function call(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  from?: string,
): Promise<Answered> {
  const sent = { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) }
  const content = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
  const response = await (from === undefined ? fetch : fetchFrom(from))(`${url}${path}`, {
    method,
    headers: sent,
    ...(content !== undefined && { body: content }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : { text } }
}

interface Sent {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: string
}

/** `fetch` cannot choose the address it connects from. */
const fetchFrom =
  (localAddress: string) =>
  (url: string, { method, headers, body }: Sent): Promise<Response> =>
    new Promise((resolve, reject) => {
      const asked = request(url, { method, headers, localAddress, agent: false }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const given = Object.entries(response.headers).map(
            ([name, value]) => [name, String(value)] as [string, string],
          )
          const text = Buffer.concat(parts).toString()
          resolve(new Response(text || null, { status: response.statusCode!, headers: given }))
        })
      })
      asked.on('error', reject)
      asked.end(body)
    })
