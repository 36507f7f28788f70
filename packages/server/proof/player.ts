/** A person who plays all seats of a match at random, comes back after every interruption and remembers what was promised. */
import { type Random, random } from '@alea/engine'
import { type FromServer, Mirror, SUBPROTOCOL, type Table } from '@alea/protocol'
import { WebSocket } from 'ws'
import { call } from '../test/client.ts'
import type { Acknowledged, Shown } from './nodes/history.ts'

interface UnderWay {
  readonly seat: number
  readonly id: string
  readonly key: string
  readonly position: number
  readonly sent: number
}

export interface PlayerWish {
  readonly game: string
  readonly seats: readonly object[]
  readonly options?: object
  readonly more?: object
}

export class ProofPlayer {
  readonly token: string
  readonly match: string
  readonly mirrors: readonly Mirror[]
  /** Commands the server said are on disk. */
  readonly promised: Acknowledged[] = []
  /** Every position it was shown. */
  readonly shown: Shown[] = []
  /** Milliseconds from sending an answer until every seat had seen it. */
  readonly waits: number[] = []
  reconnections = 0
  refused: string[] = []
  over = false
  /** Where it connects, each time to the next. */
  readonly urls: readonly string[]
  private readonly luck: Random
  private socket: WebSocket | undefined
  private underWay: UnderWay | undefined
  /** When each seat's view was asked for on this connection, until it comes. */
  private readonly asking = new Map<number | null, number>()
  private commands = 0
  /** Milliseconds before it answers again. */
  rest = 0
  private restsUntil = 0
  private stopped = false
  private paused = false
  /** Called whenever the server promised something. */
  onPromise: () => void = () => {}

  constructor(urls: readonly string[], token: string, match: string, seats: readonly (number | null)[], seed: number) {
    this.urls = urls
    this.token = token
    this.match = match
    this.mirrors = seats.map((as) => new Mirror(match, as))
    this.luck = random(seed)
  }

  /** At a table of its own, set up at the first of these addresses. */
  static async sit(
    at: string | readonly string[],
    { game, seats, options, more }: PlayerWish,
    seed: number,
  ): Promise<ProofPlayer> {
    const urls = typeof at === 'string' ? [at] : at
    const url = urls[0]!
    const guest = await call(url, 'POST', '/api/guests', { token: true })
    const token = guest.body.token as string
    const { status, body } = await call(
      url,
      'POST',
      '/api/tables',
      { game, seats, pace: 0, windows: { delay: 0, limit: 0 }, start: true, ...(options && { options }), ...more },
      { authorization: `Bearer ${token}` },
    )
    if (status !== 200) throw new Error(JSON.stringify(body))
    const table = body as unknown as Table
    const mine = table.seats.flatMap(({ kind }, seat) => (kind === 'player' ? [seat] : []))
    // Nothing passes by itself: a match stands still when its player does.
    for (const seat of mine)
      await call(
        url,
        'PUT',
        `/api/matches/${table.id}/seats/${seat}/orders`,
        { stop: true },
        { authorization: `Bearer ${token}` },
      )
    return new ProofPlayer(urls, token, table.id, mine, seed)
  }

  /** Connects, again and again if need be. */
  connect(): void {
    if (this.stopped) return
    const url = this.urls[this.reconnections % this.urls.length]!
    const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, SUBPROTOCOL, {
      headers: { authorization: `Bearer ${this.token}` },
    })
    this.socket = socket
    socket.on('message', (data) => this.receive(JSON.parse(String(data))))
    socket.on('error', () => {})
    socket.on('close', () => {
      this.reconnections++
      if (!this.stopped) setTimeout(() => this.connect(), 50 + this.luck.below(100))
    })
    socket.on('open', () => {
      for (const mirror of this.mirrors) {
        this.asking.set(mirror.as, performance.now())
        this.send(mirror.watch())
      }
      // Was it done or not? The same command again: it is done once, whatever happened.
      if (this.underWay) this.give(this.underWay)
    })
  }

  private send(frame: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame))
  }

  private receive(frame: FromServer): void {
    if (frame.type === 'done') this.settled(frame.id, frame.position)
    else if (frame.type === 'refused') this.rejected(frame)
    else if (frame.type === 'error' && frame.error.code === 'unavailable')
      for (const mirror of this.mirrors) this.send(mirror.watch())
    else if ('as' in frame) {
      const mirror = this.mirrors.find(({ as }) => as === frame.as)!
      if (mirror.take(frame)) this.note(frame.type, mirror)
      else this.send(mirror.watch())
    }
    this.play()
  }

  private note(type: FromServer['type'], { as, position, hash }: Mirror): void {
    const isReply = type === 'view' || type === 'current'
    const asked = isReply ? this.asking.get(as) : undefined
    if (isReply) this.asking.delete(as)
    this.shown.push({ as, position, hash, at: performance.now(), ...(asked !== undefined && { asked }) })
  }

  private settled(id: string, position: number): void {
    const { underWay } = this
    if (underWay?.id !== id) return
    const { seat, key, sent } = underWay
    this.promised.push({ seat, id, key, position, sent, heard: performance.now() })
    this.onPromise()
    this.underWay = { ...underWay, id: '', position }
    this.informed()
  }

  private rejected({ id, error }: FromServer & { type: 'refused' }): void {
    if (this.underWay?.id !== id) return
    // A stale one: a bot or the clock was quicker, or the server reads the match again.
    if (error.code !== 'stale' && error.code !== 'unavailable') this.refused.push(`${error.code} ${error.detail ?? ''}`)
    this.underWay = undefined
  }

  /** Has everybody seen what was promised? */
  private informed(): void {
    const { underWay } = this
    if (underWay?.id !== '' || this.mirrors.some(({ position }) => position < underWay.position)) return
    const now = performance.now()
    this.waits.push(now - underWay.sent)
    this.underWay = undefined
    if (this.rest === 0) return
    this.restsUntil = now + this.rest
    setTimeout(() => this.play(), this.rest + 1)
  }

  private play(): void {
    this.informed()
    if (this.underWay || this.paused || this.stopped || performance.now() < this.restsUntil) return
    this.over = this.mirrors.some(({ snapshot }) => snapshot?.outcome)
    const mirror = this.mirrors.find(({ snapshot }) => snapshot?.asked?.offer)
    if (!mirror?.snapshot || mirror.as === null) return
    const { options } = mirror.snapshot.asked!.offer!
    const { key } = options[this.luck.below(options.length)]!
    this.underWay = {
      seat: mirror.as,
      id: `c${++this.commands}`,
      key,
      position: mirror.position,
      sent: performance.now(),
    }
    this.give(this.underWay)
  }

  private give({ seat, id, key, position }: UnderWay): void {
    if (id !== '') this.send({ type: 'answer', match: this.match, seat, id, position, key })
  }

  /** Sends nothing new; what is under way is settled. */
  pause(): void {
    this.paused = true
  }

  resume(): void {
    this.paused = false
    this.play()
  }

  /** Cut off by force, and back by itself. */
  drop(): void {
    this.socket?.terminate()
  }

  get isSettled(): boolean {
    return this.underWay === undefined
  }

  get isCurrent(): boolean {
    return this.socket?.readyState === WebSocket.OPEN && this.mirrors.every(({ snapshot }) => snapshot !== undefined)
  }

  /** For whoever wonders why it does nothing. */
  get state(): string {
    const { underWay, socket, urls, reconnections, mirrors, over } = this
    const views = mirrors.map(({ as, position, snapshot }) => {
      const asked = snapshot?.asked
      return `${as}@${position}${asked ? ` asks ${asked.seats}${asked.offer ? ' me' : ''}` : ''}${snapshot ? '' : ' no view'}`
    })
    return [
      `socket ${socket?.readyState} at ${urls[(reconnections + urls.length) % urls.length]}`,
      `connections ${reconnections + 1}`,
      over ? 'over' : `under way ${JSON.stringify(underWay)}`,
      views.join(', '),
    ].join('; ')
  }

  get desyncs(): number {
    return this.mirrors.reduce((sum, { desyncs }) => sum + desyncs, 0)
  }

  stop(): void {
    this.stopped = true
    this.socket?.terminate()
  }
}
