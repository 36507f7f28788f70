/** Web push: messages to browsers, encrypted for each and signed with the server's own keys. */
import { createHash } from 'node:crypto'
import webPush from 'web-push'
import type { Config } from '../config.ts'
import type { Storage } from '../storage/storage.ts'
import { NOTIFICATIONS } from '../text/index.ts'
import type { PlayerSettings, PushSubscriptionRow, WaitingTable } from './notification.ts'
import type { Posted } from './publicPost.ts'

/** After a day on the way it is old news. */
const TTL_SECONDS = 86_400

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Made once: subscriptions are bound to them. */
export async function pushKeys(storage: Storage): Promise<PushKeys> {
  return JSON.parse(await storage.setting('push-keys', JSON.stringify(webPush.generateVAPIDKeys())))
}

/** Push services want to know whom to write to when something is wrong. */
export const pushContact = ({ operator, site }: Pick<Config, 'operator' | 'site'>): string =>
  operator || (site.startsWith('https:') ? site : 'mailto:operator@localhost')

export function pushRequest(
  { endpoint, p256dh, auth }: PushSubscriptionRow,
  table: WaitingTable,
  { language }: PlayerSettings,
  keys: PushKeys,
  subject: string,
): Posted {
  const words = NOTIFICATIONS[language]
  const payload = {
    title: words.title(table.title),
    body: words.body(table.others),
    match: table.match,
    path: `/table/${table.match}`,
    language,
  }
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    {
      vapidDetails: { subject, ...keys },
      TTL: TTL_SECONDS,
      urgency: 'high',
      // A newer message about the same table replaces one that has not arrived.
      topic: createHash('sha256').update(table.match).digest('base64url').slice(0, 32),
    },
  )
  return { url: endpoint, headers: headers as Record<string, string>, body: body as unknown as Buffer }
}
