import { botName, keepsSeatFor, tableOf } from '@alea/host'
import { Join, MatchId, NewTable, SeatNumber, STATUSES, Table } from '@alea/protocol'
import { Type } from 'typebox'
import { checkBot, newMatch, rematchOf } from '../../matches/newMatch.ts'
import { open, signedIn } from '../route.ts'

export const OneMatch = Type.Object({ match: MatchId })
export const OneSeat = Type.Object({ match: MatchId, seat: Type.String({ pattern: '^\\d{1,2}$' }) })

const LISTED = 50

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
    async ({ storage }, { query: { status, game, mine, before }, player }) => {
      const found = await storage.find({
        ...(status !== undefined && { status }),
        ...(game !== undefined && { game }),
        ...(mine === undefined ? { open: true } : { players: [...(player?.ids ?? [])] }),
        ...(before !== undefined && { before: Number(before) }),
        limit: LISTED,
      })
      return { tables: found.map(({ record, position }) => tableOf(record, { position })) }
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
    async ({ matches }, { body, player, now }) => {
      const host = await matches.create(newMatch(body, player, now))
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
    async ({ matches }, { params, body, player }) => {
      const host = await matches.host(params.match)
      const seat = await host.seats.sit({ id: player.id, name: body.name ?? player.name }, player.ids, body)
      return { seat, table: host.table(player.ids) }
    },
  ),
  signedIn(
    {
      method: 'DELETE',
      path: '/api/tables/{match}/seats/{seat}',
      tag: 'tables',
      summary: 'Leave a seat; the creator of the table may free any seat',
      params: OneSeat,
      reply: Table,
    },
    async ({ matches }, { params, player }) => {
      const host = await matches.host(params.match)
      await host.seats.rise(Number(params.seat), player.ids)
      return host.table(player.ids)
    },
  ),
  signedIn(
    {
      method: 'PUT',
      path: '/api/tables/{match}/seats/{seat}/bot',
      tag: 'tables',
      summary: 'Put a bot in an open seat',
      params: OneSeat,
      body: Type.Object({ bot: Type.String({ maxLength: 30 }) }, { additionalProperties: false }),
      reply: Table,
    },
    async ({ matches }, { params, body, player }) => {
      checkBot(body.bot)
      const host = await matches.host(params.match)
      const seat = Number(params.seat)
      await host.seats.placeBot(seat, body.bot, botName(seat), player.ids)
      return host.table(player.ids)
    },
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/tables/{match}/start',
      tag: 'tables',
      summary: 'Start the match',
      params: OneMatch,
      reply: Table,
    },
    async ({ matches }, { params, player }) => {
      const host = await matches.host(params.match)
      await host.seats.start(player.ids)
      return host.table(player.ids)
    },
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/tables/{match}/abandon',
      tag: 'tables',
      summary: 'Abandon the table, or a match in which no other person plays',
      params: OneMatch,
      reply: Table,
    },
    async ({ matches }, { params, player }) => {
      const host = await matches.host(params.match)
      await host.seats.abandon(player.ids)
      return host.table(player.ids)
    },
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
    async ({ matches }, { params, player, now }) => {
      const before = await matches.host(params.match)
      const asked = before.record.rematch
      const host = asked === undefined ? undefined : await matches.host(asked)
      const again = host ?? (await matches.create(rematchOf(before.record, player.id, now)))
      const agreed = await before.seats.rematch(again.record.id, player.ids)
      const table = agreed === again.record.id ? again : await matches.host(agreed)
      // Hot seat: one person may have had several seats.
      while (keepsSeatFor(table.record, player.ids)) await table.seats.sit(player, player.ids, {})
      return table.table(player.ids)
    },
  ),
]
