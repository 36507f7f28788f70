/**
 * What a node and the others tell each other, and what it does about letters that are lost, come twice or come in another order. A question goes to
 * whoever owns its match, until it is answered: the owner does it once, however often it comes. No clock, no network, no database: all are passed in.
 */
import { ASK_MS, RETRY_MS } from './timing.ts'

/** What an owner says: an answer, or that the match is not its own. */
export type Answer = { readonly answer: unknown } | 'elsewhere'

/** Why there is no answer: nobody can be reached; or the owner died before it answered, and nobody knows whether it was done. */
export type NoAnswer = 'unreachable' | 'unknown'

export type Outcome = { readonly answer: unknown } | { readonly failed: NoAnswer }

export type Letter =
  | { readonly kind: 'ask'; readonly id: number; readonly match: string; readonly body: unknown }
  | { readonly kind: 'reply'; readonly id: number; readonly to: Answer }
  /** Needs no answer. */
  | { readonly kind: 'note'; readonly body: unknown }
  /** Some of your letters have not come. */
  | { readonly kind: 'gap' }
  /** Nothing but its number: whoever missed the last letter notices. */
  | { readonly kind: 'beat' }

/** Letters to each node are numbered from 1. */
export type Numbered = Letter & { readonly n: number }

export interface CourierFacts {
  readonly me: string
  /** Elapsed milliseconds. */
  now(): number
  send(to: string, letter: Numbered): void
  /** Finds who owns a match, and makes this node its owner if nobody does; undefined: not now. */
  locate(match: string, found: (owner: string | undefined) => void): void
  /** A node that was thought to own this match does not. */
  moved(match: string): void
  /** Does what this node is asked as the owner of a match. */
  serve(from: string, match: string, body: unknown, reply: (to: Answer) => void): void
  note(from: string, body: unknown): void
  /** Some letters from there have not come. */
  missed(from: string): void
}

interface Ask {
  readonly id: number
  readonly match: string
  readonly body: unknown
  /** May it be asked of another owner after the first has died? */
  readonly isRepeatable: boolean
  readonly until: number
  readonly done: (outcome: Outcome) => void
  /** Who was asked; undefined while that is being found out. */
  at: string | undefined
  /** When it is tried again, if nobody has been asked. */
  retry: number
}

interface Peer {
  /** The last letter sent there. */
  sent: number
  /** The last letter that came from there. */
  heard: number
  /** When it was last seen that letters were lost between here and there, and whether that has still to be dealt with. */
  healed: number
  isTorn: boolean
  /** It has to be told. */
  isUntold: boolean
  /** What it has asked, and what was answered; null while it is being done. */
  readonly asked: Map<number, { readonly to: Answer | null; readonly at: number }>
}

export class Courier {
  private readonly facts: CourierFacts
  private readonly peers = new Map<string, Peer>()
  private readonly asks = new Map<number, Ask>()
  private asked = 0
  private ended = false
  /** They come back under other names: what still comes from them is out of date. */
  private readonly dead = new Set<string>()

  constructor(facts: CourierFacts) {
    this.facts = facts
  }

  /** Questions that are not answered yet. */
  get pending(): number {
    return this.asks.size
  }

  /** Asks the owner of a match. */
  ask(match: string, body: unknown, isRepeatable: boolean, done: (outcome: Outcome) => void): void {
    if (this.ended) return done({ failed: 'unreachable' })
    const id = ++this.asked
    const until = this.facts.now() + ASK_MS
    const ask: Ask = { id, match, body, isRepeatable, until, done, at: undefined, retry: Number.POSITIVE_INFINITY }
    this.asks.set(id, ask)
    this.find(ask)
  }

  private find(ask: Ask): void {
    ask.at = undefined
    ask.retry = Number.POSITIVE_INFINITY
    this.facts.locate(ask.match, (owner) => {
      if (!this.asks.has(ask.id) || ask.at !== undefined) return
      if (owner === undefined) ask.retry = this.facts.now() + RETRY_MS
      else this.put(ask, owner)
    })
  }

  private put(ask: Ask, owner: string): void {
    const { id, match, body } = ask
    ask.at = owner
    if (owner === this.facts.me) this.facts.serve(owner, match, body, (to) => this.replied(id, owner, to))
    else this.write(owner, { kind: 'ask', id, match, body })
  }

  note(to: string, body: unknown): void {
    if (to === this.facts.me) this.facts.note(to, body)
    else if (!this.dead.has(to)) this.write(to, { kind: 'note', body })
  }

  private write(to: string, letter: Letter): void {
    this.facts.send(to, { ...letter, n: ++this.peer(to).sent })
  }

  private peer(node: string): Peer {
    let peer = this.peers.get(node)
    if (!peer) {
      peer = {
        sent: 0,
        heard: 0,
        healed: Number.NEGATIVE_INFINITY,
        isTorn: false,
        isUntold: false,
        asked: new Map(),
      }
      this.peers.set(node, peer)
    }
    return peer
  }

  hear(from: string, letter: Numbered): void {
    if (this.dead.has(from)) return
    const peer = this.peer(from)
    // It came before, or was given up.
    if (letter.n <= peer.heard) return
    const isNext = letter.n === peer.heard + 1
    peer.heard = letter.n
    if (!isNext) this.torn(from, peer, true)
    this.read(from, peer, letter)
  }

  private read(from: string, peer: Peer, letter: Letter): void {
    switch (letter.kind) {
      case 'ask':
        return this.serve(from, peer, letter)
      case 'reply':
        return this.replied(letter.id, from, letter.to)
      case 'note':
        return this.facts.note(from, letter.body)
      case 'gap':
        return this.torn(from, peer, false)
      case 'beat':
        return
    }
  }

  private serve(from: string, peer: Peer, { id, match, body }: Letter & { kind: 'ask' }): void {
    const known = peer.asked.get(id)
    if (known) {
      if (known.to !== null) this.write(from, { kind: 'reply', id, to: known.to })
      return
    }
    peer.asked.set(id, { to: null, at: this.facts.now() })
    this.facts.serve(from, match, body, (to) => {
      if (this.peers.get(from) !== peer) return
      // It may be asked again once the match has come here.
      if (to === 'elsewhere') peer.asked.delete(id)
      else peer.asked.set(id, { to, at: this.facts.now() })
      this.write(from, { kind: 'reply', id, to })
    })
  }

  private replied(id: number, from: string, to: Answer): void {
    const ask = this.asks.get(id)
    if (!ask) return
    if (to !== 'elsewhere') return this.settle(ask, to)
    if (ask.at !== from) return
    ask.at = undefined
    ask.retry = this.facts.now() + RETRY_MS
    this.facts.moved(ask.match)
  }

  private settle(ask: Ask, outcome: Outcome): void {
    this.asks.delete(ask.id)
    ask.done(outcome)
  }

  /** Letters between this node and that one were lost. Where many are, healing after each would only add to what is lost. */
  private torn(node: string, peer: Peer, isSeenHere: boolean): void {
    peer.isTorn = true
    peer.isUntold ||= isSeenHere
    if (this.facts.now() >= peer.healed + RETRY_MS) this.heal(node, peer)
  }

  /** What the other node was asked is asked again. */
  private heal(node: string, peer: Peer): void {
    if (peer.isUntold) this.write(node, { kind: 'gap' })
    peer.healed = this.facts.now()
    peer.isTorn = false
    peer.isUntold = false
    for (const { id, match, body, at } of this.asks.values())
      if (at === node) this.write(node, { kind: 'ask', id, match, body })
    this.facts.missed(node)
  }

  /** The node is dead: its matches have other owners, or soon will. */
  died(node: string): void {
    this.peers.delete(node)
    this.dead.add(node)
    for (const ask of [...this.asks.values()])
      if (ask.at === node) {
        if (ask.isRepeatable) this.find(ask)
        else this.settle(ask, { failed: 'unknown' })
      }
  }

  /** Called every RETRY_MS or so. */
  tick(): void {
    const now = this.facts.now()
    for (const [node, peer] of this.peers) if (peer.isTorn && now >= peer.healed + RETRY_MS) this.heal(node, peer)
    for (const ask of [...this.asks.values()])
      if (now >= ask.until) this.settle(ask, { failed: ask.at === undefined ? 'unreachable' : 'unknown' })
      else if (now >= ask.retry) this.find(ask)
  }

  /** Called every second or so: whoever missed the last letter notices. */
  beat(): void {
    const old = this.facts.now() - 2 * ASK_MS
    for (const [node, { asked }] of this.peers) {
      this.write(node, { kind: 'beat' })
      for (const [id, { to, at }] of asked) if (to !== null && at < old) asked.delete(id)
    }
  }

  /** This node starts anew, under another name: nobody waits for it any more. */
  end(): void {
    this.ended = true
    this.peers.clear()
    for (const ask of [...this.asks.values()]) this.settle(ask, { failed: 'unknown' })
  }
}
