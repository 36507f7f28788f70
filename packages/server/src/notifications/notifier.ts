/**
 * Tells players that a table waits for them. Who is awaited is written with the answer after which they are (`Commit.awaited`); here it becomes deliveries,
 * one for each device, mailbox and webhook, which are sent, tried again, and given up.
 */
import { gameOf } from '@alea/catalog'
import type { HostEnvironment, MatchRecord } from '@alea/host'
import type { Config } from '../config.ts'
import type { MatchRegistry } from '../matches/registry.ts'
import type { Metrics } from '../metrics.ts'
import type { Players } from '../players/players.ts'
import type { NewDelivery, Storage } from '../storage/storage.ts'
import { isRefusedForGood, type Mail } from './mail.ts'
import type { Delivery, PlayerSettings, WaitingTable } from './notification.ts'
import { type Posted, publicPost } from './publicPost.ts'
import { type PushKeys, pushContact, pushRequest } from './push.ts'
import { afterQuietHours } from './quietHours.ts'
import { webhookRequest } from './webhook.ts'

/** After these times a delivery that failed is tried again; when they are used up it is given up. */
export const RETRIES_MS = [60_000, 300_000, 1_800_000, 7_200_000, 28_800_000] as const
const LONGEST_MS = 3_600_000
const AT_ONCE = 8

export const SETTINGS_OF_NOBODY: PlayerSettings = { when: 'days', language: 'en' }

interface Facts {
  readonly config: Config
  readonly storage: Storage
  readonly matches: Pick<MatchRegistry, 'isLooking'>
  readonly players: Players
  readonly metrics: Metrics
  readonly keys: PushKeys
  readonly mail: Mail | undefined
  readonly now: () => number
  readonly later: HostEnvironment['later']
  readonly trouble: (what: string, error: unknown) => void
}

type Outcome = 'sent' | 'dead' | 'failed' | 'refused'

export class Notifier {
  private readonly facts: Facts
  private readonly closing = new AbortController()
  private cancel: () => void = () => {}
  private running: Promise<void> | undefined
  private isAsked = false

  constructor(facts: Facts) {
    this.facts = facts
  }

  /** Somebody may have to be told now or later: called after a commit that says so, and at the start. */
  wake(): void {
    if (this.closing.signal.aborted) return
    this.isAsked = true
    this.running ??= this.runAll().finally(() => {
      this.running = undefined
    })
  }

  async close(): Promise<void> {
    this.closing.abort()
    this.cancel()
    this.facts.mail?.close()
    await this.running
  }

  private async runAll(): Promise<void> {
    while (this.isAsked && !this.closing.signal.aborted) {
      this.isAsked = false
      try {
        await this.tellAll()
        await this.sendAll()
        await this.setTimer()
      } catch (error) {
        if (this.closing.signal.aborted) return
        this.facts.trouble('notifications', error)
        this.sleep(RETRIES_MS[0])
      }
    }
  }

  private async setTimer(): Promise<void> {
    const { storage, now } = this.facts
    const { untold, due } = await storage.nextDelivery()
    const times = [untold === null ? null : untold + this.patience, due].filter((at) => at !== null)
    if (times.length > 0) this.sleep(Math.min(...times) - now())
  }

  private sleep(ms: number): void {
    this.cancel()
    this.cancel = this.facts.later(Math.min(Math.max(ms, 10), LONGEST_MS), () => this.wake())
  }

  private get patience(): number {
    return this.facts.config.notifyAfterSeconds * 1000
  }

  /** Decides for everybody who has been awaited for long enough what they are sent. */
  private async tellAll(): Promise<void> {
    const { storage, now, matches } = this.facts
    for (;;) {
      const awaited = await storage.untold(now() - this.patience)
      if (awaited.length === 0) return
      const records = await this.recordsOf(awaited)
      for (const { match, player, seat } of awaited) {
        const record = records.get(match)
        const isNeeded = record?.status === 'playing' && !(await matches.isLooking(match, seat))
        await storage.tell(match, player, isNeeded ? await this.deliveriesFor(player, record) : [])
      }
    }
  }

  private async deliveriesFor(id: string, record: MatchRecord): Promise<NewDelivery[]> {
    const { storage, players, mail, config, now } = this.facts
    const player = await players.find(id)
    if (!player) return []
    const settings = (await storage.notificationSettings(player.id)) ?? SETTINGS_OF_NOBODY
    if (!isWanted(settings, record)) return []
    const due = afterQuietHours(settings.quiet, now())
    const devices = await storage.pushSubscriptionsOf(player.id)
    const mailDue = afterQuietHours(settings.quiet, due + config.mailAfterMinutes * 60_000)
    return [
      ...devices.map(({ endpoint }) => ({ channel: 'push', target: endpoint, due }) as const),
      ...(mail && settings.mail?.confirmed ? [{ channel: 'mail', target: player.id, due: mailDue } as const] : []),
      ...(settings.webhook && config.webhooks !== 'off'
        ? [{ channel: 'webhook', target: player.id, due } as const]
        : []),
    ]
  }

  private async sendAll(): Promise<void> {
    const { storage, now } = this.facts
    for (;;) {
      const due = await storage.dueDeliveries(now())
      if (due.length === 0 || this.closing.signal.aborted) return
      const mails = new Set(due.flatMap(({ channel, target }) => (channel === 'mail' ? target : [])))
      const jobs = [
        ...due.filter(({ channel }) => channel !== 'mail').map((one) => () => this.sendOne(one)),
        ...[...mails].map((player) => () => this.sendMail(player)),
      ]
      for (let i = 0; i < jobs.length; i += AT_ONCE) await Promise.all(jobs.slice(i, i + AT_ONCE).map((job) => job()))
    }
  }

  private async sendOne(delivery: Delivery): Promise<void> {
    const { storage } = this.facts
    const request = await this.requestFor(delivery)
    if (request === 'later') return
    if (!request) return storage.endDeliveries([delivery])
    const outcome = await this.post(request)
    if (outcome === 'dead') await this.forget(delivery)
    await this.settle([delivery], outcome)
  }

  /** Undefined if it is not wanted any more. */
  private async requestFor(delivery: Delivery): Promise<Posted | 'later' | undefined> {
    const { storage, keys, config, now } = this.facts
    const { channel, target, match } = delivery
    const record = (await storage.records([match]))[0]
    if (record?.status !== 'playing') return undefined
    const subscription = channel === 'push' ? await storage.pushSubscription(target) : undefined
    const owner = channel === 'push' ? subscription?.player : target
    const settings = owner === undefined ? undefined : await storage.notificationSettings(owner)
    if (channel === 'push' && !subscription) return undefined
    const wish = settings ?? SETTINGS_OF_NOBODY
    if (!isWanted(wish, record) || (await this.isBack(delivery, record))) return undefined
    const due = afterQuietHours(wish.quiet, now())
    if (due > now()) {
      await storage.postponeDeliveries([delivery], due, false)
      return 'later'
    }
    const table = tableOf(record, delivery, wish)
    if (subscription) return pushRequest(subscription, table, wish, keys, pushContact(config))
    return wish.webhook && webhookRequest(wish.webhook, table, config.site, now())
  }

  private async isBack({ match, player }: Delivery, record: MatchRecord): Promise<boolean> {
    return this.facts.matches.isLooking(match, seatOf(record, player))
  }

  /** Everything that waits for one player, in one message. */
  private async sendMail(player: string): Promise<void> {
    const { storage, mail, now } = this.facts
    const waiting = await storage.mailsTo(player)
    const settings = await storage.notificationSettings(player)
    const records = await this.recordsOf(waiting)
    const wanted = waiting.filter(({ match }) => {
      const record = records.get(match)
      return record?.status === 'playing' && settings && isWanted(settings, record)
    })
    await storage.endDeliveries(waiting.filter((one) => !wanted.includes(one)))
    if (!mail || !settings?.mail?.confirmed) return storage.endDeliveries(wanted)
    const due = afterQuietHours(settings.quiet, now())
    if (due > now()) return storage.postponeDeliveries(wanted, due, false)
    if (wanted.length === 0) return
    const tables = wanted.map((one) => tableOf(records.get(one.match)!, one, settings))
    try {
      await mail.sendTurns(player, settings.mail.address, tables, settings.language)
      await this.settle(wanted, 'sent')
    } catch (error) {
      await this.settle(wanted, isRefusedForGood(error) ? 'refused' : 'failed')
    }
  }

  private async post(request: Posted): Promise<Outcome> {
    const { config } = this.facts
    try {
      const status = await publicPost(request, config.webhooks === 'any', this.closing.signal)
      if (status >= 200 && status < 300) return 'sent'
      return status === 404 || status === 410 ? 'dead' : 'failed'
    } catch {
      return 'failed'
    }
  }

  /** The browser, or the address of the player, is gone for good. */
  private async forget({ channel, target }: Delivery): Promise<void> {
    const { storage } = this.facts
    if (channel === 'push') return storage.unsubscribePush(target)
    const settings = await storage.notificationSettings(target)
    if (!settings) return
    const { webhook: _, ...rest } = settings
    await storage.setNotificationSettings(target, rest)
  }

  private async settle(deliveries: readonly Delivery[], outcome: Outcome): Promise<void> {
    const { storage, metrics, now } = this.facts
    // What was cut off by a stop was no failure.
    if (outcome === 'failed' && this.closing.signal.aborted) return
    const count = ({ channel }: Delivery, result: string) =>
      metrics.count('alea_notifications_total', 'Notifications, by channel and what became of them', {
        channel,
        result,
      })
    for (const one of deliveries) {
      const wait = RETRIES_MS[one.tries]
      const isOver = outcome !== 'failed' || wait === undefined
      count(one, outcome === 'failed' && isOver ? 'given-up' : outcome)
      if (isOver) await storage.endDeliveries([one])
      else await storage.postponeDeliveries([one], now() + wait, true)
    }
  }

  private async recordsOf(rows: readonly { match: string }[]): Promise<Map<string, MatchRecord>> {
    const records = await this.facts.storage.records([...new Set(rows.map(({ match }) => match))])
    return new Map(records.map((record) => [record.id, record]))
  }
}

const isWanted = ({ when }: PlayerSettings, { clock }: MatchRecord): boolean =>
  when === 'always' || (when === 'days' && clock?.kind === 'days')

const seatOf = ({ seats }: MatchRecord, player: string): number => seats.findIndex((seat) => seat.player === player)

function tableOf(record: MatchRecord, { player }: Delivery, { language }: PlayerSettings): WaitingTable {
  const { id, game, seats } = record
  return {
    match: id,
    game,
    title: gameOf(game)?.text[language].title ?? game,
    seat: seatOf(record, player),
    others: seats.flatMap((seat) => (seat.player !== player && seat.name !== undefined ? seat.name : [])),
  }
}
