/** Which nodes live and who owns which match: kept where all nodes can see it, and judged by one clock. */

/** The newest rules of each game that a node can run; it can run all older ones too. */
export type KnownRules = Readonly<Record<string, number>>

/** By which way a node hears the others now. */
export type Reach = 'bus' | 'database'

export interface LiveNode {
  readonly node: string
  readonly reach: Reach
  readonly joined: number
  /** It can run matches, and people may reach it: it does not only think for bots. */
  readonly serves: boolean
}

export interface Census {
  /** The time where leases are kept. */
  readonly now: number
  readonly live: readonly LiveNode[]
}

/** A match that a node has taken or already had. */
export interface Owned {
  readonly match: string
  readonly epoch: number
  /** Since when. */
  readonly taken: number
  /** Until when another node had it; null if none did, or nobody knows. */
  readonly hostedUntil: number | null
}

/** Who owns a match: the node that asked, or another one, or one that should because it can run the match. */
export type Taken =
  | { readonly kind: 'own'; readonly owned: Owned; readonly isNew: boolean }
  | { readonly kind: 'elsewhere'; readonly owner: string }
  /** There is no such match. */
  | { readonly kind: 'none' }
  /** The lease of the node that asked has ended. */
  | { readonly kind: 'dead' }

export interface Leases {
  /** From now on the node lives, until its lease ends. Those that left no match behind are forgotten. */
  join(node: string, rules: KnownRules, reach: Reach): Promise<Census>
  /** Undefined if the lease had ended: the node owns nothing any more. */
  renew(node: string, reach: Reach): Promise<Census | undefined>
  /** Makes a living node the owner of a match without a living owner. */
  take(node: string, match: string): Promise<Taken>
  /** Takes some matches without a living owner in which something is due before this time, those that wait longest. */
  takeDue(node: string, before: number): Promise<(Owned & { readonly due: number })[]>
  /** The lease ends now, and the matches are free. */
  leave(node: string): Promise<void>
  close(): Promise<void>
}
