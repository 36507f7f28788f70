/** Where matches are, as far as this node knows, and which are its own. */
import type { Owned, Taken } from '../leases.ts'

export interface PlacesFacts {
  readonly me: string
  /** Asks the table of leases, which makes this node the owner if nobody is; undefined: it does not answer. */
  take(match: string, then: (taken: Taken | undefined) => void): void
  /** This node may rely on its lease. */
  isCurrent(): boolean
}

/** How many matches of other nodes are remembered. */
const REMEMBERED = 100_000

export class Places {
  private readonly facts: PlacesFacts
  private readonly own = new Map<string, Owned>()
  private readonly elsewhere = new Map<string, string>()
  private readonly asking = new Map<string, ((owner: string | undefined) => void)[]>()
  private ended = false

  constructor(facts: PlacesFacts) {
    this.facts = facts
  }

  /** The lease of a match that this node owns now. */
  owned(match: string): Owned | undefined {
    return this.ended || !this.facts.isCurrent() ? undefined : this.own.get(match)
  }

  /** Where a match is, if that is known without asking. */
  known(match: string): string | undefined {
    return this.owned(match) ? this.facts.me : this.elsewhere.get(match)
  }

  /** Undefined if nobody can be found now. A match that does not exist is nobody's, and looked for here. */
  locate(match: string, found: (owner: string | undefined) => void): void {
    if (this.ended || !this.facts.isCurrent()) return found(undefined)
    const known = this.known(match)
    if (known !== undefined) return found(known)
    const waiting = this.asking.get(match)
    if (waiting) {
      waiting.push(found)
      return
    }
    const all = [found]
    this.asking.set(match, all)
    this.facts.take(match, (taken) => {
      this.asking.delete(match)
      const owner = this.ended ? undefined : this.noted(match, taken)
      for (const each of all) each(owner)
    })
  }

  private noted(match: string, taken: Taken | undefined): string | undefined {
    if (taken?.kind === 'none') return this.facts.me
    if (taken?.kind === 'own') {
      this.gained(taken.owned)
      // The lease may have ended on the way.
      return this.facts.isCurrent() ? this.facts.me : undefined
    }
    if (taken?.kind !== 'elsewhere') return undefined
    if (this.elsewhere.size >= REMEMBERED) this.elsewhere.delete(this.elsewhere.keys().next().value!)
    this.elsewhere.set(match, taken.owner)
    return taken.owner
  }

  gained(owned: Owned): void {
    this.elsewhere.delete(owned.match)
    this.own.set(owned.match, owned)
  }

  /** Nothing is remembered of a match; if it is this node's own, it stays so. */
  forget(match: string): void {
    this.own.delete(match)
    this.elsewhere.delete(match)
  }

  died(node: string): void {
    for (const [match, owner] of this.elsewhere) if (owner === node) this.elsewhere.delete(match)
  }

  /** The lease has ended. */
  end(): void {
    this.ended = true
    this.own.clear()
    this.elsewhere.clear()
  }
}
