/**
 * Bots of several nodes. A job that finds no thread here is given to a node that has one to spare: whoever has jobs waiting says so, whoever has threads
 * answers how many, and gets the jobs that are next in fairness. To think is to change nothing: a job whose node died is simply given to another.
 */
import { FairQueue, Withdrawn } from '@alea/bots/threads'
import type { ThinkingNote } from '../nodes/letters.ts'
import type { BotJob, BotRunner } from './botRunner.ts'

/** How often it is said that jobs wait, and for how long what was heard of other nodes is believed. */
const BUSY_MS = 300
const BELIEVED_MS = 1000
/** A job that another node has not done so long after its time is done here. */
const OVERDUE_MS = 5000

interface Task {
  readonly id: number
  readonly job: BotJob
  readonly signal: AbortSignal
  resolve(key: string): void
  reject(error: unknown): void
  /** The node that thinks about it; undefined while it waits, or thinks here. */
  at?: string | undefined
  overdue?: NodeJS.Timeout
}

export interface OtherNodes {
  note(to: string, note: ThinkingNote): void
  noteToAll(note: ThinkingNote): void
}

export class SharedBots implements BotRunner {
  private readonly local: BotRunner
  private readonly nodes: OtherNodes
  private readonly queue = new FairQueue<Task>()
  /** What another node could not do: they are next here. */
  private readonly returned: Task[] = []
  private readonly elsewhere = new Map<number, Task>()
  /** Nodes with threads to spare, and when that was heard. */
  private readonly idle = new Map<string, { threads: number; readonly at: number }>()
  /** Nodes that said that jobs wait there, and when. */
  private readonly busy = new Map<string, number>()
  /** Jobs of other nodes, by node and number. */
  private readonly foreign = new Map<string, Map<number, AbortController>>()
  private count = 0
  private saidBusy: NodeJS.Timeout | undefined
  private closed = false
  /** Called when another node has answered. */
  onElsewhere: (job: BotJob) => void = () => {}

  constructor(local: BotRunner, nodes: OtherNodes) {
    this.local = local
    this.nodes = nodes
  }

  set onThought(then: NonNullable<BotRunner['onThought']>) {
    this.local.onThought = then
  }

  get waiting(): number {
    return this.queue.size + this.returned.length + (this.local.waiting ?? 0)
  }

  /** Here. */
  get thinking(): number {
    return this.local.thinking ?? 0
  }

  get free(): number {
    return this.local.free ?? Number.POSITIVE_INFINITY
  }

  choose(job: BotJob, signal: AbortSignal): Promise<string> {
    if (this.closed || signal.aborted) return Promise.reject(new Withdrawn('no answer is needed'))
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const task: Task = { id: ++this.count, job, signal, resolve, reject }
    const withdraw = () => this.withdraw(task)
    signal.addEventListener('abort', withdraw, { once: true })
    this.queue.add(task, job)
    this.dispatch()
    return promise.finally(() => signal.removeEventListener('abort', withdraw))
  }

  private withdraw(task: Task): void {
    this.queue.remove(task)
    const place = this.returned.indexOf(task)
    if (place >= 0) this.returned.splice(place, 1)
    if (task.at !== undefined) this.nodes.note(task.at, { kind: 'enough', id: task.id })
    this.away(task)
    task.reject(new Withdrawn('no answer is needed any more'))
  }

  private dispatch(): void {
    if (this.closed) return
    while (this.free > 0 && (this.returned.length > 0 || this.queue.size > 0))
      this.here(this.returned.shift() ?? this.queue.take()!)
    while (this.queue.size > 0) {
      const node = this.idlest()
      if (node === undefined) break
      this.give(this.queue.take()!, node)
    }
    if (this.queue.size > 0) this.sayBusy()
    else if (this.free > 0) this.sayIdle()
  }

  private here(task: Task): void {
    const done = () => this.dispatch()
    this.local.choose(task.job, task.signal).then(task.resolve, task.reject).finally(done)
  }

  private idlest(): string | undefined {
    const old = performance.now() - BELIEVED_MS
    let found: string | undefined
    let most = 0
    for (const [node, { threads, at }] of this.idle) {
      if (at < old || threads <= most) continue
      found = node
      most = threads
    }
    return found
  }

  private give(task: Task, node: string): void {
    this.idle.get(node)!.threads--
    task.at = node
    this.elsewhere.set(task.id, task)
    task.overdue = setTimeout(() => this.takeBack(task), (task.job.ms ?? 0) + OVERDUE_MS)
    task.overdue.unref()
    this.nodes.note(node, { kind: 'think', id: task.id, job: task.job })
  }

  /** It is no longer with another node. */
  private away(task: Task): void {
    clearTimeout(task.overdue)
    this.elsewhere.delete(task.id)
    task.at = undefined
  }

  /** The other node failed: it is done here after all. */
  private takeBack(task: Task): void {
    if (task.at === undefined) return
    this.away(task)
    this.returned.push(task)
    this.dispatch()
  }

  /** Nobody knows whether the other node does it: it waits again, for whoever is next to have a thread. */
  private again(task: Task): void {
    this.away(task)
    this.queue.add(task, task.job)
    this.dispatch()
  }

  /** Again and again while jobs wait. */
  private sayBusy(): void {
    if (this.saidBusy) return
    this.nodes.noteToAll({ kind: 'busy' })
    this.saidBusy = setTimeout(() => {
      this.saidBusy = undefined
      this.dispatch()
    }, BUSY_MS)
    this.saidBusy.unref()
  }

  /** To those whose jobs wait. */
  private sayIdle(): void {
    const old = performance.now() - BELIEVED_MS
    for (const [node, at] of this.busy)
      if (at < old) this.busy.delete(node)
      else this.tellIdle(node)
  }

  private tellIdle(node: string): void {
    // A number that a letter can carry.
    this.nodes.note(node, { kind: 'idle', threads: Math.min(this.free, 1000) })
  }

  note(from: string, note: ThinkingNote): void {
    if (this.closed) return
    switch (note.kind) {
      case 'busy':
        this.busy.set(from, performance.now())
        if (this.waiting === 0 && this.free > 0) this.tellIdle(from)
        return
      case 'idle':
        this.idle.set(from, { threads: note.threads, at: performance.now() })
        return this.dispatch()
      case 'think':
        return void this.thinkFor(from, note.id, note.job)
      case 'enough':
        return this.foreign.get(from)?.get(note.id)?.abort()
      case 'thought':
        return this.thought(from, note)
    }
  }

  private async thinkFor(from: string, id: number, job: BotJob): Promise<void> {
    const stop = new AbortController()
    const theirs = this.foreign.get(from) ?? new Map<number, AbortController>()
    this.foreign.set(from, theirs.set(id, stop))
    try {
      const key = await this.local.choose(job, stop.signal)
      if (theirs.get(id) === stop) this.nodes.note(from, { kind: 'thought', id, key })
    } catch {
      // Why it failed is seen where it is tried again.
      const isNeeded = theirs.get(id) === stop && !stop.signal.aborted && !this.closed
      if (isNeeded) this.nodes.note(from, { kind: 'thought', id })
    }
    if (theirs.get(id) === stop) theirs.delete(id)
    this.dispatch()
  }

  private thought(from: string, { id, key }: ThinkingNote & { kind: 'thought' }): void {
    const task = this.elsewhere.get(id)
    if (task?.at !== from) return
    if (key === undefined) return this.takeBack(task)
    this.away(task)
    this.onElsewhere(task.job)
    task.resolve(key)
  }

  /** Another node is dead. */
  died(node: string): void {
    this.missed(node)
    this.busy.delete(node)
    for (const stop of this.foreign.get(node)?.values() ?? []) stop.abort()
    this.foreign.delete(node)
  }

  /** Letters between this node and that one were lost, perhaps answers. */
  missed(node: string): void {
    this.idle.delete(node)
    for (const task of [...this.elsewhere.values()]) if (task.at === node) this.again(task)
  }

  /** This node has another name: nobody answers it any more. */
  lost(): void {
    for (const node of new Set([...this.foreign.keys(), ...this.idle.keys()])) this.died(node)
    for (const task of [...this.elsewhere.values()]) this.again(task)
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.saidBusy)
    const tasks = [...this.queue.clear(), ...this.returned.splice(0), ...this.elsewhere.values()]
    for (const task of tasks) {
      clearTimeout(task.overdue)
      task.reject(new Withdrawn('the bots are closed'))
    }
    this.elsewhere.clear()
    await this.local.close?.()
  }
}
