import { botName, type Ids, isAmongBots, isDelayedFor, tableOf, unreserved } from '@alea/host'
import { BotName, Join, NewTable, SeatNumber, type SeatWish, STATUSES, Table } from '@alea/protocol'
import { Type } from 'typebox'
import { budgetLimit } from '../../bots/botEnvironment.ts'
import { checkBot, newMatch, rematchOf } from '../../matches/newMatch.ts'
import type { MatchRegistry } from '../../matches/registry.ts'
import type { Player, Players } from '../../players/players.ts'
import { countIn } from '../../storage/tableCount.ts'
import { open, signedIn } from '../route.ts'
import { changesTable, OneMatch, OneSeat } from './changesTable.ts'

const LISTED = 50

/** Nobody sits down under the name of somebody else's account. */
const withName = async (players: Players, player: Player, wish: SeatWish): Promise<SeatWish> =>
  wish.kind === 'me' && wish.name !== undefined ? { ...wish, name: await players.seatName(player, wish.name) } : wish

/** The table as spectators see it now; undefined if the match cannot be read. */
const delayedTable = async (
  matches: MatchRegistry,
  match: string,
  ids: Ids | undefined,
): Promise<Table | undefined> => {
  try {
    return await matches.at(match, 'table', ids && [...ids])
  } catch {
    return undefined
  }
}

export const tableRoutes = [
  open(
    {
      method: 'GET',
      path: '/api/tables',
      tag: 'tables',
      summary: 'Open tables and matches to watch; with mine=true my own, in any state',
      query: Type.Object(
        {
          status: Type.Optional(Type.String({ enum: [...STATUSES] })),
          game: Type.Optional(Type.String({ maxLength: 40 })),
          mine: Type.Optional(Type.String({ enum: ['true'] })),
          before: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })),
        },
        { additionalProperties: false },
      ),
      reply: Type.Object({ tables: Type.Array(Table) }),
      cost: 2,
    },
    async ({ storage, matches }, { query: { status, game, mine, before }, player }) => {
      const found = await storage.find({
        ...(status !== undefined && { status }),
        ...(game !== undefined && { game }),
        ...(mine === undefined ? { open: true } : { players: [...(player?.ids ?? [])] }),
        ...(before !== undefined && { before: Number(before) }),
        limit: LISTED,
      })
      const shown = found.map(({ record, position }) =>
        isDelayedFor(record, player?.ids)
          ? delayedTable(matches, record.id, player?.ids)
          : tableOf(record, { position }),
      )
      return { tables: (await Promise.all(shown)).filter((table) => table !== undefined) }
    },
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/tables',
      tag: 'tables',
      summary: 'Create a table; with start=true the match starts at once',
      body: NewTable,
      reply: Table,
      cost: 10,
    },
    async ({ matches, quota, config, players }, { body, player, now }) => {
      const seats = await Promise.all(body.seats.map((wish) => withName(players, player, wish)))
      const record = newMatch({ ...body, seats }, player, now, config)
      const host = await quota.adding(player, countIn(record), () => matches.create(record))
      if (body.start) await host.seats.start(player.ids)
      return host.table(player.ids)
    },
  ),
  open(
    {
      method: 'GET',
      path: '/api/tables/{match}',
      tag: 'tables',
      summary: 'One table: seats, status, clock, dice',
      params: OneMatch,
      reply: Table,
    },
    async ({ matches }, { params, player }) => (await matches.host(params.match)).table(player?.ids),
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/tables/{match}/seats',
      tag: 'tables',
      summary: 'Take a seat: the one asked for, or the first that is free',
      params: OneMatch,
      body: Join,
      reply: Type.Object({ seat: SeatNumber, table: Table }),
    },
    async ({ matches, players }, { params, body, player }) => {
      const host = await matches.host(params.match)
      const name = await players.seatName(player, body.name)
      const seat = await host.seats.sit({ id: player.id, name }, player.ids, body)
      return { seat, table: host.table(player.ids) }
    },
  ),
  changesTable(
    {
      method: 'DELETE',
      path: '/api/tables/{match}/seats/{seat}',
      tag: 'tables',
      summary: 'Leave a seat; the creator of the table may free any seat',
      params: OneSeat,
    },
    (host, { params, player }) => host.seats.rise(Number(params.seat), player.ids),
  ),
  changesTable(
    {
      method: 'PUT',
      path: '/api/tables/{match}/seats/{seat}/bot',
      tag: 'tables',
      summary: 'Put a bot in an open seat',
      params: OneSeat,
      body: Type.Object({ bot: BotName }, { additionalProperties: false }),
    },
    async (host, { params, body, player }, { quota, config }) => {
      checkBot(body.bot, budgetLimit(config))
      const seat = Number(params.seat)
      const others = host.record.seats.filter((_, i) => i !== seat)
      const added = { tables: 0, botSeats: 1, botMatches: Number(isAmongBots({ seats: others })) }
      await quota.adding(player, added, () => host.seats.placeBot(seat, body.bot, botName(seat), player.ids))
    },
  ),
  changesTable(
    {
      method: 'PUT',
      path: '/api/tables/{match}/seats/{seat}/link',
      tag: 'tables',
      summary: 'Give an open seat a new link; the old one no longer works',
      params: OneSeat,
    },
    (host, { params, player }) => host.seats.renewLink(Number(params.seat), player.ids),
  ),
  changesTable(
    {
      method: 'PUT',
      path: '/api/tables/{match}/watch-link',
      tag: 'tables',
      summary: 'Change the link to watch a private table; the old one no longer works',
      params: OneMatch,
    },
    (host, { player }) => host.seats.renewWatchLink(player.ids),
  ),
  changesTable(
    {
      method: 'PUT',
      path: '/api/tables/{match}/seats/{seat}/ready',
      tag: 'tables',
      summary: 'Say before the start that it may begin, or not yet',
      params: OneSeat,
      body: Type.Object({ ready: Type.Boolean() }, { additionalProperties: false }),
    },
    (host, { params, body, player }) => host.seats.ready(Number(params.seat), body.ready, player.ids),
  ),
  changesTable(
    {
      method: 'POST',
      path: '/api/tables/{match}/swap',
      tag: 'tables',
      summary: 'Have two seats change places before the start; only the creator of the table may',
      params: OneMatch,
      body: Type.Object({ one: SeatNumber, other: SeatNumber }, { additionalProperties: false }),
    },
    (host, { body, player }) => host.seats.swap(body.one, body.other, player.ids),
  ),
  changesTable(
    {
      method: 'POST',
      path: '/api/tables/{match}/start',
      tag: 'tables',
      summary: 'Start the match',
      params: OneMatch,
    },
    (host, { player }) => host.seats.start(player.ids),
  ),
  changesTable(
    {
      method: 'POST',
      path: '/api/tables/{match}/abandon',
      tag: 'tables',
      summary: 'Abandon the table, or a match in which no other person plays',
      params: OneMatch,
    },
    (host, { player }) => host.seats.abandon(player.ids),
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/tables/{match}/rematch',
      tag: 'tables',
      summary: 'Play again with the same players, everybody one seat on; it starts when all have asked',
      params: OneMatch,
      reply: Table,
      cost: 10,
    },
    async ({ matches, quota, config, players }, { params, player, now }) => {
      const before = await matches.host(params.match)
      const create = async () => {
        const gone = await players.gone(before.record.seats.flatMap((seat) => seat.player ?? []))
        const record = unreserved(rematchOf(before.record, player.id, now, config), (one) => gone.has(one))
        return (await quota.adding(player, countIn(record), async () => matches.create(record))).record.id
      }
      const again = await before.seats.rematch(create, player.id, player.ids)
      return matches.at(again, 'sitAgain', player.id, player.name, [...player.ids])
    },
  ),
]
