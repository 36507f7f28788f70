import type { Options } from '@alea/engine'
import { Refusal } from '@alea/host'
import {
  AccountDeletion,
  AccountExport,
  CLOCK_KINDS,
  Goal,
  NewGuest,
  PlayerId,
  Profile,
  Renaming,
} from '@alea/protocol'
import { Type } from 'typebox'
import { SESSION_COOKIE } from '../../players/cookies.ts'
import { exportOf } from '../../players/export.ts'
import { shownRating } from '../../ratings/rate.ts'
import { FAULTS } from '../../text/index.ts'
import { open, signedIn } from '../route.ts'
import { endOwn, noteFailure, startSession } from './sessions.ts'

const One = Type.Object({ player: PlayerId })
const MOST_MUTED = 500

export const playerRoutes = [
  open(
    {
      method: 'POST',
      path: '/api/guests',
      tag: 'players',
      summary:
        'Become a guest and play at once. With "token": true the reply contains a token instead of a cookie, for programs',
      body: NewGuest,
      reply: Profile,
      cost: 5,
    },
    async (services, call) => {
      const { name, token = false } = call.body
      const guest = await services.players.guest(name, call.language, call.now)
      // A program may play as several guests; a browser has one session.
      if (!token && !call.program) await endOwn(services, call)
      return startSession(services, call, guest, token)
    },
  ),
  signedIn(
    { method: 'GET', path: '/api/me', tag: 'players', summary: 'Who I am', reply: Profile },
    async ({ players, storage }, { player }) => ({
      ...(await players.profile(player.id)),
      muted: await storage.muted(player.id),
      blocked: await storage.blocked(player.id),
      goals: await storage.goals(player.id),
      ...(player.ids.size > 1 && { aliases: [...player.ids].filter((id) => id !== player.id) }),
    }),
  ),
  signedIn(
    {
      method: 'PUT',
      path: '/api/me/goals/{game}',
      tag: 'players',
      summary: 'Keep the options of my next match alone, after one on my own device',
      params: Type.Object({ game: Type.String({ maxLength: 40 }) }),
      body: Goal,
    },
    async ({ goals }, { player, params, body }) => {
      await goals.set(player.id, params.game, body as Options)
      return {}
    },
  ),
  signedIn(
    { method: 'PATCH', path: '/api/me', tag: 'players', summary: 'Change my name', body: Renaming, reply: Profile },
    async ({ players }, { player, body }) => players.profile((await players.rename(player, body.name)).id),
  ),
  signedIn(
    {
      method: 'DELETE',
      path: '/api/me',
      tag: 'players',
      summary:
        'Delete me, for good: an account needs its password, a guest "confirm": true. Unfinished matches are resigned; finished ones stay without my name',
      body: AccountDeletion,
      cost: 20,
    },
    async (services, call) => {
      const { players, deletions, limits, audit, knownHashQueue } = services
      const { player, body, now } = call
      if (!limits.signIns.take(`session ${call.session.id}`, now))
        throw new Refusal('too-many', (language) => FAULTS[language].manyTries)
      const check = () => players.checkDeletion(player, body.password, body.confirm ?? false)
      await knownHashQueue.run(player.id, check).catch(async (error: unknown) => {
        await noteFailure(services, call, error, player.id)
        throw error
      })
      await deletions.delete(player, now)
      await audit.note('account-delete', player.id, '', call.facts.network)
      call.cookie(SESSION_COOKIE, '', 0)
      return {}
    },
  ),
  signedIn(
    {
      method: 'GET',
      path: '/api/me/export',
      tag: 'players',
      summary: 'Everything the server keeps about me; up to 2000 matches and 10 000 lines of chat',
      reply: AccountExport,
      cost: 100,
    },
    async (services, { player, now, facts }) => {
      const exported = await services.exports.run(player.id, () => exportOf(services, player, now))
      await services.audit.note('account-export', player.id, '', facts.network)
      return exported
    },
  ),
  open(
    { method: 'GET', path: '/api/players/{player}', tag: 'players', summary: 'A profile', params: One, reply: Profile },
    async ({ players }, { params }) => players.profile(params.player),
  ),
  signedIn(
    { method: 'PUT', path: '/api/mutes/{player}', tag: 'players', summary: 'Mute a player', params: One },
    async ({ players, storage, chat }, { player, params }) => {
      const other = await players.find(params.player)
      if (!other) throw new Refusal('not-found', (language) => FAULTS[language].noPlayer)
      if (other.id === player.id) throw new Refusal('not-allowed', (language) => FAULTS[language].notYourself)
      if ((await storage.muted(player.id)).length >= MOST_MUTED)
        throw new Refusal('too-many', (language) => FAULTS[language].manyMuted(MOST_MUTED))
      await chat.mute(player.id, params.player, true)
      return {}
    },
  ),
  signedIn(
    { method: 'DELETE', path: '/api/mutes/{player}', tag: 'players', summary: 'Unmute a player', params: One },
    async ({ chat }, { player, params }) => {
      await chat.mute(player.id, params.player, false)
      return {}
    },
  ),
  open(
    {
      method: 'GET',
      path: '/api/ratings/{game}/{mode}',
      tag: 'players',
      summary: `The best players of a pool; the mode is ${CLOCK_KINDS.join(', ')} or untimed`,
      params: Type.Object({
        game: Type.String({ maxLength: 40 }),
        mode: Type.String({ enum: [...CLOCK_KINDS, 'untimed'] }),
      }),
      cost: 5,
    },
    async ({ storage }, { params }) => ({
      players: (await storage.leaders(`${params.game}/${params.mode}`, 100)).map(
        ({ player, name, mu, sigma, matches }) => ({
          player,
          name,
          shown: shownRating({ mu, sigma }),
          matches,
        }),
      ),
    }),
  ),
]
