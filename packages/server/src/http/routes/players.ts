import { Refusal } from '@alea/host'
import { CLOCK_KINDS, Credentials, NewGuest, PlayerId, Profile, Renaming } from '@alea/protocol'
import { Type } from 'typebox'
import type { Player } from '../../players/players.ts'
import { shownRating } from '../../ratings/rate.ts'
import type { Services } from '../../services.ts'
import { FAULTS } from '../../text/index.ts'
import { type Call, open, signedIn } from '../route.ts'

type Anyone = Call<unknown, unknown, unknown>

/** Starts a session with an http-only cookie. */
function startSession({ sessions, players }: Services, { cookie, now }: Anyone, player: Player): Promise<Profile> {
  cookie(sessions.cookie(sessions.token(player.id, now)))
  return players.profile(player.id)
}

/** Limits password tries, for each name and for each address. */
function checkTries({ limits }: Services, { address, now }: Anyone, name: string): void {
  const tries = [`name ${name.toLowerCase()}`, `address ${address}`]
  if (!tries.every((key) => limits.signIns.take(key, now)))
    throw new Refusal('too-many', (language) => FAULTS[language].manyTries)
}

const One = Type.Object({ player: PlayerId })

/** What the two routes that take a password have in common; hashing one is expensive. */
const WITH_PASSWORD = { method: 'POST', tag: 'players', body: Credentials, reply: Profile, cost: 20 } as const

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
      const guest = await services.players.guest(call.body.name, call.language, call.now)
      if (!call.body.token) return startSession(services, call, guest)
      return { ...(await services.players.profile(guest.id)), token: services.sessions.token(guest.id, call.now) }
    },
  ),
  signedIn(
    {
      ...WITH_PASSWORD,
      path: '/api/accounts',
      summary: 'Turn the guest into an account and keep all matches',
    },
    async (services, call) => {
      checkTries(services, call, call.body.name)
      return startSession(
        services,
        call,
        await services.players.signUp(call.player, call.body.name, call.body.password),
      )
    },
  ),
  open(
    {
      ...WITH_PASSWORD,
      path: '/api/sessions',
      summary: "Sign in to an account; the guest's matches move to it",
    },
    async (services, call) => {
      checkTries(services, call, call.body.name)
      return startSession(
        services,
        call,
        await services.players.signIn(call.body.name, call.body.password, call.player),
      )
    },
  ),
  open(
    { method: 'DELETE', path: '/api/sessions', tag: 'players', summary: 'Sign out' },
    async ({ sessions }, { cookie }) => {
      cookie(sessions.expiredCookie)
      return {}
    },
  ),
  signedIn(
    { method: 'GET', path: '/api/me', tag: 'players', summary: 'Who I am', reply: Profile },
    async ({ players, storage }, { player }) => ({
      ...(await players.profile(player.id)),
      muted: await storage.muted(player.id),
    }),
  ),
  signedIn(
    { method: 'PATCH', path: '/api/me', tag: 'players', summary: 'Change my name', body: Renaming, reply: Profile },
    async ({ players }, { player, body }) => players.profile((await players.rename(player, body.name)).id),
  ),
  open(
    { method: 'GET', path: '/api/players/{player}', tag: 'players', summary: 'A profile', params: One, reply: Profile },
    async ({ players }, { params }) => players.profile(params.player),
  ),
  signedIn(
    { method: 'PUT', path: '/api/mutes/{player}', tag: 'players', summary: 'Mute a player', params: One },
    async ({ chat }, { player, params }) => {
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
