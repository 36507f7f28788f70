/** This server as one of several on the same database: who owns which match, what owners are asked, and what the others are told. */
import { createHash } from 'node:crypto'
import { Refusal } from '@alea/host'
import { FAULTS } from '../text/index.ts'
import type { Bus } from './bus/bus.ts'
import type { KnownRules, Leases, Owned, Reach } from './leases.ts'
import type { Asked, Note } from './letters.ts'
import { Membership } from './membership.ts'
import { type Answer, Courier, type Numbered, type Outcome } from './protocol/courier.ts'
import { Places } from './protocol/places.ts'
import { RETRY_MS } from './protocol/timing.ts'
import { RefusedElsewhere, type SentRefusal, sentRefusal } from './refusals.ts'

const BEAT_MS = 1000

export interface NodesFacts {
  readonly leases: Leases
  /** The quick way; letters go by the slow one where it is down. */
  readonly bus: Bus | undefined
  /** Over the database. */
  readonly slowBus: Bus
  readonly rules: KnownRules
  /** The computer's clock. */
  computer(): number
  trouble(what: string, error: unknown): void
}

/** What the server does for other nodes. */
export interface NodesWork {
  /** Answers a question about a match of this node; rejects with Elsewhere if it is none. */
  serve(from: string, match: string, asked: Asked): Promise<unknown>
  /** What was sent before must leave before this answer does. */
  beforeReply(to: string): void
  note(from: string, note: Note): void
  died(node: string): void
  /** Letters from there were lost. */
  missed(from: string): void
  /** This node owns nothing any more. */
  lost(): void
  /** It has begun again, under another name. */
  back(): void
}

/** Another node owns the match, or nobody can say who does. */
export class Elsewhere extends Refusal {
  constructor() {
    super('unavailable', (language) => FAULTS[language].matchElsewhere)
  }
}

type Replied = { readonly value?: unknown } | SentRefusal

export class Nodes {
  readonly membership: Membership
  private readonly facts: NodesFacts
  private work: NodesWork | undefined
  private courier: Courier
  private places: Places
  private readonly timers: readonly NodeJS.Timeout[]
  private closed = false

  private constructor(facts: NodesFacts) {
    this.facts = facts
    this.membership = new Membership({
      ...facts,
      reach: () => this.reach,
      begin: (me) => this.begin(me),
      met: () => {},
      died: (node) => this.died(node),
      lost: () => this.lost(),
      back: () => this.work?.back(),
    })
    ;({ places: this.places, courier: this.courier } = this.fresh(''))
    this.timers = [setInterval(() => this.courier.tick(), RETRY_MS), setInterval(() => this.courier.beat(), BEAT_MS)]
    for (const timer of this.timers) timer.unref()
  }

  /** Joins the other nodes. */
  static async open(facts: NodesFacts): Promise<Nodes> {
    const nodes = new Nodes(facts)
    await nodes.membership.join()
    return nodes
  }

  get me(): string {
    return this.membership.me
  }

  /** How many nodes serve people, this one included. */
  get count(): number {
    return Math.max(1, this.membership.serving.length)
  }

  private get reach(): Reach {
    return this.facts.bus?.isUp ? 'bus' : 'database'
  }

  /** From now on questions and notes of other nodes are answered. */
  serveWith(work: NodesWork): void {
    this.work = work
  }

  private fresh(me: string): { places: Places; courier: Courier } {
    const { leases, trouble } = this.facts
    const places = new Places({
      me,
      isCurrent: () => this.membership.isCurrent,
      take: (match, then) =>
        void leases.take(me, match).then(then, (error: unknown) => {
          trouble('leases', error)
          then(undefined)
        }),
    })
    const courier = new Courier({
      me,
      now: () => performance.now(),
      send: (to, letter) => this.send(me, to, letter),
      locate: (match, found) => places.locate(match, found),
      moved: (match) => {
        if (!places.owned(match)) places.forget(match)
      },
      serve: (from, match, body, reply) => void this.serve(from, match, body as Asked, reply),
      note: (from, note) => this.noted(from, note as Note),
      missed: (from) => this.work?.missed(from),
    })
    return { places, courier }
  }

  private async begin(me: string): Promise<void> {
    this.places.end()
    this.courier.end()
    ;({ places: this.places, courier: this.courier } = this.fresh(me))
    const hear = (text: string) => {
      const { from, letter }: Enveloped = JSON.parse(text)
      if (this.me === me && !this.closed) this.courier.hear(from, letter)
    }
    const { bus, slowBus } = this.facts
    await slowBus.listen(me, hear)
    // One that is down listens again by itself once it is back.
    await bus?.listen(me, hear)
  }

  private send(from: string, to: string, letter: Numbered): void {
    const text = JSON.stringify({ from, letter } satisfies Enveloped)
    const { bus, slowBus } = this.facts
    const isReached = this.membership.live.get(to)?.reach !== 'database'
    if (bus?.isUp && isReached && Buffer.byteLength(text) <= bus.longest) bus.send(to, text)
    else slowBus.send(to, text)
  }

  private async serve(from: string, match: string, asked: Asked, reply: (to: Answer) => void): Promise<void> {
    const { courier } = this
    let answer: Answer
    try {
      if (!this.work) throw new Elsewhere()
      const value = await this.work.serve(from, match, asked)
      answer = { answer: { value } satisfies Replied }
    } catch (error) {
      if (error instanceof Elsewhere) answer = 'elsewhere'
      else answer = { answer: this.refused(match, error) }
    }
    this.work?.beforeReply(from)
    if (courier === this.courier) reply(answer)
  }

  private refused(match: string, error: unknown): SentRefusal {
    const sent = sentRefusal(error)
    if (sent) return sent
    this.facts.trouble(`match ${match}`, error)
    return sentRefusal(new Refusal('internal'))!
  }

  private noted(from: string, note: Note): void {
    if (note.kind === 'bye') this.membership.gone(from)
    else this.work?.note(from, note)
  }

  private died(node: string): void {
    this.places.died(node)
    this.courier.died(node)
    this.work?.died(node)
  }

  private lost(): void {
    this.places.end()
    this.courier.end()
    this.work?.lost()
  }

  /** Asks the owner of a match, whichever node that is; rejects with a Refusal. */
  ask(match: string, asked: Asked, isRepeatable: boolean): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.courier.ask(match, asked, isRepeatable, (outcome: Outcome) => {
        if ('failed' in outcome) return reject(noAnswer(outcome.failed))
        const replied = outcome.answer as Replied
        if ('refused' in replied) reject(new RefusedElsewhere(replied))
        else resolve(replied.value)
      })
    })
  }

  note(to: string, note: Note): void {
    this.courier.note(to, note)
  }

  /** Everybody but this node. */
  noteToAll(note: Note): void {
    for (const node of this.membership.live.keys()) if (node !== this.me) this.courier.note(node, note)
  }

  /** The lease of a match of this node, if it is known and may be relied on now. */
  owned(match: string): Owned | undefined {
    return this.places.owned(match)
  }

  /** Where a match is, if that is known. */
  known(match: string): string | undefined {
    return this.places.known(match)
  }

  locate(match: string): Promise<string | undefined> {
    return new Promise((resolve) => this.places.locate(match, resolve))
  }

  /** The lease of a match, which this node takes if nobody owns it; undefined if there is no such match. Rejects with Elsewhere. */
  async take(match: string): Promise<Owned | undefined> {
    const owner = await this.locate(match)
    if (owner !== this.me || !this.membership.isCurrent) throw new Elsewhere()
    return this.owned(match)
  }

  /** A match that this node is about to create is its own. */
  creating(match: string, now: number): Owned {
    if (!this.membership.isCurrent) throw new Elsewhere()
    const owned = { match, epoch: 1, taken: now, hostedUntil: null }
    this.places.gained(owned)
    return owned
  }

  /** Takes matches without a living owner in which something is due before this time. */
  async takeDue(before: number): Promise<readonly { readonly match: string; readonly due: number }[]> {
    if (!this.membership.isCurrent) return []
    const { me, places } = this
    const taken = await this.facts.leases.takeDue(me, before)
    if (me !== this.me) return []
    for (const { due: _, ...owned } of taken) places.gained(owned)
    return taken
  }

  forget(match: string): void {
    this.places.forget(match)
  }

  /** Gives all matches up: from now on other nodes take them. */
  async leave(): Promise<void> {
    await this.membership.leave()
    this.noteToAll({ kind: 'bye' })
  }

  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer)
    await this.facts.bus?.close()
    await this.facts.slowBus.close()
    this.closed = true
    this.courier.end()
    await this.facts.leases.close()
  }
}

interface Enveloped {
  readonly from: string
  readonly letter: Numbered
}

const noAnswer = (why: 'unreachable' | 'unknown'): Refusal =>
  new Refusal('unavailable', (language) => FAULTS[language].noOwner[why])

/** The name under which nodes of one database find each other on a bus that others use too. */
export const systemName = (secret: string): string =>
  createHash('sha256').update(`nodes ${secret}`).digest('hex').slice(0, 16)
