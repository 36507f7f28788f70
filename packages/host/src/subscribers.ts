/** The connections that watch a match: one channel for each viewer, one text for everybody who sees the same. */
import { heardBy, type Language, type Match, type Seat } from '@alea/engine'
import {
  type ClockInfo,
  difference,
  Fingerprint,
  type FromServer,
  type Snapshot,
  type StepFrame,
  snapshotHash,
  snapshotOf,
  viewerOf,
  type WindowState,
} from '@alea/protocol/client'
import type { EventLog } from './eventLog.ts'

/** A connection, as a match knows it. */
export interface Subscriber {
  /** The player behind it; undefined for an anonymous spectator. */
  readonly player: string | undefined
  /** What refusals are written in; English, if left out. */
  readonly language?: Language
  /** It wants hashes that are updated from differences (`alea.2`); others get hashes of the whole snapshot. */
  readonly follows?: boolean
  /** Its page is not in sight: whoever sits there may have to be called back. */
  readonly isHidden?: boolean
  /** False if the connection cannot take more now; it will ask for a full view later. */
  send(text: string): boolean
}

/** Steps kept for clients that reconnect. */
const KEPT = 32
/** A channel without subscribers is closed after this many steps. */
const IDLE_STEPS = 64

interface Channel {
  readonly as: Seat | null
  /** A seat that is not the subscribers' own: open hands. What the seat heard before is not theirs. */
  readonly isGuest: boolean
  /** The fingerprint of the snapshot; undefined if its subscribers want hashes of the whole. */
  readonly fingerprint: Fingerprint | undefined
  /** How every step of this channel begins. */
  readonly head: string
  snapshot: Snapshot
  hash: string
  position: number
  /** Steps as they were sent, with the position each begins at. */
  readonly kept: SentStep[]
  readonly subscribers: Set<Subscriber>
  idleSteps: number
}

interface SentStep {
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
  private readonly log: EventLog
  /** Subscribers that joined before the match started. */
  private waiting: {
    readonly as: Seat | null
    readonly subscriber: Subscriber
    readonly extra: object
    readonly isGuest: boolean
  }[] = []

  constructor(match: string, log: EventLog) {
    this.match = match
    this.log = log
  }

  /** Everybody, each once. */
  get all(): Set<Subscriber> {
    const seen = [...this.channels.values()].flatMap(({ subscribers }) => [...subscribers])
    return new Set([...seen, ...this.waiting.map(({ subscriber }) => subscriber)])
  }

  get isEmpty(): boolean {
    return this.waiting.length === 0 && this.channels.values().every(({ subscribers }) => subscribers.size === 0)
  }

  has(subscriber: Subscriber, as: Seat | null, isGuest = false): boolean {
    return (
      this.channels.get(keyOf(as, subscriber.follows, isGuest))?.subscribers.has(subscriber) ||
      this.waiting.some((one) => one.subscriber === subscriber && one.as === as)
    )
  }

  /** Brings a subscriber up to date with as little as possible: nothing, the steps it missed, or a full view. True if what it has is wrong. */
  join(
    match: Match | undefined,
    as: Seat | null,
    subscriber: Subscriber,
    has: Has,
    extra: object,
    isGuest = false,
  ): boolean {
    if (!match) {
      this.waiting = this.waiting.filter((one) => one.subscriber !== subscriber || one.as !== as)
      this.waiting.push({ as, subscriber, extra, isGuest })
      return false
    }
    const channel = this.channelOf(match, as, subscriber.follows, isGuest)
    channel.subscribers.add(subscriber)
    channel.idleSteps = 0
    const { position, hash } = channel
    if (has.position === position && has.hash === hash) {
      send(subscriber, { type: 'current', match: this.match, as, position, hash })
      return false
    }
    const from = channel.kept.findIndex(({ since }) => since === has.position)
    if (from < 0 || has.position === undefined) this.sendFull(channel, subscriber, extra)
    else for (const { text } of channel.kept.slice(from)) subscriber.send(text)
    return has.position === position && has.hash !== undefined
  }

  private sendFull({ as, position, hash, snapshot, isGuest }: Channel, subscriber: Subscriber, extra: object): void {
    const { told, answers, undone } = this.log.toldTo(isGuest ? undefined : viewerOf(as))
    const log = { ...(told.length > 0 && { told, answers }), ...(undone.length > 0 && { undone }) }
    send(subscriber, { type: 'view', match: this.match, as, position, hash, sight: snapshot, ...log, ...extra })
  }

  /** Returns the viewers this connection no longer watches as. */
  leave(subscriber: Subscriber, as?: Seat | null): (Seat | null)[] {
    const gone: (Seat | null)[] = []
    this.waiting = this.waiting.filter((one) => {
      const leaves = one.subscriber === subscriber && (as === undefined || one.as === as)
      if (leaves) gone.push(one.isGuest ? null : one.as)
      return !leaves
    })
    for (const channel of this.channels.values())
      if ((as === undefined || channel.as === as) && channel.subscribers.delete(subscriber))
        gone.push(channel.isGuest ? null : channel.as)
    return gone
  }

  /** Everybody who watches as this seat. */
  at(seat: Seat): Subscriber[] {
    const joined = [...this.channels.values()].filter(({ as, isGuest }) => as === seat && !isGuest)
    const waiting = this.waiting.filter(({ as, isGuest }) => as === seat && !isGuest)
    return [...joined.flatMap(({ subscribers }) => [...subscribers]), ...waiting.map(({ subscriber }) => subscriber)]
  }

  /** Sends everybody what has changed since the last time. Returns the subscribers that could not take it. */
  publish(match: Match, time: ClockInfo | undefined, windowFor: (as: Seat | null) => WindowState): Subscriber[] {
    const full: Subscriber[] = []
    const eventsOf = eventTexts(match)
    const undone = this.log.note(match)
    const bySeat = seatsOf(match)
    for (const [key, channel] of this.channels) {
      if (channel.subscribers.size === 0 && ++channel.idleSteps > IDLE_STEPS) {
        this.channels.delete(key)
        continue
      }
      const takenBack = undone && {
        seat: undone.seat,
        events: heardBy(viewerOf(channel.as), undone.events).length,
      }
      const by = bySeat(channel.position)
      const more = textOf({ by, undone: takenBack, time, ...windowFor(channel.isGuest ? null : channel.as) })
      const step = stepOf(match, channel, eventsOf(channel.as), more)
      channel.kept.push(step)
      if (channel.kept.length > KEPT) channel.kept.shift()
      for (const subscriber of channel.subscribers) if (!subscriber.send(step.text)) full.push(subscriber)
    }
    match.forgetEvents()
    for (const { as, subscriber, extra, isGuest } of this.waiting.splice(0))
      this.join(match, as, subscriber, {}, extra, isGuest)
    return full
  }

  private channelOf(match: Match, as: Seat | null, follows: boolean | undefined, isGuest: boolean): Channel {
    const key = keyOf(as, follows, isGuest)
    const known = this.channels.get(key)
    if (known) return known
    const snapshot = snapshotOf(match, viewerOf(as))
    const fingerprint = follows ? Fingerprint.of(snapshot) : undefined
    const channel: Channel = {
      as,
      isGuest,
      fingerprint,
      head: `{"type":"step","match":${JSON.stringify(this.match)},"as":${as},`,
      snapshot,
      hash: fingerprint?.text ?? snapshotHash(snapshot),
      position: match.position,
      kept: [],
      subscribers: new Set<Subscriber>(),
      idleSteps: 0,
    }
    this.channels.set(key, channel)
    return channel
  }
}

function stepOf(match: Match, channel: Channel, events: string, more: string): SentStep {
  const { head, position: since } = channel
  const snapshot = snapshotOf(match, viewerOf(channel.as))
  const changes = difference(channel.snapshot, snapshot)
  if (changes) {
    channel.fingerprint?.apply(channel.snapshot, changes)
    channel.hash = channel.fingerprint?.text ?? snapshotHash(snapshot)
  }
  channel.snapshot = snapshot
  channel.position = match.position
  const place = `${head}"since":${since},"position":${channel.position},"hash":"${channel.hash}"`
  const changed = changes ? `,"changes":${JSON.stringify(changes)}` : ''
  return { since, text: `${place}${changed},"events":${events}${more}}` }
}

/** The members of a step that are there only now and then, to be put before its end. */
function textOf(members: { readonly [K in 'by' | 'undone' | 'time']: StepFrame[K] } & WindowState): string {
  const text = JSON.stringify(members).slice(1, -1)
  return text && `,${text}`
}

/** Who answered at a position; undefined if nobody has. */
const seatsOf =
  ({ entries }: Match) =>
  (position: number): Seat | undefined => {
    const who = entries[position]?.who
    return who === 'chance' ? undefined : who
  }

/** The events of each viewer as text; made once if all see the same. */
function eventTexts(match: Match): (as: Seat | null) => string {
  if (match.events.some(({ to }) => to)) return (as) => JSON.stringify(match.heard(viewerOf(as)))
  let text: string | undefined
  return () => {
    text ??= JSON.stringify(match.heard(undefined))
    return text
  }
}

const keyOf = (as: Seat | null, follows: boolean | undefined, isGuest: boolean): string =>
  `${as}${follows ? ' follows' : ''}${isGuest ? ' guest' : ''}`

const send = (subscriber: Subscriber, frame: FromServer): boolean => subscriber.send(JSON.stringify(frame))
