/** One client on a socket. Nothing it sends is trusted, and no frame waits for another. */
import { randomUUID } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { type Language, type Sentence, SOURCE_LANGUAGE } from '@alea/engine'
import { type CommandFrame, type Ids, MatchHost, perform, Refusal, refusalFrame, type Sender } from '@alea/host'
import {
  type Done,
  type ErrorCode,
  FOLLOWING,
  type FromClient,
  type FromServer,
  PROTOCOL,
  type Read,
  readFrame,
  type Say,
  SIGNED_OUT,
} from '@alea/protocol'
import type { WebSocket } from 'ws'
import type { Buckets } from '../limits/buckets.ts'
import type { Place } from '../matches/registry.ts'
import { REFUSALS } from '../metrics.ts'
import type { Player } from '../players/players.ts'
import type { Services } from '../services.ts'
import { storageFailed } from '../storage/storageFailed.ts'
import { FAULTS } from '../text/index.ts'
import { costOf, PING_COST, WATCH_COST } from './costs.ts'
import { Output } from './output.ts'
import { ALONE, bucketsFor, type Share } from './share.ts'
import { type Client, Watchlist } from './watchlist.ts'

export const HEARTBEAT_MS = 25_000
const MOST_UNDER_WAY = 32
/** Frames a client may still send after it was told that the connection closes. */
const LATE_FRAMES = 100
/** How long a client may take to close its side. */
const CLOSE_MS = 2000

/** Every frame about a match. */
type Request = Exclude<FromClient, { type: 'ping' | 'visible' }>

const NOBODY: Ids = new Set()

const COMMAND_MS = ['alea_command_ms', 'Milliseconds from a command read to its being on disk'] as const

const performAt = (host: Place, frame: CommandFrame, sender: Sender): Promise<Done> =>
  host instanceof MatchHost ? perform(host, frame, sender) : host.perform(frame, sender)

/** Does the command change the match on disk? */
const isStored = ({ type }: CommandFrame): boolean => type !== 'preview'

export class Connection implements Client {
  readonly player: string | undefined
  readonly follows: boolean
  readonly language: Language
  isHidden = false
  /** Under which the log has it. */
  private readonly id = randomUUID()
  private readonly socket: WebSocket
  private readonly output: Output
  private readonly services: Services
  private readonly who: Player | undefined
  private readonly ids: Ids
  private readonly credit: Buckets
  private readonly share: Share
  private readonly watchlist: Watchlist
  private underWay = 0
  private faults = 0
  private heard: number
  private closing = false
  private late = 0

  /** `wire` is what the socket writes to. */
  constructor(
    socket: WebSocket,
    wire: Duplex,
    services: Services,
    who: Player | undefined,
    language: Language = SOURCE_LANGUAGE,
    share: Share = ALONE,
  ) {
    this.socket = socket
    this.share = share
    this.output = new Output(socket, wire, share.unsent, {
      onLost: () => services.metrics.count('alea_lost_clients_total', 'Clients cut off because they did not read'),
      onRead: () => {
        this.heard = services.now()
      },
    })
    this.services = services
    this.who = who
    this.ids = who?.ids ?? NOBODY
    this.player = who?.id
    this.language = language
    this.follows = socket.protocol === FOLLOWING
    this.watchlist = new Watchlist(this, this.ids, services.matches)
    this.heard = services.now()
    this.credit = bucketsFor(services.config.framesPerSecond)
    this.listen()
    const player = who && { id: who.id, name: who.name }
    this.write({
      type: 'welcome',
      protocol: PROTOCOL,
      ...(player && { player }),
      heartbeat: HEARTBEAT_MS,
      now: this.heard,
    })
  }

  private listen(): void {
    const { socket, services } = this
    socket.on('message', (data, isBinary) => this.receive(data as Buffer, isBinary))
    socket.on('ping', (data) => this.pinged(data))
    socket.on('pong', () => {
      if (this.closing || this.isHeard(services.now(), PING_COST)) return
      this.fault('too-many', (language) => FAULTS[language].tooFast)
    })
    socket.on('close', (code) => this.close(code))
    // An oversized or broken frame: ws closes the socket itself; an error event without a listener would crash.
    socket.on('error', () => services.metrics.count('alea_socket_errors_total', 'Sockets closed for what they sent'))
  }

  /** Sends a frame about a match; false if the client is behind. */
  send(text: string): boolean {
    if (!this.isOpen) return false
    if (!this.output.isBehind) return this.output.put(text)
    this.watchlist.fallBehind()
    return false
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN
  }

  get behind(): number {
    return this.output.unread
  }

  /** It gets no more steps until it has caught up. */
  get isBehind(): boolean {
    return this.watchlist.isBehind
  }

  write(frame: FromServer): void {
    this.output.put(JSON.stringify(frame))
  }

  /** All clients together have too much unread, and this one most of it. */
  cutOff(): void {
    this.output.cutOff()
  }

  private isHeard(now: number, cost: number): boolean {
    this.heard = now
    return this.credit.take('', now, cost) && this.share.afford(now, cost)
  }

  /** The full views a client gets after it was behind cost it as much as if it had asked for them. */
  mayCatchUp(): boolean {
    const now = this.services.now()
    return this.credit.take('', now, WATCH_COST) && this.share.afford(now, WATCH_COST)
  }

  private pinged(data: Buffer): void {
    if (this.closing) return
    if (!this.isHeard(this.services.now(), PING_COST)) this.fault('too-many', (language) => FAULTS[language].tooFast)
    else this.output.pong(data)
  }

  private receive(data: Buffer, isBinary: boolean): void {
    if (this.closing) return this.tooLate()
    const now = this.services.now()
    const read: Read<FromClient> = isBinary ? { fault: (language) => FAULTS[language].textFrames } : parsed(data)
    const frame = 'fault' in read ? undefined : read.value
    if (!this.isHeard(now, frame ? costOf(frame) : 1))
      this.fault('too-many', (language) => FAULTS[language].tooFast, frame)
    else if ('fault' in read) this.fault('malformed', read.fault)
    else if (read.value.type === 'ping') this.write({ type: 'pong', now })
    else if (read.value.type === 'visible') this.hide(!read.value.on)
    else this.accept(read.value, now)
  }

  private hide(isHidden: boolean): void {
    this.isHidden = isHidden
    this.services.matches.remote?.hid(this)
  }

  /** Frames that were on their way are ignored; whoever goes on sending is cut off. */
  private tooLate(): void {
    if (++this.late === LATE_FRAMES) this.socket.terminate()
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
    const host = this.services.matches.place(frame.match)
    return host instanceof Promise ? host.then((read) => this.ask(read, frame, now)) : this.ask(host, frame, now)
  }

  private ask(host: Place, frame: Exclude<Request, { type: 'leave' }>, now: number): Promise<void> {
    const { services, who } = this
    if (frame.type === 'watch')
      return this.watchlist.watch(host, frame).then((isDesync) => {
        if (isDesync) services.metrics.count('alea_desyncs_total', 'Clients whose view did not fit')
      })
    if (!who) return Promise.reject(new Refusal('not-signed-in'))
    if (frame.type === 'say') return this.say(host, frame, who.id, now)
    return performAt(host, frame, who).then((done) => {
      if (isStored(frame)) services.metrics.observe(...COMMAND_MS, services.now() - now)
      this.write(done)
    })
  }

  /** Under the name the player has now: an account may have taken that of a guest since the socket was opened. */
  private async say(host: Place, frame: Say, id: string, now: number): Promise<void> {
    const { limits, players } = this.services
    if (!limits.chat.take(id, now)) throw new Refusal('too-many', (language) => FAULTS[language].tooFast)
    const player = await players.find(id)
    if (!player) throw new Refusal('not-signed-in')
    this.write(await performAt(host, frame, player))
  }

  private refuse(frame: FromClient, error: unknown): void {
    const known = error instanceof Refusal ? error : storageFailed(error)
    const refusal = known ?? new Refusal('internal')
    if (!known) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
      this.services.log('error', `socket, ${frame.type}: ${text}`, { connection: this.id })
    }
    this.services.metrics.count(...REFUSALS, { code: refusal.code })
    this.write(withRequest(refusalFrame(frame, refusal, this.language), this.id))
  }

  /** A client that keeps sending what cannot be read, or too much, is disconnected. */
  private fault(code: ErrorCode, detail: Sentence, frame?: FromClient): void {
    this.services.metrics.count(...REFUSALS, { code })
    const refusal = new Refusal(code, detail)
    if (++this.faults > this.services.config.faultsPerConnection) this.end(1008, 'too many faults')
    else if (frame) this.write(refusalFrame(frame, refusal, this.language))
    else this.write({ type: 'error', error: refusal.in(this.language) })
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

  /** The session it was opened with has ended. */
  signOut(): void {
    this.end(SIGNED_OUT, 'signed out')
  }

  private end(code: number, reason: string): void {
    this.closing = true
    this.output.close(code, reason)
    setTimeout(() => this.socket.terminate(), CLOSE_MS).unref()
  }

  private close(code: number): void {
    this.closing = true
    this.services.metrics.count('alea_socket_closes_total', 'Sockets closed, by code', { code: codeText(code) })
    this.services.log('debug', `socket closed, ${code}`, { connection: this.id })
    this.watchlist.close()
    this.output.forget()
  }
}

/** An error on the server is told with the id under which its log has it. */
function withRequest(frame: FromServer, request: string): FromServer {
  if (!('error' in frame) || frame.error.code !== 'internal') return frame
  return { ...frame, error: { ...frame.error, request } }
}

/** Clients choose their codes: those that mean nothing here are counted together. */
const codeText = (code: number): string =>
  (code >= 1000 && code <= 1015) || (code >= 4000 && code < 4010) ? String(code) : 'other'

function parsed(data: Buffer): ReturnType<typeof readFrame> {
  try {
    return readFrame(JSON.parse(data.toString('utf8')))
  } catch {
    return { fault: (language) => FAULTS[language].frameNotJson }
  }
}
