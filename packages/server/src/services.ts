/** What routes and sockets use. */
import type { Analyses } from './analyses/analyses.ts'
import type { Audit } from './audit/audit.ts'
import type { SignInFailures } from './audit/signInFailures.ts'
import type { Chat } from './chat.ts'
import type { Config } from './config.ts'
import type { Experiments } from './experiments/experiments.ts'
import type { Buckets } from './limits/buckets.ts'
import type { Log } from './logger.ts'
import type { MatchRegistry } from './matches/registry.ts'
import type { TableQuota } from './matches/tableQuota.ts'
import type { Metrics } from './metrics.ts'
import type { Nodes } from './nodes/nodes.ts'
import type { Mail } from './notifications/mail.ts'
import type { Notifier } from './notifications/notifier.ts'
import type { Deletions } from './players/deletions.ts'
import type { DeviceMarks } from './players/deviceMarks.ts'
import type { Goals } from './players/goals.ts'
import type { HashQueue } from './players/hashQueue.ts'
import type { OldTokens } from './players/oldTokens.ts'
import type { Players } from './players/players.ts'
import type { Sessions } from './players/sessions.ts'
import type { Ratings } from './ratings/ratings.ts'
import type { Storage } from './storage/storage.ts'

export interface Services {
  readonly config: Config
  readonly storage: Storage
  readonly matches: MatchRegistry
  readonly analyses: Analyses
  readonly experiments: Experiments
  /** Undefined where this is the only server on its storage. */
  readonly nodes: Nodes | undefined
  readonly quota: TableQuota
  readonly players: Players
  readonly ratings: Ratings
  readonly goals: Goals
  readonly sessions: Sessions
  readonly oldTokens: OldTokens
  readonly devices: DeviceMarks
  readonly deletions: Deletions
  /** Passwords that strangers try. */
  readonly hashQueue: HashQueue
  /** Passwords of people who are signed in, or have signed in on this device before: they do not wait for strangers. */
  readonly knownHashQueue: HashQueue
  /** Exports read much: one at a time, players take turns. */
  readonly exports: HashQueue
  readonly chat: Chat
  readonly audit: Audit
  readonly signInFailures: SignInFailures
  readonly metrics: Metrics
  /** The public key for subscriptions to web push. */
  readonly pushKey: string
  readonly notifier: Notifier
  /** Undefined if the operator has not set it up. */
  readonly mail: Mail | undefined
  readonly limits: {
    /** By address. */
    readonly requests: Buckets
    /** Tries to sign in, by name and address together. */
    readonly signIns: Buckets
    /** Tries to sign in, by address. */
    readonly addresses: Buckets
    /** By player. */
    readonly chat: Buckets
    /** By address. */
    readonly reports: Buckets
    /** Confirmations of addresses, by player. */
    readonly mail: Buckets
  }
  readonly now: () => number
  /** One line for the operator: never a secret, a token or what somebody said. */
  readonly log: Log
}
