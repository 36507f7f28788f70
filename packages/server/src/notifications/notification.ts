/** What is stored about telling players that a table waits for them. */
import type { Language } from '@alea/engine'
import type { NotificationRule, QuietHours } from '@alea/protocol'

export type Channel = 'push' | 'mail' | 'webhook'

/** Something to be sent about one table. */
export interface Delivery {
  readonly match: string
  /** The player who is awaited there: the id the seat has, which may be that of a guest who became an account. */
  readonly player: string
  readonly channel: Channel
  /** Push: the endpoint. Otherwise the id of the player who gets it. */
  readonly target: string
  readonly due: number
  /** How often it has failed. */
  readonly tries: number
}

export interface PlayerSettings {
  readonly when: NotificationRule
  readonly quiet?: QuietHours
  /** What messages are written in. */
  readonly language: Language
  readonly mail?: MailAddress
  readonly webhook?: Webhook
}

export interface MailAddress {
  readonly address: string
  /** Its owner has followed the link that was sent there. */
  readonly confirmed: boolean
}

export interface Webhook {
  readonly url: string
  /** Requests are signed with it. */
  readonly secret: string
}

export interface PushSubscriptionRow {
  readonly endpoint: string
  readonly player: string
  readonly session: string
  readonly p256dh: string
  readonly auth: string
  readonly created: number
}

/** A table that waits for somebody, in words. */
export interface WaitingTable {
  readonly match: string
  readonly game: string
  readonly title: string
  readonly seat: number
  /** The others at the table. */
  readonly others: readonly string[]
}
