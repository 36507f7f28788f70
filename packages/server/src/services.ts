/** What routes and sockets use. */
import type { Sentence } from '@alea/engine'
import type { Chat } from './chat.ts'
import type { Config } from './config.ts'
import type { Buckets } from './limits/buckets.ts'
import type { MatchRegistry } from './matches/registry.ts'
import type { Metrics } from './metrics.ts'
import type { Players } from './players/players.ts'
import type { Sessions } from './players/sessions.ts'
import type { Storage } from './storage/storage.ts'

export interface Services {
  readonly config: Config
  readonly storage: Storage
  readonly matches: MatchRegistry
  readonly players: Players
  readonly sessions: Sessions
  readonly chat: Chat
  readonly metrics: Metrics
  readonly limits: {
    /** By address. */
    readonly requests: Buckets
    /** By name and by address. */
    readonly signIns: Buckets
    /** By player. */
    readonly chat: Buckets
  }
  readonly now: () => number
  /** One line for the operator: never a secret, a token or what somebody said. */
  log(level: 'error' | 'warn' | 'info', message: Sentence): void
}
