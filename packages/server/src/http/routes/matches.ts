import { maySee, Refusal } from '@alea/host'
import { Answer, Bundle, Orders, Position, Preview, ReplayPage, Reveal, Said, Say, Table, Undo } from '@alea/protocol'
import { Type } from 'typebox'
import { bundle, logText, PAGE, replayPage } from '../../matches/replays.ts'
import { FAULTS } from '../../text/index.ts'
import { open, signedIn, Written } from '../route.ts'
import { AnalysisState } from './analysisState.ts'
import { changesTable, OneMatch, OneSeat } from './changesTable.ts'

const As = Type.String({ pattern: '^(\\d{1,2}|spectator)$' })
const seatIn = (as: string | undefined): number | null => (as === undefined || as === 'spectator' ? null : Number(as))

const without = <T extends { properties: object }>(schema: T, ...names: string[]) =>
  Type.Object(Object.fromEntries(Object.entries(schema.properties).filter(([name]) => !names.includes(name))), {
    additionalProperties: false,
  })

const Done = Type.Object({ position: Position })

export const matchRoutes = [
  open(
    {
      method: 'GET',
      path: '/api/matches/{match}',
      tag: 'matches',
      summary: 'What a seat, or a spectator, sees now: view, question, hash',
      params: OneMatch,
      query: Type.Object({
        as: Type.Optional(As),
        invitation: Type.Optional(Type.String({ maxLength: 64, description: 'the link to watch a private table' })),
      }),
      reply: Type.Object({
        match: Type.String(),
        position: Position,
        hash: Type.String(),
        sight: Type.Unknown(),
        table: Table,
      }),
    },
    async ({ matches }, { params, query, player }) =>
      (await matches.host(params.match)).look(seatIn(query.as), player?.ids ?? new Set(), query.invitation),
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/matches/{match}/answers',
      tag: 'matches',
      summary: 'Answer the question of a seat; on disk when this returns',
      params: OneMatch,
      body: without(Answer, 'type', 'match'),
      reply: Done,
    },
    async ({ matches }, { params, body, player }) => {
      const command = body as unknown as Omit<Answer, 'type' | 'match'>
      return { position: await (await matches.host(params.match)).answer(command, player.ids) }
    },
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/matches/{match}/undo',
      tag: 'matches',
      summary: "Take the seat's last decision back",
      params: OneMatch,
      body: without(Undo, 'type', 'match'),
      reply: Done,
    },
    async ({ matches }, { params, body, player }) => {
      const command = body as unknown as Omit<Undo, 'type' | 'match'>
      return { position: await (await matches.host(params.match)).undo(command, player.ids) }
    },
  ),
  signedIn(
    {
      method: 'GET',
      path: '/api/matches/{match}/seats/{seat}/undo',
      tag: 'matches',
      summary: 'Why the last decision cannot be taken back, or null; a hint, the undo itself checks more thoroughly',
      params: OneSeat,
      reply: Type.Object({ bar: Type.Union([Type.String(), Type.Null()]) }),
    },
    async ({ matches }, { params, player }) => ({
      bar: await (await matches.host(params.match)).undoBar(Number(params.seat), player.ids),
    }),
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/matches/{match}/previews',
      tag: 'matches',
      summary: "What an answer would change in the seat's view, if it depends on no die and on nothing hidden",
      params: OneMatch,
      body: without(Preview, 'type', 'match', 'id'),
      reply: Type.Object({
        certain: Type.Boolean(),
        changes: Type.Optional(Type.Unknown({ description: 'a difference of views, as in a step' })),
      }),
      cost: 2,
    },
    async ({ matches }, { params, body, player }) => {
      const { seat, position, key } = body as unknown as Preview
      return (await matches.host(params.match)).preview({ seat, position, key }, player.ids)
    },
  ),
  signedIn(
    {
      method: 'PUT',
      path: '/api/matches/{match}/seats/{seat}/contribution',
      tag: 'matches',
      summary: 'Reveal the bytes that were promised for the dice',
      params: OneSeat,
      body: without(Reveal, 'type', 'match', 'id', 'seat'),
      reply: Done,
    },
    async ({ matches }, { params, body, player }) => {
      const { contribution } = body as unknown as Reveal
      const host = await matches.host(params.match)
      return { position: await host.seats.reveal(Number(params.seat), contribution, player.ids) }
    },
  ),
  signedIn(
    {
      method: 'PUT',
      path: '/api/matches/{match}/seats/{seat}/orders',
      tag: 'matches',
      summary: 'Standing orders for windows',
      params: OneSeat,
      body: Orders,
      reply: Done,
    },
    async ({ matches }, { params, body, player }) => ({
      position: await (await matches.host(params.match)).order(Number(params.seat), body, player.ids),
    }),
  ),
  changesTable(
    {
      method: 'POST',
      path: '/api/matches/{match}/seats/{seat}/resign',
      tag: 'matches',
      summary: 'Resign: with two seats the other wins, at a larger table a bot takes over',
      params: OneSeat,
    },
    (host, { params, player }) => host.seats.resign(Number(params.seat), player.ids),
  ),
  changesTable(
    {
      method: 'PUT',
      path: '/api/matches/{match}/seats/{seat}/stand-in',
      tag: 'matches',
      summary: 'Have somebody replaced who has been gone for longer than the rule of the table allows',
      params: OneSeat,
    },
    (host, { params, player }) => host.seats.callStandIn(Number(params.seat), player.ids),
  ),
  changesTable(
    {
      method: 'DELETE',
      path: '/api/matches/{match}/seats/{seat}/stand-in',
      tag: 'matches',
      summary: 'Take my own seat back',
      params: OneSeat,
    },
    (host, { params, player }) => host.seats.takeBack(Number(params.seat), player.ids),
  ),
  open(
    {
      method: 'GET',
      path: '/api/matches/{match}/log',
      stored: true,
      tag: 'matches',
      summary: 'The log of a finished match as text, for `alea replay`',
      params: OneMatch,
      text: true,
      cost: 10,
    },
    async ({ storage }, { params }) => logText(storage, params.match),
  ),
  open(
    {
      method: 'GET',
      path: '/api/matches/{match}/proof',
      stored: true,
      tag: 'matches',
      summary: 'Log, secret and contributions of a finished match, for `alea verify`',
      params: OneMatch,
      reply: Bundle,
      cost: 10,
    },
    async ({ storage }, { params }) => bundle(storage, params.match),
  ),
  open(
    {
      method: 'GET',
      path: '/api/matches/{match}/replay',
      stored: true,
      tag: 'matches',
      summary: `A finished match as seen by any viewer, at most ${PAGE} answers per page`,
      params: OneMatch,
      query: Type.Object({
        as: Type.Optional(As),
        from: Type.Optional(Type.String({ pattern: '^\\d{1,7}$' })),
        to: Type.Optional(Type.String({ pattern: '^\\d{1,7}$' })),
      }),
      reply: ReplayPage,
      cost: 20,
    },
    async ({ storage }, { params, query: { as, from = '0', to = '9999999' } }) =>
      replayPage(storage, params.match, seatIn(as), Number(from), Number(to)),
  ),
  open(
    {
      method: 'GET',
      path: '/api/matches/{match}/analysis',
      tag: 'matches',
      summary: 'The analysis of a finished match: chances over time, luck, what decisions cost; asking begins it',
      params: OneMatch,
      reply: AnalysisState,
      accepted: 'It waits, or is under way: ask again; `analysis` has what is known so far',
      stored: true,
      cost: 5,
    },
    async ({ analyses }, { params: { match }, player, address }) => {
      const { status, ...rest } = await analyses.of(match, { person: player?.id ?? address, address })
      const known = 'json' in rest && rest.json !== undefined ? `,"analysis":${rest.json}` : ''
      const ahead = 'ahead' in rest ? `,"ahead":${rest.ahead}` : ''
      const json = `{"match":${JSON.stringify(match)},"status":${JSON.stringify(status)}${ahead}${known}}`
      return new Written(status === 'done' ? 200 : 202, json)
    },
  ),
  open(
    {
      method: 'GET',
      path: '/api/matches/{match}/chat',
      tag: 'matches',
      summary: 'The chat after line number `after`',
      params: OneMatch,
      query: Type.Object({ after: Type.Optional(Type.String({ pattern: '^\\d{1,9}$' })) }),
      reply: Type.Object({ lines: Type.Array(Said) }),
    },
    async ({ matches, chat }, { params, query, player }) => {
      const host = await matches.host(params.match)
      const ids = player?.ids ?? new Set<string>()
      if (!maySee(host.record, ids)) throw new Refusal('not-allowed')
      const until = host.chatUntil(ids) ?? Number.POSITIVE_INFINITY
      const lines = await chat.lines(params.match, Number(query.after ?? 0), player)
      return { lines: lines.filter(({ at }) => at <= until) }
    },
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/matches/{match}/chat',
      tag: 'matches',
      summary: 'Say something, as text or as one of the quick phrases',
      params: OneMatch,
      body: without(Say, 'type', 'match', 'id'),
      reply: Said,
    },
    async ({ matches, limits }, { params, body, player, now }) => {
      if (!limits.chat.take(player.id, now)) throw new Refusal('too-many', (language) => FAULTS[language].tooFast)
      const host = await matches.host(params.match)
      return host.say(player, player.ids, body as Pick<Say, 'text' | 'phrase'>)
    },
  ),
]
