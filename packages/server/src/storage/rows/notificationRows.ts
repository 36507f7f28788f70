import type { PlayerSettings, PushSubscriptionRow } from '../../notifications/notification.ts'
import { all, get, type Row, run, type Steps } from './statement.ts'

/** How players want to be told, and on which devices. */
export const notificationRows = {
  *notificationSettings(player: string): Steps<PlayerSettings | undefined> {
    const row = yield* get('SELECT settings FROM notification_settings WHERE player = ?', player)
    return row && JSON.parse(row.settings as string)
  },

  *setNotificationSettings(player: string, settings: PlayerSettings): Steps {
    yield* run(
      'INSERT INTO notification_settings VALUES (?, ?) ON CONFLICT (player) DO UPDATE SET settings = excluded.settings',
      player,
      JSON.stringify(settings),
    )
  },

  *subscribePush({ endpoint, player, session, p256dh, auth, created }: PushSubscriptionRow, most: number): Steps {
    yield* run('DELETE FROM push_subscriptions WHERE endpoint = ?', endpoint)
    yield* run(
      'INSERT INTO push_subscriptions VALUES (?, ?, ?, ?, ?, ?)',
      endpoint,
      player,
      session,
      p256dh,
      auth,
      created,
    )
    yield* run(
      `DELETE FROM push_subscriptions WHERE player = ? AND endpoint NOT IN (
         SELECT endpoint FROM push_subscriptions WHERE player = ? ORDER BY created DESC, endpoint LIMIT ?)`,
      player,
      player,
      most,
    )
  },

  *unsubscribePush(endpoint: string): Steps {
    yield* run('DELETE FROM push_subscriptions WHERE endpoint = ?', endpoint)
  },

  *pushSubscription(endpoint: string): Steps<PushSubscriptionRow | undefined> {
    const row = yield* get('SELECT * FROM push_subscriptions WHERE endpoint = ?', endpoint)
    return row && subscriptionOf(row)
  },

  *pushSubscriptionsOf(player: string): Steps<PushSubscriptionRow[]> {
    const rows = yield* all('SELECT * FROM push_subscriptions WHERE player = ? ORDER BY created, endpoint', player)
    return rows.map(subscriptionOf)
  },
}

const subscriptionOf = (row: Row): PushSubscriptionRow => ({
  endpoint: row.endpoint as string,
  player: row.player as string,
  session: row.session as string,
  p256dh: row.p256dh as string,
  auth: row.auth as string,
  created: Number(row.created),
})
