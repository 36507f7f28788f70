/** This node among the others: its name, its lease, who else lives, and what time it is where leases are kept. */
import { randomBytes } from 'node:crypto'
import type { Census, KnownRules, Leases, LiveNode, Reach } from './leases.ts'
import { Tenure } from './protocol/tenure.ts'
import { RENEW_MS } from './protocol/timing.ts'

export interface MembershipFacts {
  readonly leases: Leases
  readonly rules: KnownRules
  reach(): Reach
  /** The computer's clock, which may be wrong. */
  computer(): number
  /** Called before a node is known to the others under a new name: nothing they send from then on may be missed. */
  begin(me: string): Promise<void>
  met(node: LiveNode): void
  died(node: string): void
  /** The lease has ended: this node owns nothing any more, and begins again. */
  lost(): void
  /** It has begun again. */
  back(): void
}

interface Sample {
  readonly offset: number
  readonly trip: number
}

/** Of so many answers, the quickest tells the time best. */
const SAMPLES = 8

export class Membership {
  me = ''
  live = new Map<string, LiveNode>()
  private readonly facts: MembershipFacts
  private tenure = new Tenure()
  private samples: Sample[] = []
  private timer: NodeJS.Timeout | undefined
  private left = false

  constructor(facts: MembershipFacts) {
    this.facts = facts
  }

  /** What must be added to the computer's clock to get the time of the leases. */
  get offset(): number {
    const best = this.samples.reduce((one, other) => (other.trip < one.trip ? other : one), this.samples[0]!)
    return Math.round(best.offset)
  }

  /** What this node has in memory of its matches is the newest. */
  get isCurrent(): boolean {
    return !this.left && this.tenure.isCurrent(performance.now())
  }

  /** Nodes that people may reach. */
  get serving(): readonly LiveNode[] {
    return [...this.live.values()].filter(({ serves }) => serves)
  }

  /** Among all living nodes one does what must be done once: the one that joined first. */
  get isCaretaker(): boolean {
    if (!this.isCurrent) return false
    const mine = this.live.get(this.me)
    return mine?.serves === true && this.serving.every((other) => other === mine || isBefore(mine, other))
  }

  async join(): Promise<void> {
    const { leases, rules, reach, begin } = this.facts
    this.me = randomBytes(9).toString('base64url')
    this.tenure = new Tenure()
    await begin(this.me)
    await this.timed(() => leases.join(this.me, rules, reach()))
    this.renewLater()
  }

  private renewLater(): void {
    if (this.left) return
    this.timer = setTimeout(() => void this.renew(), RENEW_MS)
    this.timer.unref()
  }

  private async renew(): Promise<void> {
    const { leases, reach } = this.facts
    try {
      if ((await this.timed(() => leases.renew(this.me, reach()))) === undefined && !this.left)
        return await this.again()
    } catch {
      // The database does not answer: the lease runs out by itself.
    }
    this.renewLater()
  }

  private async again(): Promise<void> {
    this.tenure.end()
    this.live.clear()
    this.facts.lost()
    try {
      await this.join()
      this.facts.back()
    } catch {
      this.timer = setTimeout(() => void this.again(), RENEW_MS)
      this.timer.unref()
    }
  }

  private async timed(ask: () => Promise<Census | undefined>): Promise<Census | undefined> {
    const { computer } = this.facts
    const [began, shown] = [performance.now(), computer()]
    const census = await ask()
    if (!census) return undefined
    const trip = performance.now() - began
    this.samples = [...this.samples, { offset: census.now - (shown + trip / 2), trip }].slice(-SAMPLES)
    this.tenure.renewed(began)
    this.meet(census.live)
    return census
  }

  private meet(all: readonly LiveNode[]): void {
    const before = this.live
    this.live = new Map(all.map((one) => [one.node, one]))
    for (const one of all) if (!before.has(one.node) && one.node !== this.me) this.facts.met(one)
    for (const node of before.keys()) if (!this.live.has(node)) this.facts.died(node)
  }

  /** Another node says that it has left. */
  gone(node: string): void {
    if (this.live.delete(node)) this.facts.died(node)
  }

  /** Gives all matches up. */
  async leave(): Promise<void> {
    this.left = true
    clearTimeout(this.timer)
    this.tenure.end()
    await this.facts.leases.leave(this.me)
  }
}

const isBefore = (one: LiveNode, other: LiveNode): boolean =>
  one.joined < other.joined || (one.joined === other.joined && one.node < other.node)
