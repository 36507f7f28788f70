import type { PlayerSettings, PushSubscriptionRow } from '../../notifications/notification.ts'
import type { Database, Row } from './database.ts'

/** How players want to be told, and on which devices. */
export const notificationRows = (db: Database) => ({
  notificationSettings(player: string): PlayerSettings | undefined {
    const row = db.get('SELECT settings FROM notification_settings WHERE player = ?', player)
    return row && JSON.parse(row.settings as string)
  },

  setNotificationSettings(player: string, settings: PlayerSettings): void {
    db.run('INSERT OR REPLACE INTO notification_settings VALUES (?, ?)', player, JSON.stringify(settings))
  },

  subscribePush({ endpoint, player, session, p256dh, auth, created }: PushSubscriptionRow, most: number): void {
    db.run(
      'INSERT OR REPLACE INTO push_subscriptions VALUES (?, ?, ?, ?, ?, ?)',
      endpoint,
      player,
      session,
      p256dh,
      auth,
      created,
    )
    db.run(
      `DELETE FROM push_subscriptions WHERE player = ? AND endpoint NOT IN (
         SELECT endpoint FROM push_subscriptions WHERE player = ? ORDER BY created DESC, endpoint LIMIT ?)`,
      player,
      player,
      most,
    )
  },

  unsubscribePush(endpoint: string): void {
    db.run('DELETE FROM push_subscriptions WHERE endpoint = ?', endpoint)
  },

  pushSubscription(endpoint: string): PushSubscriptionRow | undefined {
    const row = db.get('SELECT * FROM push_subscriptions WHERE endpoint = ?', endpoint)
    return row && subscriptionOf(row)
  },

  pushSubscriptionsOf(player: string): PushSubscriptionRow[] {
    return db
      .all('SELECT * FROM push_subscriptions WHERE player = ? ORDER BY created, endpoint', player)
      .map(subscriptionOf)
  },
})

const subscriptionOf = (row: Row): PushSubscriptionRow => ({
  endpoint: row.endpoint as string,
  player: row.player as string,
  session: row.session as string,
  p256dh: row.p256dh as string,
  auth: row.auth as string,
  created: Number(row.created),
})
