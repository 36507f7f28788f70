/** How a player wants to be told that a table waits for them. */
import { randomBytes } from 'node:crypto'
import { Refusal } from '@alea/host'
import {
  MailWish,
  Notifications,
  NotificationWish,
  PushEndpoint,
  PushSubscriptionWish,
  WebhookWish,
} from '@alea/protocol'
import { Type } from 'typebox'
import type { PlayerSettings } from '../../notifications/notification.ts'
import { SETTINGS_OF_NOBODY } from '../../notifications/notifier.ts'
import { isAllowedUrl } from '../../notifications/publicPost.ts'
import { isTimeZone } from '../../notifications/quietHours.ts'
import type { Services } from '../../services.ts'
import { FAULTS } from '../../text/index.ts'
import { open, signedIn } from '../route.ts'

const MOST_DEVICES = 20
const Token = Type.Object({ token: Type.String({ maxLength: 200 }) })

const settingsOf = async ({ storage }: Services, player: string): Promise<PlayerSettings | undefined> =>
  storage.notificationSettings(player)

async function change(
  services: Services,
  player: string,
  language: PlayerSettings['language'],
  to: (settings: PlayerSettings) => PlayerSettings,
): Promise<Notifications> {
  const before = (await settingsOf(services, player)) ?? { ...SETTINGS_OF_NOBODY, language }
  await services.storage.setNotificationSettings(player, to(before))
  return shown(services, player, language)
}

async function shown(services: Services, player: string, language: PlayerSettings['language']): Promise<Notifications> {
  const settings = (await settingsOf(services, player)) ?? { ...SETTINGS_OF_NOBODY, language }
  const { config, storage, mail, pushKey } = services
  const devices = await storage.pushSubscriptionsOf(player)
  const offers = { pushKey, mail: mail !== undefined, webhooks: config.webhooks !== 'off' }
  return { ...settings, devices: devices.length, offers }
}

/** Mail and webhooks go to whom the player names: a guest, who may be anybody, gets neither. */
function checkAccount(player: { readonly account: boolean }): void {
  if (!player.account) throw new Refusal('not-allowed', (language) => FAULTS[language].accountFirst)
}

const ME = '/api/me/notifications'

export const notificationRoutes = [
  signedIn(
    {
      method: 'GET',
      path: ME,
      tag: 'notifications',
      summary: 'How I am told that it is my turn',
      reply: Notifications,
    },
    async (services, { player, language }) => shown(services, player.id, language),
  ),
  signedIn(
    {
      method: 'PUT',
      path: ME,
      tag: 'notifications',
      summary: 'Say when I want to be told, and in which language',
      body: NotificationWish,
      reply: Notifications,
    },
    async (services, { player, language, body }) => {
      if (body.quiet && !isTimeZone(body.quiet.zone))
        throw new Refusal('bad-option', (reader) => FAULTS[reader].noTimeZone(body.quiet!.zone))
      return change(services, player.id, language, ({ mail, webhook }) => ({
        ...body,
        ...(mail && { mail }),
        ...(webhook && { webhook }),
      }))
    },
  ),
  signedIn(
    {
      method: 'PUT',
      path: `${ME}/push`,
      tag: 'notifications',
      summary: 'Tell this browser; its subscription ends with the session',
      body: PushSubscriptionWish,
      reply: Notifications,
    },
    async (services, { player, session, language, body, now }) => {
      const { endpoint, keys } = body
      if (!isAllowedUrl(endpoint, services.config.webhooks === 'any'))
        throw new Refusal('not-allowed', (reader) => FAULTS[reader].privateAddress)
      await services.storage.subscribePush(
        { endpoint, ...keys, player: player.id, session: session.id, created: now },
        MOST_DEVICES,
      )
      return shown(services, player.id, language)
    },
  ),
  signedIn(
    {
      method: 'DELETE',
      path: `${ME}/push`,
      tag: 'notifications',
      summary: 'Do not tell this browser any more',
      body: PushEndpoint,
      reply: Notifications,
    },
    async (services, { player, language, body }) => {
      const known = await services.storage.pushSubscription(body.endpoint)
      if (known?.player === player.id) await services.storage.unsubscribePush(body.endpoint)
      return shown(services, player.id, language)
    },
  ),
  signedIn(
    {
      method: 'PUT',
      path: `${ME}/mail`,
      tag: 'notifications',
      summary: 'Tell me by e-mail, once I have followed the link that is sent to this address',
      body: MailWish,
      reply: Notifications,
      cost: 20,
    },
    async (services, { player, language, body, now }) => {
      const { mail, limits } = services
      checkAccount(player)
      if (!mail) throw new Refusal('not-allowed', (reader) => FAULTS[reader].noMail)
      if (!limits.mail.take(player.id, now)) throw new Refusal('too-many', (reader) => FAULTS[reader].manyTries)
      const result = await change(services, player.id, language, (settings) => ({
        ...settings,
        mail: { address: body.address, confirmed: false },
      }))
      try {
        await mail.sendConfirmation(player.id, body.address, player.name, result.language, now)
      } catch {
        throw new Refusal('unavailable', (reader) => FAULTS[reader].mailFailed)
      }
      return result
    },
  ),
  signedIn(
    {
      method: 'DELETE',
      path: `${ME}/mail`,
      tag: 'notifications',
      summary: 'No more e-mail; the address is forgotten',
      reply: Notifications,
    },
    async (services, { player, language }) =>
      change(services, player.id, language, ({ mail: _, ...settings }) => settings),
  ),
  signedIn(
    {
      method: 'PUT',
      path: `${ME}/webhook`,
      tag: 'notifications',
      summary: 'Send a signed request to this address; the reply contains the secret of the signature',
      body: WebhookWish,
      reply: Notifications,
    },
    async (services, { player, language, body }) => {
      const { webhooks } = services.config
      checkAccount(player)
      if (webhooks === 'off' || !isAllowedUrl(body.url, webhooks === 'any'))
        throw new Refusal('not-allowed', (reader) => FAULTS[reader].privateAddress)
      return change(services, player.id, language, (settings) => ({
        ...settings,
        webhook: { url: body.url, secret: randomBytes(24).toString('base64url') },
      }))
    },
  ),
  signedIn(
    {
      method: 'DELETE',
      path: `${ME}/webhook`,
      tag: 'notifications',
      summary: 'No more requests to my address',
      reply: Notifications,
    },
    async (services, { player, language }) =>
      change(services, player.id, language, ({ webhook: _, ...settings }) => settings),
  ),
  open(
    {
      method: 'POST',
      path: '/api/mail/confirm',
      tag: 'notifications',
      summary: 'Confirm an address with the token that was sent to it',
      query: Token,
    },
    async (services, { query, language, now }) => {
      const addressOf = async (id: string) => (await settingsOf(services, id))?.mail?.address
      const player = await services.mail?.read('confirm', query.token, addressOf, now)
      if (player === undefined) throw new Refusal('not-found', (reader) => FAULTS[reader].oldLink)
      await change(services, player, language, ({ mail, ...settings }) => ({
        ...settings,
        ...(mail && { mail: { ...mail, confirmed: true } }),
      }))
      return {}
    },
  ),
  open(
    {
      method: 'POST',
      path: '/api/mail/unsubscribe',
      tag: 'notifications',
      summary: 'No more e-mail, with the token of a message (RFC 8058); an old token does nothing',
      query: Token,
      form: true,
    },
    async (services, { query, language, now }) => {
      const addressOf = async (id: string) => (await settingsOf(services, id))?.mail?.address
      const player = await services.mail?.read('unsubscribe', query.token, addressOf, now)
      if (player !== undefined) await change(services, player, language, ({ mail: _, ...settings }) => settings)
      return {}
    },
  ),
]
