/** How a player wants to be told that a table waits for them. */
import { LANGUAGES, type Language } from '@alea/engine'
import { type Static, Type } from 'typebox'
import { closed } from './common.ts'

export const NOTIFICATION_RULES = ['always', 'days', 'never'] as const
/** At every table, only where there are days for an answer, or nowhere. */
export type NotificationRule = (typeof NOTIFICATION_RULES)[number]
const Rule = Type.Unsafe<NotificationRule>(Type.String({ enum: [...NOTIFICATION_RULES] }))

const TimeOfDay = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })

/** Nothing is sent in these hours; what is still true afterwards is sent then. */
export const QuietHours = Type.Object(
  { from: TimeOfDay, to: TimeOfDay, zone: Type.String({ minLength: 1, maxLength: 60, description: 'Europe/Paris' }) },
  closed,
)
export type QuietHours = Static<typeof QuietHours>

export const NotificationWish = Type.Object(
  {
    when: Rule,
    quiet: Type.Optional(QuietHours),
    language: Type.Unsafe<Language>(Type.String({ enum: [...LANGUAGES] })),
  },
  closed,
)
export type NotificationWish = Static<typeof NotificationWish>

/** What a browser's `PushSubscription` says as JSON. */
export const PushSubscriptionWish = Type.Object({
  endpoint: Type.String({ minLength: 10, maxLength: 1000 }),
  keys: Type.Object({
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(==)?$' }),
  }),
})
export type PushSubscriptionWish = Static<typeof PushSubscriptionWish>
export const PushEndpoint = Type.Object({ endpoint: Type.String({ maxLength: 1000 }) }, closed)

export const MailWish = Type.Object(
  { address: Type.String({ maxLength: 254, pattern: '^[^\\s@<>,;:"]+@[^\\s@<>,;:"]+\\.[^\\s@<>,;:"]+$' }) },
  closed,
)
export const WebhookWish = Type.Object({ url: Type.String({ minLength: 8, maxLength: 1000 }) }, closed)

export const Notifications = Type.Object(
  {
    ...NotificationWish.properties,
    /** Devices that are told. */
    devices: Type.Integer(),
    mail: Type.Optional(Type.Object({ address: Type.String(), confirmed: Type.Boolean() })),
    webhook: Type.Optional(
      Type.Object({ url: Type.String(), secret: Type.String({ description: 'signs what is sent' }) }),
    ),
    /** What this server can do. */
    offers: Type.Object({
      pushKey: Type.String({ description: 'the applicationServerKey for subscriptions' }),
      mail: Type.Boolean(),
      webhooks: Type.Boolean(),
    }),
  },
  { $id: 'Notifications' },
)
export type Notifications = Static<typeof Notifications>
