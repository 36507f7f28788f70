/**
 * Nodes, clients, a network and a database in virtual time. Everything that decides is the server's own (`src/nodes/protocol`); here are a match that only
 * counts, messages that get lost, and clocks that run too fast or too slowly.
 */
import type { Random } from '@alea/engine'
import type { Census, Owned, Taken } from '../../src/nodes/leases.ts'
import { Courier, type Numbered } from '../../src/nodes/protocol/courier.ts'
import { LeaseTable } from '../../src/nodes/protocol/leaseTable.ts'
import { Places } from '../../src/nodes/protocol/places.ts'
import { Tenure } from '../../src/nodes/protocol/tenure.ts'
import { RENEW_MS, RETRY_MS } from '../../src/nodes/protocol/timing.ts'

export interface Faults {
  /** Of a thousand letters, how many are lost, come twice, or are overtaken. */
  readonly lost: number
  readonly doubled: number
  readonly late: number
  /** Of a thousand statements, how many are lost on the way or late, and how many whose answers are. */
  readonly unasked: number
  readonly unanswered: number
  /** By how much clocks may run wrong. */
  readonly skew: number
}

export const NO_FAULTS: Faults = { lost: 0, doubled: 0, late: 0, unasked: 0, unanswered: 0, skew: 0 }

interface Event {
  readonly at: number
  readonly order: number
  readonly run: () => void
}

/** A stored answer. */
interface Entry {
  readonly command: string
  readonly epoch: number
}

type Body = { readonly command: string } | { readonly look: true }

export class World {
  now = 0
  steps = 0
  readonly nodes: SimNode[] = []
  readonly clients: SimClient[] = []
  readonly matches: string[] = []
  readonly table = new LeaseTable(() => this.now)
  readonly logs = new Map<string, Entry[]>()
  /** Commands that clients were told are done. */
  readonly acknowledged = new Set<string>()
  readonly stored = new Set<string>()
  readonly broken: string[] = []
  /** How long matches stood still after their node died while another one lived. */
  longestTakeover = 0
  takeovers = 0
  faults: Faults
  private readonly random: Random
  private readonly queue: Event[] = []
  private order = 0
  private names = 0
  /** When the owner of a match died, until somebody else answers for it. */
  private readonly orphans = new Map<string, number>()

  constructor(random: Random, faults: Faults, sizes: { nodes: number; matches: number; clients: number }) {
    this.random = random
    this.faults = faults
    for (let i = 0; i < sizes.matches; i++) {
      const match = `m${i}`
      this.matches.push(match)
      this.logs.set(match, [])
      this.table.add(match, 'pig', 1)
    }
    for (let i = 0; i < sizes.nodes; i++) this.nodes.push(new SimNode(this))
    for (let i = 0; i < sizes.clients; i++) this.clients.push(new SimClient(this, i))
  }

  below(most: number): number {
    return this.random.below(most)
  }

  of<T>(all: readonly T[]): T {
    return all[this.below(all.length)]!
  }

  happens(inThousand: number): boolean {
    return this.random.below(100_000) < inThousand * 100
  }

  newName(): string {
    return `n${++this.names}`
  }

  /** From 0 to 1. */
  fraction(): number {
    return this.random.below(1_000_000) / 1_000_000
  }

  rate(): number {
    return 1 + (this.fraction() * 2 - 1) * this.faults.skew
  }

  after(ms: number, run: () => void): void {
    this.push({ at: this.now + ms, order: ++this.order, run })
  }

  runUntil(time: number): void {
    for (let next = this.queue[0]; next && next.at <= time; next = this.queue[0]) {
      this.pop()
      this.now = next.at
      this.steps++
      next.run()
    }
    this.now = time
  }

  send(from: SimNode, to: string, letter: Numbered): void {
    if (this.happens(this.faults.lost)) return
    // Whatever it is called when the letter comes.
    const { me: name } = from
    const deliver = () => this.nodes.find(({ me }) => me === to)?.hear(name, letter)
    const late = this.happens(this.faults.late) ? this.below(2000) : 0
    // Undisturbed, letters come in the order in which they were sent.
    from.way = late > 0 ? from.way : Math.max(from.way, this.now + 0.2 + this.fraction())
    this.after(late > 0 ? late : from.way - this.now, deliver)
    if (this.happens(this.faults.doubled)) this.after(this.below(1000), deliver)
  }

  /** A statement is done at one moment; whoever asked may never hear of it. */
  ask<T>(node: SimNode, statement: () => T, then: (answer: T | undefined) => void): void {
    const asked = node.incarnation
    const back = (answer: T | undefined) => node.whenAwake(() => node.incarnation === asked && then(answer))
    if (node.isCutOff || this.happens(this.faults.unasked))
      return this.after(300 + this.below(1500), () => back(undefined))
    const isLate = this.happens(this.faults.unasked)
    // Whoever asked has given it up when it comes to the database after all.
    if (isLate) this.after(300 + this.below(1500), () => back(undefined))
    this.after(isLate ? this.below(8000) : 0.2 + this.fraction() * 3, () => {
      const answer = statement()
      if (isLate) return
      if (this.happens(this.faults.unanswered)) this.after(300 + this.below(1500), () => back(undefined))
      else this.after(0.2 + this.fraction() * 3, () => back(answer))
    })
  }

  append(node: string, epoch: number, match: string, position: number, command: string): boolean {
    const log = this.logs.get(match)!
    const isNew = !this.stored.has(`${match} ${command}`)
    if (!this.table.append(node, epoch, match, position)) return false
    if (log.length !== position) this.broken.push(`${match}: two answers at ${position}`)
    if ((log.at(-1)?.epoch ?? 0) > epoch) this.broken.push(`${match}: an earlier owner wrote after a later one`)
    if (!isNew) this.broken.push(`${match}: ${command} was written twice`)
    log.push({ command, epoch })
    this.stored.add(`${match} ${command}`)
    return true
  }

  /** All matches of this node stand still from now on. */
  orphaned(owner: string): void {
    for (const match of this.matches)
      if (this.table.ownerOf(match).owner === owner && !this.orphans.has(match)) this.orphans.set(match, this.now)
  }

  takenOver(match: string): void {
    const since = this.orphans.get(match)
    if (since === undefined) return
    this.orphans.delete(match)
    this.takeovers++
    this.longestTakeover = Math.max(this.longestTakeover, this.now - since)
  }

  private push(event: Event): void {
    const { queue } = this
    let at = queue.push(event) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!isBefore(event, queue[parent]!)) break
      queue[at] = queue[parent]!
      at = parent
    }
    queue[at] = event
  }

  private pop(): void {
    const { queue } = this
    const last = queue.pop()!
    if (queue.length === 0) return
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= queue.length) break
      if (child + 1 < queue.length && isBefore(queue[child + 1]!, queue[child]!)) child++
      if (!isBefore(queue[child]!, last)) break
      queue[at] = queue[child]!
      at = child
    }
    queue[at] = last
  }
}

const isBefore = (one: Event, other: Event): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order)

/** A match in the memory of a node. */
interface Host {
  readonly epoch: number
  position: number
  readonly done: Map<string, number>
  /** Something is being stored. */
  isBusy: boolean
  readonly waiting: (() => void)[]
}

export class SimNode {
  me = ''
  incarnation = 0
  isAlive = true
  /** It cannot reach the database. */
  isCutOff = false
  /** When its last letter comes. */
  way = 0
  courier!: Courier
  private readonly world: World
  private readonly rate: number
  private readonly ahead: number
  private tenure = new Tenure()
  private places!: Places
  private hosts = new Map<string, Host>()
  private loading = new Map<string, (() => void)[]>()
  private live = new Set<string>()
  private pausedUntil = 0
  private readonly asleep: (() => void)[] = []

  constructor(world: World) {
    this.world = world
    this.rate = world.rate()
    this.ahead = world.below(100_000)
    this.begin()
    this.tick()
    this.beat()
  }

  /** Its own clock of elapsed milliseconds. */
  elapsed(): number {
    return this.ahead + this.world.now * this.rate
  }

  get isCurrent(): boolean {
    return this.isAlive && this.tenure.isCurrent(this.elapsed())
  }

  /** Starts under a new name. */
  begin(): void {
    const { world } = this
    this.courier?.end()
    this.places?.end()
    this.incarnation++
    this.me = world.newName()
    this.tenure = new Tenure()
    this.hosts = new Map()
    this.loading = new Map()
    this.live = new Set()
    const { me } = this
    this.places = new Places({
      me,
      isCurrent: () => this.isCurrent,
      take: (match, then) => world.ask<Taken>(this, () => world.table.take(me, match), then),
    })
    this.courier = new Courier({
      me,
      now: () => this.elapsed(),
      send: (to, letter) => world.send(this, to, letter),
      locate: (match, found) => this.places.locate(match, found),
      moved: (match) => this.places.forget(match),
      serve: (_, match, body, reply) => this.serve(match, body as Body, reply),
      note: () => {},
      missed: () => {},
    })
    const asked = this.elapsed()
    world.ask<Census>(
      this,
      () => world.table.join(me, { pig: 1 }, 'bus'),
      (census) => {
        if (!census) return this.begin()
        this.tenure.renewed(asked)
        this.met(census)
        this.renewLater()
      },
    )
  }

  private renewLater(): void {
    const { incarnation } = this
    this.world.after(RENEW_MS / this.rate, () =>
      this.whenAwake(() => {
        if (this.incarnation === incarnation) this.renew()
      }),
    )
  }

  private renew(): void {
    const { me, world } = this
    const asked = this.elapsed()
    world.ask<Census | 'ended'>(
      this,
      () => world.table.renew(me) ?? 'ended',
      (census) => {
        if (census === 'ended') return this.begin()
        if (census) {
          this.tenure.renewed(asked)
          this.met(census)
        }
        this.renewLater()
      },
    )
  }

  private met({ live }: Census): void {
    const now = new Set(live.map(({ node }) => node))
    const gone = [...this.live].filter((node) => !now.has(node))
    this.live = now
    for (const node of gone) {
      this.places.died(node)
      this.courier.died(node)
    }
  }

  private tick(): void {
    this.whenAwake(() => this.courier.tick())
    this.world.after(RETRY_MS, () => this.isAlive && this.tick())
  }

  private beat(): void {
    this.whenAwake(() => this.courier.beat())
    this.world.after(1000, () => this.isAlive && this.beat())
  }

  /** Events that come while the process is stopped are dealt with afterwards. */
  whenAwake(run: () => void): void {
    if (!this.isAlive) return
    if (this.world.now >= this.pausedUntil) run()
    else this.asleep.push(run)
  }

  pause(ms: number): void {
    if (!this.isAlive || this.world.now < this.pausedUntil) return
    this.pausedUntil = this.world.now + ms
    this.world.after(ms, () => {
      for (const run of this.asleep.splice(0)) this.whenAwake(run)
    })
  }

  die(): void {
    this.isAlive = false
    this.world.orphaned(this.me)
  }

  hear(from: string, letter: Numbered): void {
    this.whenAwake(() => this.courier.hear(from, letter))
  }

  /** As the owner of the match. */
  private serve(match: string, body: Body, reply: (to: { answer: unknown } | 'elsewhere') => void): void {
    const owned = this.places.owned(match)
    if (!owned)
      return this.places.locate(match, (owner) =>
        owner === this.me ? this.serve(match, body, reply) : reply('elsewhere'),
      )
    const host = this.hosts.get(match)
    if (!host)
      return this.load(
        owned,
        () => this.serve(match, body, reply),
        () => reply('elsewhere'),
      )
    if (host.isBusy) return void host.waiting.push(() => this.serve(match, body, reply))
    this.world.takenOver(match)
    if ('look' in body) return reply({ answer: host.position })
    const done = host.done.get(body.command)
    if (done !== undefined) return reply({ answer: done })
    host.isBusy = true
    const { me, world } = this
    world.ask(
      this,
      () => world.append(me, host.epoch, match, host.position, body.command),
      (isWritten) => {
        // Refused, or nobody knows: the match is read again.
        if (!isWritten) {
          this.hosts.delete(match)
          this.places.forget(match)
          reply('elsewhere')
        } else {
          host.done.set(body.command, ++host.position)
          reply({ answer: host.position })
        }
        host.isBusy = false
        for (const next of host.waiting.splice(0)) next()
      },
    )
  }

  private load({ match, epoch }: Owned, then: () => void, failed: () => void): void {
    const waiting = this.loading.get(match)
    const next = () => (this.hosts.has(match) ? then() : failed())
    if (waiting) return void waiting.push(next)
    const all = [next]
    this.loading.set(match, all)
    this.world.ask(
      this,
      () => [...this.world.logs.get(match)!],
      (log) => {
        this.loading.delete(match)
        if (log) {
          const done = new Map(log.map(({ command }, i) => [command, i + 1]))
          this.hosts.set(match, { epoch, position: log.length, done, isBusy: false, waiting: [] })
        }
        for (const each of all) each()
      },
    )
  }
}

/** Gives one command after the other, each until it is done, from whichever node it finds alive. */
export class SimClient {
  done = 0
  private readonly world: World
  private readonly match: string
  private readonly number: number
  private count = 0

  constructor(world: World, number: number) {
    this.world = world
    this.number = number
    this.match = world.matches[number % world.matches.length]!
    world.after(10 + world.below(500), () => this.next())
  }

  private next(): void {
    const { world } = this
    if (world.happens(300)) this.look()
    else this.command(`${this.number}.${++this.count}`)
  }

  private node(): SimNode {
    return this.world.of(this.world.nodes)
  }

  private command(command: string): void {
    const { world, match } = this
    const node = this.node()
    this.attempt(node, { command }, (answer) => {
      if (answer === undefined) return world.after(world.below(400), () => this.command(command))
      world.acknowledged.add(`${match} ${command}`)
      if (world.logs.get(match)![(answer as number) - 1]?.command !== command)
        world.broken.push(`${match}: ${command} was said to be at ${answer}`)
      this.done++
      world.after(world.below(60), () => this.next())
    })
  }

  /** What is shown contains everything that was stored when it was asked for. */
  private look(): void {
    const { world, match } = this
    const least = world.logs.get(match)!.length
    this.attempt(this.node(), { look: true }, (answer) => {
      if (answer !== undefined && (answer as number) < least)
        world.broken.push(`${match}: ${answer} was shown when ${least} were stored`)
      world.after(world.below(60), () => this.next())
    })
  }

  /** A node that dies or stops takes the connection with it. */
  private attempt(node: SimNode, body: Body, then: (answer: unknown) => void): void {
    const { world, match } = this
    let isOver = false
    const over = (answer: unknown) => {
      if (isOver) return
      isOver = true
      then(answer)
    }
    if (!node.isAlive) return world.after(20, () => over(undefined))
    node.whenAwake(() =>
      node.courier.ask(match, body, true, (outcome) => over('answer' in outcome ? outcome.answer : undefined)),
    )
    world.after(6000, () => over(undefined))
  }
}
