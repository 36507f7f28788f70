/** Watchers of this node's matches whose connections other nodes hold. */
import type { Language, Seat } from '@alea/engine'
import type { MatchHost, Subscriber } from '@alea/host'
import type { Chat } from '../chat.ts'
import type { AskedWatch, Note } from './letters.ts'

class Visitor implements Subscriber {
  readonly player: string | undefined
  readonly language: Language
  readonly follows: boolean
  readonly as: Seat | null
  readonly host: MatchHost
  isHidden: boolean
  private readonly put: (text: string) => void

  constructor(host: MatchHost, asked: AskedWatch, put: (text: string) => void) {
    this.host = host
    this.as = asked.as
    this.player = asked.player
    this.language = asked.language ?? 'en'
    this.follows = asked.follows ?? false
    this.isHidden = asked.isHidden ?? false
    this.put = put
  }

  /** Whether the client can take it is seen where it is connected. */
  send(text: string): boolean {
    this.put(text)
    return true
  }
}

interface Unsent {
  readonly to: number[]
  readonly text: string
}

export class Visitors {
  private readonly chat: Pick<Chat, 'visit' | 'unvisit'>
  private readonly note: (to: string, note: Note) => void
  /** By node and watcher. */
  private readonly visitors = new Map<string, Map<number, Visitor>>()
  private readonly unsent = new Map<string, Unsent[]>()

  constructor(note: (to: string, note: Note) => void, chat: Pick<Chat, 'visit' | 'unvisit'>) {
    this.note = note
    this.chat = chat
  }

  get size(): number {
    return this.visitors.values().reduce((sum, all) => sum + all.size, 0)
  }

  /** True if what the client has is wrong. */
  async watch(from: string, host: MatchHost, asked: AskedWatch): Promise<boolean> {
    const { watcher, as, ids, has, invitation } = asked
    const all = this.visitors.get(from) ?? new Map<number, Visitor>()
    this.visitors.set(from, all)
    this.leave(from, watcher)
    const visitor = new Visitor(host, asked, (text) => this.put(from, watcher, text))
    all.set(watcher, visitor)
    try {
      if (visitor.player !== undefined) await this.chat.visit(visitor.player)
      const isDesync = await host.watch(as, new Set(ids), visitor, has, invitation)
      // It may have left, or its node may have died, while the match was read.
      if (all.get(watcher) !== visitor || this.visitors.get(from) !== all) host.leave(visitor)
      return isDesync
    } catch (error) {
      if (all.get(watcher) === visitor) this.leave(from, watcher)
      throw error
    }
  }

  /** Everybody on one node who sees the same gets one text. */
  private put(to: string, watcher: number, text: string): void {
    const waiting = this.unsent.get(to)
    if (!waiting) {
      this.unsent.set(to, [{ to: [watcher], text }])
      process.nextTick(() => this.flush(to))
      return
    }
    const last = waiting.at(-1)!
    if (last.text === text) last.to.push(watcher)
    else waiting.push({ to: [watcher], text })
  }

  flush(to: string): void {
    const texts = this.unsent.get(to)
    if (!texts) return
    this.unsent.delete(to)
    this.note(to, { kind: 'texts', texts })
  }

  hid(from: string, watcher: number, isHidden: boolean): void {
    const visitor = this.visitors.get(from)?.get(watcher)
    if (visitor) visitor.isHidden = isHidden
  }

  leave(from: string, watcher: number): void {
    const all = this.visitors.get(from)
    const visitor = all?.get(watcher)
    if (!visitor) return
    all!.delete(watcher)
    this.left(visitor)
  }

  private left(visitor: Visitor): void {
    visitor.host.leave(visitor)
    if (visitor.player !== undefined) this.chat.unvisit(visitor.player)
  }

  died(node: string): void {
    const all = this.visitors.get(node)
    this.visitors.delete(node)
    this.unsent.delete(node)
    for (const visitor of all?.values() ?? []) this.left(visitor)
  }

  /** The matches are no longer this node's. */
  end(): void {
    for (const all of this.visitors.values())
      for (const { player } of all.values()) if (player !== undefined) this.chat.unvisit(player)
    this.visitors.clear()
    this.unsent.clear()
  }
}
