/** Those who look at a match: one channel for each viewer, one text for everybody who sees the same. */
import { type AddressedEvent, heardBy, type Language, type Match, type Seat } from '@alea/engine'
import {
  type ClockInfo,
  difference,
  Fingerprint,
  type FromServer,
  type Snapshot,
  snapshotHash,
  snapshotOf,
  viewerOf,
} from '@alea/protocol/client'

/** A connection, as a match knows it. */
export interface Subscriber {
  /** The player behind it; undefined for an anonymous spectator. */
  readonly player: string | undefined
  /** What refusals are written in; English, if left out. */
  readonly language?: Language
  /** It wants hashes that follow the differences (`alea.2`); others get those of the whole sight. */
  readonly follows?: boolean
  /** False when the connection cannot take more now: it will ask for everything later. */
  send(text: string): boolean
}

/** Steps kept for those who were gone for a moment. */
const KEPT = 32
/** Events told lately, for the log of those who come later. */
const REMEMBERED = 300
/** Nobody subscribed for so many steps: the channel is closed. */
const PATIENCE = 64

interface Channel {
  readonly as: Seat | null
  /** Follows the sight; none where whole hashes are wanted. */
  readonly fingerprint: Fingerprint | undefined
  /** How every step of this channel begins. */
  readonly head: string
  sight: Snapshot
  hash: string
  position: number
  /** Steps as they were sent, with the position each begins at. */
  readonly kept: Step[]
  readonly subscribers: Set<Subscriber>
  unheard: number
}

interface Step {
  readonly since: number
  readonly text: string
}

/** What a client already has. */
export interface Has {
  readonly position?: number | undefined
  readonly hash?: string | undefined
}

export class Subscribers {
  private readonly match: string
  private readonly channels = new Map<string, Channel>()
  private readonly told: AddressedEvent[] = []
  /** Those who came before there is anything to see. */
  private early: { readonly as: Seat | null; readonly subscriber: Subscriber; readonly extra: object }[] = []

  /** What a match that was read again has told on the way is remembered; it has been shown before. */
  constructor(match: string, restored?: Match) {
    this.match = match
    if (restored) this.remember(restored)
  }

  /** Everybody, each once. */
  get all(): Set<Subscriber> {
    const seen = [...this.channels.values()].flatMap(({ subscribers }) => [...subscribers])
    return new Set([...seen, ...this.early.map(({ subscriber }) => subscriber)])
  }

  get isEmpty(): boolean {
    return this.early.length === 0 && this.channels.values().every(({ subscribers }) => subscribers.size === 0)
  }

  has(subscriber: Subscriber, as: Seat | null): boolean {
    return (
      this.channels.get(keyOf(as, subscriber.follows))?.subscribers.has(subscriber) ||
      this.early.some((one) => one.subscriber === subscriber && one.as === as)
    )
  }

  /** Brings a subscriber up to date by as little as possible: nothing, the steps it missed, or everything. */
  join(match: Match | undefined, as: Seat | null, subscriber: Subscriber, has: Has, extra: object): void {
    if (!match) {
      this.early = this.early.filter((one) => one.subscriber !== subscriber || one.as !== as)
      this.early.push({ as, subscriber, extra })
      return
    }
    const channel = this.channelOf(match, as, subscriber.follows)
    channel.subscribers.add(subscriber)
    channel.unheard = 0
    const { position, hash } = channel
    if (has.position === position && has.hash === hash) {
      send(subscriber, { type: 'current', match: this.match, as, position, hash })
      return
    }
    const from = channel.kept.findIndex(({ since }) => since === has.position)
    if (from < 0 || has.position === undefined) this.sendFull(channel, subscriber, extra)
    else for (const { text } of channel.kept.slice(from)) subscriber.send(text)
  }

  private sendFull({ as, position, hash, sight }: Channel, subscriber: Subscriber, extra: object): void {
    const told = heardBy(viewerOf(as), this.told.slice(-REMEMBERED))
    const log = told.length > 0 ? { told } : {}
    send(subscriber, { type: 'view', match: this.match, as, position, hash, sight, ...log, ...extra })
  }

  /** Returns the eyes that one looks through no longer. */
  leave(subscriber: Subscriber, as?: Seat | null): (Seat | null)[] {
    const gone: (Seat | null)[] = []
    this.early = this.early.filter((one) => {
      const leaves = one.subscriber === subscriber && (as === undefined || one.as === as)
      if (leaves) gone.push(one.as)
      return !leaves
    })
    for (const channel of this.channels.values())
      if ((as === undefined || channel.as === as) && channel.subscribers.delete(subscriber)) gone.push(channel.as)
    return gone
  }

  /** Shows everybody what has changed since the last time. Returns those who could not take it. */
  publish(match: Match, time: ClockInfo | undefined): Subscriber[] {
    const full: Subscriber[] = []
    const eventsOf = eventTexts(match)
    for (const [key, channel] of this.channels) {
      if (channel.subscribers.size === 0 && ++channel.unheard > PATIENCE) {
        this.channels.delete(key)
        continue
      }
      const step = stepOf(match, channel, time, eventsOf(channel.as))
      channel.kept.push(step)
      if (channel.kept.length > KEPT) channel.kept.shift()
      for (const subscriber of channel.subscribers) if (!subscriber.send(step.text)) full.push(subscriber)
    }
    this.remember(match)
    for (const { as, subscriber, extra } of this.early.splice(0)) this.join(match, as, subscriber, {}, extra)
    return full
  }

  private remember(match: Match): void {
    for (const telling of match.events) this.told.push(telling)
    if (this.told.length > 2 * REMEMBERED) this.told.splice(0, this.told.length - REMEMBERED)
    match.forgetEvents()
  }

  private channelOf(match: Match, as: Seat | null, follows: boolean | undefined): Channel {
    const key = keyOf(as, follows)
    const known = this.channels.get(key)
    if (known) return known
    const sight = snapshotOf(match, viewerOf(as))
    const fingerprint = follows ? Fingerprint.of(sight) : undefined
    const channel: Channel = {
      as,
      fingerprint,
      head: `{"type":"step","match":${JSON.stringify(this.match)},"as":${as},`,
      sight,
      hash: fingerprint?.text ?? snapshotHash(sight),
      position: match.position,
      kept: [],
      subscribers: new Set<Subscriber>(),
      unheard: 0,
    }
    this.channels.set(key, channel)
    return channel
  }
}

function stepOf(match: Match, channel: Channel, time: ClockInfo | undefined, events: string): Step {
  const { head, position: since } = channel
  const sight = snapshotOf(match, viewerOf(channel.as))
  const changes = difference(channel.sight, sight)
  if (changes) {
    channel.fingerprint?.apply(channel.sight, changes)
    channel.hash = channel.fingerprint?.text ?? snapshotHash(sight)
  }
  channel.sight = sight
  channel.position = match.position
  const place = `${head}"since":${since},"position":${channel.position},"hash":"${channel.hash}"`
  const changed = changes ? `,"changes":${JSON.stringify(changes)}` : ''
  const running = time ? `,"time":${JSON.stringify(time)}` : ''
  return { since, text: `${place}${changed},"events":${events}${running}}` }
}

/** The events each viewer hears, as text; made once where everybody hears the same. */
function eventTexts(match: Match): (as: Seat | null) => string {
  if (match.events.some(({ to }) => to)) return (as) => JSON.stringify(match.heard(viewerOf(as)))
  let text: string | undefined
  return () => {
    text ??= JSON.stringify(match.heard(undefined))
    return text
  }
}

const keyOf = (as: Seat | null, follows: boolean | undefined): string => (follows ? `${as} follows` : `${as}`)

const send = (subscriber: Subscriber, frame: FromServer): boolean => subscriber.send(JSON.stringify(frame))
