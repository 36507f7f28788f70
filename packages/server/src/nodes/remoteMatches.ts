/** Matches of other nodes, as the connections of this one use them. */
import type { Seat } from '@alea/engine'
import { type CommandFrame, type Has, type Ids, Refusal, type Sender, type Subscriber } from '@alea/host'
import type { Done, FromServer } from '@alea/protocol'
import { FAULTS } from '../text/index.ts'
import type { Watched } from './letters.ts'
import type { Nodes } from './nodes.ts'

interface Watcher {
  number: number
  readonly match: string
  readonly as: Seat | null
  readonly ids: Ids
  readonly subscriber: Subscriber
  readonly invitation: string | undefined
  /** Who sends it frames; undefined while that is being found out. */
  owner: string | undefined
  /** What it was sent last. */
  has: Has
  /** Letters were lost while it was being found out who sends it frames: the first of them may be among these. */
  isDoubtful: boolean
}

/** Where a frame that shows a position says so. */
const SHOWN =
  /^\{"type":"(?:step|view|current)","match":"[^"]*","as":(?:null|\d+),(?:"since":\d+,)?"position":(\d+),"hash":"([^"]*)"/

/** Commands that are done once, however often they are asked for: the match knows them by their ids, or the second changes nothing. */
const REPEATABLE: ReadonlySet<CommandFrame['type']> = new Set([
  'answer',
  'undo',
  'propose',
  'order',
  'reveal',
  'preview',
])

export class RemoteMatches {
  private readonly nodes: Nodes
  private readonly watchers = new Map<number, Watcher>()
  private readonly bySubscriber = new Map<Subscriber, Set<Watcher>>()
  private count = 0

  constructor(nodes: Nodes) {
    this.nodes = nodes
  }

  get size(): number {
    return this.watchers.size
  }

  of(match: string): RemoteMatch {
    return new RemoteMatch(match, this)
  }

  async watch(
    match: string,
    as: Seat | null,
    ids: Ids,
    subscriber: Subscriber,
    has: Has,
    invitation: string | undefined,
  ): Promise<boolean> {
    this.leave(match, subscriber, as)
    const number = ++this.count
    const watcher: Watcher = {
      number,
      match,
      as,
      ids,
      subscriber,
      invitation,
      owner: undefined,
      has,
      isDoubtful: false,
    }
    this.watchers.set(number, watcher)
    const own = this.bySubscriber.get(subscriber) ?? new Set()
    this.bySubscriber.set(subscriber, own.add(watcher))
    try {
      return await this.join(watcher)
    } catch (error) {
      this.remove(watcher)
      throw error
    }
  }

  private remove(watcher: Watcher): void {
    const { number, subscriber } = watcher
    this.watchers.delete(number)
    const own = this.bySubscriber.get(subscriber)
    own?.delete(watcher)
    if (own?.size === 0) this.bySubscriber.delete(subscriber)
  }

  private async join(watcher: Watcher): Promise<boolean> {
    const { number, match, as, ids, subscriber, invitation, has } = watcher
    const { player, language, follows, isHidden } = subscriber
    const facts = { player, language, follows, isHidden, has, invitation }
    const asked = { kind: 'watch', watcher: number, as, ids: [...ids], ...facts } as const
    watcher.isDoubtful = false
    const { owner, isDesync } = (await this.nodes.ask(match, asked, true)) as Watched
    // It may have left meanwhile, or be known by another number.
    if (this.watchers.get(number) !== watcher) {
      this.nodes.note(owner, { kind: 'leave', watcher: number })
      return isDesync
    }
    if (watcher.isDoubtful) {
      this.nodes.note(owner, { kind: 'leave', watcher: number })
      this.renumber(watcher)
      return this.join(watcher)
    }
    watcher.owner = owner
    return isDesync
  }

  /** What an earlier owner still sends is not for it any more. */
  private renumber(watcher: Watcher): void {
    this.watchers.delete(watcher.number)
    watcher.number = ++this.count
    watcher.owner = undefined
    this.watchers.set(watcher.number, watcher)
  }

  leave(match: string, subscriber: Subscriber, as?: Seat | null): void {
    for (const watcher of [...(this.bySubscriber.get(subscriber) ?? [])]) {
      if (watcher.match !== match || (as !== undefined && watcher.as !== as)) continue
      this.remove(watcher)
      if (watcher.owner !== undefined) this.nodes.note(watcher.owner, { kind: 'leave', watcher: watcher.number })
    }
  }

  /** The page of a connection is in sight, or no longer. */
  hid(subscriber: Subscriber): void {
    const isHidden = subscriber.isHidden ?? false
    for (const { owner, number: watcher } of this.bySubscriber.get(subscriber) ?? [])
      if (owner !== undefined) this.nodes.note(owner, { kind: 'hidden', watcher, isHidden })
  }

  take(from: string, { to, text }: { readonly to: readonly number[]; readonly text: string }): void {
    const [, position, hash] = SHOWN.exec(text) ?? []
    for (const number of to) {
      const watcher = this.watchers.get(number)
      if (!watcher) {
        this.nodes.note(from, { kind: 'leave', watcher: number })
        continue
      }
      if (position !== undefined) watcher.has = { position: Number(position), hash }
      watcher.subscriber.send(text)
    }
  }

  /** What this node has sent may not be all: everybody is brought up to date, from the position and the hash they have. */
  again(owner: string): void {
    for (const watcher of [...this.watchers.values()])
      if (watcher.owner === owner) void this.rejoin(watcher)
      else if (watcher.owner === undefined) watcher.isDoubtful = true
  }

  /** This node has another name now. */
  allAgain(): void {
    for (const watcher of [...this.watchers.values()]) void this.rejoin(watcher)
  }

  private async rejoin(watcher: Watcher): Promise<void> {
    this.renumber(watcher)
    try {
      await this.join(watcher)
    } catch {
      this.remove(watcher)
      const { subscriber, match } = watcher
      const error = new Refusal('unavailable', (language) => FAULTS[language].watchAgain)
      const frame: FromServer = { type: 'error', match, error: error.in(subscriber.language ?? 'en') }
      subscriber.send(JSON.stringify(frame))
    }
  }

  perform(frame: CommandFrame, { id, name, ids }: Sender): Promise<Done> {
    const asked = { kind: 'perform', frame, sender: { id, name, ids: [...ids] } } as const
    return this.nodes.ask(frame.match, asked, REPEATABLE.has(frame.type)) as Promise<Done>
  }
}

/** One of them: what a connection needs of a match. */
export class RemoteMatch {
  readonly id: string
  private readonly all: RemoteMatches

  constructor(id: string, all: RemoteMatches) {
    this.id = id
    this.all = all
  }

  watch(as: Seat | null, ids: Ids, subscriber: Subscriber, has: Has, invitation?: string): Promise<boolean> {
    return this.all.watch(this.id, as, ids, subscriber, has, invitation)
  }

  leave(subscriber: Subscriber, as?: Seat | null): void {
    this.all.leave(this.id, subscriber, as)
  }

  perform(frame: CommandFrame, sender: Sender): Promise<Done> {
    return this.all.perform(frame, sender)
  }
}
