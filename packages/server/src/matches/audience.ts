/** Those who look at a match: one channel for each pair of eyes, one text for everybody behind the same eyes. */
import { heardBy, type Match, type Seat, type Told } from '@alea/engine'
import { type ClockInfo, difference, type FromServer, type Sight, sightHash, sightOf, viewerOf } from '@alea/protocol'

/** A connection, as a match knows it. */
export interface Listener {
  /** The player behind it; none for a nameless spectator. */
  readonly player: string | undefined
  /** False when the connection cannot take more now: it will ask for everything later. */
  send(text: string): boolean
}

/** Steps kept for those who were gone for a moment. */
const KEPT = 32
/** What was told lately, for the log of those who come later. */
const REMEMBERED = 300
/** Nobody listening for so many steps: the channel is closed. */
const PATIENCE = 64

interface Channel {
  readonly as: Seat | null
  /** How every step of this channel begins. */
  readonly head: string
  sight: Sight
  hash: string
  position: number
  /** Steps as they were sent, with the position each begins at. */
  readonly kept: { readonly since: number; readonly text: string }[]
  readonly listeners: Set<Listener>
  unheard: number
}

export interface Has {
  readonly position?: number | undefined
  readonly hash?: string | undefined
}

export class Audience {
  private readonly match: string
  private readonly channels = new Map<Seat | null, Channel>()
  private readonly told: Told[] = []
  /** Those who came before there is anything to see. */
  private early: { readonly as: Seat | null; readonly listener: Listener; readonly extra: object }[] = []

  constructor(match: string) {
    this.match = match
  }

  /** Everybody, each once. */
  get listeners(): Set<Listener> {
    const seen = [...this.channels.values()].flatMap(({ listeners }) => [...listeners])
    return new Set([...seen, ...this.early.map(({ listener }) => listener)])
  }

  get isEmpty(): boolean {
    return this.listeners.size === 0
  }

  listenersAs(as: Seat | null): number {
    return (this.channels.get(as)?.listeners.size ?? 0) + this.early.filter((one) => one.as === as).length
  }

  /** Brings a listener up to date by as little as possible: nothing, the steps it missed, or everything. */
  join(match: Match | undefined, as: Seat | null, listener: Listener, has: Has, extra: object): void {
    if (!match) {
      this.early.push({ as, listener, extra })
      return
    }
    const channel = this.channelOf(match, as)
    channel.listeners.add(listener)
    channel.unheard = 0
    const { position, hash } = channel
    if (has.position === position && has.hash === hash) {
      send(listener, { type: 'current', match: this.match, as, position, hash })
      return
    }
    const from = channel.kept.findIndex(({ since }) => since === has.position)
    if (from < 0 || has.position === undefined) this.sendFull(channel, listener, extra)
    else for (const { text } of channel.kept.slice(from)) listener.send(text)
  }

  private sendFull({ as, position, hash, sight }: Channel, listener: Listener, extra: object): void {
    const told = heardBy(viewerOf(as), this.told.slice(-REMEMBERED))
    const log = told.length > 0 ? { told } : {}
    send(listener, { type: 'view', match: this.match, as, position, hash, sight, ...log, ...extra })
  }

  leave(listener: Listener, as?: Seat | null): void {
    this.early = this.early.filter((one) => one.listener !== listener || (as !== undefined && one.as !== as))
    for (const channel of this.channels.values())
      if (as === undefined || channel.as === as) channel.listeners.delete(listener)
  }

  /** Shows everybody what has changed since the last time. */
  publish(match: Match, time: ClockInfo | undefined): void {
    for (const channel of this.channels.values()) {
      if (channel.listeners.size === 0 && ++channel.unheard > PATIENCE) {
        this.channels.delete(channel.as)
        continue
      }
      const step = this.stepOf(match, channel, time)
      channel.kept.push(step)
      if (channel.kept.length > KEPT) channel.kept.shift()
      for (const listener of channel.listeners) if (!listener.send(step.text)) channel.listeners.delete(listener)
    }
    this.told.push(...match.tellings)
    if (this.told.length > 2 * REMEMBERED) this.told.splice(0, this.told.length - REMEMBERED)
    match.forgetEvents()
    for (const { as, listener, extra } of this.early.splice(0)) this.join(match, as, listener, {}, extra)
  }

  private stepOf(match: Match, channel: Channel, time: ClockInfo | undefined): { since: number; text: string } {
    const { head, position: since } = channel
    const viewer = viewerOf(channel.as)
    const sight = sightOf(match, viewer)
    const changes = difference(channel.sight, sight)
    if (changes) channel.hash = sightHash(sight)
    channel.sight = sight
    channel.position = match.position
    const place = `${head}"since":${since},"position":${channel.position},"hash":"${channel.hash}"`
    const changed = changes ? `,"changes":${JSON.stringify(changes)}` : ''
    const running = time ? `,"time":${JSON.stringify(time)}` : ''
    return { since, text: `${place}${changed},"events":${JSON.stringify(match.heard(viewer))}${running}}` }
  }

  private channelOf(match: Match, as: Seat | null): Channel {
    const known = this.channels.get(as)
    if (known) return known
    // What is kept here is compared with later: it must be what a client reads, not what the game holds.
    const sight = sightOf(match, viewerOf(as))
    const { position } = match
    const channel: Channel = {
      as,
      head: `{"type":"step","match":${JSON.stringify(this.match)},"as":${as},`,
      sight,
      hash: sightHash(sight),
      position,
      kept: [],
      listeners: new Set<Listener>(),
      unheard: 0,
    }
    this.channels.set(as, channel)
    return channel
  }
}

const send = (listener: Listener, frame: FromServer): boolean => listener.send(JSON.stringify(frame))
