/**
 * The rules of leases, as plain data: what `postgresLeases.ts` and the append of `journal.ts` do in SQL. The simulation runs on this table, and a test
 * has both do the same.
 */
import type { Census, KnownRules, LiveNode, Owned, Reach, Taken } from '../leases.ts'
import { LEASE_MS } from './timing.ts'

interface NodeRow {
  readonly joined: number
  readonly rules: KnownRules
  readonly reach: Reach
  seen: number
  expires: number
}

interface MatchRow {
  readonly game: string
  readonly rules: number
  owner: string | null
  epoch: number
  taken: number
  hostedUntil: number | null
  /** Answers so far. */
  position: number
  due: number | null
}

export class LeaseTable {
  private readonly now: () => number
  private readonly nodes = new Map<string, NodeRow>()
  private readonly matches = new Map<string, MatchRow>()

  constructor(now: () => number) {
    this.now = now
  }

  add(match: string, game: string, rules: number, due: number | null = null): void {
    const row = { game, rules, owner: null, epoch: 0, taken: 0, hostedUntil: null, position: 0, due }
    this.matches.set(match, row)
  }

  join(node: string, rules: KnownRules, reach: Reach): Census {
    const now = this.now()
    this.nodes.set(node, { joined: now, rules, reach, seen: now, expires: now + LEASE_MS })
    return this.census()
  }

  renew(node: string): Census | undefined {
    const row = this.nodes.get(node)
    if (!row || !this.isLive(node)) return undefined
    row.seen = this.now()
    row.expires = row.seen + LEASE_MS
    return this.census()
  }

  private census(): Census {
    const live: LiveNode[] = []
    for (const [node, { joined, reach, rules }] of this.nodes)
      if (this.isLive(node)) live.push({ node, joined, reach, serves: Object.keys(rules).length > 0 })
    return { now: this.now(), live }
  }

  private isLive(node: string | null): boolean {
    return node !== null && (this.nodes.get(node)?.expires ?? 0) > this.now()
  }

  take(node: string, match: string): Taken {
    const row = this.matches.get(match)
    if (!row) return { kind: 'none' }
    if (!this.isLive(node)) return { kind: 'dead' }
    if (row.owner === node) return { kind: 'own', owned: ownedOf(match, row), isNew: false }
    if (row.owner !== null && this.isLive(row.owner)) return { kind: 'elsewhere', owner: row.owner }
    const able = this.ableTo(row)
    if (able.length > 0 && !able.includes(node)) return { kind: 'elsewhere', owner: able[0]! }
    return { kind: 'own', owned: this.give(node, match, row), isNew: true }
  }

  private ableTo({ game, rules }: MatchRow): string[] {
    const isAble = ([node, row]: [string, NodeRow]) => this.isLive(node) && (row.rules[game] ?? 0) >= rules
    return [...this.nodes]
      .filter(isAble)
      .map(([node]) => node)
      .toSorted()
  }

  private give(node: string, match: string, row: MatchRow): Owned {
    row.hostedUntil = row.owner === null ? null : (this.nodes.get(row.owner)?.seen ?? null)
    row.owner = node
    row.epoch++
    row.taken = this.now()
    return ownedOf(match, row)
  }

  takeDue(node: string, before: number): Owned[] {
    const owned: Owned[] = []
    for (const [match, row] of this.matches)
      if (row.due !== null && row.due < before && this.isLive(node) && !this.isLive(row.owner))
        if (this.ableTo(row).includes(node)) owned.push(this.give(node, match, row))
    return owned
  }

  leave(node: string): void {
    const row = this.nodes.get(node)
    if (!row || !this.isLive(node)) return
    row.seen = this.now()
    row.expires = row.seen
  }

  /** Whether it was appended: only behind all answers, and only by the last owner while it lives. */
  append(node: string, epoch: number, match: string, position: number): boolean {
    const row = this.matches.get(match)
    if (!row || row.owner !== node || row.epoch !== epoch || !this.isLive(node) || row.position !== position)
      return false
    row.position++
    return true
  }

  ownerOf(match: string): { readonly owner: string | null; readonly isLive: boolean } {
    const owner = this.matches.get(match)?.owner ?? null
    return { owner, isLive: this.isLive(owner) }
  }
}

const ownedOf = (match: string, { epoch, taken, hostedUntil }: MatchRow): Owned => ({
  match,
  epoch,
  taken,
  hostedUntil,
})
