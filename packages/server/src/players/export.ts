/** Everything the server keeps about one player, for that player. Never a token, a password, or what others said. */
import type { AccountExport } from '@alea/protocol'
import type { Services } from '../services.ts'
import type { ChatPlace } from '../storage/storage.ts'
import type { Player } from './players.ts'

/** The newest matches, and lines of chat. */
const MOST_MATCHES = 2000
const MOST_LINES = 10_000
const PAGE = 200

export async function exportOf(services: Services, player: Player, now: number): Promise<AccountExport> {
  const { players, sessions, storage } = services
  const { id, name, account, ratings } = await players.profile(player.id)
  const row = await storage.player(player.id)
  const listed = await sessions.list(player.id, now)
  return {
    exported: now,
    id,
    name,
    account,
    created: row?.created ?? now,
    aliases: [...player.ids].filter((each) => each !== id),
    ratings,
    muted: await storage.muted(id),
    goals: await storage.goals(id),
    blocked: (await storage.blocked(id)).map((other) => other.id),
    notifications: await notificationsOf(services, id),
    reports: (await storage.reportsBy([...player.ids])).map(({ at, player, match, reason, text }) => ({
      at,
      player,
      reason,
      text,
      ...(match !== undefined && { match }),
    })),
    sessions: listed.map(({ client, network, program, created, used, expires }) => ({
      client,
      network,
      program,
      created,
      used,
      expires,
    })),
    ...(await matchesOf(services, player)),
    ...(await chatOf(services, player)),
  }
}

async function notificationsOf({ storage }: Services, id: string): Promise<AccountExport['notifications']> {
  const { mail, webhook, ...settings } = (await storage.notificationSettings(id)) ?? {}
  const devices = await storage.pushSubscriptionsOf(id)
  return {
    ...settings,
    ...(mail && { mail: mail.address }),
    ...(webhook && { webhook: webhook.url }),
    devices: devices.map(({ endpoint }) => endpoint),
  }
}

async function matchesOf({ storage }: Services, { ids }: Player) {
  const matches: AccountExport['matches'] = []
  let before = Number.MAX_SAFE_INTEGER
  for (;;) {
    const page = await storage.find({ players: [...ids], before, limit: PAGE })
    for (const { record } of page) {
      const { id, game, status, created, started, ended, rated, ending } = record
      const seats = record.seats.flatMap(({ player, name }, seat) => (ids.has(player ?? '') ? { seat, name } : []))
      matches.push({
        id,
        game,
        status,
        created,
        rated,
        seats: seats.map(({ seat, name }) => ({ seat, ...(name !== undefined && { name }) })),
        ...(started !== undefined && { started }),
        ...(ended !== undefined && { ended }),
        ...(ending && { places: seats.map(({ seat }) => ending.places[seat]!), by: ending.by }),
      })
    }
    before = page.at(-1)?.record.created ?? 0
    if (page.length < PAGE) return { matches, moreMatches: false }
    if (matches.length >= MOST_MATCHES) return { matches, moreMatches: true }
  }
}

async function chatOf({ storage }: Services, { ids }: Player) {
  const chat: AccountExport['chat'] = []
  let place: ChatPlace | null = { match: '', number: 0 }
  while (place && chat.length < MOST_LINES) {
    const { lines, next }: Awaited<ReturnType<typeof storage.chatOf>> = await storage.chatOf([...ids], place)
    for (const { match, line } of lines) {
      const { at, text, phrase } = line
      chat.push({ match, at, ...(text !== undefined && { text }), ...(phrase && { phrase }) })
    }
    place = next
  }
  return { chat, moreChat: place !== null }
}
