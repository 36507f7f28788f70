/** One client on a socket. Nothing it sends is trusted, and no frame waits for another. */
import type { Duplex } from 'node:stream'
import { type Language, type Sentence, SOURCE_LANGUAGE } from '@alea/engine'
import { type CommandFrame, type Ids, type MatchHost, perform, Refusal, refusalFrame } from '@alea/host'
import {
  type ErrorCode,
  FOLLOWING,
  type FromClient,
  type FromServer,
  PROTOCOL,
  type Read,
  readFrame,
} from '@alea/protocol'
import type { WebSocket } from 'ws'
import { Buckets } from '../limits/buckets.ts'
import { REFUSALS } from '../metrics.ts'
import type { Player } from '../players/players.ts'
import type { Services } from '../services.ts'
import { FAULTS } from '../text/index.ts'
import { Outbox } from './outbox.ts'
import { type Client, Watchlist } from './watchlist.ts'

export const HEARTBEAT_MS = 25_000
/** How many unread bytes a client may have before it gets no more steps; it gets a full view when it has caught up. */
const BEHIND = 1 << 20
/** With this many unread bytes it is disconnected. */
const LOST = 8 << 20
const MOST_UNDER_WAY = 32

/** Every frame but `ping`. */
type Request = Exclude<FromClient, { type: 'ping' }>

const NOBODY: Ids = new Set()

const COMMAND_MS = ['alea_command_ms', 'Milliseconds from a command read to its being on disk'] as const

/** Does the command change the match on disk? */
const isStored = ({ type }: CommandFrame): boolean => type !== 'preview' && type !== 'say'

export class Connection implements Client {
  readonly player: string | undefined
  readonly follows: boolean
  readonly language: Language
  private readonly socket: WebSocket
  private readonly outbox: Outbox
  private readonly services: Services
  private readonly who: Player | undefined
  private readonly ids: Ids
  private readonly credit: Buckets
  private readonly watchlist: Watchlist
  private underWay = 0
  private faults = 0
  private heard: number

  /** `wire` is what the socket writes to. */
  constructor(
    socket: WebSocket,
    wire: Duplex,
    services: Services,
    who: Player | undefined,
    language: Language = SOURCE_LANGUAGE,
  ) {
    this.socket = socket
    this.outbox = new Outbox(wire)
    this.services = services
    this.who = who
    this.ids = who?.ids ?? NOBODY
    this.player = who?.id
    this.language = language
    this.follows = socket.protocol === FOLLOWING
    this.watchlist = new Watchlist(this, this.ids, services.matches)
    this.heard = services.now()
    const { framesPerSecond } = services.config
    this.credit = new Buckets(framesPerSecond * 3, framesPerSecond)
    socket.on('message', (data, isBinary) => this.receive(data as Buffer, isBinary))
    socket.on('pong', () => {
      this.heard = services.now()
    })
    socket.on('close', () => this.close())
    // An oversized or broken frame: ws closes the socket itself; an error event without a listener would crash.
    socket.on('error', () =>
      this.services.metrics.count('alea_socket_errors_total', 'Sockets closed for what they sent'),
    )
    const player = who && { id: who.id, name: who.name }
    this.write({
      type: 'welcome',
      protocol: PROTOCOL,
      ...(player && { player }),
      heartbeat: HEARTBEAT_MS,
      now: this.heard,
    })
  }

  /** Sends a frame about a match; false if the client is behind. */
  send(text: string): boolean {
    if (!this.isOpen) return false
    const { behind } = this
    if (behind > LOST) {
      this.services.metrics.count('alea_lost_clients_total', 'Clients cut off because they did not read')
      this.socket.terminate()
      return false
    }
    if (behind > BEHIND) {
      this.watchlist.fallBehind()
      return false
    }
    this.outbox.put(text)
    return true
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN
  }

  get behind(): number {
    return this.outbox.behind
  }

  write(frame: FromServer): void {
    if (this.isOpen) this.outbox.put(JSON.stringify(frame))
  }

  private receive(data: Buffer, isBinary: boolean): void {
    const now = this.services.now()
    this.heard = now
    const read: Read<FromClient> = isBinary ? { fault: (language) => FAULTS[language].textFrames } : parsed(data)
    if (!this.credit.take('', now)) this.fault('too-many', (language) => FAULTS[language].tooFast)
    else if ('fault' in read) this.fault('malformed', read.fault)
    else if (read.value.type === 'ping') this.write({ type: 'pong', now })
    else this.accept(read.value, now)
  }

  private accept(frame: Request, now: number): void {
    this.underWay++
    const failed = (error: unknown) => {
      this.finished()
      this.refuse(frame, error)
    }
    try {
      this.handle(frame, now).then(this.finished, failed)
    } catch (error) {
      failed(error)
    }
  }

  private readonly finished = (): void => {
    this.underWay--
  }

  /** Synchronous if the match is in memory. */
  private handle(frame: Request, now: number): Promise<void> {
    if (this.underWay > MOST_UNDER_WAY)
      return Promise.reject(new Refusal('too-many', (language) => FAULTS[language].answersFirst))
    if (frame.type === 'leave') {
      this.watchlist.leave(frame.match, frame.as)
      return Promise.resolve()
    }
    const host = this.services.matches.host(frame.match)
    return host instanceof Promise ? host.then((read) => this.ask(read, frame, now)) : this.ask(host, frame, now)
  }

  private ask(host: MatchHost, frame: Exclude<Request, { type: 'leave' }>, now: number): Promise<void> {
    const { services, who } = this
    if (frame.type === 'watch') return this.watchlist.watch(host, frame)
    if (!who) return Promise.reject(new Refusal('not-signed-in'))
    if (frame.type === 'say' && !services.limits.chat.take(who.id, now))
      return Promise.reject(new Refusal('too-many', (language) => FAULTS[language].tooFast))
    return perform(host, frame, who).then((done) => {
      if (isStored(frame)) services.metrics.observe(...COMMAND_MS, services.now() - now)
      this.write(done)
    })
  }

  private refuse(frame: FromClient, error: unknown): void {
    const refusal = error instanceof Refusal ? error : new Refusal('internal')
    if (refusal !== error) this.services.log('error', `socket, ${frame.type}: ${(error as Error)?.stack ?? error}`)
    this.services.metrics.count(...REFUSALS, { code: refusal.code })
    this.write(refusalFrame(frame, refusal, this.language))
  }

  /** A client that keeps sending frames that cannot be read is disconnected. */
  private fault(code: ErrorCode, detail: Sentence): void {
    this.services.metrics.count(...REFUSALS, { code })
    if (++this.faults > this.services.config.faultsPerConnection) this.end(1008, 'too many faults')
    else this.write({ type: 'error', error: new Refusal(code, detail).in(this.language) })
  }

  /** Called every heartbeat; false if the client was silent for too long and is disconnected. */
  beat(now: number): boolean {
    if (now - this.heard > 2 * HEARTBEAT_MS) {
      this.socket.terminate()
      return false
    }
    this.socket.ping()
    if (this.faults > 0) this.faults--
    return true
  }

  /** The server restarts; the client should reconnect. */
  dismiss(): void {
    this.end(1012, 'restarting')
  }

  /** Nothing may follow a close frame, so pending frames go first. */
  private end(code: number, reason: string): void {
    this.outbox.flush()
    this.socket.close(code, reason)
  }

  private close(): void {
    this.watchlist.close()
  }
}

function parsed(data: Buffer): ReturnType<typeof readFrame> {
  try {
    return readFrame(JSON.parse(data.toString('utf8')))
  } catch {
    return { fault: (language) => FAULTS[language].frameNotJson }
  }
}
